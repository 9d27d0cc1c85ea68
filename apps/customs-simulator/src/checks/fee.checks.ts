import { hasHmf } from '@edfe/domain/calculations'
import { percentOf, sumCents, toCents } from '@edfe/domain/money'
import {
  FEE_CLASSES,
  HMF_DE_MINIMIS,
  HMF_RATE_PERCENT,
  informalLimitCondition,
  isInformalEntryType,
  mpfYear,
} from '@edfe/domain/reference'
import type { Summary, SummaryLine } from '../summary/summary.ts'
import { type Check, onLine, when } from './check.ts'
import { isSetComponent } from './set.checks.ts'

const RECORDS = new Map(FEE_CLASSES.map(({ code, record }) => [code, record]))

/** The lines whose values count: the header of a set has that of its parts. */
const valued = ({ lines }: Summary): SummaryLine[] => lines.filter((line) => !isSetComponent(line))

/** Value of a line: whole dollars of its tariff rows, in cents. */
const lineValue = (line: SummaryLine): bigint => sumCents(line.all('50').map(({ value }) => toCents(value)))

/** Parts of the United States in goods assembled abroad, on which no processing fee is due (19 U.S.C. 58c(b)(8)(D)). */
function assembledParts(line: SummaryLine): bigint {
  const rows = line.all('50')
  const parts = rows.filter(({ hts = '' }) => hts.startsWith('98020080'))
  return rows.length > 1 ? sumCents(parts.map(({ value }) => toCents(value))) : 0n
}

const feeOf = (line: SummaryLine, code: string) => line.all('62').find((fee) => fee.class === code)

/** Records 34 and 62: classes, processing fee, mail fee, harbor maintenance fee. */
export const feeChecks: Check = (input) => [
  ...headerFees(input),
  ...mailFee(input),
  ...input.summary.lines.flatMap((line) => [
    ...classes(line),
    ...(isSetComponent(line) ? [] : [...processing(line, input), ...harbor(line, input)]),
  ]),
  ...deMinimis(input),
  ...informalLimit(input),
]

function headerFeesOf(summary: Summary) {
  const { class1, amount1, class2, amount2 } = summary.one('34')
  return [
    { code: class1, amount: amount1 },
    { code: class2, amount: amount2 },
  ].filter(({ code }) => code !== undefined)
}

const MAIL = '50'

/** Class 496: fixed, on mail that owes duty and on nothing else (AE usage note p). */
const mailFee: Check = ({ summary, content, mode }) => {
  const fee = headerFeesOf(summary).find(({ code }) => code === '496')
  const duties = ['50', '53'].flatMap((id) => summary.lines.flatMap((line) => line.all(id)))
  const isOwed = mode === MAIL && duties.some(({ duty }) => toCents(duty) > 0n)
  if (!fee) return when(isOwed, '248')
  const isFixedAmount = toCents(fee.amount) === toCents(mpfYear(content.estimatedEntryDate).dutiable_mail)
  return [...when(!isOwed, '250'), ...when(isOwed && !isFixedAmount, '730')]
}

const headerFees: Check = ({ summary, content, entryType }) => {
  const given = headerFeesOf(summary)
  const informal = mpfYear(content.estimatedEntryDate).informal
  return [
    ...when(given.length === 2 && given[0]?.code === given[1]?.code, '254'),
    ...given.flatMap(({ code = '', amount }) => [
      ...when(!RECORDS.has(code), '249'),
      ...when(RECORDS.has(code) && RECORDS.get(code) !== '34', '250'),
      ...when(code === '311' && !isInformalEntryType(entryType), '637'),
      ...when(
        code === '311' && isInformalEntryType(entryType) && toCents(amount) !== toCents(informal),
        '638',
      ),
    ]),
  ]
}

function classes(line: SummaryLine) {
  const codes = line.all('62').map((fee) => fee.class ?? '')
  return line.all('62').flatMap((values, index) => {
    const where = onLine(line, '62', values, index + 1)
    const record = RECORDS.get(codes[index]!)
    return [
      ...when(codes[index] !== '' && record === undefined, '249', ...where),
      ...when(record !== undefined && record !== '62', '250', ...where),
      ...when(codes.indexOf(codes[index]!) < index, '254', ...where),
    ]
  })
}

function processing(line: SummaryLine, { entryType, content }: Parameters<Check>[0]) {
  const fee = feeOf(line, '499')
  if (!fee) return []
  const where = onLine(line, '62', fee)
  if (isInformalEntryType(entryType)) return when(true, '630', ...where)
  const rate = mpfYear(content.estimatedEntryDate).rate_percent
  return when(
    toCents(fee.amount) !== percentOf(lineValue(line) - assembledParts(line), rate),
    '634',
    ...where,
  )
}

function harbor(line: SummaryLine, { entryType, mode, summary }: Parameters<Check>[0]) {
  const fee = feeOf(line, '501')
  const owed = percentOf(lineValue(line), HMF_RATE_PERCENT) ?? 0n
  if (!fee) {
    const isDue = mode === '12' && hasHmf(entryType, mode) && owed > 0n && !isDeMinimis(summary)
    return when(isDue, '600', ...onLine(line))
  }
  const where = onLine(line, '62', fee)
  if (!['10', '11', '12'].includes(mode)) return when(true, '482', ...where)
  if (!hasHmf(entryType, mode)) return when(true, '481', ...where)
  return when(toCents(fee.amount) !== owed, '601', ...where)
}

/** True if the harbor fee is the only amount owed and too small to collect. */
function isDeMinimis(summary: Summary): boolean {
  const harbor = sumCents(valued(summary).map((line) => percentOf(lineValue(line), HMF_RATE_PERCENT) ?? 0n))
  const { duty, tax, ad, cv, fees } = summary.one('90')
  return harbor <= HMF_DE_MINIMIS && sumCents([duty, tax, ad, cv, fees].map(toCents)) === 0n
}

const deMinimis: Check = ({ summary }) => {
  const fees = summary.lines.flatMap((line) => line.all('62'))
  const harbor = sumCents(fees.filter((fee) => fee.class === '501').map(({ amount }) => toCents(amount)))
  const { duty, tax, ad, cv, fees: total } = summary.one('90')
  const others = sumCents([duty, tax, ad, cv, total].map(toCents)) - harbor
  return when(harbor > 0n && harbor <= HMF_DE_MINIMIS && others === 0n, '602')
}

const informalLimit: Check = ({ summary, entryType, header }) => {
  if (!isInformalEntryType(entryType)) return []
  const condition = informalLimitCondition(
    valued(summary).map((line) => ({
      numbers: line.all('50').map(({ hts = '' }) => hts),
      value: lineValue(line),
    })),
    header.shipmentUsageTypeCode,
  )
  return condition ? when(true, condition) : []
}
