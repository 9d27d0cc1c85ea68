import { t } from '../../words/t.ts'

/** Returns the filings that the product does not make, in one sentence, for small print. */
export const notFiledSummary = (): string =>
  t({
    id: 'not-filed.summary',
    defaultMessage:
      'We file the entry summary (CBP Form 7501), the release of the goods (CBP Form 3461) and the Importer Security Filing (ISF, 10+2).',
  })

/** Returns the filings that an import may need in addition to the entry summary, and their filers. */
export const notFiled = (): readonly string[] => [
  t({
    id: 'not-filed.released-by-broker',
    defaultMessage:
      'The summary of goods that a broker released. A broker files the release under the filer code of the broker; then the entry summary has to come from the broker too.',
  }),
  t({
    id: 'not-filed.other-agencies',
    defaultMessage:
      'The data of other agencies, except food, cosmetics, medical devices and products that emit radiation (FDA), plants, seeds and plants in goods (APHIS), chemicals (EPA), product certificates (CPSC), vehicles and tires (NHTSA), and beer, wine and spirits (TTB). A broker releases goods that need other data.',
  }),
  t({
    id: 'not-filed.entry-types',
    defaultMessage:
      'Entry types 04, 05, 08, 24, 25, 26 and 61 to 63, which CBP does not take as an electronic entry summary. You can prepare and print them.',
  }),
  t({
    id: 'not-filed.releases',
    defaultMessage:
      'Releases of goods of small value (entry type 86), by the tracking number of an express carrier, and of privileged foreign goods whose zone number is no longer active (SE61). The carrier or a broker files them.',
  }),
  t({
    id: 'not-filed.release-remarks',
    defaultMessage:
      'Remarks of a release without which CBP decides all the same: reference of a railroad, known importer, perishable goods, number of a consolidated summary. A security filing (ISF) goes separately, or in one message with a release that is filed before its summary; never in that of a summary.',
  }),
  t({
    id: 'not-filed.in-bond',
    defaultMessage:
      'In-bond movements from one port to another (QP and WP). The carrier or a broker files them; the entry takes their number.',
  }),
  t({
    id: 'not-filed.protests',
    defaultMessage: 'Protests and drawback. Use the ACE Portal or a broker.',
  }),
]
