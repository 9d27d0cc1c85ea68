import type { LineItem } from '@edfe/domain/entry'
import { scaled, scaledText, sumTyped } from '@edfe/domain/money'

const sumOf = (lines: readonly LineItem[], field: 'entered_value' | 'net_qty', places: number): string =>
  scaledText(
    sumTyped(
      lines.map((line) => line[field]),
      places,
    ),
    places,
  ).replace(/\.?0+$/, '')

/** The addresses of the duty estimate for lines, one for all goods of one tariff number and origin. */
export function estimatesOf(lines: readonly LineItem[]): { hts: string; origin: string; address: string }[] {
  const groups = Map.groupBy(lines, ({ htsus, origin_country }) => `${htsus ?? ''} ${origin_country ?? ''}`)
  return [...groups.values()].flatMap((group) => {
    const { htsus: hts = '', origin_country: origin = '' } = group[0] ?? {}
    if (hts === '' || !scaled(sumOf(group, 'entered_value', 2), 2)) return []
    const asked = new URLSearchParams({
      hts,
      origin,
      value: sumOf(group, 'entered_value', 2),
      mode: 'ocean',
      quantity_1: sumOf(group, 'net_qty', 3),
    })
    return [{ hts, origin, address: `/estimate?${asked}` }]
  })
}
