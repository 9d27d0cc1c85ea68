import {
  type AgencyFact,
  type AgencyFacts,
  type AnswerFault,
  agencyName,
  flagsOfTariff,
  judgeAnswers,
  judgeFlags,
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

/** Questions of a statement that are not answered as its program takes it, all in one way. */
export interface OpenAnswers {
  to: Addressee
  isUnreadable: boolean
  /** The questions, and the groups that have no row; each once. */
  words: readonly MessageDescriptor[]
}

/** What keeps the data of one line from being filed; the first of each kind, undefined where there is none. */
export interface AgencyLine {
  index: number
  /** The agency of a statement whose program has no definition. */
  undefinedProgram: string
  open: OpenAnswers | undefined
  missingFact: { to: Addressee; fact: AgencyFact } | undefined
  brokenRule: { to: Addressee; words: MessageDescriptor } | undefined
  /** As `open`, of a program that is known from a paper of grade D and less, which refuses nothing. */
  doubt: OpenAnswers | undefined
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
  open: undefined,
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
    open: openAnswers(proven),
    missingFact: first(proven, (statement, fault) =>
      fault.fault === 'fact' ? { to: addressee(statement), fact: fault.fact } : undefined,
    ),
    brokenRule: first(proven, (statement, fault) =>
      fault.fault === 'program'
        ? { to: addressee(statement), words: fault.finding.condition.words }
        : undefined,
    ),
    doubt: openAnswers(doubtful),
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

/** The open questions of the first statement that has any, of the way in which its first one is open. */
function openAnswers(faults: readonly StatementFault[]): OpenAnswers | undefined {
  const [first] = faults.filter(isOpen)
  if (!first) return undefined
  const isUnreadable = first.fault.fault === 'unreadable'
  const alike = faults.filter(
    ({ statement, fault }) =>
      statement === first.statement && (fault.fault === 'unreadable') === isUnreadable,
  )
  const words = alike.map(openWords).filter((found) => found !== undefined)
  return { to: addressee(first.statement), isUnreadable, words: [...new Set(words)] }
}

const isOpen = ({ fault: { fault } }: StatementFault): boolean =>
  fault === 'missing' || fault === 'unreadable' || fault === 'no-row'

function openWords({ statement, fault }: StatementFault): MessageDescriptor | undefined {
  const groups: readonly QuestionGroup[] = statement.program?.form.groups ?? []
  if (fault.fault === 'no-row') return groups.find(({ id }) => id === fault.group)?.label
  if (fault.fault !== 'missing' && fault.fault !== 'unreadable') return undefined
  return groups.flatMap(({ questions }) => questions).find(({ id }) => id === fault.question)?.label
}
