import { collectsIrTax, exciseAmount } from '@edfe/domain/calculations'
import { toCents } from '@edfe/domain/money'
import { exciseRates, IR_TAX_TOLERANCE, isFreeOfExcise } from '@edfe/domain/reference'
import type { SummaryLine } from '../summary/summary.ts'
import { type CheckInput, onLine, when } from './check.ts'

/** CBP does not verify the tax of distilled spirits (condition 660). */
const SPIRITS = '016'

/** Record 60 against the tariff numbers of its line, where the simulator has the tariff: whether tax is due, and how much. */
export function taxFaults(line: SummaryLine, { reference: { tariff }, entryType, header }: CheckInput) {
  if (!tariff) return []
  const [tax] = line.all('60')
  const goods = line.all('50')
  if (!tax) {
    const isDue = goods.some(({ hts = '' }) => exciseRates(hts).length > 0)
    return when(isDue && collectsIrTax(entryType, header.port ?? ''), '656', ...onLine(line))
  }
  const where = onLine(line, '60', tax)
  if (goods.every(({ hts = '' }) => isFreeOfExcise(hts))) return when(true, '654', ...where)
  const expected = goods.flatMap(({ hts = '', ...row }) => {
    const rates = exciseRates(hts)
    const quantity = [1, 2, 3].find((slot) => row[`unit${slot}`] === rates[0]?.unit)
    const amount = rates[0] && quantity ? exciseAmount(rates[0], row[`quantity${quantity}`]) : undefined
    return rates.length === 1 && amount !== undefined ? [amount] : []
  })
  const [only, ...others] = expected
  if (only === undefined || others.length > 0 || tax.class === SPIRITS) return []
  const difference = toCents(tax.amount) - only
  return when(difference > IR_TAX_TOLERANCE || difference < -IR_TAX_TOLERANCE, '660', ...where)
}
