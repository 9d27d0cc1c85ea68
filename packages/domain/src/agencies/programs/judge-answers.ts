import type { AgencyStatement } from '../agency-data.ts'
import type {
  AgencyFact,
  AgencyFacts,
  AgencyParty,
  AnswerKind,
  Answers,
  AnswersByGroup,
  ProgramQuestion,
  QuestionGroup,
} from './form.ts'
import { type Grade, isProven } from './grade.ts'
import { judgeProgram, type ProgramFinding } from './judge-program.ts'
import type { AgencyProgram } from './program.ts'

/** An answer as the draft keeps it: by the id of its question and, from 0, its row in the group of the question. */
export interface GivenAnswer {
  question?: string
  row?: string
  value?: string
}

/** The place of an answer. */
interface AnswerPlace {
  group: string
  row: number
  question: string
}

/** A reason for which answers make no statement that the agency accepts. */
export type AnswerFault = (
  | ({ fault: 'missing' | 'unreadable' } & AnswerPlace)
  /** The program asks for at least one row. */
  | { fault: 'no-row'; group: string }
  | { fault: 'fact'; fact: AgencyFact }
  | { fault: 'program'; finding: ProgramFinding }
) & {
  /** False if the paper behind it only asks; no record takes an answer that is not of its form. */
  refuses: boolean
}

/** Forms of answers; text is free. */
const READABLE: Readonly<Record<AnswerKind, RegExp>> = {
  text: /\S/,
  code: /^[!-~]+( [!-~]+)*$/,
  number: /^\d{1,10}(\.\d{1,2})?$/,
  country: /^[A-Z]{2}$/,
  countries: /^[A-Z]{2}([ ,]+[A-Z]{2}){0,3}$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  time: /^([01]\d|2[0-3])[0-5]\d$/,
  choice: /\S/,
  yes: /^Y$/,
}

/** The answers of each group in their rows; what the entry says already fills what nobody answered. */
export function answersOf(
  { form: { groups } }: AgencyProgram,
  given: readonly GivenAnswer[],
  facts: AgencyFacts,
): AnswersByGroup {
  return Object.fromEntries(groups.map((group) => [group.id, rowsOf(group, given, facts)]))
}

function rowsOf(
  { most, questions }: QuestionGroup,
  given: readonly GivenAnswer[],
  facts: AgencyFacts,
): Answers[] {
  const ids = new Set(questions.map(({ id }) => id))
  const typedRows: Record<string, string>[] = []
  for (const { question = '', value, row } of given) {
    if (!value || !ids.has(question)) continue
    const at = Number(row ?? 0)
    typedRows[at] = { ...typedRows[at], [question]: value }
  }
  const count = most === 1 ? 1 : Math.min(most, typedRows.length)
  return Array.from({ length: count }, (_, row) => {
    const typed: Answers = typedRows[row] ?? {}
    return Object.fromEntries(
      questions.flatMap(({ id, known }) => {
        const value = typed[id] || known?.(facts, typed)
        return value ? [[id, value]] : []
      }),
    )
  })
}

/** The statement to the agency that answers and facts make. */
export function statementOf(
  program: AgencyProgram,
  code: string,
  answers: AnswersByGroup,
  facts: AgencyFacts,
): AgencyStatement {
  const { article, components = [], ...head } = program.form.compose(answers, facts)
  const given = Object.fromEntries(Object.entries(head).filter(([, value]) => value))
  return { agency: program.agency, program: code, ...given, articles: [article, ...components] }
}

/** The reasons for which the answers are no statement yet; the rules of the program come once all is answered. */
export function judgeAnswers(
  program: AgencyProgram,
  code: string,
  answers: AnswersByGroup,
  facts: AgencyFacts,
): AnswerFault[] {
  const { groups, needs } = program.form
  const judged = (known: AgencyFacts) => judgeProgram(statementOf(program, code, answers, known), program)
  const faults: AnswerFault[] = [
    ...groups.flatMap((group) => groupFaults(group, answers[group.id] ?? [], program.grade)),
    ...needs
      .filter((fact) => !facts[fact])
      .map((fact) => {
        const withIt = refusals(judged({ ...facts, [fact]: ANY_FACT[fact] })).length
        return { fault: 'fact' as const, fact, refuses: refusals(judged(facts)).length > withIt }
      }),
  ]
  if (faults.some(({ refuses }) => refuses)) return faults
  const ofProgram = judged(facts).map((finding) => ({
    fault: 'program' as const,
    finding,
    refuses: isProven(finding.grade),
  }))
  return [...faults, ...ofProgram]
}

const refusals = (findings: readonly ProgramFinding[]) => findings.filter(({ grade }) => isProven(grade))

const ANYBODY: AgencyParty = { name: 'A', address1: 'A', city: 'A', country: 'US' }
/** Facts that a program finds nothing wrong with. */
const ANY_FACT: Required<Pick<AgencyFacts, AgencyFact>> = {
  origin: 'US',
  value: '1',
  importer: ANYBODY,
  consignee: ANYBODY,
  manufacturer: ANYBODY,
  shipper: ANYBODY,
  contact: { name: 'A', telephone: '1', email: 'A@A.A' },
  arrival: { date: '2026-01-01', port: '2704' },
  signedOn: '2026-01-01',
}

function groupFaults(
  { id: group, questions, most, optional: isOptional, grade: ofGroup }: QuestionGroup,
  rows: readonly Answers[],
  ofProgram: Grade,
): AnswerFault[] {
  if (rows.length === 0 && most > 1)
    return isOptional ? [] : [{ fault: 'no-row', group, refuses: isProven(ofGroup ?? ofProgram) }]
  return rows.flatMap((answers, row) =>
    questions.flatMap((question): AnswerFault[] => {
      const fault = faultOf(question, answers[question.id] ?? '')
      const refuses = fault === 'unreadable' || isProven(question.grade ?? ofProgram)
      return fault ? [{ fault, group, row, question: question.id, refuses }] : []
    }),
  )
}

function faultOf({ kind, choices, optional, maxLength }: ProgramQuestion, value: string) {
  if (!value) return optional ? undefined : 'missing'
  const isChoice = !choices || Object.hasOwn(choices, value)
  return READABLE[kind].test(value) && isChoice && value.length <= maxLength ? undefined : 'unreadable'
}
