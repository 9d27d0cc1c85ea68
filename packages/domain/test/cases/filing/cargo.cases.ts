import { all, breaks, header, informal, line, meets, parties, shipment, type Trial } from './changes.ts'

/** The cases of `cargo.rules.ts`. */
export const CARGO_TRIALS: Trial[] = [
  breaks('FILING_MODE', 'a consumption entry says how the goods came', shipment({ mode_of_transport: '' })),
  meets('FILING_MODE', 'an informal entry need not', all(informal, shipment({ mode_of_transport: '' }))),
  breaks(
    'FILING_IMPORT_DATE',
    'a warehouse entry needs it',
    all(header({ entry_type: '21' }), shipment({ import_date: '' })),
  ),
  meets('FILING_IMPORT_DATE', 'a consumption entry may lack it', shipment({ import_date: '' })),
  breaks('FILING_BILL', 'ocean freight needs a bill', shipment({ bill_of_lading: '' })),
  breaks(
    'FILING_BILL',
    'an ocean bill begins with four letters',
    shipment({ bill_of_lading: 'EGL14360012345' }),
  ),
  breaks('FILING_BILL', 'air freight needs eleven digits', shipment({ mode_of_transport: '40' })),
  meets(
    'FILING_BILL',
    'an air waybill',
    shipment({ mode_of_transport: '40', bill_of_lading: '180-12345675' }),
  ),
  breaks(
    'FILING_AIR_WAYBILL_DIGIT',
    'the last digit of 1234567 is 5, not 6',
    shipment({ mode_of_transport: '40', bill_of_lading: '180-12345676' }),
  ),
  breaks(
    'FILING_AIR_WAYBILL_DIGIT',
    'a further air waybill with a wrong digit',
    shipment({
      mode_of_transport: '40',
      bill_of_lading: '180-12345675',
      further_bills: [{ bill_of_lading: '180-12345680', packages: '1' }],
    }),
  ),
  meets(
    'FILING_AIR_WAYBILL_DIGIT',
    'air waybills with their digits',
    shipment({
      mode_of_transport: '40',
      bill_of_lading: '180-12345675',
      further_bills: [{ bill_of_lading: '180-12345686', packages: '1' }],
    }),
  ),
  meets(
    'FILING_AIR_WAYBILL_DIGIT',
    'an ocean bill has no such digit',
    shipment({ bill_of_lading: 'ONEYNGBE12345676' }),
  ),
  meets('FILING_BILL', 'a truck may come without', shipment({ mode_of_transport: '30', bill_of_lading: '' })),
  meets(
    'FILING_BILL',
    'a truck bill without issuer',
    shipment({ mode_of_transport: '30', bill_of_lading: '12345' }),
  ),
  breaks('FILING_AIR_CARRIER', 'an airline goes by its code', shipment({ mode_of_transport: '40' })),
  meets(
    'FILING_AIR_CARRIER',
    'flight KE082',
    shipment({ mode_of_transport: '40', importing_carrier: 'KE082' }),
  ),
  breaks(
    'FILING_HOUSE_BILL',
    "an ocean house bill without the forwarder's letters",
    shipment({ house_bill: '4471120' }),
  ),
  meets('FILING_HOUSE_BILL', 'an ocean house bill', shipment({ house_bill: 'CHSLSHA4471120' })),
  meets(
    'FILING_HOUSE_BILL',
    'a house air waybill, which has no issuer',
    shipment({ mode_of_transport: '40', bill_of_lading: '180-12345675', house_bill: 'SHA20260114' }),
  ),
  breaks(
    'FILING_FURTHER_BILLS',
    'packages without a bill',
    shipment({ further_bills: [{ packages: '10' }] }),
  ),
  breaks(
    'FILING_FURTHER_BILLS',
    'an ocean bill without its issuer',
    shipment({ further_bills: [{ bill_of_lading: '14360012345', packages: '10' }] }),
  ),
  breaks(
    'FILING_FURTHER_BILLS',
    'a sub-house bill without a house bill',
    shipment({ further_bills: [{ sub_house_bill: 'SUB1', packages: '10' }] }),
  ),
  meets(
    'FILING_FURTHER_BILLS',
    'a second house bill below the bill of block 12',
    shipment({ house_bill: 'CHSLSHA1', further_bills: [{ house_bill: 'CHSLSHA2', packages: '10' }] }),
  ),
  meets(
    'FILING_FURTHER_BILLS',
    'by truck, a second in-bond number of Form 7512 alone',
    shipment({
      mode_of_transport: '30',
      bill_of_lading: '',
      it_number: '123456782',
      further_bills: [{ it_number: '234567896', packages: '10' }],
    }),
  ),
  breaks(
    'FILING_BILL',
    'by truck, further bills beside packages without a bill',
    shipment({
      mode_of_transport: '30',
      bill_of_lading: '',
      further_bills: [{ bill_of_lading: 'KTRU12345678', packages: '10' }],
    }),
  ),
  meets(
    'FILING_FURTHER_BILLS_TWICE',
    'one bill whose goods moved under two in-bond numbers',
    shipment({ it_number: '123456782', further_bills: [{ it_number: '234567896', packages: '10' }] }),
  ),
  breaks(
    'FILING_FURTHER_BILLS_TWICE',
    'the house bill of block 12 again',
    shipment({ house_bill: 'CHSLSHA1', further_bills: [{ house_bill: 'CHSLSHA1', packages: '10' }] }),
  ),
  meets(
    'FILING_FURTHER_BILLS_TWICE',
    'two ocean bills',
    shipment({ further_bills: [{ bill_of_lading: 'EGLV14360012346', packages: '10' }] }),
  ),
  breaks(
    'FILING_FURTHER_BILLS_PACKAGES',
    'a bill without packages',
    shipment({ further_bills: [{ bill_of_lading: 'EGLV14360012346' }] }),
  ),
  breaks(
    'FILING_FURTHER_BILLS_PACKAGES',
    'all 65 packages on the second bill',
    shipment({ further_bills: [{ bill_of_lading: 'EGLV14360012346', packages: '65' }] }),
  ),
  meets(
    'FILING_FURTHER_BILLS_PACKAGES',
    '40 of 65 packages on the second bill',
    shipment({ further_bills: [{ bill_of_lading: 'EGLV14360012346', packages: '40' }] }),
  ),
  breaks(
    'FILING_FURTHER_BILLS_UNIT',
    'a unit in words',
    shipment({ further_bills: [{ bill_of_lading: 'EGLV14360012346', packages: '10', unit: 'CARTONS' }] }),
  ),
  meets(
    'FILING_FURTHER_BILLS_UNIT',
    'pallets beside cartons',
    shipment({ further_bills: [{ bill_of_lading: 'EGLV14360012346', packages: '10', unit: 'PLT' }] }),
  ),
  breaks('FILING_SUB_HOUSE_BILL', 'no house bill above it', shipment({ sub_house_bill: 'SUB1' })),
  meets(
    'FILING_SUB_HOUSE_BILL',
    'below a house bill',
    shipment({ house_bill: 'CHSLSHA4471120', sub_house_bill: 'SUB1' }),
  ),
  breaks('FILING_CARRIER_CODE', 'digits name no ocean carrier', shipment({ carrier_code: '12' })),
  meets('FILING_CARRIER_CODE', 'a carrier other than the issuer', shipment({ carrier_code: 'ONEY' })),
  meets(
    'FILING_CARRIER_CODE',
    'an airline',
    shipment({ mode_of_transport: '40', bill_of_lading: '180-12345675', carrier_code: '5X' }),
  ),
  breaks('FILING_TRIP_NUMBER', 'six characters are too many', shipment({ trip_number: '1024-E' })),
  meets('FILING_TRIP_NUMBER', 'a voyage', shipment({ trip_number: '024E' })),
  breaks('FILING_MANIFEST_UNIT', 'a unit is a code', shipment({ manifest_unit: 'CT-N' })),
  meets('FILING_MANIFEST_UNIT', 'pallets', shipment({ manifest_unit: 'PLT' })),
  breaks('FILING_CONVEYANCE', 'a vessel has a name', shipment({ importing_carrier: '' })),
  meets(
    'FILING_CONVEYANCE',
    'a truck has none',
    shipment({ mode_of_transport: '30', importing_carrier: '' }),
  ),
  breaks('FILING_UNLADING_PORT', 'ocean freight is unladen somewhere', shipment({ us_port_unlading: '' })),
  breaks('FILING_UNLADING_PORT', 'the port has four digits', shipment({ us_port_unlading: '27' })),
  meets(
    'FILING_UNLADING_PORT',
    'a truck need not say',
    shipment({ mode_of_transport: '30', us_port_unlading: '' }),
  ),
  breaks(
    'FILING_FOREIGN_PORT',
    'several ports of lading cannot be sent',
    shipment({ foreign_port_lading: 'MULTI' }),
  ),
  meets(
    'FILING_FOREIGN_PORT',
    'air freight needs none',
    shipment({ mode_of_transport: '40', foreign_port_lading: '' }),
  ),
  breaks('FILING_MANIFEST_QUANTITY', 'a bill covers at least one package', line({ manifest_qty: '0' })),
  meets(
    'FILING_MANIFEST_QUANTITY',
    'a truck without bill sends no manifest',
    all(shipment({ mode_of_transport: '30', bill_of_lading: '' }), line({ manifest_qty: '' })),
  ),
  breaks('FILING_MANIFEST_WHOLE', 'half a carton is none', line({ manifest_qty: '65.5' })),
  meets('FILING_MANIFEST_WHOLE', 'decimals of zero are whole', line({ manifest_qty: '65.00' })),
  breaks(
    'FILING_LOCATION',
    'a warehouse entry says where the goods are',
    all(header({ entry_type: '21' }), parties({ location_of_goods: 'Pier 400', firms_code: '' })),
  ),
  meets('FILING_LOCATION', 'a location of four characters is the FIRMS code', header({ entry_type: '21' })),
  breaks(
    'FILING_EXPORT_COUNTRY',
    'goods of a consumption entry come from abroad',
    shipment({ exporting_country: 'US' }),
  ),
  breaks('FILING_EXPORT_COUNTRY', 'a consumption entry names it', shipment({ exporting_country: '' })),
  meets(
    'FILING_EXPORT_COUNTRY',
    'goods into a warehouse may come from the United States',
    all(header({ entry_type: '21' }), shipment({ exporting_country: 'US' })),
  ),
  breaks('FILING_EXPORT_DATE', 'goods leave before they arrive', shipment({ export_date: '2026-02-25' })),
  breaks('FILING_EXPORT_DATE', 'the day of export is needed', shipment({ export_date: '' })),
  meets('FILING_EXPORT_DATE', 'leaving on the day of arrival', shipment({ export_date: '2026-02-24' })),
]
