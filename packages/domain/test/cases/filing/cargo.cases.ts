import type { CaseTable } from '../cases.ts'
import { informal } from './changes.ts'

/** The cases of `cargo.rules.ts` and `bills.rules.ts`. */
export const CARGO_CASES: CaseTable = {
  FILING_MODE: {
    breaks: { 'a consumption entry says how the goods came': { mode_of_transport: '' } },
    meets: { 'an informal entry need not': { ...informal, mode_of_transport: '' } },
  },
  FILING_IMPORT_DATE: {
    breaks: { 'a warehouse entry needs it': { entry_type: '21', import_date: '' } },
    meets: { 'a consumption entry may lack it': { import_date: '' } },
  },
  FILING_BILL: {
    breaks: {
      'ocean freight needs a bill': { bill_of_lading: '' },
      'an ocean bill begins with four letters': { bill_of_lading: 'EGL14360012345' },
      'air freight needs eleven digits': { mode_of_transport: '40' },
      'by truck, further bills beside packages without a bill': {
        mode_of_transport: '30',
        bill_of_lading: '',
        further_bills: [{ bill_of_lading: 'KTRU12345678', packages: '10' }],
      },
      'by mail sixteen characters, the first four a carrier': { mode_of_transport: '50' },
    },
    meets: {
      'an air waybill': { mode_of_transport: '40', bill_of_lading: '180-12345675' },
      'a truck may come without': { mode_of_transport: '30', bill_of_lading: '' },
      'a truck bill without issuer': { mode_of_transport: '30', bill_of_lading: '12345' },
      'twelve letters and digits by mail': { mode_of_transport: '50', bill_of_lading: 'EA1234567890' },
    },
  },
  FILING_UNLADING_PORT_AIRPORT: {
    breaks: { 'a vessel at an airport': { us_port_unlading: '2720' } },
    meets: { 'a vessel at a seaport': { us_port_unlading: '2704' } },
  },
  FILING_LOCATION_UNKNOWN: {
    breaks: {
      'a location of nines': { firms_code: '9999' },
      'a location of zeros in block 30': { firms_code: '', location_of_goods: '0000' },
    },
    meets: { 'a location of four characters': { firms_code: 'Y292' } },
  },
  FILING_AIR_WAYBILL_DIGIT: {
    breaks: {
      'the last digit of 1234567 is 5, not 6': { mode_of_transport: '40', bill_of_lading: '180-12345676' },
      'a further air waybill with a wrong digit': {
        mode_of_transport: '40',
        bill_of_lading: '180-12345675',
        further_bills: [{ bill_of_lading: '180-12345680', packages: '1' }],
      },
    },
    meets: {
      'air waybills with their digits': {
        mode_of_transport: '40',
        bill_of_lading: '180-12345675',
        further_bills: [{ bill_of_lading: '180-12345686', packages: '1' }],
      },
      'an ocean bill has no such digit': { bill_of_lading: 'ONEYNGBE12345676' },
    },
  },
  FILING_AIR_CARRIER: {
    breaks: { 'an airline goes by its code': { mode_of_transport: '40' } },
    meets: { 'flight KE082': { mode_of_transport: '40', importing_carrier: 'KE082' } },
  },
  FILING_HOUSE_BILL: {
    breaks: { "an ocean house bill without the forwarder's letters": { house_bill: '4471120' } },
    meets: {
      'an ocean house bill': { house_bill: 'CHSLSHA4471120' },
      'a house air waybill, which has no issuer': {
        mode_of_transport: '40',
        bill_of_lading: '180-12345675',
        house_bill: 'SHA20260114',
      },
    },
  },
  FILING_FURTHER_BILLS: {
    breaks: {
      'packages without a bill': { further_bills: [{ packages: '10' }] },
      'an ocean bill without its issuer': {
        further_bills: [{ bill_of_lading: '14360012345', packages: '10' }],
      },
      'a sub-house bill without a house bill': {
        further_bills: [{ sub_house_bill: 'SUB1', packages: '10' }],
      },
    },
    meets: {
      'a second house bill below the bill of block 12': {
        house_bill: 'CHSLSHA1',
        further_bills: [{ house_bill: 'CHSLSHA2', packages: '10' }],
      },
      'by truck, a second in-bond number of Form 7512 alone': {
        mode_of_transport: '30',
        bill_of_lading: '',
        it_number: '123456782',
        further_bills: [{ it_number: '234567896', packages: '10' }],
      },
    },
  },
  FILING_FURTHER_BILLS_TWICE: {
    breaks: {
      'the house bill of block 12 again': {
        house_bill: 'CHSLSHA1',
        further_bills: [{ house_bill: 'CHSLSHA1', packages: '10' }],
      },
    },
    meets: {
      'one bill whose goods moved under two in-bond numbers': {
        it_number: '123456782',
        further_bills: [{ it_number: '234567896', packages: '10' }],
      },
      'two ocean bills': { further_bills: [{ bill_of_lading: 'EGLV14360012346', packages: '10' }] },
    },
  },
  FILING_FURTHER_BILLS_PACKAGES: {
    breaks: {
      'a bill without packages': { further_bills: [{ bill_of_lading: 'EGLV14360012346' }] },
      'all 65 packages on the second bill': {
        further_bills: [{ bill_of_lading: 'EGLV14360012346', packages: '65' }],
      },
    },
    meets: {
      '40 of 65 packages on the second bill': {
        further_bills: [{ bill_of_lading: 'EGLV14360012346', packages: '40' }],
      },
    },
  },
  FILING_FURTHER_BILLS_UNIT: {
    breaks: {
      'a unit in words': {
        further_bills: [{ bill_of_lading: 'EGLV14360012346', packages: '10', unit: 'CARTONS' }],
      },
    },
    meets: {
      'pallets beside cartons': {
        further_bills: [{ bill_of_lading: 'EGLV14360012346', packages: '10', unit: 'PLT' }],
      },
    },
  },
  FILING_SUB_HOUSE_BILL: {
    breaks: { 'no house bill above it': { sub_house_bill: 'SUB1' } },
    meets: { 'below a house bill': { house_bill: 'CHSLSHA4471120', sub_house_bill: 'SUB1' } },
  },
  FILING_CARRIER_CODE: {
    breaks: { 'digits name no ocean carrier': { carrier_code: '12' } },
    meets: {
      'a carrier other than the issuer': { carrier_code: 'ONEY' },
      'an airline': { mode_of_transport: '40', bill_of_lading: '180-12345675', carrier_code: '5X' },
    },
  },
  FILING_CARRIER_UNKNOWN: {
    breaks: { 'a SCAC that the table does not have': { carrier_code: 'QQQQ' } },
    meets: {
      'a carrier of the table': { carrier_code: 'ONEY' },
      'a vessel without a SCAC': { carrier_code: 'ZZZZ' },
      'an airline, of which there is no table': {
        mode_of_transport: '40',
        bill_of_lading: '180-12345675',
        carrier_code: '5X',
      },
    },
  },
  FILING_TRIP_NUMBER: {
    breaks: { 'six characters are too many': { trip_number: '1024-E' } },
    meets: { 'a voyage': { trip_number: '024E' } },
  },
  FILING_MANIFEST_UNIT: {
    breaks: { 'a unit is a code': { manifest_unit: 'CT-N' } },
    meets: { pallets: { manifest_unit: 'PLT' } },
  },
  FILING_CONVEYANCE: {
    breaks: { 'a vessel has a name': { importing_carrier: '' } },
    meets: { 'a truck has none': { mode_of_transport: '30', importing_carrier: '' } },
  },
  FILING_UNLADING_PORT: {
    breaks: {
      'ocean freight is unladen somewhere': { us_port_unlading: '' },
      'the port has four digits': { us_port_unlading: '27' },
    },
    meets: { 'a truck need not say': { mode_of_transport: '30', us_port_unlading: '' } },
  },
  FILING_UNLADING_PORT_UNKNOWN: {
    breaks: {
      'a number of no port': { us_port_unlading: '9999' },
      'a truck crosses at a port, too': { mode_of_transport: '30', us_port_unlading: '9999' },
    },
    meets: { 'Long Beach': { us_port_unlading: '2709' } },
  },
  FILING_FOREIGN_PORT: {
    breaks: { 'several ports of lading cannot be sent': { foreign_port_lading: 'MULTI' } },
    meets: { 'air freight needs none': { mode_of_transport: '40', foreign_port_lading: '' } },
  },
  FILING_MANIFEST_QUANTITY: {
    breaks: { 'a bill covers at least one package': { manifest_qty: '0' } },
    meets: {
      'a truck without bill sends no manifest': {
        mode_of_transport: '30',
        bill_of_lading: '',
        manifest_qty: '',
      },
    },
  },
  FILING_MANIFEST_WHOLE: {
    breaks: { 'half a carton is none': { manifest_qty: '65.5' } },
    meets: { 'decimals of zero are whole': { manifest_qty: '65.00' } },
  },
  FILING_LOCATION: {
    breaks: {
      'a warehouse entry says where the goods are': {
        entry_type: '21',
        location_of_goods: 'Pier 400',
        firms_code: '',
      },
    },
    meets: { 'a location of four characters is the FIRMS code': { entry_type: '21' } },
  },
  FILING_EXPORT_COUNTRY: {
    breaks: {
      'goods of a consumption entry come from abroad': { exporting_country: 'US' },
      'a consumption entry names it': { exporting_country: '' },
    },
    meets: {
      'goods into a warehouse may come from the United States': { entry_type: '21', exporting_country: 'US' },
    },
  },
  FILING_EXPORT_DATE: {
    breaks: {
      'goods leave before they arrive': { export_date: '2026-02-25' },
      'the day of export is needed': { export_date: '' },
    },
    meets: { 'leaving on the day of arrival': { export_date: '2026-02-24' } },
  },
}
