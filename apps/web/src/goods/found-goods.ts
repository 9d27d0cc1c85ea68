import { readAskedGoods } from '@edfe/domain/search'
import type { GoodsRow, TariffResult, UsedLine } from './goods-queries.ts'

/** A row of the list that can be chosen: a number to enter, or the way to all numbers of its subheading. */
export type GoodsOption =
  | {
      readonly kind: 'line'
      readonly line: TariffResult
      /** True if the organization or this entry has used it. */
      readonly isUsed: boolean
      /** Why it was found; undefined for a used number that the search did not find. */
      readonly row: GoodsRow | undefined
    }
  | { readonly kind: 'all'; readonly row: GoodsRow }

/** A subheading with what can be chosen under it; without a row, the numbers that were used before. */
export interface OptionGroup {
  readonly row: GoodsRow | undefined
  readonly options: readonly GoodsOption[]
}

/** So many used numbers come before the results of a text; without a text the list holds all of them. */
const MOST_USED = 5

const digitsOf = (hts: string): string => hts.replace(/\D/g, '')

/** True if a used number begins with the digits that were typed, and its goods and headings hold every word. */
function fits({ goods, result: { hts, description, path } }: UsedLine, typed: string): boolean {
  const { within, words } = readAskedGoods(typed)
  const text = [goods, description, ...path].join(' ').toLowerCase()
  const asked = words.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return digitsOf(hts).startsWith(within) && asked.every((word) => text.includes(word))
}

interface Found {
  rows: readonly GoodsRow[]
  used: readonly UsedLine[]
  /** The numbers of the lines of the entry. */
  ofEntry: readonly string[]
}

/**
 * Returns the list of the search: used numbers that match the typed text and that the tariff did not find, newest first;
 * the subheadings with a used number, that number first; then the others.
 */
export function goodsOptions(typed: string, { rows, used, ofEntry }: Found): OptionGroup[] {
  const known = new Set([...used.map(({ result }) => result.hts), ...ofEntry].map(digitsOf))
  const isUsed = ({ hts }: TariffResult) => known.has(digitsOf(hts))
  const found = new Set(rows.flatMap(({ lines }) => lines.map(({ hts }) => hts)))
  const before = used
    .filter((one) => !found.has(one.result.hts) && fits(one, typed))
    .slice(0, typed ? MOST_USED : undefined)
    .map(({ result }): GoodsOption => ({ kind: 'line', line: result, isUsed: true, row: undefined }))
  const groups = usedFirst(rows, ({ lines }) => lines.some(isUsed)).map((row): OptionGroup => {
    const lines = usedFirst(row.lines, isUsed).map(
      (line): GoodsOption => ({ kind: 'line', line, isUsed: isUsed(line), row }),
    )
    return { row, options: row.line_count > lines.length ? [...lines, { kind: 'all', row }] : lines }
  })
  return before.length > 0 ? [{ row: undefined, options: before }, ...groups] : groups
}

const usedFirst = <Item>(items: readonly Item[], isUsed: (item: Item) => boolean): Item[] => [
  ...items.filter(isUsed),
  ...items.filter((item) => !isUsed(item)),
]

/** What is searched to see all numbers of a subheading: its digits, with the words that found it, which order them. */
export function searchWithin({ hts }: GoodsRow, typed: string): string {
  const { words } = readAskedGoods(typed)
  return words ? `${hts} ${words}` : hts
}
