import { decodeResponse, encodeEntrySummary } from '@edfe/abi'
import { parseDay } from '@edfe/domain/calendar'
import type { AeLine, EntrySummaryFacts, TariffFacts } from '@edfe/domain/filing'
import { tariffBook } from '@edfe/tariff/duty'
import { shippedTariff } from '@edfe/tariff/shipped'
import { describe, expect, test } from 'vitest'
import { context, envelope, factsOf } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import { NOTHING_ON_FILE } from './on-file.ts'

const tariff = shippedTariff()
const withTariff = { ...context, reference: { ...context.reference, tariff: tariffBook(() => tariff) } }

const heading = (hts: string, duty: string): TariffFacts => ({ hts, duty, value: '0', quantities: [] })
const CHINA_301 = heading('99038803', '3032.25')
const FORCED_LABOR = heading('99030531', '1516.13')

/** Codes of an entry on October 12, 2026 whose line is changed. */
function codesOf(total: string, change: (line: AeLine, facts: EntrySummaryFacts) => unknown): string[] {
  const facts = factsOf()
  Object.assign(facts, { estimatedEntryDate: parseDay('2026-10-12') })
  change(facts.lines[0]!, facts)
  facts.totals.duty = total
  const { images } = processTransmission(encodeEntrySummary(facts, envelope), withTariff, NOTHING_ON_FILE)
  return decodeResponse(images).conditions.map(({ code }) => code)
}

/** Ceiling lamps of China worth 12,129, entered on October 12, 2026: 7.6% is 921.80, with both headings 5,470.18. */
function codes(
  headings: TariffFacts[],
  { duty = '921.80', total }: { duty?: string; total: string },
): string[] {
  return codesOf(total, (line) => {
    line.origin = 'CN'
    line.tariffs = [...headings, { ...line.tariffs[0]!, hts: '9405116010', duty }]
  })
}

describe('lamps of China', () => {
  test('are taken with the rows that the law asks for', () =>
    expect(codes([CHINA_301, FORCED_LABOR], { total: '5470.18' })).toEqual([]))

  test('are refused without a heading of chapter 99', () =>
    expect(codes([FORCED_LABOR], { total: '2437.93' })).toEqual(['771']))

  test('are taken as civil aircraft articles, which the importer may say', () =>
    expect(codes([CHINA_301, heading('99030588', '0.00')], { total: '3954.05' })).toEqual([]))

  test('are taken with a duty that is 2.99 apart', () =>
    expect(codes([CHINA_301, FORCED_LABOR], { duty: '918.81', total: '5467.19' })).toEqual([]))

  test('are refused with a duty that is 3.00 apart, on the line and in total', () =>
    expect(codes([CHINA_301, FORCED_LABOR], { duty: '918.80', total: '5467.18' })).toEqual(['624', '627']))

  test('are taken with a heading that the data does not know for them, and CBP notes it', () =>
    expect(codes([CHINA_301, heading('99030596', '0.00')], { total: '3954.05' })).toEqual(['623']))
})

describe('wine of Canada', () => {
  /** 1,000 liters worth 12,129 under no trade agreement: 6.3 cents a liter, and 10% for forced labor. */
  const wine = (headings: TariffFacts[], total: string): string[] =>
    codesOf(total, (line, { totals }) => {
      line.origin = 'CA'
      line.parties[0]!.id = 'XOALDER12TOR'
      line.tariffs = [
        heading('99030529', '1212.90'),
        ...headings,
        {
          ...line.tariffs[0]!,
          hts: '2204215060',
          duty: '63.00',
          quantities: [{ amount: '1000', unit: 'L' }],
        },
      ]
      line.irTax = { classCode: '017', amount: '282.66' }
      totals.tax = '282.66'
    })

  test('is taken with the heading of section 338', () =>
    expect(wine([heading('99030312', '6064.50')], '7340.40')).toEqual([]))

  test('is refused without it', () => expect(wine([], '1275.90')).toEqual(['771']))
})
