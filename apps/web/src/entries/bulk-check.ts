import type { CheckLine } from '../api/check-entries.ts'
import { entriesText } from '../messages/money.ts'
import { t } from '../words/t.ts'

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

/** Returns the findings of the rules on one entry, in a few words. */
export function resultOf(entry: CheckedEntry, line: CheckLine): CheckResult {
  if (line.message !== undefined) return { ...entry, tone: 'error', words: line.message }
  const { blocking_error_count: errors = 0, warning_count: warnings = 0 } = line
  const said = [
    errors === 0
      ? t({ id: 'bulk-check.no-errors', defaultMessage: 'No errors' })
      : t(
          {
            id: 'bulk-check.errors',
            defaultMessage: '{errors, plural, one {# error} other {# errors}}',
          },
          { errors },
        ),
  ]
  if (warnings > 0)
    said.push(
      t(
        {
          id: 'bulk-check.warnings',
          defaultMessage: '{warnings, plural, one {# warning} other {# warnings}}',
        },
        { warnings },
      ),
    )
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
  return {
    ...check,
    phase: 'failed',
    problem: t({
      id: 'bulk-check.the-check-ended-early-results',
      defaultMessage: 'The check ended early. Results so far are shown.',
    }),
  }
}

/** Returns the progress or result of a check, in one sentence. */
export function checkLabel({ phase, entries, results, leftOut }: BulkCheck): string {
  if (phase === 'collecting')
    return t({ id: 'bulk-check.reading-the-list', defaultMessage: 'Reading the list…' })
  const sentences = [countLabel({ phase, entries, results })]
  if (phase !== 'running' && leftOut > 0)
    sentences.push(
      t(
        {
          id: 'bulk-check.filed-left-out',
          defaultMessage: '{count, plural, one {# filed entry} other {# filed entries}} left out.',
        },
        { count: leftOut },
      ),
    )
  return sentences.join(' ')
}

function countLabel({ phase, entries, results }: Pick<BulkCheck, 'phase' | 'entries' | 'results'>): string {
  if (entries.length === 0)
    return t({ id: 'bulk-check.nothing-to-check', defaultMessage: 'Nothing to check.' })
  if (phase === 'running')
    return t(
      { id: 'bulk-check.of-checked', defaultMessage: '{done, number} of {entries} checked.' },
      { done: results.length, entries: entriesText(entries.length) },
    )
  const wrong = results.filter(({ tone }) => tone === 'error').length
  return t(
    {
      id: 'bulk-check.checked',
      defaultMessage:
        '{phase, select, done {{done, number} checked} other {Stopped. {done, number} of {all, number} checked}}: {right, number} without errors, {wrong, number} with errors.',
    },
    { phase, done: results.length, all: entries.length, right: results.length - wrong, wrong },
  )
}
