import data from './data/agricultural-fees.json' with { type: 'json' }
import { records } from './table.ts'

/** A fee for research and promotion of a commodity. Its rate is that of the regulation; this product has none. */
export interface AgriculturalFee {
  /** CBP's accounting class. */
  code: string
  name: string
  law: string
}

const FEES = records<'code' | 'name' | 'law' | 'hts'>(data).map(({ hts, ...fee }) => ({
  fee,
  prefixes: hts.split(' '),
}))

/** The fees that goods of a number may owe, digits with or without dots. */
export function agriculturalFees(hts: string): AgriculturalFee[] {
  const number = hts.replace(/\D/g, '')
  return FEES.filter(({ prefixes }) => prefixes.some((prefix) => number.startsWith(prefix))).map(
    ({ fee }) => fee,
  )
}
