import { type MessageDescriptor, type Sentence, say, sentenceOf } from '../../messages/index.ts'
import type { AgencyArticle, AgencyRow, AgencyRowId, AgencyStatement } from '../agency-data.ts'
import type { AgencyCodeList } from '../code-lists.ts'
import type { Grade } from './grade.ts'

/** A party with its address, in the characters of a message. */
export interface AgencyParty {
  name: string
  address1: string
  address2?: string
  city: string
  subdivision?: string
  country: string
  postalCode?: string
}

/** A quantity of a line in a unit of CBP. */
export interface LineQuantity {
  amount: string
  unit: string
}

/** What the entry and its line say already, so that no program asks for it again. A missing member is not known. */
export interface AgencyFacts {
  /** Country in which the goods of the line were made, two letters. */
  origin?: string
  /** Quantities of the line in CBP's units, the first one first. */
  quantities?: readonly LineQuantity[]
  /** Gross weight of the line, kilograms. */
  grossKg?: string
  /** Entered value of the line, whole US dollars. */
  value?: string
  importer?: AgencyParty
  consignee?: AgencyParty
  manufacturer?: AgencyParty
  /** Who sends the goods to the United States. */
  shipper?: AgencyParty
  /** Whom an agency asks about the goods. */
  contact?: { name: string; telephone: string; email: string }
  arrival?: { date: string; port: string }
  /** HHMM, local time at the port. */
  arrivalTime?: string
  /** The day of the signature. */
  signedOn?: string
}

/** A fact that a program may need. */
export type AgencyFact = Exclude<keyof AgencyFacts, 'quantities' | 'grossKg' | 'arrivalTime'>

/** The form of an answer: it decides its control, and how it is checked. */
export type AnswerKind =
  | 'text'
  | 'code'
  /** Two decimals at most. */
  | 'number'
  | 'country'
  /** Up to four countries. */
  | 'countries'
  | 'day'
  /** HHMM. */
  | 'time'
  | 'choice'
  /** A statement to agree to, Y. */
  | 'yes'

/** A question about the goods, whose answer the statement carries. */
export interface ProgramQuestion {
  /** Unique in the program; the draft keeps the answer by it. */
  id: string
  label: MessageDescriptor
  hint?: MessageDescriptor
  kind: AnswerKind
  /** Most characters of the field in its record. */
  maxLength: number
  choices?: Readonly<Record<string, MessageDescriptor>>
  /** The list of CBP's appendices that has its codes: it suggests and warns where an operator loaded it. */
  list?: AgencyCodeList
  optional?: true
  /** How well it is known that the program asks it, where that is less well than the program itself. */
  grade?: Grade
  /** Belongs to one shipment, so that a part does not keep it. */
  ofOneShipment?: true
  /** The answer while nobody gave one, by the entry and by the other answers of its row. */
  known?(facts: AgencyFacts, row: Answers): string | undefined
}

/** Questions that belong together: about the product once, or about each of its parts, packages and the like. */
export interface QuestionGroup {
  id: string
  label: MessageDescriptor
  /** Most rows of answers; 1: the product itself. */
  most: number
  /** It may have no row at all. */
  optional?: true
  /** How well it is known that the program asks for a row, where that is less well than the program itself. */
  grade?: Grade
  questions: readonly ProgramQuestion[]
}

/** What a question is called: its label, and in a group of several rows the row, from 1. */
export const questionName = (
  { label }: Pick<ProgramQuestion, 'label'>,
  { most }: Pick<QuestionGroup, 'most'>,
  row: number,
): Sentence =>
  most === 1
    ? sentenceOf(label)
    : say(
        { id: 'agency-question.row', defaultMessage: '{name} {row}' },
        { name: sentenceOf(label), row: row + 1 },
      )

/** Answers by question; an answer that is not given is ''. */
export type Answers = Readonly<Record<string, string>>

/** The rows of answers of each group. */
export type AnswersByGroup = Readonly<Record<string, readonly Answers[]>>

type Head = Pick<AgencyStatement, 'processing' | 'intendedUse' | 'intendedUseText' | 'globalCode'>

/** The statement that answers and facts make, without its program. */
export interface ComposedStatement extends Head {
  article: AgencyArticle
  /** Components of the product, each with its own records (PG02 C). */
  components?: readonly AgencyArticle[]
}

/** How a person answers a program. */
export interface ProgramForm {
  groups: readonly QuestionGroup[]
  /** The facts of the entry that the program needs. */
  needs: readonly AgencyFact[]
  compose(answers: AnswersByGroup, facts: AgencyFacts): ComposedStatement
}

/** The question for the time of arrival; one answer of an entry is the answer of each line. */
export const ARRIVAL_TIME = 'arrival_time'

/** The group of questions that are about the product itself. */
export const PRODUCT_GROUP = 'product'

/** The statement that a person answers for with the signature of the shipment. */
export const certification = (words: MessageDescriptor): ProgramQuestion => ({
  id: 'certified',
  label: words,
  kind: 'yes',
  maxLength: 1,
  ofOneShipment: true,
})

/** A record with the values that are given. */
export const rowOf = (
  record: AgencyRowId,
  values: Readonly<Record<string, string | undefined>>,
): AgencyRow => ({
  record,
  values: Object.fromEntries(Object.entries(values).filter((pair): pair is [string, string] => !!pair[1])),
})

/** A record with the values that are given; none if there are none. */
export const rowIfGiven = (
  record: AgencyRowId,
  values: Readonly<Record<string, string | undefined>>,
  constants: Readonly<Record<string, string>> = {},
): AgencyRow[] => (Object.values(values).some(Boolean) ? [rowOf(record, { ...constants, ...values })] : [])

/** A party by its role, with its address. */
export const partyRows = (role: string, party: AgencyParty | undefined): AgencyRow[] => {
  if (!party) return []
  const { name, address1, ...address } = party
  return [rowOf('PG19', { role, name, address1 }), rowOf('PG20', address)]
}

/** The person whom an agency asks. */
export const contactRows = (role: string, { contact }: AgencyFacts): AgencyRow[] =>
  contact ? [rowOf('PG21', { role, ...contact })] : []

/** The answers about the product itself. */
export const ofProduct = (answers: AnswersByGroup): Answers => answers[PRODUCT_GROUP]?.[0] ?? {}
