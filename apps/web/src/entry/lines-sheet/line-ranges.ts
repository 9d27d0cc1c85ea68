import { t } from '../../words/t.ts'
import { lineNumberText } from './line-text.ts'

/** '001–024, 028 and 031' of line indexes (from 0) in ascending order. */
export function lineRanges(indexes: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const index of indexes) {
    const last = ranges.at(-1)
    if (last && index === last[1] + 1) last[1] = index
    else ranges.push([index, index])
  }
  const texts = ranges.map(([from, to]) =>
    from === to
      ? lineNumberText(from)
      : `${lineNumberText(from)}${to === from + 1 ? ' and ' : '–'}${lineNumberText(to)}`,
  )
  const last = texts.pop() ?? ''
  if (texts.length === 0) return last
  return last.includes(' and ')
    ? `${texts.join(', ')}, ${last}`
    : t({ id: 'line-ranges.and', defaultMessage: '{join} and {last}' }, { join: texts.join(', '), last })
}
