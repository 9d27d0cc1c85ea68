import { type FieldSource, from } from './field-source.ts'

const STEP = { step: 'parties_locations' } as const

/** What step 3 feeds: record 11, the FIRMS code of 20 and the sold-to party of 47. */
export const PARTIES_SOURCES: readonly FieldSource[] = [
  ...from({ ...STEP, path: 'parties.importer_number', label: 'Importer Number', block: '27' }, [
    '11',
    'importer',
  ]),
  ...from({ ...STEP, path: 'parties.consignee_number', label: 'Consignee Number', block: '26' }, [
    '11',
    'consignee',
    'SAME is the importer number; it is also the sold-to party (47 S)',
  ]),
  ...from(
    {
      ...STEP,
      path: 'parties.ultimate_consignee.state',
      label: 'Ultimate Consignee State',
      block: '29',
    },
    ['11', 'stateOfDestination', "else the importer's state"],
  ),
  ...from({ ...STEP, path: 'parties.location_of_goods', label: 'Location of Goods', block: '25' }, [
    '20',
    'firmsCode',
    'the FIRMS code, or a location of exactly four characters',
  ]),
]
