import { type FieldSource, from } from './field-source.ts'

/** What step 3 feeds: record 11, the FIRMS code of 20 and the sold-to party of 47. */
export const PARTIES_SOURCES: readonly FieldSource[] = [
  ...from('parties.importer_number', ['11', 'importer']),
  ...from('parties.consignee_number', [
    '11',
    'consignee',
    'SAME is the importer number; it is also the sold-to party (47 S)',
  ]),
  ...from('parties.ultimate_consignee.state', ['11', 'stateOfDestination', "else the importer's state"]),
  ...from('parties.location_of_goods', [
    '20',
    'firmsCode',
    'the FIRMS code, or a location of exactly four characters',
  ]),
]
