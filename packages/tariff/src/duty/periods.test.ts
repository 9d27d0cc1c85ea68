import { parseDay } from '@edfe/domain/calendar'
import { describe, expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'
import type { DutyFacts } from './facts.ts'

const tariff = shippedTariff()
type Goods = Omit<DutyFacts, 'entryDate' | 'value'>

/** The headings that charge duty on goods worth $10,000, loaded on a vessel on the entry date unless they say otherwise. */
function charged(day: string, goods: Goods, value = '10000'): string[] {
  const entryDate = parseDay(day)!
  const line = dutyOf(tariff, { entryDate, value, loadedOn: entryDate, ...goods })
  if (line.kind === 'refused') throw new Error(line.reason.id)
  expect(line.duty, 'nothing is left open').toBeDefined()
  return line.rows
    .filter(({ measure, amount }) => measure !== undefined && amount !== '0.00')
    .map(({ number, amount }) => `${number} ${Number(amount)}`)
}
/** The headings that the goods are exempt under. */
function exempt(day: string, goods: Goods): string[] {
  const entryDate = parseDay(day)!
  const line = dutyOf(tariff, { entryDate, value: '10000', loadedOn: entryDate, ...goods })
  if (line.kind === 'refused') throw new Error(line.reason.id)
  return line.rows
    .filter(({ measure, amount }) => measure !== undefined && amount === '0.00')
    .map(({ number }) => number)
}

const NOT_OF_US = { united_states_content: 'no' }
const shirt = (origin: string, more: Partial<Goods> = {}): Goods => ({
  hts: '6109.10.00.12',
  origin,
  answers: NOT_OF_US,
  ...more,
})
const of = (hts: string, origin: string, answers = {}): Goods => ({
  hts,
  origin,
  answers: { ...NOT_OF_US, ...answers },
})

/** First and last days of the periods: what a T-shirt of the country pays besides column 1. */
const SHIRTS: readonly [
  origin: string,
  source: string,
  days: readonly [day: string, ...headings: string[]][],
][] = [
  [
    'CN',
    'EO 14195, 14228, 14257, 14259, 14266, 14298, 14358; Proclamation 11012; beside section 301 list 4A',
    [
      ['2025-02-04', '99038815 750', '99030120 1000'],
      ['2025-03-03', '99038815 750', '99030120 1000'],
      ['2025-03-04', '99038815 750', '99030124 2000'],
      ['2025-04-05', '99038815 750', '99030124 2000', '99030125 1000'],
      ['2025-04-09', '99038815 750', '99030124 2000', '99030163 8400'],
      ['2025-04-10', '99038815 750', '99030124 2000', '99030163 12500'],
      ['2025-05-13', '99038815 750', '99030124 2000', '99030163 12500'],
      ['2025-05-14', '99038815 750', '99030124 2000', '99030125 1000'],
      ['2025-11-09', '99038815 750', '99030124 2000', '99030125 1000'],
      ['2025-11-10', '99038815 750', '99030124 1000', '99030125 1000'],
      ['2026-02-23', '99038815 750', '99030124 1000', '99030125 1000'],
      ['2026-02-24', '99038815 750', '99030301 1000'],
      ['2026-07-23', '99038815 750', '99030301 1000'],
    ],
  ],
  [
    'MX',
    'EO 14194; Proclamation 11012',
    [
      ['2025-02-04'],
      ['2025-03-04', '99030101 2500'],
      ['2026-02-23', '99030101 2500'],
      ['2026-02-24', '99030301 1000'],
    ],
  ],
  [
    'CA',
    'EO 14193, 14325; Proclamation 11012',
    [
      ['2025-03-03'],
      ['2025-03-04', '99030110 2500'],
      ['2025-07-31', '99030110 2500'],
      ['2025-08-01', '99030110 3500'],
      ['2026-02-24', '99030301 1000'],
    ],
  ],
  [
    'VN',
    'EO 14257, 14266, 14326; Proclamation 11012',
    [
      ['2025-04-04'],
      ['2025-04-05', '99030125 1000'],
      ['2025-04-09', '99030172 4600'],
      ['2025-04-10', '99030125 1000'],
      ['2025-08-06', '99030125 1000'],
      ['2025-08-07', '99030269 2000'],
      ['2026-02-23', '99030269 2000'],
      ['2026-02-24', '99030301 1000'],
    ],
  ],
  [
    'DE',
    'EO 14257, 14326: 15 percent in all, which column 1 (16.5 percent) exceeds',
    [
      ['2025-04-09', '99030150 2000'],
      ['2025-08-06', '99030125 1000'],
      ['2025-08-07'],
      ['2026-02-23'],
      ['2026-02-24', '99030301 1000'],
    ],
  ],
  [
    'CH',
    'EO 14326; U.S. note 2(v)(xxv): the total of 15 percent from November 14, 2025',
    [
      ['2025-08-07', '99030258 3900'],
      ['2025-11-13', '99030258 3900'],
      ['2025-11-14'],
      ['2026-02-24', '99030301 1000'],
    ],
  ],
  [
    'BR',
    'EO 14257, 14323',
    [
      ['2025-08-05', '99030125 1000'],
      ['2025-08-06', '99030177 4000', '99030125 1000'],
      ['2026-02-24', '99030301 1000'],
    ],
  ],
  [
    'IN',
    'EO 14326, 14329',
    [
      ['2025-08-26', '99030226 2500'],
      ['2025-08-27', '99030184 2500', '99030226 2500'],
      ['2026-02-06', '99030184 2500', '99030226 2500'],
      ['2026-02-07', '99030226 2500'],
      ['2026-02-24', '99030301 1000'],
    ],
  ],
]

describe.each(SHIRTS)('a T-shirt of %s (%s)', (origin, _, days) => {
  test.each(days)('entered on %s', (day, ...headings) =>
    expect(charged(day, shirt(origin))).toEqual(headings),
  )
})

describe('metals', () => {
  test.each([
    ['hot-rolled steel of Korea, Proclamation 10896', '2025-03-12', 'KR', '99038187 2500'],
    ['hot-rolled steel of Korea, the day before Proclamation 10947', '2025-06-03', 'KR', '99038187 2500'],
    ['hot-rolled steel of Korea, Proclamation 10947', '2025-06-04', 'KR', '99038187 5000'],
    ['hot-rolled steel of the United Kingdom, Proclamation 10947', '2025-06-04', 'GB', '99038194 2500'],
    ['hot-rolled steel of Korea on the last day of the old headings', '2026-04-05', 'KR', '99038187 5000'],
  ])('%s', (_, day, origin, heading) =>
    expect(charged(day, of('7208.39.00.30', origin)), 'and neither IEEPA nor section 122').toEqual([heading]),
  )

  test.each([
    ['2025-07-31', []],
    ['2025-08-01', ['99037801 5000']],
    ['2026-04-05', ['99037801 5000']],
  ])('copper wire of Chile entered on %s (Proclamation 10962)', (day, headings) =>
    expect(charged(day, of('7408.11.60.00', 'CL', { copper_content: 'whole' }))).toEqual(headings),
  )

  const household = of('7616.99.51.90', 'VN', {
    aluminum_origin: 'other',
    aluminum_content: 'part',
    'content aluminum': '4000',
  })
  test.each([
    ['2025-06-03', ['99038507 2500'], 'all of the article (Proclamation 10895)'],
    ['2025-06-04', ['99030125 600', '99038507 2000'], 'the metal, and IEEPA on the rest (CSMS 65236645)'],
    ['2025-08-07', ['99030269 1200', '99038507 2000'], 'the same with the rate of the country'],
    ['2026-02-24', ['99030301 600', '99038507 2000'], 'section 122 on the rest (U.S. note 2(aa)(v))'],
  ])('an article of aluminum with $4,000 of it, entered on %s, pays %j: %s', (day, headings) =>
    expect(charged(day, household)).toEqual(headings),
  )
})

describe('exemptions', () => {
  test.each([
    [
      'books, section 203(b)(3) of IEEPA',
      '2025-02-10',
      of('4901.99.00.70', 'CN', { informational_materials: 'yes' }),
      '99030122',
    ],
    [
      'books, U.S. note 2(aa)',
      '2026-03-05',
      of('4901.99.00.70', 'CN', { informational_materials: 'yes' }),
      '99030311',
    ],
    ['telephones, Annex II of EO 14257', '2025-04-10', of('8517.13.00.00', 'VN'), '99030132'],
    ['telephones, U.S. note 2(aa)(ii)', '2026-03-05', of('8517.13.00.00', 'VN'), '99030303'],
    ['coffee since EO 14360', '2025-11-13', of('0901.11.00.15', 'GT'), '99030132'],
    ['coffee, U.S. note 2(aa)(ii)', '2026-03-05', of('0901.11.00.15', 'GT'), '99030303'],
    ['goods of Mexico under USMCA, EO 14232', '2025-03-07', shirt('MX', { spi: 'S' }), '99030104'],
    ['goods of Mexico under USMCA, U.S. note 2(aa)', '2026-02-24', shirt('MX', { spi: 'S' }), '99030308'],
    [
      'goods in transit, EO 14257',
      '2025-04-20',
      shirt('VN', { loadedOn: parseDay('2025-04-04')! }),
      '99030128',
    ],
    [
      'goods in transit, Proclamation 11012',
      '2026-02-27',
      shirt('VN', { loadedOn: parseDay('2026-02-23')! }),
      '99030302',
    ],
  ] as const)('%s, entered on %s', (_, day, goods, heading) => expect(exempt(day, goods)).toContain(heading))

  test('coffee paid until the day before (EO 14360)', () =>
    expect(charged('2025-11-12', of('0901.11.00.15', 'GT'))).toEqual(['99030125 1000']))
  test('USMCA freed nothing on the first three days (EO 14232)', () =>
    expect(charged('2025-03-06', shirt('MX', { spi: 'S' }))).toEqual(['99030101 2500']))
  test('goods in transit pay when they are entered too late (Proclamation 11012)', () =>
    expect(charged('2026-02-28', shirt('VN', { loadedOn: parseDay('2026-02-23')! }))).toEqual([
      '99030301 1000',
    ]))
  test.each(['2025-02-10', '2025-09-10', '2026-03-05'])(
    'a small value is no exemption of an entry of %s: $700 pay the same percentages (EO 14324)',
    (day) =>
      expect(charged(day, shirt('CN'), '700').map((row) => Number(row.split(' ')[1]) / 7)).toEqual(
        charged(day, shirt('CN')).map((row) => Number(row.split(' ')[1]) / 100),
      ),
  )
})

test('every day from the first one calculates without a warning that its measures are unknown', () => {
  for (let day = Date.UTC(2025, 1, 4); day <= Date.UTC(2026, 6, 23); day += 86_400_000) {
    const entryDate = parseDay(new Date(day).toISOString().slice(0, 10))!
    for (const origin of ['CN', 'MX', 'CA', 'VN', 'DE', 'BR', 'IN', 'GB']) {
      const line = dutyOf(tariff, { ...shirt(origin), value: '10000', entryDate, loadedOn: entryDate })
      if (line.kind === 'refused') throw new Error(line.reason.id)
      expect(line.duty, `${origin} ${entryDate}`).toBeDefined()
      expect(line.holes.map(({ says }) => says.id)).not.toContain('tariff.hole.before-measures')
    }
  }
})
