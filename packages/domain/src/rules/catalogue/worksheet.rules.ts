import { formatUsd, toCents } from '../../money/cents.ts'
import {
  excludesFreight,
  includesDuty,
  isRateDay,
  isWorksheetValue,
  termsOfSale,
  valueWorksheet,
} from '../../valuation/index.ts'
import { isDay } from '../days.ts'
import type { LineRule } from '../rule.ts'
import { lineGroup } from '../rule-shapes.ts'

const { rule } = lineGroup({
  layer: 'data',
  group: 'line-values',
  severity: 'warning',
  source: '19 CFR 152.103; CBP Form 7501 block 36A',
})
const entry = ['incoterm'] as const

/** The value worksheet of a line. Its rules warn: the entered value is what the importer declares. */
export const worksheetRules: readonly LineRule[] = [
  rule({
    id: 'VALUES_WORKSHEET_DIFFERS',
    at: 'entered_value',
    page: 'line-values',
    reads: ['entered_value', 'invoice.foreign_value'],
    mayRead: ['item'],
    entry,
    holds({ item }, _ctx, { incoterm }) {
      const worksheet = valueWorksheet(item, incoterm)
      return worksheet === undefined || isWorksheetValue(item, worksheet)
    },
    message: 'The entered value differs from the value worksheet, which gives {amount}',
    params: ({ item }, _ctx, { incoterm }) => ({ amount: formatUsd(valueWorksheet(item, incoterm)?.amount) }),
  }),
  rule({
    id: 'VALUES_RATE_DAY',
    at: 'invoice.effective_at',
    source: '19 CFR 159.32 and 159.34',
    reads: ['invoice.effective_at', 'invoice.exchange_rate'],
    entry: ['export_date'],
    holds: ({ 'invoice.effective_at': day }, _ctx, { export_date }) =>
      !isDay(day) || !isDay(export_date) || isRateDay(day, export_date),
    message:
      'The date of the exchange rate is neither the date of exportation nor the first day of its quarter',
  }),
  rule({
    id: 'VALUES_WORKSHEET_DUTY_RATE',
    at: 'valuation.duty_rate_in_price',
    source: '19 CFR 152.103(i)(2); Incoterms 2020',
    reads: ['invoice.foreign_value'],
    mayRead: ['item', 'valuation.duty_rate_in_price'],
    entry,
    when: ({ item }, _ctx, { incoterm }) => includesDuty(termsOfSale(item, incoterm)),
    holds: ({ 'valuation.duty_rate_in_price': rate }) => rate !== '',
    message: 'A DDP price includes the duty: the worksheet needs its rate to take it out',
  }),
  rule({
    id: 'VALUES_WORKSHEET_FREIGHT',
    at: 'valuation.international_freight',
    source: '19 CFR 152.102(f); Incoterms 2020',
    reads: ['valuation.international_freight'],
    mayRead: ['item'],
    entry,
    when: ({ 'valuation.international_freight': freight }) => toCents(freight) > 0n,
    holds: ({ item }, _ctx, { incoterm }) => !excludesFreight(termsOfSale(item, incoterm)),
    message: 'A price under {terms} does not include international freight: leave the amount out',
    params: ({ item }, _ctx, { incoterm }) => ({ terms: termsOfSale(item, incoterm) }),
  }),
]
