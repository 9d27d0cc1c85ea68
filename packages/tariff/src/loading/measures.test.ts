import { addDays, parseDay } from '@edfe/domain/calendar'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dutyOf, type Tariff } from '../duty/index.ts'
import { shippedTariff } from '../shipped/index.ts'
import {
  applyMeasures,
  changeInWords,
  compareMeasures,
  firstChangedDay,
  type MeasureOperation,
  type MeasuresEdition,
  measuresDifference,
  measuresProblemsOf,
} from './index.ts'

const tariff = shippedTariff()
const source = { title: 'Proclamation 11070', url: 'https://www.federalregister.gov/d/2026-30001' }
const edition = (operations: MeasureOperation[], more: Partial<MeasuresEdition> = {}): MeasuresEdition => ({
  edition: '2026-12-01',
  programs: [],
  operations,
  ...more,
})
const withMeasures = (...given: Parameters<typeof edition>): Tariff =>
  applyMeasures(tariff, edition(...given)).tariff

const end = (last_day: string, heading = '9903.05.01') => ({ op: 'end', heading, last_day, source }) as const
const percent = (first_day: string, rate: string, heading = '9903.05.01') =>
  ({ op: 'change_percent', heading, percent: rate, first_day, source }) as const
type Addition = Extract<MeasureOperation, { op: 'add' }>
const add = (more: Partial<Addition> = {}): Addition => ({
  op: 'add',
  program: 'section-301-chairs',
  heading: '9903.05.99',
  percent: '40',
  first_day: '2026-12-05',
  countries: ['BR'],
  numbers: ['9401', '9403.60'],
  source,
  ...more,
})
const CHAIRS: MeasuresEdition['programs'][number] = {
  id: 'section-301-chairs',
  name: 'Section 301, chairs',
  section: '301',
}

/** Chairs of Brazil owe 25 percent under 9903.05.01 and 12.5 percent for forced labor. */
const chairs = { hts: '9401.79.0050', origin: 'BR', value: '1000' }
const rowsOn = (law: Tariff, day: string, line: { hts: string; origin: string; spi?: string } = chairs) => {
  const found = dutyOf(law, { value: '1000', ...line, entryDate: parseDay(day)! })
  if (found.kind === 'refused') throw new Error(found.reason.id)
  return found.rows.map(({ number, amount }) => `${number} ${amount}`)
}
const FORCED_LABOR = '99030527 125.00'
const NOW = ['99030501 250.00', FORCED_LABOR, '9401790050 0.00']
const problemIds = (...given: Parameters<typeof edition>) =>
  measuresProblemsOf(edition(...given), tariff).map(({ id }) => id)

