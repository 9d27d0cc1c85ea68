import type { KnownGoods } from './known-goods.ts'

/** Known goods that are read one at a time, so that hundreds of thousands need not be objects at once. */
export interface GoodsTexts {
  readonly count: number
  at(text: number): KnownGoods
  /** The source alone, which takes less than the whole. */
  sourceAt(text: number): KnownGoods['source']
}

/** A list as texts. */
export const textsOf = (known: readonly KnownGoods[]): GoodsTexts => ({
  count: known.length,
  at: (text) => known[text]!,
  sourceAt: (text) => known[text]!.source,
})

/** Both, in this order. */
export const bothTexts = (first: GoodsTexts, second: GoodsTexts): GoodsTexts => ({
  count: first.count + second.count,
  at: (text) => (text < first.count ? first.at(text) : second.at(text - first.count)),
  sourceAt: (text) => (text < first.count ? first.sourceAt(text) : second.sourceAt(text - first.count)),
})
