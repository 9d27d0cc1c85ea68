import type { GoodsSource } from '@edfe/domain/entry'

/** Words for goods with the number that somebody gave them: an index of goods, a tariff elsewhere, or a ruling. */
export interface KnownGoods {
  /** Digits without dots: four to ten. */
  readonly number: string
  readonly words: string
  readonly source: GoodsSource
  /** CBP's number of a ruling, and its day where it is known. */
  readonly ruling?: { readonly number: string; readonly day: string | undefined }
}
