import type { LineItem } from '@edfe/domain/entry'

const isGiven = (row: object): boolean =>
  Object.values(row).some((value) => value !== '' && value !== undefined)

const LISTS = ['charges_breakdown', 'license_numbers', 'permit_info'] as const

/** A line without the rows that were added to its lists and left empty. */
export function withoutBlankRows(line: LineItem): LineItem {
  const kept: Partial<LineItem> = {}
  for (const list of LISTS) {
    const rows = line[list]
    if (rows) kept[list] = rows.filter(isGiven) as never
  }
  return { ...line, ...kept }
}

const ROW = /^(line_items|totals_declarations\.fee_summary)\.(\d+)(.*)$/

/** The name in a form, whose lines and fee rows go by their id, of a draft path, where they go by position. */
export function rowName(path: string, lines: readonly string[], fees: readonly string[]): string {
  const [, list, index, rest] = ROW.exec(path) ?? []
  const id = (list === 'line_items' ? lines : fees)[Number(index)]
  return list && id !== undefined ? `${list}.${id}${rest}` : path
}
