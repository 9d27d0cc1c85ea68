import type { LineItem } from '@edfe/domain/entry'
import { type PaperField, sumEffect, summedField } from '@edfe/domain/papers'
import { t } from '../words/t.ts'
import type { LinesThen } from './made-draft.ts'

/** What becomes of a sum of the shipment in lines; undefined for another value, and without lines. */
export function noteOfSum(
  field: PaperField,
  sum: string,
  lines: readonly LineItem[],
  then: LinesThen,
): string | undefined {
  const summed = summedField(field)
  if (!summed || lines.length === 0) return undefined
  const effect = sumEffect(
    lines.map((line) => line[summed] ?? ''),
    sum,
  )
  return NOTES[effect === 'spread' && then === 'after' ? 'only shown' : effect]()
}

const NOTES = {
  'only shown': () =>
    t({
      id: 'papers-review.sum-is-only-shown',
      defaultMessage: 'The lines add up to another sum, of earlier lines too, so this one is only shown.',
    }),
  same: () => t({ id: 'papers-review.lines-come-to-it', defaultMessage: 'The lines add up to this sum.' }),
  'only line': () =>
    t({ id: 'papers-review.goes-to-the-line', defaultMessage: 'It is entered on the line.' }),
  spread: () =>
    t({
      id: 'papers-review.spread-over-the-lines',
      defaultMessage: 'The lines add up to another sum. This one is spread over them in proportion.',
    }),
  none: () =>
    t({
      id: 'papers-review.not-taken',
      defaultMessage: 'Some lines lack this value, so the sum is only shown. Fill in those lines on step 4.',
    }),
}
