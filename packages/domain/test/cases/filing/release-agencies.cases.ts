import { SAMPLE_ANSWERS } from '../../agencies/index.ts'
import type { CaseTable, Values } from '../cases.ts'

type Answer = { question?: string; row?: string; value?: string }

const statementOf = (name: keyof typeof SAMPLE_ANSWERS, agency: string, given?: readonly Answer[]) => {
  const { program = '', processing, given: all = [] } = SAMPLE_ANSWERS[name] ?? {}
  return { agency, program, ...(processing && { variant: processing }), answers: [...(given ?? all)] }
}

const says = (...statements: readonly object[]): Values => ({ 'line_items.0.agency_statements': statements })

const food = (change: (answers: readonly Answer[]) => readonly Answer[] = (all) => all) =>
  says(statementOf('food', 'FDA', change(SAMPLE_ANSWERS.food?.given ?? [])))
const without = (question: string) => (all: readonly Answer[]) =>
  all.filter((answer) => answer.question !== question)

/** Facts of the sample that agencies ask for and the summary does not. */
const known: Values = {
  'parties.importer_of_record': {
    name: 'Alder & Finch',
    address_line1: '2410 Alameda Street',
    city: 'Los Angeles',
    state: 'CA',
    zip: '90058',
    email: 'ruth@alderfinch.example',
  },
}
const chair: Values = { 'line_items.0.htsus': '9401.61.40.11' }

const bulbs: Values = { 'line_items.0.htsus': '0601.10.15.00' }
const plantsOf = (change: (answers: readonly Answer[]) => readonly Answer[] = (all) => all) =>
  says(statementOf('plants and seeds', 'APH', change(SAMPLE_ANSWERS['plants and seeds']?.given ?? [])))

const liters = (amount: string): Values => ({
  'line_items.0.net_qty': amount,
  'line_items.0.net_uom': 'L',
})
const kilograms = (amount: string): Values => ({
  'line_items.0.net_qty': amount,
  'line_items.0.net_uom': 'KG',
})
const gross = (amount: string): Values => ({ 'line_items.0.gross_weight_kg': amount })
const plants = says(statementOf('Lacey Act', 'APH'))
/** A hundred cartons with ten packages each, and how much is in one of them. */
const packedFood = (unit: string, each: string) =>
  food((all) => [
    ...without('unit')(without('quantity')(all)),
    ...[
      ['100', 'CT'],
      ['10', 'PK'],
      [each, unit],
    ].flatMap(([quantity = '', of = ''], row) => [
      { question: 'quantity', row: `${row}`, value: quantity },
      { question: 'unit', row: `${row}`, value: of },
    ]),
  ])
const toy = (changes: Readonly<Record<string, string>>): Values => {
  const dates = { made_on: '2026-01-10', tested_on: '2026-02-01', ...changes }
  const answers = (SAMPLE_ANSWERS['certificate in full']?.given ?? []).filter(
    ({ question = '' }) => !Object.hasOwn(dates, question),
  )
  const changed = Object.entries(dates).map(([question, value]) => ({ question, row: '0', value }))
  return says(statementOf('certificate in full', 'CPS', [...answers, ...changed]))
}

