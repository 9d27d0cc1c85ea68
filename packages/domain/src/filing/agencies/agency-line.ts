import {
  type AgencyFact,
  type AgencyFacts,
  type AnswerFault,
  agencyName,
  flagsOfTariff,
  judgeAnswers,
  judgeFlags,
  type ProgramQuestion,
  type QuestionGroup,
} from '../../agencies/index.ts'
import type { CalendarDay } from '../../calendar/index.ts'
import type { MessageDescriptor } from '../../messages/index.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { releasedLines } from '../release/mapping/released-lines.ts'
import { agencyDataOf, type ReadStatement, readStatements } from './agency-data.ts'
import { agencyFacts } from './agency-facts.ts'

/** Whom a statement goes to: the agency, and what its program is called. */
export interface Addressee {
  agency: string
  program: MessageDescriptor | undefined
}

/** A statement that names no agency. */
const NO_AGENCY = '?'

/** A question that is not answered as its program takes it. */
export interface OpenAnswer {
  to: Addressee
  fault: 'missing' | 'unreadable' | 'no-row'
  /** The question, or the group that has no row. */
  words: MessageDescriptor
}

/** What keeps the data of one line from being filed; the first of each kind, undefined where there is none. */
export interface AgencyLine {
  index: number
  /** The agency of a statement whose program has no definition. */
  undefinedProgram: string
  openAnswer: OpenAnswer | undefined
  missingFact: { to: Addressee; fact: AgencyFact } | undefined
  brokenRule: { to: Addressee; words: MessageDescriptor } | undefined
  /** As `openAnswer`, of a program that is known from a paper of grade D and less, which refuses nothing. */
  doubt: OpenAnswer | undefined
  /** What the flags of the tariff number do not accept. */
  flag: { words: MessageDescriptor } | undefined
}

const addressee = ({ draft: { agency = '' }, program }: ReadStatement): Addressee => ({
  agency: agencyName(agency),
  program: program?.name,
})

/** The released lines with what keeps their data from being filed. */
export const agencyLines = (context: FilingContext, today: CalendarDay): AgencyLine[] =>
  releasedLines(context).map((line) => agencyLine(context, line, today))

/** Of a line that no list has a flag for and that says nothing to an agency. */
const NOTHING: Omit<AgencyLine, 'index'> = {
  undefinedProgram: '',
  openAnswer: undefined,
  missingFact: undefined,
  brokenRule: undefined,
  doubt: undefined,
  flag: undefined,
}

function agencyLine(context: FilingContext, line: FilingLine, today: CalendarDay): AgencyLine {
  const flags = flagsOfTariff(line.hts).map(({ code }) => code)
  if (flags.length === 0 && !line.line.agency_statements?.length) return { ...NOTHING, index: line.index }
  const facts = agencyFacts(context, line, today)
  const read = readStatements(line.line, facts)
  const faults = faultsOf(read, facts)
  const doubtful = faults.filter(isDoubtful)
  const proven = faults.filter((fault) => !isDoubtful(fault))
  const statements = agencyDataOf(line.line, facts)?.statements ?? []
  const refused = judgeFlags(statements, flags)[0]
  const undefinedOne = read.find(({ program, draft }) => !program && !draft.disclaimer)
  return {
    index: line.index,
    undefinedProgram: undefinedOne ? addressee(undefinedOne).agency || NO_AGENCY : '',
    openAnswer: first(proven, openAnswer),
    missingFact: first(proven, (statement, fault) =>
      fault.fault === 'fact' ? { to: addressee(statement), fact: fault.fact } : undefined,
    ),
    brokenRule: first(proven, (statement, fault) =>
      fault.fault === 'program'
        ? { to: addressee(statement), words: fault.finding.condition.words }
        : undefined,
    ),
    doubt: first(doubtful, openAnswer),
    flag: refused && { words: refused.condition.words },
  }
}

interface StatementFault {
  statement: ReadStatement
  fault: AnswerFault
}

/** Papers of grade D and less ask and warn; no record takes an answer that is not of its form. */
const isDoubtful = ({ statement: { program }, fault }: StatementFault): boolean =>
  (program?.grade === 'D' || program?.grade === '?') && fault.fault !== 'unreadable'

/** The faults of statements that give data. */
const faultsOf = (read: readonly ReadStatement[], facts: AgencyFacts): StatementFault[] =>
  read.flatMap((statement) => {
    const { program, draft, answers } = statement
    if (!program || draft.disclaimer) return []
    return judgeAnswers(program, draft.program ?? '', answers, facts).map((fault) => ({ statement, fault }))
  })

/** The first fault that is of a kind, as that kind says it. */
function first<Found>(
  faults: readonly StatementFault[],
  find: (statement: ReadStatement, fault: AnswerFault) => Found | undefined,
): Found | undefined {
  for (const { statement, fault } of faults) {
    const found = find(statement, fault)
    if (found) return found
  }
  return undefined
}

function openAnswer(statement: ReadStatement, fault: AnswerFault): OpenAnswer | undefined {
  const to = addressee(statement)
  const groups = statement.program?.form.groups ?? []
  if (fault.fault === 'no-row') {
    const group = groups.find(({ id }: QuestionGroup) => id === fault.group)
    return group && { to, fault: fault.fault, words: group.label }
  }
  if (fault.fault !== 'missing' && fault.fault !== 'unreadable') return undefined
  const question = groups
    .flatMap(({ questions }) => questions)
    .find(({ id }: ProgramQuestion) => id === fault.question)
  return question && { to, fault: fault.fault, words: question.label }
}
