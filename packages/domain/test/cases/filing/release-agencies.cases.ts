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

/** The cases of the rules of other agencies, as changes of an entry that is released before its summary. */
export const RELEASE_AGENCY_CASES: CaseTable = {
  FILING_RELEASE_AGENCY_FLAG: {
    breaks: { 'a chair of wood, about which nothing is said to APHIS': chair },
    meets: {
      'lamps, of which no list has a flag': {},
      'a chair of wood, with its plants declared': {
        ...chair,
        ...known,
        ...says(statementOf('Lacey Act', 'APH')),
      },
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
      'wine without the approval of its label': says(
        statementOf('wine', 'TTB', without('cola')(SAMPLE_ANSWERS.wine?.given ?? [])),
      ),
    },
    meets: { 'wine with the approval of its label': says(statementOf('wine', 'TTB')) },
  },
}
