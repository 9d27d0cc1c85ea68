import type { MessageDescriptor } from '../../messages/index.ts'
import type { AgencyArticle, AgencyRowId, AgencyStatement } from '../agency-data.ts'
import type { AgencyCondition } from '../condition.ts'
import type { ProgramForm } from './form.ts'
import type { Grade } from './grade.ts'

/** What a field is asked for, in words for who fills it. */
export interface AskedField {
  /** Its name in the record layouts. */
  name: string
  words: MessageDescriptor
}

export interface AskedRecord {
  record: AgencyRowId
  /** M: each product has it, or one of its components. O: as the goods are. */
  need: 'M' | 'O'
  /** How often an article may have it, lots aside. */
  most: number
  /** The fields that it never lacks. */
  fields: readonly AskedField[]
  /** What to give, where the record is missing. */
  words?: MessageDescriptor
  /** The question that the record is made of, where one question makes it. */
  question?: string
}

/** A party that the program asks for by its role. */
export interface AskedRole {
  role: string
  words: MessageDescriptor
}

/** A rule across records: the places that break it, in the statement. */
export interface ProgramRule {
  condition: AgencyCondition
  grade: Grade
  /** The question whose answer mends it. */
  question?: string
  places(statement: AgencyStatement): (readonly number[])[]
}

/** What one program of an agency asks of goods, as data. */
export interface AgencyProgram {
  agency: string
  programs: readonly string[]
  /** The processing code to which this definition applies; left out, it applies to all others. */
  processing?: string
  /** What it is called, in a few words. */
  name: MessageDescriptor
  /** Which goods it is about. */
  goods: MessageDescriptor
  /** What to have at hand before anything is ordered. */
  help: MessageDescriptor
  /** What to ask the supplier for, in words for the supplier. */
  supplier: readonly MessageDescriptor[]
  source: string
  grade: Grade
  /** The fields of the statement that it never lacks. */
  head: readonly AskedField[]
  /** The kinds of product numbers that the product never lacks. */
  codes: readonly AskedField[]
  records: readonly AskedRecord[]
  roles: readonly AskedRole[]
  /** How well its roles are known. */
  rolesGrade: Grade
  rules: readonly ProgramRule[]
  /** How a person answers it. */
  form: ProgramForm
}

/** Rows of an article, lots included. */
export const allRows = ({ articles }: Pick<AgencyStatement, 'articles'>) =>
  articles.flatMap(({ items }: AgencyArticle) =>
    items.flatMap((item) => ('rows' in item ? item.rows : [item])),
  )

export const asked = (name: string, words: MessageDescriptor): AskedField => ({ name, words })

export const must = (
  record: AgencyRowId,
  words: MessageDescriptor,
  fields: readonly AskedField[] = [],
  most = 99,
): AskedRecord => ({ record, need: 'M', most, fields, words })

export const may = (record: AgencyRowId, most = 99): AskedRecord => ({ record, need: 'O', most, fields: [] })

/** A condition in this product's words: no list of CBP has it. */
export const own = (narrative: string, words: MessageDescriptor): AgencyCondition => ({
  code: '',
  narrative,
  words,
})

/** The statement itself, if a condition is true. */
export const whole = (isBroken: boolean): (readonly number[])[] => (isBroken ? [[]] : [])
