import { type FieldSource, from, set } from './field-source.ts'

const STEP = { step: 'shipment_origin' } as const

/** What step 2 feeds: records 10, 11, 20, 22, 23, 33, and the shared part of 40 and 54. */
export const SHIPMENT_SOURCES: readonly FieldSource[] = [
  ...from({ ...STEP, path: 'shipment_origin.mode_of_transport', label: 'Mode of Transport', block: '9' }, [
    '10',
    'mode',
    'not sent on warehouse withdrawals',
  ]),
  ...from({ ...STEP, path: 'shipment_origin.import_date', label: 'Import Date', block: '11' }, [
    '11',
    'importDate',
  ]),
  ...from({ ...STEP, path: 'shipment_origin.importing_carrier', label: 'Importing Carrier', block: '8' }, [
    '20',
    'conveyanceName',
    'first 20 characters',
  ]),
  ...from(
    { ...STEP, path: 'shipment_origin.bill_of_lading', label: 'Bill of Lading / Air Waybill', block: '12' },
    ['20', 'carrierCode', 'first four letters; by air the two characters that begin the importing carrier'],
    ['23', 'issuer', 'first four letters, none by air'],
    ['23', 'number', 'the rest, or the 11 digits of the air waybill; for kind I the I.T. number'],
  ),
  ...set('M for the bill, I for the I.T. number', ['23', 'kind']),
  ...from({ ...STEP, path: 'shipment_origin.it_date', label: 'I.T. Date', block: '17' }, [
    '20',
    'inBondDate',
  ]),
  ...from(
    { ...STEP, path: 'shipment_origin.us_port_unlading', label: 'U.S. Port of Unlading', block: '20' },
    ['20', 'portOfUnlading'],
  ),
  ...from(
    { ...STEP, path: 'shipment_origin.missing_documents', label: 'Missing Documents', block: '18' },
    ['33', 'code1'],
    ['33', 'code2'],
  ),
  ...from({ ...STEP, path: 'shipment_origin.exporting_country', label: 'Exporting Country', block: '14' }, [
    '40',
    'exportCountry',
  ]),
  ...from({ ...STEP, path: 'shipment_origin.export_date', label: 'Export Date', block: '15' }, [
    '40',
    'exportDate',
  ]),
  ...from(
    { ...STEP, path: 'shipment_origin.foreign_port_lading', label: 'Foreign Port of Lading', block: '19' },
    ['40', 'foreignPort'],
  ),
  ...from(
    { ...STEP, path: 'shipment_origin.country_of_melt_pour', label: 'Country of Melt and Pour', block: '21' },
    ['54-08', 'meltPour', 'the page trade-remedies goes first'],
  ),
  ...from(
    {
      ...STEP,
      path: 'shipment_origin.primary_country_of_smelt',
      label: 'Primary Country of Smelt',
      block: '22',
    },
    ['54-07', 'primaryApplies', 'Y when given'],
    ['54-07', 'primary', 'the page trade-remedies goes first'],
  ),
  ...from(
    {
      ...STEP,
      path: 'shipment_origin.secondary_country_of_smelt',
      label: 'Secondary Country of Smelt',
      block: '23',
    },
    ['54-07', 'secondaryApplies', 'Y when given'],
    ['54-07', 'secondary', 'the page trade-remedies goes first'],
  ),
  ...from({ ...STEP, path: 'shipment_origin.country_of_cast', label: 'Country of Cast', block: '24' }, [
    '54-07',
    'cast',
    'the page trade-remedies goes first',
  ]),
]
