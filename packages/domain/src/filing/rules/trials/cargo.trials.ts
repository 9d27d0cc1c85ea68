import { all, breaks, header, informal, line, meets, parties, shipment, type Trial } from './trial.ts'

/** The cases of `cargo.rules.ts`. */
export const CARGO_TRIALS: Trial[] = [
  breaks('FILING_MODE', 'a consumption entry says how the goods came', shipment({ mode_of_transport: '' })),
  meets('FILING_MODE', 'an informal entry need not', all(informal, shipment({ mode_of_transport: '' }))),
  breaks('FILING_ZONE', 'zone goods are no consumption entry', shipment({ importing_carrier: 'FTZ 0050' })),
  meets('FILING_ZONE', 'a vessel is no zone', shipment({ importing_carrier: 'EVER LUCID' })),
  meets(
    'FILING_ZONE',
    'type 06 is refused in step 1',
    all(header({ entry_type: '06' }), shipment({ importing_carrier: 'FTZ 0050' })),
  ),
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
