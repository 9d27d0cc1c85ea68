import type { LineItem } from '@edfe/domain/entry'

const isGiven = (row: object): boolean =>
  Object.values(row).some((value) => value !== '' && value !== undefined)

/** A line without the rows that were added to its lists and left empty. */
export const withoutBlankRows = (line: LineItem): LineItem => ({
  ...line,
  ...(line.charges_breakdown && { charges_breakdown: line.charges_breakdown.filter(isGiven) }),
  ...(line.license_numbers && { license_numbers: line.license_numbers.filter(isGiven) }),
  ...(line.permit_info && { permit_info: line.permit_info.filter(isGiven) }),
})

const ROW = /^(line_items|totals_declarations\.fee_summary)\.(\d+)(.*)$/

/** The name in a form, whose lines and fee rows go by their id, of a draft path, where they go by position. */
export function rowName(path: string, lines: readonly string[], fees: readonly string[]): string {
  const [, list, index, rest] = ROW.exec(path) ?? []
  const id = (list === 'line_items' ? lines : fees)[Number(index)]
  return list && id !== undefined ? `${list}.${id}${rest}` : path
}
