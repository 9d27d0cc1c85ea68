import type { Message } from '../messages/index.ts'
import { byHtsPrefix } from './by-hts-prefix.ts'
import data from './data/agricultural-fees.json' with { type: 'json' }
import rates from './data/agricultural-rates.json' with { type: 'json' }
import { records } from './table.ts'
import { feeName, feeUnit, taxUnit } from './tax-names.ts'

/** A fee for research and promotion of a commodity. Its rate is that of the regulation. */
export interface AgriculturalFee {
  /** CBP's accounting class. */
  code: string
  name: Message
  law: string
  /** What the regulation counts: 'pound', 'thousand board feet'. */
  per: Message
}

/** The rate of a fee for goods whose rule was read. Later rules may have changed it. */
export interface AgriculturalRate {
  code: string
  /** Dollars. */
  rate: string
  per: Message
  /** Kilograms of one `per`. */
  kilograms: string
  law: string
  /** A day on which the rate was in force. */
  known: string
}

const ROWS = records<'hts' | 'code' | 'law'>(data).map(({ hts, code, law }) => ({
  hts,
  code,
  name: feeName(code),
  law,
  per: feeUnit(code),
}))

/** The fees of which the product knows the goods, each once. */
export const AGRICULTURAL_FEES: readonly AgriculturalFee[] = ROWS

/** The fees that goods of a number may owe, digits with or without dots. */
export const agriculturalFees: (hts: string) => AgriculturalFee[] = byHtsPrefix(ROWS)

const ratesOfNumber: (hts: string) => AgriculturalRate[] = byHtsPrefix(
  records<'hts' | keyof AgriculturalRate>(rates).map((row) => ({ ...row, per: taxUnit(row.per) })),
)

/** The rate of a fee for goods of a number; undefined where no rule was read that gives it. */
export const agriculturalRate = (code: string, hts: string): AgriculturalRate | undefined =>
  ratesOfNumber(hts).find((rate) => rate.code === code)
