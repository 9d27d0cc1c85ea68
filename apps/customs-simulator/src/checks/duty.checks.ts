import { parseDay } from '@edfe/domain/calendar'
import { dutyDay } from '@edfe/domain/entry'
import { sumCents, toCents } from '@edfe/domain/money'
import { isDutyApart, type JudgedDuty, judgeFiledDuty, type TariffReading } from '@edfe/domain/reference'
import { totalsReference } from '../summary/references.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, type CheckInput, onLine, when } from './check.ts'
import { isSetComponent } from './set.checks.ts'

/** Warehouse and temporary entries deposit no duty. */
const WITHOUT_DUTY = ['21', '22', '23']

/**
 * Chapter 99 rows and duty of every line against the tariff, where its data gives a whole answer. The message does
 * not contain the importer's answers, so a line is right if it is right under some of them.
 */
export const dutyChecks: Check = (input) => {
  if (WITHOUT_DUTY.includes(input.entryType)) return []
  const judged = input.summary.lines.map((line) => ({
    line,
    found: isSetComponent(line) ? ofPart(line) : judge(line, input),
  }))
  const expected = judged.map(({ found }) => found?.expected)
  return [
    ...judged.flatMap(({ line, found }) => [
      ...when(found?.isMissingHeading === true, '771', ...onLine(line)),
      ...when(
        found?.expected !== undefined && isDutyApart(dutyOf(line), found.expected),
        '624',
        ...onLine(line),
      ),
    ]),
    ...when(
      expected.length > 0 &&
        expected.every((duty) => duty !== undefined) &&
        isDutyApart(toCents(input.summary.one('90').duty), sumCents(expected)),
      '627',
      totalsReference(input.summary),
    ),
  ]
}

export type UnverifiedDuty = '622' | '623' | '626' | '628'

/**
 * Why the duty of a line is taken without a calculation: more than one number of goods (628), a heading of chapter 98
 * (626), a rate that needs more than the message has (622), headings that the data does not know together (623).
 * Undefined when the duty is calculated, or when the line has none.
 */
export function unverifiedDuty(line: SummaryLine, input: CheckInput): UnverifiedDuty | undefined {
  if (!input.reference.tariff || WITHOUT_DUTY.includes(input.entryType) || dutyOf(line) === 0n)
    return undefined
  const goods = goodsOf(line)
  if (goods.some((hts) => hts.startsWith('98'))) return '626'
  if (goods.length > 1) return '628'
  const found = judge(line, input)
  if (found) return found.expected === undefined ? '623' : undefined
  return goods.every((hts) => isInTariff(hts, input)) ? '622' : undefined
}

/**
 * True if the tariff has the number and the measures of the day, so that only facts of the goods are missing.
 */
function isInTariff(hts: string, { reference: { tariff }, content }: CheckInput): boolean {
  const entryDate = parseDay(content.estimatedEntryDate)
  return (
    tariff !== undefined &&
    entryDate !== undefined &&
    tariff.hasMeasuresOn(entryDate) &&
    tariff.hasNumber(hts, entryDate)
  )
}

/** The numbers of a line that name goods, and headings of chapter 98. */
const goodsOf = (line: SummaryLine): string[] =>
  line
    .all('50')
    .map(({ hts = '' }) => hts)
    .filter((hts) => !hts.startsWith('99'))

const dutyOf = (line: SummaryLine): bigint => sumCents(line.all('50').map(({ duty }) => toCents(duty)))

/** A part of a set has neither headings nor duty to calculate: those are of its header, and its duty is another fault. */
const ofPart = (line: SummaryLine): JudgedDuty => ({ isMissingHeading: false, expected: dutyOf(line) })

function judge(line: SummaryLine, input: CheckInput): JudgedDuty | undefined {
  const filed = line.all('50').map(({ hts = '' }) => hts)
  const headings = filed.filter((hts) => hts.startsWith('99'))
  const goods = goodsOf(line)
  const readings = goods.length === 1 && !goods[0]!.startsWith('98') ? readingsOf(line, goods[0]!, input) : []
  return judgeFiledDuty(readings, { headings, duty: dutyOf(line) }, input.profile)
}

function readingsOf(
  line: SummaryLine,
  hts: string,
  { reference, content, entryType }: CheckInput,
): TariffReading[] {
  const [{ status, filingDate } = {}] = line.all('41')
  const zone = { ...(status && { status }), ...(filingDate && { filing_date: filingDate }) }
  const entryDate = dutyDay(entryType, { zone }, parseDay(content.estimatedEntryDate))
  const rows = line.all('50')
  const own = rows.find((row) => row.hts === hts) ?? {}
  const { origin = '', specialProgram: spi } = line.header
  if (!reference.tariff || !entryDate) return []
  return reference.tariff.readings({
    hts,
    origin,
    entryDate,
    value: sumCents(rows.map(({ value }) => toCents(value) / 100n)).toString(),
    quantities: ([1, 2, 3] as const).flatMap((place) => {
      const quantity = own[`quantity${place}`]
      const unit = own[`unit${place}`]
      return quantity && unit ? [{ quantity, unit }] : []
    }),
    ...(spi && { spi }),
    answers: {},
  })
}
