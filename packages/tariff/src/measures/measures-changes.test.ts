import { addDays, parseDay } from '@edfe/domain/calendar'
import { mpfYear } from '@edfe/domain/reference'
import { describe, expect, test } from 'vitest'
import { dutyOf } from '../duty/index.ts'
import { checkHeadings } from '../loading/check-headings.ts'
import { editionOn } from '../schedule/index.ts'
import { shippedTariff } from '../shipped/index.ts'
import { holesOf } from './holes.ts'
import { numbersOf } from './product-lists.ts'
import { PROGRAMS } from './programs/index.ts'

const tariff = shippedTariff()

/** The measures of a heading on a day, as kind and percentage. */
const filedUnder = (heading: string, day: string) => [
  ...new Set(
    PROGRAMS.flatMap(({ measures }) => measures)
      .filter((one) => [one.heading, one.atOrAbove].includes(heading.replaceAll('.', '')))
      .filter(({ from, to }) => from <= day && (!to || day <= to))
      .map(({ heading: own, kind, percent }) =>
        own === heading.replaceAll('.', '') ? [kind, percent].filter(Boolean).join(' ') : 'none at or above',
      ),
  ),
]

test.each(['2026-02-25', '2026-06-08'])(
  'the edition of %s prints every heading in force on that day, with the percentage of the data',
  (text) => {
    const day = parseDay(text)!
    const edition = editionOn(tariff.schedules, day)
    expect(checkHeadings(tariff, edition, edition)).toEqual([])
  },
)

/** What changed between April and October 2026: HTS 2026 Rev 9 to Rev 21. */
describe('a heading has its rate from its first day on', () => {
  test.each([
    ['9903.76.24', '2026-05-01', 'floor 15'],
    ['9903.94.66', '2026-05-01', 'none at or above'],
    ['9903.94.67', '2026-05-01', 'floor 15'],
    ['9903.82.22', '2026-06-08', 'floor 15'],
    ['9903.05.01', '2026-07-22', 'additive 25'],
    ['9903.05.31', '2026-07-24', 'additive 12.5'],
    ['9903.05.22', '2026-07-24', 'additive 10'],
    ['9903.04.61', '2026-07-31', 'relief'],
    ['9903.04.63', '2026-07-31', 'relief'],
    ['9903.04.67', '2026-07-31', 'relief'],
    ['9903.04.68', '2026-07-31', 'relief'],
    ['9903.04.69', '2026-07-31', 'relief'],
    ['9903.45.30', '2026-08-15', 'additive 25'],
    ['9903.45.31', '2026-08-15', 'additive 50'],
    ['9903.04.60', '2026-09-29', 'floor 100'],
    ['9903.04.62', '2026-09-29', 'floor 15'],
    ['9903.04.64', '2026-09-29', 'additive 20'],
    ['9903.04.65', '2026-09-29', 'relief'],
    ['9903.04.66', '2026-09-29', 'relief'],
  ])('%s since %s: %s', (heading, from, expected) => {
    expect(filedUnder(heading, from)).toEqual([expected])
    const dayBefore = addDays(parseDay(from)!, -1)
    expect(filedUnder(heading, dayBefore)).toEqual([])
  })

  test.each([
    ['9903.04.61', '2026-09-29', 'named companies'],
    ['9903.82.22', '2028-01-01', 'totals of derivative metals'],
    ['9903.45.30', '2030-08-15', 'quartz'],
    ['9903.45.21', '2026-02-07', 'the safeguard on solar cells'],
    ['9903.88.69', '2026-11-10', 'exclusions of China'],
  ])('%s is not filed from %s on: %s', (heading, day) => expect(filedUnder(heading, day)).toEqual([]))
})

test('of medicines, the headings up to .66 switch off section 301, those from .67 on do not', () => {
  const { measures } = PROGRAMS.find(({ id }) => id === 'section-232-pharmaceuticals')!
  const displacing = measures.filter(({ displaces }) => displaces).map(({ heading }) => heading)
  expect(displacing.sort()).toEqual([0, 1, 2, 3, 4, 5, 6].map((last) => `9903046${last}`))
})

test('quartz of 6810.99 is listed by ten digits', () => {
  const { products } = PROGRAMS.find(({ id }) => id === 'section-201-quartz')!
  expect(products!.lists.flatMap(numbersOf)).toEqual(['6810990020', '6810990040'])
})

test('fork-lift trucks, machinery of note 16(c)(xi), with metal of the United States pay 10 percent', () => {
  const dutyOn = (day: string, answer: string) => {
    const line = dutyOf(tariff, {
      hts: '8427.10.40.00',
      origin: 'VN',
      entryDate: parseDay(day)!,
      value: '10000',
      answers: { metal_origin: answer, metal_share: 'at_least_15' },
    })
    return line.kind === 'duty' ? line.rows.map(({ number }) => number) : []
  }
  expect(dutyOn('2026-06-08', 'united_states')).toContain('99038206')
  expect(dutyOn('2026-06-08', 'elsewhere')).toContain('99038209')
})

const holesFor = (number: string, day: string, facts: { origin?: string; filed?: string[] } = {}) =>
  holesOf({ number, origin: 'VN', filed: [], day, ...facts, charging: facts.filed ?? [] }).map(({ says }) =>
    says.id.replace('tariff.hole.', ''),
  )

describe('what the data lacks is said with the line, from its day on', () => {
  test.each([
    ['polysilicon', '2804610000', '2026-12-04'],
    ['polysilicon', '3818000020', '2026-12-04'],
    ['polysilicon', '8541420010', '2026-12-04'],
    ['polysilicon', '8541430080', '2026-12-04'],
    ['quartz-glass', '7020006000', '2026-08-15'],
    ['drones', '8806220000', '2026-09-03'],
  ])('%s of %s since %s', (hole, number, from) => {
    const dayBefore = addDays(parseDay(from)!, -1)
    expect(holesFor(number, from)).toContain(hole)
    expect(holesFor(number, dayBefore)).not.toContain(hole)
  })

  test.each([
    ['metal-headings', '8479899599', { filed: ['99038209'] }],
    ['metal-headings', '8479899599', { filed: ['99038206'] }],
    ['china-exclusions', '9022140000', { origin: 'CN', filed: ['99038801'] }],
    ['china-exclusions', '8486200000', { origin: 'CN', filed: ['99038802'] }],
    ['civil-aircraft-metals', '8803300000', { origin: 'TW', filed: ['99038209'] }],
  ])('%s of %s in October 2026', (hole, number, facts) =>
    expect(holesFor(number, '2026-10-20', facts)).toContain(hole),
  )
})

test('the merchandise processing fee of fiscal year 2027 is between 34.58 and 670.86', () =>
  expect(mpfYear(parseDay('2026-10-01'))).toMatchObject({
    rate_percent: '0.3464',
    minimum: '34.58',
    maximum: '670.86',
    informal: '2.77',
    manual_surcharge: '4.15',
    dutiable_mail: '7.61',
  }))
