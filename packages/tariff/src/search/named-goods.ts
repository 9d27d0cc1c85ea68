import { digitsOf, type Schedule } from '../schedule/index.ts'
import { type RowWords, rowWords } from './row-words.ts'

/**
 * Returns the names of goods in subchapter II of chapter 99, by the eight digits that each of its headings
 * names: 'Vases of blown glass … (provided for in subheading 7013.99.50)' shows that vases are there,
 * although the schedule has only 'Other'.
 */
export function namedGoods({ rows }: Schedule): ReadonlyMap<string, readonly RowWords[]> {
  const named = new Map<string, RowWords[]>()
  for (const { number, description } of rows) {
    if (!number.startsWith('9902')) continue
    const [provided, subheadings = ''] = PROVIDED_FOR.exec(description) ?? []
    if (!provided) continue
    const words = rowWords(description.replace(provided, ''))
    for (const [subheading] of subheadings.matchAll(/\d{4}\.\d{2}\.\d{2}/g)) {
      const eight = digitsOf(subheading)
      named.set(eight, [...(named.get(eight) ?? []), words])
    }
  }
  return named
}

const PROVIDED_FOR = /\(provided for in ([^)]*)\)/i
