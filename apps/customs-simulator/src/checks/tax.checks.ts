import { collectsIrTax, exciseAmount, isInPuertoRico } from '@edfe/domain/calculations'
import { sumCents, toCents } from '@edfe/domain/money'
import { exciseRates, IR_TAX_TOLERANCE, isFreeOfExcise } from '@edfe/domain/reference'
import { totalsReference } from '../summary/references.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, type CheckInput, onLine, when } from './check.ts'

/** CBP does not verify the tax of distilled spirits (condition 660). */
const SPIRITS = '016'

/** Record 60 against the tariff numbers of its line, where the simulator has the tariff: whether tax is due, and how much. */
export function taxFaults(line: SummaryLine, { reference: { tariff }, entryType, header }: CheckInput) {
  if (!tariff) return []
  const [tax] = line.all('60')
  const goods = line.all('50')
  const isTaxed = goods.some(({ hts = '' }) => exciseRates(hts).length > 0)
  const { port = '' } = header
  if (!tax) return when(isTaxed && collectsIrTax(entryType, port), '656', ...onLine(line))
  const where = onLine(line, '60', tax)
  if (goods.every(({ hts = '' }) => isFreeOfExcise(hts))) return when(true, '654', ...where)
  if (isTaxed && isInPuertoRico(port)) return when(true, '651', ...where)
  const expected = expectedTax(line)
  if (expected === undefined || tax.class === SPIRITS) return []
  const difference = toCents(tax.amount) - expected
  return when(difference > IR_TAX_TOLERANCE || difference < -IR_TAX_TOLERANCE, '660', ...where)
}

/**
 * True if the tax of a line is accepted without a calculation: number and quantity of the goods do not decide
 * it.
 */
export const isUnverifiedTax = (line: SummaryLine): boolean =>
  line.all('60').some((tax) => tax.class === SPIRITS || expectedTax(line) === undefined)

/** The tax that number and quantity of the goods decide; undefined where they do not. */
function expectedTax(line: SummaryLine): bigint | undefined {
  const amounts = line.all('50').flatMap(({ hts = '', ...row }) => {
    const rates = exciseRates(hts)
    const quantity = [1, 2, 3].find((slot) => row[`unit${slot}`] === rates[0]?.unit)
    const amount = rates[0] && quantity ? exciseAmount(rates[0], row[`quantity${quantity}`]) : undefined
    return rates.length === 1 && amount !== undefined ? [amount] : []
  })
  return amounts.length === 1 ? amounts[0] : undefined
}

/** The total tax against that of the lines; with distilled spirits it may be higher. */
export const taxTotalChecks: Check = ({ summary, reference: { tariff } }) => {
  const taxed = summary.lines.filter((line) => line.all('60').length > 0)
  const expected = taxed.map(expectedTax)
  if (!tariff || taxed.length === 0 || !expected.every((tax) => tax !== undefined)) return []
  const hasSpirits = taxed.some((line) => line.all('60').some((tax) => tax.class === SPIRITS))
  const difference = toCents(summary.one('90').tax) - sumCents(expected)
  const isApart = difference < -IR_TAX_TOLERANCE || (!hasSpirits && difference > IR_TAX_TOLERANCE)
  return when(isApart, '662', totalsReference(summary))
}
