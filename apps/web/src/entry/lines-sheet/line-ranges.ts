import { listed } from '../../messages/listed.ts'
import { lineNumberText } from './line-text.ts'

/** '001–024, 028 and 031' of line indexes (from 0) in ascending order. */
export function lineRanges(indexes: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const index of indexes) {
    const last = ranges.at(-1)
    if (last && index === last[1] + 1) last[1] = index
    else ranges.push([index, index])
  }
  // Two adjacent lines are named one by one.
  const texts = ranges.flatMap(([from, to]) =>
    to > from + 1
      ? `${lineNumberText(from)}–${lineNumberText(to)}`
      : from === to
        ? lineNumberText(from)
        : [lineNumberText(from), lineNumberText(to)],
  )
  return listed(texts)
}
