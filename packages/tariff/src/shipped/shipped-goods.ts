import type { KnownGoods } from '../search/index.ts'
import { searchLines } from './search-lines.ts'

/**
 * The words for goods that come with the product: our index of everyday goods, lists of customs administrations, and
 * rulings of CBP.
 */
export const shippedGoods = (): KnownGoods[] => [
  ...searchLines('own').flatMap(([number = '', , words = '']) =>
    words.split('; ').map((goods): KnownGoods => ({ number, words: goods, source: 'own' })),
  ),
  ...searchLines('listed').map(([number = '', source, words = '']) => ({
    number,
    words,
    source: source as KnownGoods['source'],
  })),
  ...searchLines('rulings').map(([number = '', ruling = '', day, words = '']) => ({
    number,
    words,
    source: 'ruling' as const,
    ruling: { number: ruling, day: day || undefined },
  })),
]
