import type { LineItem } from './draft.ts'

type SetLine = Pick<LineItem, 'set_indicator'>

/**
 * True for the header line of an article set, which carries the set's value, duty, and processing and harbor
 * fees.
 */
export const isSetHeader = ({ set_indicator }: SetLine): boolean => set_indicator === 'X'

/** True for a component line of an article set, whose value is included in the header of the set. */
export const isSetComponent = ({ set_indicator }: SetLine): boolean => set_indicator === 'V'

/** The lines whose values add up to that of the entry: all but the parts of sets. */
export const valuedLines = <Line extends SetLine>(lines: readonly Line[]): Line[] =>
  lines.filter((line) => !isSetComponent(line))

/** The parts of the set whose header is at a place of a list: the lines V right below it. */
export function setComponents<Line extends SetLine>(lines: readonly Line[], header: number): Line[] {
  const below = lines.slice(header + 1)
  const end = below.findIndex((line) => !isSetComponent(line))
  return end < 0 ? below : below.slice(0, end)
}
