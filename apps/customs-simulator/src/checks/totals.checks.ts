import { centsText, sumCents, toCents } from '@edfe/domain/money'
import { mpfYear, recordOfClass } from '@edfe/domain/reference'
import type { ConditionCode } from '../answer/conditions.ts'
import { totalsReference } from '../summary/references.ts'
import type { Summary } from '../summary/summary.ts'
import { type Check, type CheckInput, when } from './check.ts'

const SLOTS = [1, 2, 3, 4, 5]

/** Records 88, 89 and 90: every total is the sum of what it totals. */
export const totalsChecks: Check = (input) => {
  const { summary } = input
  if (!summary.has('90')) {
    const hasOthers = summary.has('88') || summary.has('89')
    return when(true, hasOthers ? '701' : '700', totalsReference(summary))
  }
  return [...fees(input), ...grandTotals(summary), ...cases(input)]
}

/** The amounts of 89 by class. */
export function feeTotals(summary: Summary): Map<string, bigint> {
  const totals = new Map<string, bigint>()
  for (const values of summary.all('89')) {
    for (const slot of SLOTS) {
      const code = values[`class${slot}`]
      if (code) totals.set(code, (totals.get(code) ?? 0n) + toCents(values[`amount${slot}`]))
    }
  }
  return totals
}

/** True if a class is in the records 89 more than once. */
function hasClassTwice(summary: Summary): boolean {
  const codes = summary.all('89').flatMap((values) => SLOTS.flatMap((slot) => values[`class${slot}`] ?? []))
  return new Set(codes).size < codes.length
}

function feesOwed(summary: Summary) {
  const header = new Map<string, bigint>()
  const lines = new Map<string, bigint>()
  const add = (map: Map<string, bigint>, code: string | undefined, amount: string | undefined) => {
    if (code) map.set(code, (map.get(code) ?? 0n) + toCents(amount))
  }
  for (const { class1, amount1, class2, amount2 } of summary.all('34')) {
    add(header, class1, amount1)
    add(header, class2, amount2)
  }
  for (const line of summary.lines) for (const fee of line.all('62')) add(lines, fee.class, fee.amount)
  return { header, lines }
}

function fees({ summary, content }: CheckInput) {
  const totals = feeTotals(summary)
  const { header, lines } = feesOwed(summary)
  const where = totalsReference(summary)
  const about = (code: string) => ({
    type: 'FEETOT',
    occurrence: [...totals.keys()].indexOf(code) + 1,
    text: `${code} ${centsText(totals.get(code) ?? 0n)
      .replace('.', '')
      .padStart(11, '0')}`,
  })
  return [
    ...when(hasClassTwice(summary), '254', where),
    ...[...header.keys()].flatMap((code) => when(!totals.has(code), '715', where)),
    ...[...lines.keys()].flatMap((code) => when(!totals.has(code), '716', where)),
    ...[...totals].flatMap(([code, total]) => {
      const owed = lines.get(code) ?? header.get(code)
      if (owed === undefined) return when(true, recordOfClass(code) ? '717' : '734', where, about(code))
      if (code === '499') return processing(total, owed, content.estimatedEntryDate, where, about(code))
      const mismatch = MISMATCHES[code] ?? '720'
      return when(total !== owed, mismatch, where, about(code))
    }),
    ...when(toCents(summary.one('90').fees) !== sumCents(totals.values()), '726', where),
  ]
}

const MISMATCHES: Record<string, ConditionCode> = {
  '501': '719',
  '496': '730',
  '311': '731',
  '500': '732',
}

/** Class 499: the sum of the lines, limited to the minimum and maximum of the year. */
function processing(
  total: bigint,
  owed: bigint,
  entryDate: string | undefined,
  ...where: Parameters<typeof when>[2][]
) {
  const year = mpfYear(entryDate)
  const [minimum, maximum] = [toCents(year.minimum), toCents(year.maximum)]
  if (owed <= minimum) return when(total !== minimum, '639', ...where)
  if (owed >= maximum) return when(total !== maximum, '640', ...where)
  return when(total !== owed, '641', ...where)
}

function grandTotals(summary: Summary) {
  const { duty, tax, otherRevenue } = summary.one('90')
  const where = totalsReference(summary)
  const sum = (recordId: string, field: string) =>
    sumCents(summary.lines.flatMap((line) => line.all(recordId).map((values) => toCents(values[field]))))
  return [
    ...when(toCents(duty) !== sum('50', 'duty'), '722', where),
    ...when(toCents(tax) !== sum('60', 'amount'), '724', where),
    ...when(toCents(otherRevenue) !== sum('61', 'amount'), '768', where),
  ]
}

function cases({ summary, needs }: CheckInput) {
  const given = summary.lines.flatMap((line) => line.all('53'))
  const where = totalsReference(summary)
  if (needs?.cases === 'required' && given.length === 0) return when(true, '706', where)
  if (given.length === 0) return withoutCase(summary, needs?.cases === 'forbidden')
  if (!summary.has('88')) return when(true, '735', where)
  const sum = (letter: string, claim: string) =>
    sumCents(
      given
        .filter((one) => one.caseNumber?.startsWith(letter) && one.claim === claim)
        .map(({ duty }) => toCents(duty)),
    )
  const { bondedAd, cashAd, bondedCv, cashCv } = summary.one('88')
  const { ad, cv } = summary.one('90')
  return [
    ...when(toCents(bondedAd) !== sum('A', 'B'), '737', where),
    ...when(toCents(cashAd) !== sum('A', 'C'), '739', where),
    ...when(toCents(bondedCv) !== sum('C', 'B'), '741', where),
    ...when(toCents(cashCv) !== sum('C', 'C'), '743', where),
    ...when(toCents(ad) !== sum('A', 'B') + sum('A', 'C'), '745', where),
    ...when(toCents(cv) !== sum('C', 'B') + sum('C', 'C'), '747', where),
  ]
}

/** No case on any line: no totals of cases either, which an entry type without cases never has. */
function withoutCase(summary: Summary, isForbidden: boolean) {
  const where = totalsReference(summary)
  const { ad, cv } = summary.one('90')
  return [
    ...when(summary.has('88'), '727', where),
    ...when(toCents(ad) !== 0n, isForbidden ? '744' : '745', where),
    ...when(toCents(cv) !== 0n, isForbidden ? '746' : '747', where),
  ]
}
