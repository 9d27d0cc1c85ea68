import type { Message } from '../messages/index.ts'
import { byHtsPrefix } from './by-hts-prefix.ts'
import data from './data/ir-tax.json' with { type: 'json' }
import asked from './data/ir-tax-asked.json' with { type: 'json' }
import { records } from './table.ts'
import { taxBasis, taxName, taxUnit } from './tax-names.ts'

/**
 * Where goods owe internal revenue tax: alcohol in drinks, food and perfume, tobacco, cigarette papers and tubes
 * (26 U.S.C. chapters 51 and 52).
 */
const TAXED = ['21', '22', '24', '33', '4813']

/** True if no goods of the chapter of an HTSUS number owe internal revenue tax. */
export function isFreeOfExcise(hts: string): boolean {
  const number = hts.replace(/\D/g, '')
  return number.length >= 4 && !TAXED.some((prefix) => number.startsWith(prefix))
}

/** A rate of internal revenue tax on the goods of some HTSUS numbers. */
export interface ExciseRate {
  /** Names it in the table. */
  key: string
  name: Message
  /** US dollars for each `per`, as the law says it. */
  rate: string
  per: Message
  /** CBP's unit in which the goods are reported, and how many of it make one `per`. */
  unit: string
  size: string
  law: string
}

/** A tax that rests on more than number and quantity, such as the price at which the importer sells. */
export interface AskedExcise {
  name: Message
  /** The basis of the tax, with its rate. */
  basis: Message
  law: string
}

const RATES = records<'hts' | keyof ExciseRate>(data).map((row) => ({
  ...row,
  name: taxName(row.key),
  per: taxUnit(row.per),
}))

/**
 * The rates that goods of a number may owe: one where the number decides it, several where alcohol or weight does,
 * none where the law has no rate by number.
 */
export const exciseRates: (hts: string) => ExciseRate[] = byHtsPrefix(RATES)

/** The rate of a class of goods, whatever their tariff number. */
export const exciseRateOf = (key: string): ExciseRate | undefined => RATES.find((row) => row.key === key)

/** The taxes that the importer of goods of a number calculates, since the number and the quantity do not decide them. */
export const askedExcises: (hts: string) => AskedExcise[] = byHtsPrefix(
  records<'key' | 'hts' | 'law'>(asked).map(({ key, hts, law }) => ({
    hts,
    name: taxName(key),
    basis: taxBasis(key),
    law,
  })),
)
