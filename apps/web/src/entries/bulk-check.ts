import type { CheckLine } from '../api/check-entries.ts'
import { countText, entriesText } from '../messages/money.ts'

export interface CheckedEntry {
  id: string
  /** Entry number, or id, for people. */
  name: string
}

export interface CheckResult extends CheckedEntry {
  tone: 'ok' | 'warning' | 'error'
  /** 'No errors', '2 errors, 1 warning', or why the entry could not be checked. */
  words: string
}

export interface BulkCheck {
  phase: 'collecting' | 'running' | 'done' | 'stopped' | 'failed'
  entries: readonly CheckedEntry[]
  results: readonly CheckResult[]
  /** Chosen entries that are filed and therefore not checked again. */
  leftOut: number
  /** Why a check failed. */
  problem?: string
}

export const COLLECTING: BulkCheck = { phase: 'collecting', entries: [], results: [], leftOut: 0 }

const counted = (count: number, one: string) => `${countText(count)} ${count === 1 ? one : `${one}s`}`

/** What the rules found on one entry, in a few words. */
export function resultOf(entry: CheckedEntry, line: CheckLine): CheckResult {
  if (line.message !== undefined) return { ...entry, tone: 'error', words: line.message }
  const { blocking_error_count: errors = 0, warning_count: warnings = 0 } = line
  const said = [errors === 0 ? 'No errors' : counted(errors, 'error')]
  if (warnings > 0) said.push(counted(warnings, 'warning'))
  const tone = errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'ok'
  return { ...entry, tone, words: said.join(', ') }
}

/** The check with one more result; a line about an entry that was not asked for changes nothing. */
export function withLine(check: BulkCheck, line: CheckLine): BulkCheck {
  const entry = check.entries.find(({ id }) => id === line.id)
  return entry ? { ...check, results: [...check.results, resultOf(entry, line)] } : check
}

/** The check once its stream has ended: done only when every entry has its result. */
export function ended(check: BulkCheck): BulkCheck {
  if (check.results.length >= check.entries.length) return { ...check, phase: 'done' }
  return { ...check, phase: 'failed', problem: 'The check ended early. Results so far are shown.' }
}

/** How a check went, in one sentence. */
export function checkLabel({ phase, entries, results, leftOut }: BulkCheck): string {
  if (phase === 'collecting') return 'Reading the list…'
  const filed =
    leftOut > 0 ? ` ${countText(leftOut)} filed ${leftOut === 1 ? 'entry' : 'entries'} left out.` : ''
  if (entries.length === 0) return `Nothing to check.${filed}`
  const wrong = results.filter(({ tone }) => tone === 'error').length
  if (phase === 'running') return `${countText(results.length)} of ${entriesText(entries.length)} checked.`
  const right = results.length - wrong
  const stopped = phase === 'done' ? '' : ` of ${countText(entries.length)}`
  return `${countText(results.length)}${stopped} checked: ${countText(right)} without errors, ${countText(wrong)} with errors.${filed}`
}
