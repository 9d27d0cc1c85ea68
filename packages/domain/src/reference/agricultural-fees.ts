import { byHtsPrefix } from './by-hts-prefix.ts'
import data from './data/agricultural-fees.json' with { type: 'json' }
import { records } from './table.ts'

/** A fee for research and promotion of a commodity. Its rate is that of the regulation; this product has none. */
export interface AgriculturalFee {
  /** CBP's accounting class. */
  code: string
  name: string
  law: string
}

const ROWS = records<'hts' | keyof AgriculturalFee>(data)

/** The fees of which the product knows the goods, each once. */
export const AGRICULTURAL_FEES: readonly AgriculturalFee[] = ROWS

/** The fees that goods of a number may owe, digits with or without dots. */
export const agriculturalFees: (hts: string) => AgriculturalFee[] = byHtsPrefix(ROWS)