/** The cases of the rules of other agencies, as changes of an entry that is released before its summary. */
export const RELEASE_AGENCY_CASES: CaseTable = {
  FILING_RELEASE_AGENCY_FLAG: {
    breaks: {
      'a chair of wood, about which nothing is said to APHIS': chair,
      'bulbs for planting, which no reason frees of data': {
        ...bulbs,
        ...says({ agency: 'APH', program: 'APQ', disclaimer: 'A' }),
      },
    },
    meets: {
      'lamps, of which no list has a flag': {},
      'a chair of wood, with its plants declared': {
        ...chair,
        ...known,
        ...says(statementOf('Lacey Act', 'APH')),
      },
      'bulbs for planting, with their plants and their permit': { ...bulbs, ...known, ...plantsOf() },
      'a chair of wood, with too little of plants': {
        ...chair,
        ...says({ agency: 'APH', program: 'APL', disclaimer: 'G' }),
      },
    },
  },
  FILING_RELEASE_AGENCY_PROGRAM: {
    breaks: { 'meat, whose program has no definition here': says({ agency: 'FSI', program: 'FSI' }) },
    meets: {
      food: { ...known, ...food() },
      'meat that the agency does not regulate': says({ agency: 'FSI', program: 'FSI', disclaimer: 'A' }),
    },
  },
  FILING_RELEASE_AGENCY_ANSWER: {
    breaks: {
      'food without its product code': { ...known, ...food(without('product_code')) },
      'food without packages': {
        ...known,
        ...food((all) => without('unit')(without('quantity')(all))),
      },
      'bulbs whose source type the chapter needs': {
        ...bulbs,
        ...known,
        ...plantsOf(without('source_type')),
      },
      'liters in words, of a program that no paper is known of': says(
        statementOf('wine', 'TTB', [
          ...without('liters')(SAMPLE_ANSWERS.wine?.given ?? []),
          { question: 'liters', row: '0', value: 'NINE' },
        ]),
      ),
      'food that arrives at an unreadable time': {
        ...known,
        ...food((all) => [
          ...without('arrival_time')(all),
          { question: 'arrival_time', row: '0', value: '2 PM' },
        ]),
      },
    },
    meets: { 'food with all its answers': { ...known, ...food() } },
  },
  FILING_RELEASE_AGENCY_FACT: {
    breaks: { 'food, without an email address of the importer': food() },
    meets: { 'food, with all that the FDA asks of the importer': { ...known, ...food() } },
  },
  FILING_RELEASE_AGENCY_RULE: {
    breaks: {
      'food whose facility names no registration': { ...known, ...food(without('facility_registration')) },
    },
    meets: {
      'food under a prior notice that was given before': {
        ...known,
        ...food((all) => [
          ...without('facility_registration')(all),
          { question: 'prior_notice', row: '0', value: '123456789012' },
        ]),
      },
    },
  },
  FILING_RELEASE_AGENCY_DOUBT: {
    breaks: {
      'food of a lot without its number': {
        ...known,
        ...food((all) => all.filter(({ question, row }) => question !== 'lot_number' || row !== '1')),
      },
      'bulbs without a permit': {
        ...bulbs,
        ...known,
        ...plantsOf((all) => all.filter(({ question = '' }) => !question.startsWith('permit_'))),
      },
      'a permit whose type in Appendix PGA nobody gave': {
        ...bulbs,
        ...known,
        ...plantsOf(without('permit_type')),
      },
      'wine without the approval of its label': says(
        statementOf('wine', 'TTB', without('cola')(SAMPLE_ANSWERS.wine?.given ?? [])),
      ),
      'wine without the basic permit of its importer': says(
        statementOf('wine', 'TTB', without('permit')(SAMPLE_ANSWERS.wine?.given ?? [])),
      ),
    },
    meets: {
      'wine with the approval of its label and the permit of its importer': says(statementOf('wine', 'TTB')),
      'bulbs under a permit, without a certificate': {
        ...bulbs,
        ...known,
        ...plantsOf((all) => all.filter(({ question = '' }) => !question.startsWith('certificate_'))),
      },
      'food of two lots with their numbers': { ...known, ...food() },
      'food of no lot': {
        ...known,
        ...food((all) => all.filter(({ question = '' }) => !question.startsWith('lot_'))),
      },
    },
  },
  FILING_RELEASE_AGENCY_FACT_DOUBT: {
    breaks: {
      'wine, without the address of the importer': {
        ...says(statementOf('wine', 'TTB')),
        'parties.importer_of_record': { name: 'Alder & Finch' },
      },
      'a cosmetic, without an email address of the importer': {
        ...known,
        'parties.importer_of_record.email': '',
        ...says(statementOf('cosmetic', 'FDA')),
      },
    },
    meets: {
      'a cosmetic, with all that the FDA asks': { ...known, ...says(statementOf('cosmetic', 'FDA')) },
    },
  },
  FILING_RELEASE_AGENCY_CODE: {
    breaks: {
      'a processing code that the loaded list does not have': {
        ...known,
        ...food((all) => [...without('processing')(all), { question: 'processing', row: '0', value: 'XYZ' }]),
      },
    },
    meets: { 'a processing code of the loaded list': { ...known, ...food() } },
  },
  FILING_RELEASE_AGENCY_QUANTITY: {
    breaks: {
      'wine of 9,000 liters on a line of 900': {
        ...liters('900'),
        ...says(statementOf('wine', 'TTB')),
      },
      'food in packages that hold half of the line': {
        ...known,
        ...kilograms('10000'),
        ...packedFood('KG', '5'),
      },
      'plants that weigh more than the goods': { ...chair, ...known, ...plants, ...gross('37.4') },
    },
    meets: {
      'wine of as many liters as the line': { ...liters('9,000'), ...says(statementOf('wine', 'TTB')) },
      'wine on a line that counts bottles': says(statementOf('wine', 'TTB')),
      'food in packages that hold the line': {
        ...known,
        ...kilograms('10000'),
        ...packedFood('KG', '10'),
      },
      'food in grams on a line in kilograms': {
        ...known,
        ...kilograms('10'),
        ...packedFood('G', '10'),
      },
      'plants that weigh less than the goods': { ...chair, ...known, ...plants, ...gross('60') },
    },
  },
  FILING_RELEASE_AGENCY_ORIGIN: {
    breaks: {
      'food of Italy on a line of goods of Taiwan': {
        ...known,
        ...food((all) => [...all, { question: 'made_in', row: '0', value: 'IT' }]),
      },
    },
    meets: { 'food made where the line says': { ...known, ...food() } },
  },
  FILING_RELEASE_AGENCY_DATES: {
    breaks: {
      'a toy made after it arrives': { ...known, ...toy({ made_on: '2026-03-05' }) },
      'a toy tested after it arrives': { ...known, ...toy({ tested_on: '2026-03-05' }) },
      'bulbs whose permit ends before they arrive': {
        ...bulbs,
        ...known,
        ...plantsOf((all) => [
          ...without('permit_until')(all),
          { question: 'permit_until', row: '0', value: '2026-02-28' },
        ]),
      },
      'a toy of a lot that ends before it begins': { ...known, ...toy({ lot_to: '2026-07-31' }) },
    },
    meets: {
      'a toy made and tested before it arrives': { ...known, ...toy({}) },
      'a toy without a test': { ...known, ...toy({ tested: 'N', tested_on: '2026-03-05' }) },
    },
  },
}
