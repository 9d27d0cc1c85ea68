import {
  type AgencyData,
  type AgencyFacts,
  type AgencyProgram,
  type AgencyStatement,
  type AnswersByGroup,
  answersOf,
  programNamed,
  statementOf,
} from '../../agencies/index.ts'
import type { LineItem } from '../../entry/draft.ts'
import { keyboardText, wrapText } from '../mapping/text.ts'

/** Columns of OI. */
const DESCRIPTION_WIDTH = 70

/** A statement as the line has it. */
export type DraftStatement = NonNullable<LineItem['agency_statements']>[number]

/** A statement of a line that has a definition: its program and its answers, as records take them. */
export interface ReadStatement {
  draft: DraftStatement
  program: AgencyProgram | undefined
  answers: AnswersByGroup
}

/** Kinds of answers that are upper case in a record are so in all: the message set has no lower case. */
const asFiled = ({ question, row, value }: NonNullable<DraftStatement['answers']>[number]) => ({
  question,
  row,
  value: keyboardText(value),
})

/** The statements of a line, read once for rules and mapping. */
export const readStatements = (line: LineItem, facts: AgencyFacts): ReadStatement[] =>
  (line.agency_statements ?? []).map((draft) => {
    const program = programNamed(draft.agency ?? '', draft.program ?? '', draft.variant)
    const given = [...(draft.answers ?? []), ...(draft.shipment_answers ?? [])].map(asFiled)
    return { draft, program, answers: program ? answersOf(program, given, facts) : {} }
  })

/** The statement that gives data to a program with a definition; undefined for any other. */
export const dataOfStatement = (read: ReadStatement, facts: AgencyFacts): AgencyStatement | undefined =>
  read.draft.disclaimer || !read.program ? undefined : statement(read, facts)

const statement = (
  { draft: { agency = '', program: code = '', disclaimer }, program, answers }: ReadStatement,
  facts: AgencyFacts,
): AgencyStatement =>
  disclaimer || !program
    ? { agency, program: code, ...(disclaimer && { disclaimer }), articles: [] }
    : statementOf(program, code, answers, facts)

/** OI and PG01 to PG60 of a line; undefined where it says nothing to another agency. */
export function agencyDataOf(line: LineItem, facts: AgencyFacts): AgencyData | undefined {
  const statements = readStatements(line, facts).map((read) => statement(read, facts))
  if (statements.length === 0) return undefined
  const description = wrapText(keyboardText(line.description), DESCRIPTION_WIDTH)[0] ?? ''
  return { description, statements }
}
