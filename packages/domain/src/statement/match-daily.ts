import type { Cents } from '../money/index.ts'
import { type Amounts, type ClassDifference, differencesOf, sumAmounts, totalOf } from './amounts.ts'
import { belongsOn, type FiledMoney } from './filed-money.ts'
import { type DailyStatement, dueOf, type StatedEntry } from './statement.ts'

/** A filed summary, and whether CBP has deleted it since. */
export interface FiledEntry extends FiledMoney {
  isDeleted: boolean
}

/** The differences between a statement and what was filed. */
export const DIFFERENCES = ['unknown', 'missing', 'other_amount', 'deleted', 'moved', 'taken_away'] as const
export type DifferenceKind = (typeof DIFFERENCES)[number]

export interface EntryRow {
  number: string
  /** What the statement collects; undefined for an entry that is not on it. */
  stated?: Amounts | undefined
  /** What was filed and is due with a statement; undefined for an entry that was not filed here. */
  filed?: Amounts | undefined
  kinds: readonly DifferenceKind[]
  classes: readonly ClassDifference[]
}

/** A statement held against what was filed. */
export interface StatementReport {
  /** The lines of the statement in its order, then what is missing on it. */
  rows: readonly EntryRow[]
  /** Of the lines of the statement. */
  entries: number
  stated: Amounts
  total: Cents
  /** What was filed for this statement. */
  filedTotal: Cents
  isEqual: boolean
}

/** The part of filed money that a statement collects, as the statement's own lines are read. */
export const filedDue = (filed: FiledMoney): Amounts =>
  dueOf({
    number: filed.number,
    port: filed.entryPort,
    entryType: filed.entryType,
    isConsolidated: filed.isConsolidated,
    pays: true,
    taxDeferred: filed.taxDeferred,
    paysAntidumping: true,
    paysCountervailing: true,
    amounts: filed.amounts,
  })

/** Holds a daily statement line by line against what was filed, to the cent and by class. */
export function matchDaily(statement: DailyStatement, filed: readonly FiledEntry[]): StatementReport {
  const byNumber = new Map(filed.map((one) => [one.number, one]))
  const lines = statement.entries.map((line) => lineRow(statement, line, byNumber.get(line.number)))
  const onIt = new Set(statement.entries.map(({ number }) => number))
  const taken = new Set(statement.taken.map(({ number }) => number))
  const absent = filed.flatMap((one): EntryRow[] => {
    if (onIt.has(one.number)) return []
    const isTaken = taken.has(one.number)
    if (!isTaken && (one.isDeleted || !belongsOn(statement.head, one))) return []
    return [
      { number: one.number, filed: filedDue(one), kinds: [isTaken ? 'taken_away' : 'missing'], classes: [] },
    ]
  })
  const takenElsewhere = statement.taken.flatMap(({ number }): EntryRow[] =>
    byNumber.has(number) ? [] : [{ number, kinds: ['taken_away', 'unknown'], classes: [] }],
  )
  const rows = [...lines, ...absent, ...takenElsewhere]
  const stated = sumAmounts(lines.map((row) => row.stated ?? {}))
  const expected = rows.filter(({ kinds }) => !kinds.some((kind) => NOT_EXPECTED.includes(kind)))
  return {
    rows,
    entries: lines.length,
    stated,
    total: totalOf(stated),
    filedTotal: expected.reduce((sum, row) => sum + totalOf(row.filed ?? {}), 0n),
    isEqual: rows.every(({ kinds }) => kinds.length === 0),
  }
}

/** Lines whose filed money is not for this statement. */
const NOT_EXPECTED: readonly DifferenceKind[] = ['deleted', 'moved', 'taken_away']

function lineRow(statement: DailyStatement, line: StatedEntry, filed: FiledEntry | undefined): EntryRow {
  const stated = dueOf(line)
  if (!filed) return { number: line.number, stated, kinds: ['unknown'], classes: [] }
  const expected = filedDue(filed)
  const classes = differencesOf(stated, expected)
  const kinds: DifferenceKind[] = [
    ...(filed.isDeleted ? (['deleted'] as const) : []),
    ...(!filed.isDeleted && !belongsOn(statement.head, filed) ? (['moved'] as const) : []),
    ...(classes.length > 0 ? (['other_amount'] as const) : []),
  ]
  return { number: line.number, stated, filed: expected, kinds, classes }
}
