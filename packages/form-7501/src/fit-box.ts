import { wrapText } from './text-width.ts'

/** Texts of a box in the type in which all of them fit. */
export interface FittedText {
  rows: readonly string[]
  size: number
  /** Points from one baseline to the next. */
  leading: number
  /** Points from the upper edge of the box to the first baseline. */
  first: number
}

/** The sizes that a box tries, the largest first. */
const TYPES = [
  { size: 8, leading: 9, first: 17 },
  { size: 6.5, leading: 7, first: 14 },
] as const
const DESCENT = 2

/** A value as it fits a box of this inner width and height; undefined when it fits in no size. */
export function fitBox(value: string, width: number, height: number): FittedText | undefined {
  for (const type of TYPES) {
    const rows = wrapText(value, width, type.size, true)
    if (type.first + (rows.length - 1) * type.leading + DESCENT <= height) return { ...type, rows }
  }
  return undefined
}

/** The text of a box whose value continues on another sheet: its beginning, and where all of it is. */
export function beginningOf(value: string, width: number, height: number, sheet: number): FittedText {
  const type = TYPES[1]
  const most = Math.floor((height - type.first - DESCENT) / type.leading) + 1
  const begin = wrapText(value, width, type.size, true).slice(0, Math.max(0, most - 1))
  return { ...type, rows: [...begin, `See sheet ${sheet}`] }
}
