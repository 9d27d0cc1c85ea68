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
