import { type FieldSource, from, set } from './field-source.ts'

/** What step 2 feeds: records 10, 11, 20, 22, 23, 33, and the shared part of 40 and 54. */
export const SHIPMENT_SOURCES: readonly FieldSource[] = [
  ...from('shipment_origin.mode_of_transport', ['10', 'mode', 'not sent on warehouse withdrawals']),
  ...from('shipment_origin.import_date', ['11', 'importDate']),
  ...from('shipment_origin.importing_carrier', ['20', 'conveyanceName', 'first 20 characters']),
  ...from(
    'shipment_origin.bill_of_lading',
    ['20', 'carrierCode', 'first four letters; by air the two characters that begin the importing carrier'],
    ['23', 'issuer', 'first four letters, none by air'],
    ['23', 'number', 'the rest, or the 11 digits of the air waybill; for kind I the I.T. number'],
  ),
  ...set('M for the bill, I for the I.T. number', ['23', 'kind']),
  ...from('shipment_origin.it_date', ['20', 'inBondDate']),
  ...from('shipment_origin.us_port_unlading', ['20', 'portOfUnlading']),
  ...from('shipment_origin.missing_documents', ['33', 'code1'], ['33', 'code2']),
  ...from('shipment_origin.exporting_country', ['40', 'exportCountry']),
  ...from('shipment_origin.export_date', ['40', 'exportDate']),
  ...from('shipment_origin.foreign_port_lading', ['40', 'foreignPort']),
  ...from('shipment_origin.country_of_melt_pour', [
    '54-08',
    'meltPour',
    'the page trade-remedies goes first',
  ]),
  ...from(
    'shipment_origin.primary_country_of_smelt',
    ['54-07', 'primaryApplies', 'Y when given'],
    ['54-07', 'primary', 'the page trade-remedies goes first'],
  ),
  ...from(
    'shipment_origin.secondary_country_of_smelt',
    ['54-07', 'secondaryApplies', 'Y when given'],
    ['54-07', 'secondary', 'the page trade-remedies goes first'],
  ),
  ...from('shipment_origin.country_of_cast', ['54-07', 'cast', 'the page trade-remedies goes first']),
]
