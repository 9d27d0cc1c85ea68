import {
  AGENCY_PROGRAMS,
  type AgencyProgram,
  agencyName,
  flagsOfTariff,
  type ProgramQuestion,
  programsAskedBy,
  questionsOf,
} from '../agencies/index.ts'
import { parseDay } from '../calendar/index.ts'
import type { LineItem } from '../entry/index.ts'
import { cellText, isExactHeading, type RawCell, readCountry } from '../lines-import/index.ts'
import { sentenceOf } from '../messages/index.ts'
import { plainDecimal } from '../money/index.ts'

type Statement = NonNullable<LineItem['agency_statements']>[number]
type Answer = NonNullable<Statement['answers']>[number]

/** A question that a heading names, with its program. */
interface Asked {
  program: AgencyProgram
  question: ProgramQuestion
}

/** What a heading asks for: one question, or that of several programs, and its row in its group, from 0. */
export interface AgencyHeading {
  asked: readonly Asked[]
  row: number
}

const plain = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const wordsOf = (descriptor: ProgramQuestion['label']): string => sentenceOf(descriptor).defaultMessage

/** The questions of all programs by what a heading may call them: the label alone, or after its agency or program. */
let index: ReadonlyMap<string, readonly Asked[]> | undefined

function questionsByName(): ReadonlyMap<string, readonly Asked[]> {
  if (index) return index
  const found = new Map<string, Asked[]>()
  for (const program of AGENCY_PROGRAMS)
    for (const question of program.form.groups.flatMap(({ questions }) => questions)) {
      const agency = agencyName(program.agency)
      const prefixes = ['', agency, wordsOf(program.name), `${agency} ${wordsOf(program.name)}`]
      for (const name of new Set(prefixes.map((prefix) => plain(`${prefix} ${wordsOf(question.label)}`))))
        found.set(name, [...(found.get(name) ?? []), { program, question }])
    }
  index = found
  return index
}

/**
 * The question of an agency that a heading names in its own words: 'FDA product code', 'APHIS Genus 2', 'Lacey Act
 * declaration: Country of harvest 1'. Undefined for any other heading, and for one that is a column of every invoice.
 */
export function agencyHeading(heading: string): AgencyHeading | undefined {
  if (isExactHeading(heading)) return undefined
  const name = plain(heading)
  const asked = questionsByName().get(name)
  if (asked) return { asked, row: 0 }
  const [, bare = '', number] = /^(.+) (\d{1,2})$/.exec(name) ?? []
  const ofRow = questionsByName().get(bare)
  return ofRow && Number(number) > 0 && !isExactHeading(bare)
    ? { asked: ofRow, row: Number(number) - 1 }
    : undefined
}

export const isAgencyHeading = (heading: string): boolean => agencyHeading(heading) !== undefined

/** Columns that answer questions of agencies, by their place in the sheet. */
export type AgencyColumns = ReadonlyMap<number, AgencyHeading>

/** A cell as the answer that its question takes; what cannot be read stays, so that the review asks for it. */
function answerOf({ kind, choices = {} }: ProgramQuestion, text: string): string {
  const code = text.toUpperCase()
  switch (kind) {
    case 'text':
      return text
    case 'number':
      return plainDecimal(text) ?? text
    case 'country':
      return readCountry(text) ?? code
    case 'countries':
      return text
        .split(/[,;/]/)
        .map((part) => readCountry(part.trim()) ?? part.trim().toUpperCase())
        .join(', ')
    case 'day':
      return parseDay(text) ?? text
    case 'time':
      return text.replace(/^(\d\d):(\d\d)$/, '$1$2')
    case 'yes':
      return /^(Y|YES|X|TRUE)$/.test(code) ? 'Y' : code
    case 'choice':
      return (
        Object.keys(choices).find((key) => key === code || wordsOf(choices[key]!).toUpperCase() === code) ??
        code
      )
    case 'code':
      return code
  }
}

/** The programs that are asked of goods of a tariff number: by its flags, or by a question. */
const programsFor = (hts: string): readonly AgencyProgram[] => [
  ...flagsOfTariff(hts).flatMap(programsAskedBy),
  ...questionsOf(hts).flatMap(({ agency, program = '' }) => programsAskedBy({ agency, programs: [program] })),
]

/**
 * What the cells of a row say to agencies. A column that several programs ask for goes to the one that the row answers
 * otherwise, or that is asked of its tariff number; to none while that is open.
 */
export function statementsOfRow(columns: AgencyColumns, cells: readonly RawCell[], hts: string): Statement[] {
  const filled = [...columns].flatMap(([column, { asked, row }]) => {
    const text = cellText(cells[column])
    return text ? [{ asked, row, text }] : []
  })
  if (filled.length === 0) return []
  const sure = new Set(
    filled.flatMap(({ asked: [first, ...others] }) => (first && others.length === 0 ? [first.program] : [])),
  )
  const likely = new Set(programsFor(hts))
  const statements = new Map<AgencyProgram, Statement>()
  for (const { asked, row, text } of filled) {
    const [one] =
      [
        asked,
        asked.filter(({ program }) => sure.has(program)),
        asked.filter(({ program }) => likely.has(program)),
      ].find(({ length }) => length === 1) ?? []
    if (!one) continue
    const { program, question } = one
    const list = question.ofOneShipment ? 'shipment_answers' : 'answers'
    const statement = statements.get(program) ?? begun(program)
    const answer: Answer = { question: question.id, row: `${row}`, value: answerOf(question, text) }
    statements.set(program, { ...statement, [list]: [...(statement[list] ?? []), answer] })
  }
  return [...statements.values()]
}

const begun = ({ agency, programs: [program = ''], processing }: AgencyProgram): Statement => ({
  agency,
  program,
  ...(processing && { variant: processing }),
})

const isSame = (one: Statement, other: Statement): boolean =>
  one.agency === other.agency && one.program === other.program && one.variant === other.variant

const withAnswers = (known: readonly Answer[] = [], more: readonly Answer[] = []): Answer[] => [
  ...known.filter(
    (one) => !more.some(({ question, row }) => question === one.question && row === (one.row ?? '0')),
  ),
  ...more,
]

/** What a part says to agencies, with what a sheet says in its place. */
export function withStatements(known: readonly Statement[], more: readonly Statement[]): Statement[] {
  const joined = known.map((statement) => {
    const said = more.find((one) => isSame(one, statement))
    return said
      ? {
          ...statement,
          answers: withAnswers(statement.answers, said.answers),
          shipment_answers: withAnswers(statement.shipment_answers, said.shipment_answers),
        }
      : statement
  })
  return [...joined, ...more.filter((one) => !known.some((statement) => isSame(one, statement)))]
}