describe('an operation', () => {
  test('ends a heading after its last day', () => {
    const law = withMeasures([end('2026-12-31')])
    expect(rowsOn(law, '2026-12-31')).toEqual(NOW)
    expect(rowsOn(law, '2027-01-01')).toEqual([FORCED_LABOR, '9401790050 0.00'])
  })

  test('changes the percentage of a heading from its first day on, by the law that it names', () => {
    const law = withMeasures([percent('2026-12-05', '40')])
    expect(rowsOn(law, '2026-12-04')).toEqual(NOW)
    expect(rowsOn(law, '2026-12-05')).toEqual(['99030501 400.00', FORCED_LABOR, '9401790050 0.00'])
    const line = dutyOf(law, { ...chairs, entryDate: parseDay('2026-12-05')! })
    expect(line).toMatchObject({ rows: [{ source: 'Proclamation 11070' }, {}, {}] })
  })

  test('adds a heading of a new program to listed goods of its countries, for its days', () => {
    const law = withMeasures([add({ last_day: '2027-01-31' })], { programs: [CHAIRS] })
    expect(rowsOn(law, '2026-12-04')).toEqual(NOW)
    expect(rowsOn(law, '2026-12-05')).toEqual([
      '99030501 250.00',
      FORCED_LABOR,
      '99030599 400.00',
      '9401790050 0.00',
    ])
    expect(rowsOn(law, '2027-02-01')).toEqual(NOW)
    const others = [
      { hts: '9401.79.0050', origin: 'TR' },
      { hts: '6910.10.0030', origin: 'BR' },
    ]
    for (const line of others)
      expect(rowsOn(law, '2026-12-05', line)).toEqual(rowsOn(tariff, '2026-12-05', line))
  })

  test('adds a heading for every country and all goods but those that it names', () => {
    const everywhere = add({ countries: undefined, numbers: undefined, except_countries: ['BR'] })
    const law = withMeasures([{ ...everywhere, except_numbers: ['6910'] }], { programs: [CHAIRS] })
    const added = (hts: string, origin: string) =>
      rowsOn(law, '2026-12-05', { hts, origin }).includes('99030599 400.00')
    expect(added('9401.79.0050', 'TR')).toBe(true)
    expect(added('9401.79.0050', 'BR')).toBe(false)
    expect(added('6910.10.0030', 'TR')).toBe(false)
  })

  test('takes the place of the heading that a program of the product files for the same goods', () => {
    const law = withMeasures([add({ program: 'section-301-brazil' })])
    expect(rowsOn(law, '2026-12-05')).toEqual(['99030599 400.00', FORCED_LABOR, '9401790050 0.00'])
    expect(rowsOn(law, '2026-12-05', { hts: '6910.10.0030', origin: 'BR' })).toContain('99030501 250.00')
  })

  test('files an exception at nothing, within the addition only', () => {
    const exceptions = [{ heading: '9903.05.98', why: 'Chairs of metal are exempt.', numbers: ['9401.79'] }]
    const law = withMeasures([add({ exceptions })], { programs: [CHAIRS] })
    expect(rowsOn(law, '2026-12-05')).toEqual([
      '99030501 250.00',
      FORCED_LABOR,
      '99030598 0.00',
      '9401790050 0.00',
    ])
    expect(rowsOn(law, '2026-12-05', { hts: '9401.61.6011', origin: 'BR' })).toContain('99030599 400.00')
  })

  test('takes the goods of a new duty of section 232 out of programs that give way to it', () => {
    const program = { ...CHAIRS, id: 'section-232-chairs', section: '232', displaces: true } as const
    const law = withMeasures([add({ program: program.id })], { programs: [program] })
    expect(rowsOn(law, '2026-12-05')).toEqual([
      '99030507 0.00',
      '99030590 0.00',
      '99030599 400.00',
      '9401790050 0.00',
    ])
  })
})

describe('an edition is refused for', () => {
  test.each<[string, MeasureOperation[], string]>([
    ['a heading that no program files', [end('2026-12-31', '9903.77.77')], 'measures.unknown-heading'],
    ['a heading that had ended', [end('2026-12-31', '9903.03.01')], 'measures.not-in-force'],
    [
      'a percentage of a heading that charges nothing',
      [percent('2026-12-05', '5', '9903.05.07')],
      'measures.no-percent',
    ],
    ['a program that does not exist', [add()], 'measures.unknown-program'],
    [
      'a heading that is in force already',
      [add({ program: 'section-301-brazil', heading: '9903.05.01' })],
      'measures.overlap',
    ],
    [
      'two percentages of one day',
      [percent('2026-12-05', '40'), percent('2026-12-05', '50')],
      'measures.order',
    ],
    ['days in the wrong order', [percent('2026-12-05', '40'), percent('2026-12-03', '50')], 'measures.order'],
    ['a change after the end', [end('2026-12-31'), percent('2027-02-01', '50')], 'measures.not-in-force'],
    [
      'a last day before the first',
      [add({ program: 'section-301-brazil', last_day: '2026-12-01' })],
      'measures.days-reversed',
    ],
    [
      'a country without a code',
      [add({ program: 'section-301-brazil', countries: ['QX'] })],
      'measures.unknown-country',
    ],
    [
      'a number that the schedule lacks',
      [add({ program: 'section-301-brazil', numbers: ['9401.99.77'] })],
      'measures.unknown-number',
    ],
    [
      'numbers of chapter 99',
      [add({ program: 'section-301-brazil', except_numbers: ['9903'] })],
      'measures.unknown-number',
    ],
  ])('%s', (_, operations, id) => expect(problemIds(operations)).toContain(id))

  test('a program that is there twice, or gives way to none', () => {
    expect(problemIds([], { programs: [CHAIRS, CHAIRS] })).toEqual(['measures.program-twice'])
    expect(problemIds([], { programs: [{ ...CHAIRS, gives_way_to: ['section-999'] }] })).toEqual([
      'measures.gives-way-to',
    ])
  })

  test('nothing, where every operation fits', () =>
    expect(
      problemIds([percent('2026-12-05', '40'), end('2027-01-31'), add()], { programs: [CHAIRS] }),
    ).toEqual([]))
})

