import type { LineItem } from '../entry/draft.ts'
import { scaled, scaledText } from '../money/cents.ts'
import { exciseRateOf } from '../reference/excise.ts'
import { cbpUnit } from '../reference/units.ts'
import { exciseAmount, type IrTax, type TaxedLine } from './ir-tax.ts'
import { ownQuantities } from './tariff-stack.ts'

/** The questions of TTB's programs from whose answers the class of the tax follows. */
export const ALCOHOL_ANSWERS = { liters: 'liters', wine: 'wine', alcohol: 'alcohol' } as const

/** Kinds of wine that have a rate whatever their alcohol, by the answer; still wine is taxed by its alcohol. */
const WINES: Readonly<Record<string, string>> = {
  SPARKLING: 'sparkling-wine',
  CARBONATED: 'carbonated-wine',
  CIDER: 'hard-cider',
}

/** The most alcohol of each class of still wine, in percent of volume (26 U.S.C. 5041(b)(1) to (3)). */
const STILL_WINES = [
  ['16', 'wine-16'],
  ['21', 'wine-21'],
  ['24', 'wine-24'],
] as const

const PLACES = 5

export type AlcoholLine = TaxedLine & Pick<LineItem, 'agency_statements'>

/**
 * The tax of a drink by what its line says to TTB; undefined while that decides no class. Its amount is not known while
 * the liters, or the alcohol of spirits, are missing.
 */
export function alcoholTaxOf(line: AlcoholLine): IrTax | undefined {
  const [statement, ...others] = (line.agency_statements ?? []).filter(
    ({ agency, disclaimer }) => agency === 'TTB' && !disclaimer,
  )
  if (!statement || others.length > 0) return undefined
  const all = [...(statement.answers ?? []), ...(statement.shipment_answers ?? [])]
  const answer = (id: string) => all.find(({ question }) => question === id)?.value
  const alcohol = answer(ALCOHOL_ANSWERS.alcohol)
  const rate = exciseRateOf(classOf(statement.program, answer(ALCOHOL_ANSWERS.wine), alcohol))
  if (!rate) return undefined
  const liters =
    answer(ALCOHOL_ANSWERS.liters) ?? ownQuantities(line).find(({ unit }) => cbpUnit(unit) === 'L')?.amount
  return { ...rate, amount: exciseAmount(rate, rate.unit === 'L' ? liters : proofLiters(liters, alcohol)) }
}

/** The class of a drink of a program; '' while the answers do not decide it. */
function classOf(program: string | undefined, wine: string | undefined, alcohol: string | undefined): string {
  if (program === 'BER') return 'beer'
  if (program === 'DSP') return 'spirits'
  if (program !== 'WIN' || !wine) return ''
  const percent = scaled(alcohol, PLACES)
  return (
    WINES[wine] ??
    STILL_WINES.find(([most]) => percent !== undefined && percent <= scaled(most, PLACES)!)?.[1] ??
    ''
  )
}

/** Liters at 100 proof, which is half alcohol: CBP's unit PFL. */
function proofLiters(liters: string | undefined, alcohol: string | undefined): string | undefined {
  const [all, percent] = [scaled(liters, PLACES), scaled(alcohol, PLACES)]
  if (all === undefined || percent === undefined) return undefined
  return scaledText((all * percent) / (50n * 10n ** BigInt(PLACES)), PLACES)
}
