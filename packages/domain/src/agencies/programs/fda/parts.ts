import { label } from '../../../messages/index.ts'
import { type ReferenceTable, records } from '../../../reference/index.ts'
import data from '../../data/fda-affirmations.json' with { type: 'json' }
import { type AskedRole, allRows, asked, may, must, own, type ProgramRule, whole } from '../program.ts'

/** The affirmations that the FDA knows, and whether each needs a text. Those of radiation are RA1 to RD3. */
function affirmation(code: string, table: ReferenceTable = data) {
  const known = records<'code' | 'text' | 'grade'>(table).find((row) => row.code === code)
  return known ?? (/^R[A-D]\d$/.test(code) ? { code, text: '', grade: '?' } : undefined)
}

const affirmations = (statement: Parameters<typeof allRows>[0]) =>
  allRows(statement).filter(({ record }) => record === 'PG23')

/** What any product of the FDA is asked. */
export const PRODUCT_CODE = asked(
  'FDP',
  label({
    id: 'fda.product-code',
    defaultMessage: "Give FDA's product code: seven characters that FDA's product code builder finds.",
  }),
)
export const INTENDED_USE = asked(
  'intendedUse',
  label({
    id: 'fda.intended-use',
    defaultMessage: 'Say what the product is meant for, with the code of its intended use.',
  }),
)
export const PROCESSING = asked(
  'processing',
  label({ id: 'fda.processing', defaultMessage: 'Say which kind of product of this program it is.' }),
)

export const MADE_IN = must(
  'PG06',
  label({ id: 'fda.made', defaultMessage: 'Say in which country it is made or grown.' }),
  [
    asked(
      'country',
      label({ id: 'fda.made-in', defaultMessage: 'Give the country in which it is made or grown.' }),
    ),
  ],
)
export const DESCRIBED = must(
  'PG10',
  label({ id: 'fda.description', defaultMessage: 'Describe the product as its label does.' }),
  [
    asked(
      'text',
      label({ id: 'fda.description-text', defaultMessage: 'Describe the product as its label does.' }),
    ),
  ],
)
export const ADDRESSED = [
  must('PG19', label({ id: 'fda.party', defaultMessage: 'Give the parties of the shipment.' })),
  must('PG20', label({ id: 'fda.address', defaultMessage: 'Give the address of each party.' })),
] as const
/** Whom FDA asks about the goods. */
export const CONTACT = must(
  'PG21',
  label({ id: 'fda.contact', defaultMessage: 'Name the person whom FDA asks.' }),
  [
    asked(
      'name',
      label({ id: 'fda.contact-name', defaultMessage: 'Give the name of the person whom FDA asks.' }),
    ),
    asked(
      'telephone',
      label({
        id: 'fda.contact-telephone',
        defaultMessage: 'Give the telephone number of the person whom FDA asks.',
      }),
    ),
    asked(
      'email',
      label({
        id: 'fda.contact-email',
        defaultMessage: 'Give the email address of the person whom FDA asks.',
      }),
    ),
  ],
)
export const ARRIVAL = must(
  'PG30',
  label({ id: 'fda.arrival', defaultMessage: 'Say when and where the goods arrive.' }),
  [
    asked('date', label({ id: 'fda.arrival-date', defaultMessage: 'Give the day of the arrival.' })),
    asked('time', label({ id: 'fda.arrival-time', defaultMessage: 'Give the time of the arrival.' })),
  ],
)
/** What an FDA product may have as its kind asks. */
export const REST = [may('PG04'), may('PG24'), may('PG25'), may('PG27'), may('PG55'), may('PG60')] as const

const role = (code: string, words: AskedRole['words']): AskedRole => ({ role: code, words })

/** The codes of the roles are from memory: they warn, and refuse nothing. */
export const MAKER = role(
  'MF',
  label({ id: 'fda.maker', defaultMessage: 'Name the manufacturer, with the site where it is made.' }),
)
export const ROLES: readonly AskedRole[] = [
  MAKER,
  role('DEQ', label({ id: 'fda.shipper', defaultMessage: 'Name the shipper.' })),
  role('FD1', label({ id: 'fda.importer', defaultMessage: 'Name the importer that FDA asks.' })),
  role('UC', label({ id: 'fda.consignee', defaultMessage: 'Name the consignee.' })),
]

/** Rules of any FDA product: its code, its affirmations, its arrival. */
export const FDA_RULES: readonly ProgramRule[] = [
  {
    condition: own(
      'FDA PRODUCT CODE MUST HAVE 7 CHARACTERS',
      label({ id: 'fda.product-code-length', defaultMessage: 'A product code of FDA has seven characters.' }),
    ),
    grade: 'C',
    question: 'product_code',
    places: ({ articles }) =>
      whole(
        articles.some(({ codes }) =>
          codes.some(
            ({ kind, number }) => kind === 'FDP' && !/^[\dA-Z]{7}$/.test(number.replace(/[^\dA-Z]/g, '')),
          ),
        ),
      ),
  },
  {
    condition: {
      code: 'P15',
      narrative: 'INVALID AFFIRMATION OF COMPLIANCE CODE',
      words: label({
        id: 'fda.affirmation-unknown',
        defaultMessage: 'FDA does not know this affirmation of compliance.',
      }),
    },
    grade: 'B',
    question: 'declaration',
    places: (statement) =>
      whole(affirmations(statement).some(({ values }) => !affirmation(values.code ?? ''))),
  },
  {
    condition: own(
      'AFFIRMATION NEEDS ITS NUMBER OR TEXT',
      label({ id: 'fda.affirmation-text', defaultMessage: 'This affirmation needs its number or text.' }),
    ),
    grade: 'B',
    places: (statement) =>
      whole(
        affirmations(statement).some(({ values }) => affirmation(values.code ?? '')?.text && !values.text),
      ),
  },
  {
    condition: own(
      'ARRIVAL MUST HAVE STATUS A',
      label({ id: 'fda.arrival-status', defaultMessage: 'The arrival of the goods has the status A.' }),
    ),
    grade: 'A',
    places: (statement) =>
      whole(
        allRows(statement).some(
          ({ record, values }) => record === 'PG30' && !/^[AF]$/.test(values.status ?? ''),
        ),
      ),
  },
]

/** A rule that one of several affirmations is given. */
export const affirmsOneOf = (
  codes: readonly string[],
  condition: ProgramRule['condition'],
  { grade, question }: Required<Pick<ProgramRule, 'grade' | 'question'>>,
): ProgramRule => ({
  condition,
  grade,
  question,
  places: (statement) =>
    whole(!affirmations(statement).some(({ values }) => codes.includes(values.code ?? ''))),
})
