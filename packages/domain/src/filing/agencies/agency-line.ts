import {
  type AgencyFact,
  type AgencyFacts,
  type AnswerFault,
  agencyName,
  type DateContradiction,
  dateContradictions,
  flagsOfTariff,
  judgeAnswers,
  judgeFlags,
  type OriginContradiction,
  originContradiction,
  type QuantityContradiction,
  type QuestionGroup,
  quantityContradictions,
} from '../../agencies/index.ts'
import type { MessageDescriptor } from '../../messages/index.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { releasedLines } from '../release/mapping/released-lines.ts'
import { type UnknownCode, unknownCodes } from './agency-codes.ts'
import { agencyDataOf, dataOfStatement, type ReadStatement, readStatements } from './agency-data.ts'
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

interface MissingFact {
  to: Addressee
  fact: AgencyFact
}

interface BrokenRule {
  to: Addressee
  words: MessageDescriptor
}

/** What keeps the data of one line from being filed, and where they contradict the line or themselves. */
export interface AgencyLine {
  index: number
  /** The agencies of statements whose program has no definition. */
  undefinedPrograms: readonly string[]
  open: readonly OpenAnswers[]
  missingFacts: readonly MissingFact[]
  brokenRules: readonly BrokenRule[]
  /** As `open`, of programs that are known from a paper of grade D and less, which refuses nothing. */
  doubts: readonly OpenAnswers[]
  doubtfulFacts: readonly MissingFact[]
  /** What the flags of the tariff number do not accept. */
  flags: readonly MessageDescriptor[]
  /** Codes that the loaded lists do not have. */
  unknownCodes: readonly ({ to: Addressee } & UnknownCode)[]
  /** Contradictions, which CBP does not look for. */
  quantities: readonly ({ to: Addressee } & QuantityContradiction)[]
  origins: readonly ({ to: Addressee } & OriginContradiction)[]
  dates: readonly ({ to: Addressee } & DateContradiction)[]
}

const addressee = ({ draft: { agency = '' }, program }: ReadStatement): Addressee => ({
  agency: agencyName(agency),
  program: program?.name,
})

/** What is known beside the entry. */
type AgencyRules = Pick<RuleContext, 'today' | 'agencyCodes'>

/** The released lines with what keeps their data from being filed. */
export const agencyLines = (context: FilingContext, rules: AgencyRules): AgencyLine[] =>
  releasedLines(context).map((line) => agencyLine(context, line, rules))

/** Of a line that no list has a flag for and that says nothing to an agency. */
const NOTHING: Omit<AgencyLine, 'index'> = {
  undefinedPrograms: [],
  open: [],
  missingFacts: [],
  brokenRules: [],
  doubts: [],
  doubtfulFacts: [],
  flags: [],
  unknownCodes: [],
  quantities: [],
  origins: [],
  dates: [],
}

function agencyLine(
  context: FilingContext,
  line: FilingLine,
  { today, agencyCodes }: AgencyRules,
): AgencyLine {
  const flags = flagsOfTariff(line.hts).map(({ code }) => code)
  if (flags.length === 0 && !line.line.agency_statements?.length) return { ...NOTHING, index: line.index }
  const facts = agencyFacts(context, line, today)
  const read = readStatements(line.line, facts)
  const faults = faultsOf(read, facts)
  const proven = faults.filter(({ fault }) => fault.refuses)
  const doubtful = faults.filter(({ fault }) => !fault.refuses)
  const statements = agencyDataOf(line.line, facts)?.statements ?? []
  const undefinedOnes = read.filter(({ program, draft }) => !program && !draft.disclaimer)
  return {
    index: line.index,
    undefinedPrograms: [...new Set(undefinedOnes.map((one) => addressee(one).agency || NO_AGENCY))],
    open: openAnswers(proven),
    missingFacts: missingFacts(proven),
    brokenRules: brokenRules(proven),
    doubts: openAnswers(doubtful),
    doubtfulFacts: missingFacts(doubtful),
    flags: [...new Set(judgeFlags(statements, flags).map(({ condition }) => condition.words))],
    unknownCodes: read.flatMap((one) =>
      unknownCodes(one, agencyCodes).map((found) => ({ to: addressee(one), ...found })),
    ),
    ...contradictions(read, facts),
  }
}

/** Data of one program, which may be in several statements, and of each statement, against the line and in themselves. */
function contradictions(
  read: readonly ReadStatement[],
  facts: AgencyFacts,
): Pick<AgencyLine, 'quantities' | 'origins' | 'dates'> {
  const given = read.flatMap((one) => {
    const data = dataOfStatement(one, facts)
    return data ? [{ to: addressee(one), program: one.program, data }] : []
  })
  const ofPrograms = given.filter(
    ({ program }, index) => given.findIndex((other) => other.program === program) === index,
  )
  return {
    quantities: ofPrograms.flatMap(({ to, program }) => {
      const own = given.filter((other) => other.program === program).map(({ data }) => data)
      return quantityContradictions(own, facts).map((found) => ({ to, ...found }))
    }),
    origins: given.flatMap(({ to, data }) => {
      const found = originContradiction(data, facts)
      return found ? [{ to, ...found }] : []
    }),
    dates: given.flatMap(({ to, data }) =>
      dateContradictions(data, facts).map((found) => ({ to, ...found })),
    ),
  }
}

interface StatementFault {
  statement: ReadStatement
  fault: AnswerFault
}

/** The faults of statements that give data. */
const faultsOf = (read: readonly ReadStatement[], facts: AgencyFacts): StatementFault[] =>
  read.flatMap((statement) => {
    const { program, draft, answers } = statement
    if (!program || draft.disclaimer) return []
    return judgeAnswers(program, draft.program ?? '', answers, facts).map((fault) => ({ statement, fault }))
  })

const missingFacts = (faults: readonly StatementFault[]): MissingFact[] =>
  faults.flatMap(({ statement, fault }) =>
    fault.fault === 'fact' ? [{ to: addressee(statement), fact: fault.fact }] : [],
  )

const brokenRules = (faults: readonly StatementFault[]): BrokenRule[] =>
  faults.flatMap(({ statement, fault }) =>
    fault.fault === 'program' ? [{ to: addressee(statement), words: fault.finding.condition.words }] : [],
  )

/** The open questions of each statement: those without an answer, and those whose answer has another form. */
function openAnswers(faults: readonly StatementFault[]): OpenAnswers[] {
  const open = faults.filter(isOpen)
  const statements = [...new Set(open.map(({ statement }) => statement))]
  return statements.flatMap((statement) =>
    [false, true].flatMap((isUnreadable) => {
      const words = open
        .filter((one) => one.statement === statement && (one.fault.fault === 'unreadable') === isUnreadable)
        .map(openWords)
        .filter((found) => found !== undefined)
      return words.length > 0 ? [{ to: addressee(statement), isUnreadable, words: [...new Set(words)] }] : []
    }),
  )
}

const isOpen = ({ fault: { fault } }: StatementFault): boolean =>
  fault === 'missing' || fault === 'unreadable' || fault === 'no-row'

function openWords({ statement, fault }: StatementFault): MessageDescriptor | undefined {
  const groups: readonly QuestionGroup[] = statement.program?.form.groups ?? []
  if (fault.fault === 'no-row') return groups.find(({ id }) => id === fault.group)?.label
  if (fault.fault !== 'missing' && fault.fault !== 'unreadable') return undefined
  return groups.flatMap(({ questions }) => questions).find(({ id }) => id === fault.question)?.label
}
