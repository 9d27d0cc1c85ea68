import data from './data/ir-tax.json' with { type: 'json' }
import { records } from './table.ts'

/**
 * Where goods owe internal revenue tax: alcohol in drinks, food and perfume, tobacco, cigarette papers and tubes
 * (26 U.S.C. chapters 51 and 52).
 */
const TAXED = ['21', '22', '24', '33', '4813']

const digitsOf = (hts: string): string => hts.replace(/\D/g, '')

/** Whether no goods of the chapter of an HTSUS number owe internal revenue tax. */
export function isFreeOfExcise(hts: string): boolean {
  const number = digitsOf(hts)
  return number.length >= 4 && !TAXED.some((prefix) => number.startsWith(prefix))
}

/** A rate of internal revenue tax on the goods of some HTSUS numbers. */
export interface ExciseRate {
  name: string
  /** US dollars for each `per`, as the law says it. */
  rate: string
  per: string
  /** CBP's unit in which the goods are reported, and how many of it make one `per`. */
  unit: string
  size: string
  law: string
}

const RATES = records<'hts' | keyof ExciseRate>(data).map(({ hts, ...rate }) => ({
  prefixes: hts.split(' '),
  rate,
}))

/**
 * The rates that goods of a number may owe: one where the number decides it, several where alcohol or weight does,
 * none where the law has no rate by number.
 */
export function exciseRates(hts: string): ExciseRate[] {
  const number = digitsOf(hts)
  return RATES.filter(({ prefixes }) => prefixes.some((prefix) => number.startsWith(prefix))).map(
    ({ rate }) => rate,
  )
}
