import { label } from '../../messages/index.ts'
import type { AgencyRowId, AgencyStatement } from '../agency-data.ts'
import type { AgencyCondition, AgencyFinding } from '../condition.ts'
import { AGENCY_FLAGS, asksAlways } from '../flags.ts'
import { type PlacedRow, rowsOf } from '../judge-agency-data.ts'
import type { Grade } from './grade.ts'
import { type AgencyProgram, allRows, own } from './program.ts'

/** A finding, and how well the paper behind it is known: D and ? warn, the others refuse. */
export interface ProgramFinding extends AgencyFinding {
  grade: Grade
  /** The question whose answer mends it, where one does. */
  question?: string
}

/** CBP's codes of records that a program misses. */
const MISSING: Readonly<Partial<Record<AgencyRowId, string>>> = {
  PG06: 'P43',
  PG10: 'P50',
  PG13: 'P44',
  PG14: 'P45',
  PG19: 'P46',
  PG21: 'P47',
  PG22: 'P48',
  PG25: 'P51',
  PG26: 'P52',
  PG29: 'P53',
  PG30: 'P49',
}

const NOT_ASKED = label({
  id: 'agency.not-asked',
  defaultMessage: 'This program does not ask for it. Take it out.',
})
const TOO_OFTEN = label({
  id: 'agency.too-often',
  defaultMessage: 'This program asks for it fewer times. Take the rest out.',
})
const DISCLAIMER_NOT_ALLOWED = own(
  'DISCLAIMER NOT ALLOWED PER FLAG',
  label({
    id: 'agency.disclaimer-not-allowed',
    defaultMessage:
      'The flag of this tariff number does not allow this reason. Give the data, or another reason.',
  }),
)
const DISCLAIMED_WITH_DATA = own(
  'DISCLAIMED YET DATA ARE SENT',
  label({
    id: 'agency.disclaimed-with-data',
    defaultMessage: 'The statement says that no data are sent, and has data. Take out one of the two.',
  }),
)
const DISCLAIMER_MISSING = own(
  'DATA OR DISCLAIMER MISSING PER FLAG',
  label({
    id: 'agency.disclaimer-missing',
    defaultMessage:
      'The flag of this tariff number asks for data of this agency, or for the reason that there are none.',
  }),
)

/** What a program does not accept in a statement that gives data, in the order of its definition. */
export function judgeProgram(statement: AgencyStatement, program: AgencyProgram): ProgramFinding[] {
  const { grade } = program
  const placed = statement.articles.flatMap((article, index) => rowsOf(article, [index]))
  const find = (
    condition: AgencyCondition,
    place: readonly number[],
    { grade: of = grade, question }: { grade?: Grade; question?: string | undefined } = {},
  ): ProgramFinding => ({ condition, place, grade: of, ...(question && { question }) })
  return [
    ...headFindings(statement, program).map((condition) => find(condition, [])),
    ...placed.flatMap(({ row: { record }, place }) =>
      program.records.some((asked) => asked.record === record)
        ? []
        : [find(own(`${record} NOT ALLOWED PER PROGRAM`, NOT_ASKED), place)],
    ),
    ...program.records.flatMap(({ record, need, most, fields, words, question }) => {
      const rows = placed.filter(({ row }) => row.record === record)
      const code = MISSING[record] ?? ''
      const narrative = code ? `MISSING ${record} PER PGA` : `MISSING ${record} PER PROGRAM`
      return [
        ...(need === 'M' && rows.length === 0 && words
          ? [find({ code, narrative, words }, [], { question })]
          : []),
        ...beyond(rows, most).map((place) => find(own(`${record} TOO OFTEN PER PROGRAM`, TOO_OFTEN), place)),
        ...rows.flatMap(({ row, place }) =>
          fields
            .filter(({ name }) => !row.values[name])
            .map((field) => find(own(missingField(record, field.name), field.words), place)),
        ),
      ]
    }),
    ...program.roles
      .filter(
        ({ role }) => !allRows(statement).some((row) => row.record === 'PG19' && row.values.role === role),
      )
      .map(({ role, words }) =>
        find(own(`PARTY ${role} MISSING PER PROGRAM`, words), [], { grade: program.rolesGrade }),
      ),
    ...program.rules.flatMap((rule) =>
      rule.places(statement).map((place) => find(rule.condition, place, rule)),
    ),
  ]
}

const missingField = (record: string, name: string): string =>
  `${record} ${name.toUpperCase()} MISSING PER PROGRAM`

function headFindings(statement: AgencyStatement, { head, codes }: AgencyProgram): AgencyCondition[] {
  const given = new Set(Object.entries(statement).flatMap(([name, value]) => (value ? [name] : [])))
  const kinds = statement.articles[0]?.codes.map(({ kind }) => kind) ?? []
  return [
    ...head
      .filter(({ name }) => !given.has(name))
      .map((field) => own(missingField('PG01', field.name), field.words)),
    ...codes
      .filter(({ name }) => !kinds.includes(name))
      .map(({ name, words }) => own(`PG02 ${name} MISSING PER PROGRAM`, words)),
  ]
}

/** The places after the most that an article may have, lots aside. */
function beyond(rows: readonly PlacedRow[], most: number): (readonly number[])[] {
  const LENGTH_IN_ARTICLE = 2
  const own = rows.map(({ place }) => place).filter(({ length }) => length === LENGTH_IN_ARTICLE)
  return own.filter(
    ([article], index) => own.slice(0, index).filter(([other]) => other === article).length >= most,
  )
}

/** What the flags of a tariff number do not accept in the statements about it: none, or a reason that is not allowed. */
export function judgeFlags(
  statements: readonly AgencyStatement[],
  codes: readonly string[],
): ProgramFinding[] {
  const flags = AGENCY_FLAGS.filter(({ code }) => codes.includes(code))
  const answers = (flag: (typeof flags)[number]) =>
    statements.filter(({ agency, program }) => agency === flag.agency && flag.programs.includes(program))
  const refused = statements.flatMap((statement, index): ProgramFinding[] => {
    const { disclaimer, articles } = statement
    if (!disclaimer) return []
    const own = flags.filter((flag) => answers(flag).includes(statement))
    const isAllowed = own.every(({ disclaimers }) => disclaimers.includes(disclaimer))
    return [
      ...(isAllowed ? [] : [{ condition: DISCLAIMER_NOT_ALLOWED, place: [index], grade: 'B' as const }]),
      ...(articles.length > 0
        ? [{ condition: DISCLAIMED_WITH_DATA, place: [index], grade: 'C' as const }]
        : []),
    ]
  })
  const unanswered = flags.filter((flag) => asksAlways(flag) && answers(flag).length === 0)
  return [
    ...refused,
    ...unanswered.map(() => ({ condition: DISCLAIMER_MISSING, place: [], grade: 'B' as const })),
  ]
}
