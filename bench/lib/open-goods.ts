import { readFileSync } from 'node:fs'
import type { KnownGoods } from '@edfe/tariff/search'
import { type EverydayGoods, GOODS_FOR_TUNING, GOODS_TO_CHECK } from '@edfe/tariff/test/fixtures'
import type { JudgedGoods } from './search-accuracy.ts'

/** The rulings of the newest tenth are asked for, and taken out of what is searched. */
export const NEWEST_FROM = '2026-05-28'

export const isAsked = ({ ruling }: KnownGoods): boolean => (ruling?.day ?? '') >= NEWEST_FROM

/** The sets of goods that anybody may look at, by the title under which they are reported. */
export function openGoods(known: readonly KnownGoods[]): [string, JudgedGoods[]][] {
  const judged = (goods: readonly EverydayGoods[]) =>
    goods.map(([words, numbers]) => ({ words, numbers: numbers.split(' ') }))
  return [
    [
      `rulings since ${NEWEST_FROM}`,
      known.filter(isAsked).map(({ words, number }) => ({ words, numbers: [number] })),
    ],
    ['everyday goods that were used for tuning', judged(GOODS_FOR_TUNING)],
    ['everyday goods that were not', judged(GOODS_TO_CHECK)],
  ]
}

/** Goods in everyday words with the number that a ruling of CBP gave them. */
interface RuledGoods extends JudgedGoods {
  readonly ruling: string
}

/** 200 goods in the words of a shop, each from a ruling before June 2026 (docs/tariff.md says how they were chosen). */
export const everydayRulings = (): RuledGoods[] =>
  readFileSync(new URL('../data/everyday-rulings.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [number = '', ruling = '', , words = ''] = line.split('\t')
      return { numbers: [number], ruling, words }
    })
