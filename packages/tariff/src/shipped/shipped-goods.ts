import { readFileSync } from 'node:fs'
import type { KnownGoods } from '../search/index.ts'

/**
 * The words for goods that come with the product: our index of everyday goods, lists of customs administrations, and
 * rulings of CBP.
 */
export const shippedGoods = (): KnownGoods[] => [
  ...linesOf('own').flatMap(([number = '', , words = '']) =>
    words.split('; ').map((goods): KnownGoods => ({ number, words: goods, source: 'own' })),
  ),
  ...linesOf('listed').map(([number = '', source, words = '']) => ({
    number,
    words,
    source: source as KnownGoods['source'],
  })),
  ...linesOf('rulings').map(([number = '', ruling = '', day, words = '']) => ({
    number,
    words,
    source: 'ruling' as const,
    ruling: { number: ruling, day: day || undefined },
  })),
]

/** Found by the name of the package: the built server lies in another folder than the sources. */
const linesOf = (file: string): string[][] =>
  readFileSync(new URL(import.meta.resolve(`@edfe/tariff/search-data/${file}.tsv`)), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