describe('what a later version of the product contains', () => {
  const operations = [percent('2026-12-05', '40'), add(), end('2027-01-31')]
  const once = applyMeasures(tariff, edition(operations, { programs: [CHAIRS] })).tariff

  test('is not applied a second time', () => {
    const twice = applyMeasures(once, edition(operations, { programs: [CHAIRS] }))
    expect(twice.problems).toEqual([])
    for (const day of ['2026-12-04', '2026-12-05', '2027-01-31', '2027-02-01'])
      expect(rowsOn(twice.tariff, day)).toEqual(rowsOn(once, day))
  })

  test('leaves out what no longer fits, and takes the rest', () => {
    const { tariff: law, problems } = applyMeasures(
      tariff,
      edition([end('2026-12-31', '9903.77.77'), end('2026-12-31')]),
    )
    expect(problems).toHaveLength(1)
    expect(rowsOn(law, '2027-01-01')).toEqual([FORCED_LABOR, '9401790050 0.00'])
  })
})

describe('properties', () => {
  const headings = ['9903.05.01', '9903.88.03', '9903.05.31', '9903.82.02']
  const lines = [
    chairs,
    { hts: '9405.11.6010', origin: 'CN', value: '1000' },
    { hts: '8302.60.3000', origin: 'IN', value: '1000' },
    { hts: '7208.10.1500', origin: 'GB', value: '1000' },
  ]
  const days = fc.integer({ min: 0, max: 300 }).map((after) => addDays(parseDay('2026-04-10')!, after))
  const anyOperation = fc.oneof(
    fc.record({ heading: fc.constantFrom(...headings), day: days }).map(({ heading, day }) => ({
      operation: end(addDays(day, -1), heading) as MeasureOperation,
      day,
    })),
    fc
      .record({ heading: fc.constantFrom(...headings), day: days, rate: fc.constantFrom('1', '33.3', '100') })
      .map(({ heading, day, rate }) => ({ operation: percent(day, rate, heading) as MeasureOperation, day })),
    days.map((day) => ({
      operation: add({ first_day: day, countries: undefined, numbers: undefined }),
      day,
    })),
  )

  test('an edition without operations changes no duty', () =>
    fc.assert(
      fc.property(fc.constantFrom(...lines), days, (line, entryDate) => {
        const law = withMeasures([], { programs: [CHAIRS] })
        expect(dutyOf(law, { ...line, entryDate })).toEqual(dutyOf(tariff, { ...line, entryDate }))
      }),
      { numRuns: 40 },
    ))

  test('no operation changes a duty before its day', () =>
    fc.assert(
      fc.property(
        anyOperation,
        fc.constantFrom(...lines),
        fc.integer({ min: 1, max: 60 }),
        ({ operation, day }, line, earlier) => {
          const law = withMeasures([operation], { programs: [CHAIRS] })
          const entryDate = addDays(day, -earlier)
          const rows = (one: Tariff) => dutyOf(one, { ...line, entryDate })
          expect(rows(law)).toMatchObject({ rows: (rows(tariff) as { rows: unknown }).rows })
        },
      ),
      { numRuns: 100 },
    ))
})

describe('the difference of two editions', () => {
  const before = edition([end('2026-12-31')])
  const after = edition([percent('2026-12-05', '40'), add()], { programs: [CHAIRS] })

  test('is what one of them lacks, from the first day that it changes', () => {
    const difference = measuresDifference(before, after)
    expect(difference).toEqual({ added: after.operations, withdrawn: before.operations })
    expect(firstChangedDay(difference)).toBe('2026-12-05')
    expect(firstChangedDay(measuresDifference(after, after))).toBeUndefined()
  })

  test('names headings, percentages, days and origins', () => {
    const words = after.operations.map((operation) => changeInWords(operation, tariff, after)[0])
    expect(words).toMatchObject([
      { id: 'measures.change.percent', params: { heading: '9903.05.01', before: '25', percent: '40' } },
      { id: 'measures.change.add', params: { program: 'Section 301, chairs', numbers: 2, exceptions: 0 } },
    ])
  })

  test('is in the order of publication: a second edition of a day follows the first', () => {
    const order = ['2026-12-01.2', '2026-11-30', '2026-12-01'].map((name) => edition([], { edition: name }))
    expect(order.sort(compareMeasures).map((one) => one.edition)).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-01.2',
    ])
  })
})
