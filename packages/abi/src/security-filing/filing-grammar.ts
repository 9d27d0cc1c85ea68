import type { DecodedRecord } from '../codec/decode-record.ts'

/** A record that is where no filing has one, or that lacks what has to follow it. */
export interface GrammarProblem {
  /** Position of the record in the filing, from 0. */
  record: number
  recordId: string
  kind:
    | 'out_of_order'
    | 'repeated'
    | 'needs_name'
    | 'name_and_number'
    | 'address_missing'
    | 'origin_not_taken'
    | 'not_in_release'
}

/**
 * The rank of a record: a filing never goes back to a lower one. Records of parties and of their goods alternate, so
 * they have one rank.
 */
const RANKS: Readonly<Record<string, number>> = {
  SF10: 0,
  SF13: 1,
  SF15: 2,
  SF20: 3,
  SF25: 4,
  SF30: 5,
  SF31: 5,
  SF35: 5,
  SF36: 5,
  SF40: 5,
  SF50: 6,
}

/** Records that a filing, or a party, has once. */
const ONCE_IN_FILING = ['SF10', 'SF13', 'SF50']
const ONCE_IN_PARTY = ['SF31', 'SF36']
/** SF35 repeats up to three times in a party. */
const ADDRESS_RECORDS = 3

const PARTY_ORDER = ['SF30', 'SF31', 'SF35', 'SF36', 'SF40']

/** What is wrong with the order and number of the records of one filing, SF10 first. */
export const grammarProblems = (records: readonly DecodedRecord[]): GrammarProblem[] => [
  ...orderProblems(records),
  ...orphans(records),
  ...partiesIn(records).flatMap(({ start, group }) => partyProblems(start, group)),
]

/** Names and addresses above which there is no party. */
function orphans(records: readonly DecodedRecord[]): GrammarProblem[] {
  const owned = new Set(partiesIn(records).flatMap(({ group }) => group))
  return records.flatMap((record, index): GrammarProblem[] =>
    PARTY_ORDER.includes(record.id) && !owned.has(record)
      ? [{ record: index, recordId: record.id, kind: 'out_of_order' }]
      : [],
  )
}

function orderProblems(records: readonly DecodedRecord[]): GrammarProblem[] {
  let highest = 0
  return records.flatMap(({ id }, index): GrammarProblem[] => {
    const rank = RANKS[id] ?? -1
    const isRepeated = ONCE_IN_FILING.includes(id) && records.findIndex((other) => other.id === id) < index
    const isEarly = rank < highest || (index === 0) !== (id === 'SF10')
    highest = Math.max(highest, rank)
    if (isRepeated) return [{ record: index, recordId: id, kind: 'repeated' }]
    return isEarly ? [{ record: index, recordId: id, kind: 'out_of_order' }] : []
  })
}

interface PartyGroup {
  /** Position of its SF30 in the filing. */
  start: number
  group: readonly DecodedRecord[]
}

/** Each SF30 with the records below it. */
export function partiesIn(records: readonly DecodedRecord[]): PartyGroup[] {
  const starts = records.flatMap(({ id }, index) => (id === 'SF30' ? [index] : []))
  return starts.map((start) => {
    const after = records.findIndex(({ id }, index) => index > start && !PARTY_ORDER.slice(1).includes(id))
    return { start, group: records.slice(start, after < 0 ? undefined : after) }
  })
}

function partyProblems(start: number, group: readonly DecodedRecord[]): GrammarProblem[] {
  const [head, ...below] = group
  const isNamed = !!head?.values.name
  const isMaker = head?.values.role === 'MF'
  let reached = 0
  const problems = below.flatMap(({ id, values }, index): GrammarProblem[] => {
    const position = PARTY_ORDER.indexOf(id)
    const isEarly = position < reached
    reached = Math.max(reached, position)
    const count = below.slice(0, index + 1).filter((one) => one.id === id).length
    const isRepeated = count > (id === 'SF35' ? ADDRESS_RECORDS : ONCE_IN_PARTY.includes(id) ? 1 : Infinity)
    const kinds: Kinds = [
      ['out_of_order', isEarly],
      ['repeated', isRepeated],
      ['needs_name', id !== 'SF40' && !isNamed],
      ['origin_not_taken', id === 'SF40' && !isMaker && !!values.origin],
    ]
    return broken(kinds, start + index + 1, id)
  })
  const hasAddress = ['SF35', 'SF36'].every((id) => below.some((record) => record.id === id))
  const ofHead: Kinds = [
    ['address_missing', isNamed && !hasAddress],
    ['name_and_number', isNamed && !!head?.values.identifier],
  ]
  return [...problems, ...broken(ofHead, start, 'SF30')]
}

type Kinds = readonly [GrammarProblem['kind'], boolean][]

/** The kinds that hold, as problems of one record. */
const broken = (kinds: Kinds, record: number, recordId: string): GrammarProblem[] =>
  kinds.flatMap(([kind, holds]) => (holds ? [{ record, recordId, kind }] : []))
