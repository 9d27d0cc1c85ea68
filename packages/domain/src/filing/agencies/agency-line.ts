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
  quantityContradictions,
  questionName,
} from '../../agencies/index.ts'
import { type AgencyPlace, placeInStatements } from '../../entry/agency-path.ts'
import { type Message, type MessageDescriptor, sentenceOf } from '../../messages/index.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { releasedLines } from '../release/mapping/released-lines.ts'
import { type UnknownCode, unknownCodes } from './agency-codes.ts'
import { agencyDataOf, dataOfStatement, type ReadStatement, readStatements } from './agency-data.ts'
import { agencyFacts } from './agency-facts.ts'
import { askedIn, disclaimerPlace, questionPlace, valuePlace } from './answer-place.ts'
import { factPlace } from './fact-place.ts'

/** Whom a statement goes to: the agency, and what its program is called. */
export interface Addressee {
  agency: string
  program: MessageDescriptor | undefined
}

/** A statement that names no agency. */
const NO_AGENCY = '?'

/** Where a fault is in what the line says to agencies; left out, in all of it. */
interface Placed {
  at?: AgencyPlace
}

/** An agency, by its short name, whose data cannot be filed here. */
interface UndefinedProgram extends Placed {
  agency: string
}

/** A question that is not answered as its program takes it, or a group that has no row. */
interface OpenAnswer extends Placed {
  to: Addressee
  isUnreadable: boolean
  question: Message
}

interface MissingFact {
  to: Addressee
  /** The draft path of the field where the fact is typed. */
  field: string
  fact: AgencyFact
}

interface BrokenRule extends Placed {
  to: Addressee
  words: MessageDescriptor
}

interface BrokenFlag extends Placed {
  words: MessageDescriptor
}

type PlacedFor<Found> = Placed & { to: Addressee } & Found

/** What keeps the data of one line from being filed, and where they contradict the line or themselves. */
export interface AgencyFaults {
  /** Statements whose program has no definition. */
  undefinedPrograms: readonly UndefinedProgram[]
  open: readonly OpenAnswer[]
  missingFacts: readonly MissingFact[]
  brokenRules: readonly BrokenRule[]
  /** As `open`, of programs that are known from a paper of grade D and less, which refuses nothing. */
  doubts: readonly OpenAnswer[]
  doubtfulFacts: readonly MissingFact[]
  /** What the flags of the tariff number do not accept. */
  flags: readonly BrokenFlag[]
  /** Codes that the loaded lists do not have. */
  unknownCodes: readonly PlacedFor<UnknownCode>[]
  /** Contradictions, which CBP does not look for. */
  quantities: readonly PlacedFor<QuantityContradiction>[]
  origins: readonly PlacedFor<OriginContradiction>[]
  dates: readonly PlacedFor<DateContradiction>[]
}

/**
 * Faults of one kind at one place: in the data of a line for agencies, or at the field of a fact, which several lines may
 * miss.
 */
export interface AgencyRow extends AgencyFaults {
  /** Of the line. */
  index: number
  /** What follows the path of the data: `.FDA-FOO.product_code.0`; '' for all of them. */
  at: string
  /** The draft path of the field, where it is not in the data for agencies. */
  field?: string
}

const addressee = ({ draft: { agency = '' }, program }: ReadStatement): Addressee => ({
  agency: agencyName(agency),
  program: program?.name,
})

/** What is known beside the entry. */
type AgencyRules = Pick<RuleContext, 'today' | 'agencyCodes'>

/** What keeps the data of the released lines from being filed, place by place. */
export const agencyRows = (context: FilingContext, rules: AgencyRules): AgencyRow[] =>
  rowsOfLines(
    releasedLines(context).map((line) => ({ index: line.index, faults: agencyFaults(context, line, rules) })),
  )

interface FaultsOfLine {
  index: number
  faults: AgencyFaults
}

const rowsOfLines = (lines: readonly FaultsOfLine[]): AgencyRow[] => [
  ...lines.flatMap(({ index, faults }) => rowsOf(index, faults)),
  ...factRows('missingFacts', lines),
  ...factRows('doubtfulFacts', lines),
]

/** The facts that are missing, field by field: what programs need of the entry is said once, not for each line. */
function factRows(kind: 'missingFacts' | 'doubtfulFacts', lines: readonly FaultsOfLine[]): AgencyRow[] {
  const all = lines.flatMap(({ index, faults }) => faults[kind].map((missing) => ({ index, missing })))
  return [...Map.groupBy(all, ({ missing }) => missing.field)].map(([field, found]) => {
    const needs = new Map(
      found.map(({ missing }) => [[missing.to.agency, missing.to.program?.id, missing.fact].join(), missing]),
    )
    return { ...NOTHING, index: found[0]?.index ?? 0, at: '', field, [kind]: [...needs.values()] }
  })
}

function rowsOf(index: number, faults: AgencyFaults): AgencyRow[] {
  return KINDS.flatMap((kind) => {
    const byPlace = Map.groupBy<string, Placed>(faults[kind], ({ at }) => (at ? placeInStatements(at) : ''))
    return [...byPlace].map(([at, found]) => ({ ...NOTHING, index, at, [kind]: found }))
  })
}

