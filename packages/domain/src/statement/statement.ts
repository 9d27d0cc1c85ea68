import type { CalendarDay } from '../calendar/index.ts'
import type { Cents } from '../money/index.ts'
import type { Amounts } from './amounts.ts'

/** CBP sends a statement twice: before it is paid, and when it is closed. */
export type StatementStatus = 'preliminary' | 'final'

/** What the block of a statement says of it. */
export interface StatementHead {
  status: StatementStatus
  number: string
  printDate: CalendarDay
  /** 2, 3 and 5 daily, 6 to 8 periodic. */
  paymentType: string
  /** The port that processes the entries. */
  port: string
  filerCode: string
  /** Only on the statement of one importer. */
  importer?: string | undefined
  clientBranch?: string | undefined
}

/** An entry on a daily statement. */
export interface StatedEntry {
  /** Filer code and entry number. */
  number: string
  port: string
  entryType: string
  importer?: string | undefined
  filerReference?: string | undefined
  team?: string | undefined
  clientBranch?: string | undefined
  isConsolidated: boolean
  /** False when nothing of the entry is due now. */
  pays: boolean
  taxDeferred: boolean
  /** False when a bond covers the duty of its cases. */
  paysAntidumping: boolean
  paysCountervailing: boolean
  /** What was estimated, due or not. */
  amounts: Amounts
}

/** The totals of a statement, as it states them. */
export interface StatedTotals {
  amounts: Amounts
  deferredTax: Cents
  total: Cents
  /** Entries with and without money; a monthly statement does not count them. */
  paying?: number | undefined
  free?: number | undefined
}

/** An entry that was taken away from a daily statement after it was printed. */
export interface TakenEntry {
  /** Filer code and entry number. */
  number: string
  daily: string
  /** ABI by the filer, CBP by CBP. */
  source: string
}

interface Totals {
  /** Of the preliminary statement, and repeated on the final one. */
  due: StatedTotals
  /** Only of a final statement. */
  paid?: StatedTotals | undefined
  taken: readonly TakenEntry[]
}

export interface DailyStatement extends Totals {
  cadence: 'daily'
  head: StatementHead
  entries: readonly StatedEntry[]
}

/** A daily statement on a monthly one. */
export interface ListedDaily {
  number: string
  port: string
  filerCode: string
  importer?: string | undefined
  printDate: CalendarDay
  /** The day on which CBP took the authorization of the daily statement. */
  presentedOn: CalendarDay
  amounts: Amounts
  total: Cents
}

export interface MonthlyStatement extends Totals {
  cadence: 'monthly'
  head: StatementHead
  dueOn: CalendarDay
  dailies: readonly ListedDaily[]
}

export type Statement = DailyStatement | MonthlyStatement

const HARBOR_MAINTENANCE = '501'

/** Of warehouse entries and temporary importations, a statement collects these classes alone (introduction of the chapter). */
const COLLECTED: Readonly<Record<string, readonly string[]>> = {
  '21': [HARBOR_MAINTENANCE],
  '22': [],
  '23': [HARBOR_MAINTENANCE],
}

/** The part of an entry's amounts that its statement collects. */
export function dueOf(entry: StatedEntry): Amounts {
  if (!entry.pays) return {}
  const collected = COLLECTED[entry.entryType]
  const { taxDeferred, paysAntidumping, paysCountervailing } = entry
  if (!collected && !taxDeferred && paysAntidumping && paysCountervailing) return entry.amounts
  const isCollected = (name: string) =>
    (collected === undefined || collected.includes(name)) &&
    !(name === 'tax' && taxDeferred) &&
    !(name === 'antidumping' && !paysAntidumping) &&
    !(name === 'countervailing' && !paysCountervailing)
  return Object.fromEntries(Object.entries(entry.amounts).filter(([name]) => isCollected(name)))
}