/** Of a line that no list has a flag for and that says nothing to an agency. */
const NOTHING: AgencyFaults = {
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

type PlacedKind = Exclude<keyof AgencyFaults, 'missingFacts' | 'doubtfulFacts'>
const KINDS = (Object.keys(NOTHING) as (keyof AgencyFaults)[]).filter(
  (kind): kind is PlacedKind => kind !== 'missingFacts' && kind !== 'doubtfulFacts',
)

/** What keeps the data of one line from being filed. */
export function agencyFaults(
  context: FilingContext,
  line: FilingLine,
  { today, agencyCodes }: AgencyRules,
): AgencyFaults {
  const flags = flagsOfTariff(line.hts).map(({ code }) => code)
  if (flags.length === 0 && !line.line.agency_statements?.length) return NOTHING
  const facts = agencyFacts(context, line, today)
  const read = readStatements(line.line, facts)
  const faults = faultsOf(read, facts)
  const fieldOf = (fact: AgencyFact) => factPlace(fact, context, line)
  const proven = faults.filter(({ fault }) => fault.refuses)
  const doubtful = faults.filter(({ fault }) => !fault.refuses)
  const statements = agencyDataOf(line.line, facts)?.statements ?? []
  return {
    undefinedPrograms: read
      .filter(({ program, draft }) => !program && !draft.disclaimer)
      .map((one) => ({ at: disclaimerPlace(one), agency: addressee(one).agency || NO_AGENCY })),
    open: openAnswers(proven),
    missingFacts: missingFacts(proven, fieldOf),
    brokenRules: brokenRules(proven),
    doubts: openAnswers(doubtful),
    doubtfulFacts: missingFacts(doubtful, fieldOf),
    flags: judgeFlags(statements, flags).map(({ condition: { words }, place: [index = -1] }) => {
      const one = read[index]
      return { words, ...(one && { at: disclaimerPlace(one) }) }
    }),
    unknownCodes: read.flatMap((one) =>
      unknownCodes(one, agencyCodes).map((found) => ({
        at: questionPlace(one, found.id, found.row),
        to: addressee(one),
        ...found,
      })),
    ),
    ...contradictions(read, facts),
  }
}

/** Data of one program, which may be in several statements, and of each statement, against the line and in themselves. */
function contradictions(
  read: readonly ReadStatement[],
  facts: AgencyFacts,
): Pick<AgencyFaults, 'quantities' | 'origins' | 'dates'> {
  const given = read.flatMap((one) => {
    const data = dataOfStatement(one, facts)
    return data ? [{ one, to: addressee(one), data }] : []
  })
  const ofPrograms = given.filter(
    ({ one }, index) => given.findIndex((other) => other.one.program === one.program) === index,
  )
  return {
    quantities: ofPrograms.flatMap(({ one, to }) => {
      const own = given.filter((other) => other.one.program === one.program).map(({ data }) => data)
      return quantityContradictions(own, facts).map((found) => ({
        at: valuePlace(one, found.said.amount),
        to,
        ...found,
      }))
    }),
    origins: given.flatMap(({ one, to, data }) => {
      const found = originContradiction(data, facts)
      return found ? [{ at: valuePlace(one, found.said), to, ...found }] : []
    }),
    dates: given.flatMap(({ one, to, data }) =>
      dateContradictions(data, facts).map((found) => ({ at: valuePlace(one, found.day), to, ...found })),
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

const missingFacts = (
  faults: readonly StatementFault[],
  fieldOf: (fact: AgencyFact) => string,
): MissingFact[] =>
  faults.flatMap(({ statement, fault }) =>
    fault.fault === 'fact'
      ? [{ to: addressee(statement), fact: fault.fact, field: fieldOf(fault.fact) }]
      : [],
  )

const brokenRules = (faults: readonly StatementFault[]): BrokenRule[] =>
  faults.flatMap(({ statement, fault }) => {
    if (fault.fault !== 'program') return []
    const { question, condition } = fault.finding
    return [{ at: questionPlace(statement, question), to: addressee(statement), words: condition.words }]
  })

/** The open questions: those without an answer, those whose answer has another form, and groups without a row. */
const openAnswers = (faults: readonly StatementFault[]): OpenAnswer[] =>
  faults.flatMap(({ statement, fault }) => {
    const open = openQuestion(statement, fault)
    return open ? [{ to: addressee(statement), isUnreadable: fault.fault === 'unreadable', ...open }] : []
  })

function openQuestion(
  statement: ReadStatement,
  fault: AnswerFault,
): { at: AgencyPlace; question: Message } | undefined {
  if (fault.fault === 'no-row') {
    const group = statement.program?.form.groups.find(({ id }) => id === fault.group)
    return (
      group && { at: questionPlace(statement, group.questions[0]?.id), question: sentenceOf(group.label) }
    )
  }
  if (fault.fault !== 'missing' && fault.fault !== 'unreadable') return undefined
  const { question: id, row } = fault
  const asked = askedIn(statement, id)
  return (
    asked && {
      at: questionPlace(statement, id, row),
      question: questionName(asked.question, asked.group, row),
    }
  )
}
