import { parseDay } from '@edfe/domain/calendar'
import { describe, expect, test } from 'vitest'
import type { Measure, Program } from '../measures/index.ts'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'
import type { DutyFacts, Tariff } from './facts.ts'

const tariff = shippedTariff()
const DAY = parseDay('2026-10-09')!

function lineOf(facts: Omit<DutyFacts, 'entryDate'>, law: Tariff = tariff) {
  const line = dutyOf(law, { ...facts, entryDate: DAY })
  if (line.kind === 'refused') throw new Error(line.reason.id)
  return line
}
/** Headings with percentages and the sum: '9903.88.15 7.5%' as '99038815 750.00'. */
const rowsOf = (facts: Omit<DutyFacts, 'entryDate'>, law?: Tariff) =>
  lineOf(facts, law).rows.map(({ number, amount }) => `${number} ${amount}`)
const duty = (facts: Omit<DutyFacts, 'entryDate'>, law?: Tariff) => lineOf(facts, law).duty

/** The tariff without a law: some programs changed. */
const without = (change: (program: Program) => Program | Program[]): Tariff => ({
  ...tariff,
  programs: tariff.programs.flatMap(change),
})
const inProgram = (id: string, change: (program: Program) => Program | Program[]): Tariff =>
  without((program) => (program.id === id ? change(program) : program))
const withMeasures = (program: Program, change: (measure: Measure) => Measure | Measure[]): Program => ({
  ...program,
  measures: program.measures.flatMap(change),
})

/** A program one of whose lists names further goods. */
const listing =
  (id: string, codes: string) =>
  (program: Program): Program => ({
    ...program,
    products: {
      ...program.products!,
      lists: program.products!.lists.map((list) =>
        list.id === id ? { ...list, codes: [...list.codes, codes] } : list,
      ),
    },
  })

const HANDBAGS = { hts: '4202.92.31.31', origin: 'CN', value: '10000' }
const STEEL_COIL = { hts: '7208.10.15.00', origin: 'CN', value: '10000' }
const STEEL_COIL_OF_INDIA = { ...STEEL_COIL, origin: 'IN' }
const MACHINES = { hts: '8479.89.95.99', origin: 'IN', value: '10000' }
const DOOR_CLOSERS = { hts: '8302.60.30.00', origin: 'IN', value: '10000' }

describe('1. additional duties add up on the entered value, none on another', () => {
  test('handbags of China: 17.6 %, 25 % and 12.5 % of 10,000', () =>
    expect(rowsOf(HANDBAGS)).toEqual(['99038803 2500.00', '99030531 1250.00', '4202923131 1760.00']))

  test('each amount is the same when the others are gone', () => {
    const alone = inProgram('section-301-china', () => [])
    expect(rowsOf(HANDBAGS, alone)).toEqual(['99030531 1250.00', '4202923131 1760.00'])
  })
})

describe('2. one heading for metals, on the full customs value', () => {
  const uk = { ...STEEL_COIL, origin: 'GB', answers: { metal_origin: 'united_kingdom' } }
  test('steel of the United Kingdom pays 25 %, not also 50 %', () =>
    expect(rowsOf(uk)).toEqual(['99030590 0.00', '99038204 2500.00', '7208101500 0.00']))

  test('without the law it would pay both', () => {
    const apart = inProgram('section-232-metals', (program) =>
      program.measures.map((measure, index) => ({
        ...program,
        id: `${program.id}-${index}`,
        measures: [measure],
      })),
    )
    expect(duty(uk, apart)).not.toBe(duty(uk))
  })
})

describe('3. outside chapters 72, 73, 74 and 76 the metal must be 15 percent of the weight', () => {
  const light = { answers: { metal_share: 'under_15' } }
  test('door closers with less metal pay nothing for it, and are back in forced labor', () =>
    expect(rowsOf({ ...DOOR_CLOSERS, ...light })).toEqual([
      '99030544 1000.00',
      '99038203 0.00',
      expect.stringContaining('8302603000'),
    ]))

  test('steel is steel whatever the answer', () =>
    expect(duty({ ...STEEL_COIL_OF_INDIA, ...light })).toBe('5000.00'))

  test('without the law the answer would free steel', () => {
    const anyChapter = inProgram('section-232-metals', (program) =>
      withMeasures(program, (measure) => ({
        ...measure,
        when: measure.when?.filter((condition) => !('notStartsWith' in condition)),
      })),
    )
    expect(duty({ ...STEEL_COIL_OF_INDIA, ...light }, anyChapter)).toBe('1000.00')
  })
})

describe('4. Section 232 switches forced labor and Brazil off, not China', () => {
  test('steel of China: 25 % of the review, 50 % of section 232, and the marker at 0', () =>
    expect(rowsOf(STEEL_COIL)).toEqual([
      '99039101 2500.00',
      '99030590 0.00',
      '99038202 5000.00',
      '7208101500 0.00',
    ]))

  test('steel of Brazil files both markers', () =>
    expect(rowsOf({ ...STEEL_COIL, origin: 'BR' })).toEqual([
      '99030507 0.00',
      '99030590 0.00',
      '99038202 5000.00',
      '7208101500 0.00',
    ]))

  test('without the law Brazil would pay 37.5 % more', () => {
    const both = without((program) =>
      withMeasures(program, (measure) =>
        measure.when?.some((condition) => 'displaced' in condition) ? [] : measure,
      ),
    )
    expect(duty({ ...STEEL_COIL, origin: 'BR' }, both)).toBe('8750.00')
  })
})

describe('5. goods of a review list leave the list of note 20', () => {
  const diodes = { hts: '8541.10.00.40', origin: 'CN', value: '10000' }
  test('diodes of China pay 50 % once', () =>
    expect(rowsOf(diodes)).toEqual([
      '99039105 5000.00',
      expect.stringContaining('990305'),
      '8541100040 0.00',
    ]))

  /** Diodes as they were before note 31: on the list of note 20(f). */
  const onNote20Too = listing('20(f)', '8541: 1000')
  test('diodes that the list of note 20 names too pay no more', () =>
    expect(rowsOf(diodes, inProgram('section-301-china', onNote20Too))).toEqual(rowsOf(diodes)))

  test('without the law they would pay 25 % more', () => {
    const onBoth = inProgram('section-301-china', (shipped) => {
      const program = onNote20Too(shipped)
      const isReview = ({ heading }: Measure) => heading.startsWith('990391')
      return [
        withMeasures(program, (measure) => (isReview(measure) ? measure : [])),
        withMeasures(program, (measure) => (isReview(measure) ? [] : measure)),
      ]
    })
    expect(Number(duty(diodes, onBoth))).toBe(Number(duty(diodes)) + 2500)
  })
})

describe('6. floors compare with column 1 or its ad valorem equivalent', () => {
  test('machines of India at 2.5 % are topped up to 15 %, all of it on the heading', () =>
    expect(rowsOf(MACHINES)).toEqual(['99030590 0.00', '99038210 1500.00', '8479899599 0.00']))

  test('sweaters of Japan at 32 % are above the floor', () =>
    expect(rowsOf({ hts: '6110.30.30.53', origin: 'JP', value: '10000' })).toEqual([
      '99030548 0.00',
      '6110303053 3200.00',
    ]))

  test('the free rate of the agreement with Korea counts as column 1', () =>
    expect(rowsOf({ hts: '6110.30.30.53', origin: 'KR', value: '10000', spi: 'KR' })).toEqual([
      '99030571 1250.00',
      '6110303053 0.00',
    ]))

  test('one cent a kilogram is above 10 % when the goods are worth nine cents', () =>
    expect(
      rowsOf({
        hts: '0102.29.40.62',
        origin: 'DE',
        value: '1890',
        quantities: [{ quantity: '21000', unit: 'KG' }],
      }),
    ).toEqual(['99030538 0.00', '0102294062 210.00']))

  test('without the law sweaters of Japan would pay 12.5 % more', () => {
    const onTop = inProgram('section-301-forced-labor', (program) =>
      withMeasures(program, (measure) =>
        measure.kind === 'floor' ? { ...measure, kind: 'additive' } : measure,
      ),
    )
    expect(duty({ hts: '6110.30.30.53', origin: 'JP', value: '10000' }, onTop)).toBe('4450.00')
  })
})

describe('7. the longest listed number wins', () => {
  const parts = { hts: '8415.90.80.10', origin: 'IN', value: '10000' }
  test('an aluminum part of an air conditioner is on the list of ten digits: 15 % in all', () =>
    expect(rowsOf(parts)).toEqual(['99030590 0.00', '99038210 1500.00', '8415908010 0.00']))

  /** All parts of air conditioners on the list of 25 percent. */
  const allParts = listing('16(c)(vi)', '8415: 90')
  test('a list that names all such parts does not change that', () =>
    expect(rowsOf(parts, inProgram('section-232-metals', allParts))).toEqual(rowsOf(parts)))

  test('without the law the shorter number would put it on another list', () => {
    const anyLength = inProgram('section-232-metals', (shipped) => {
      const program = allParts(shipped)
      return { ...program, products: program.products && { ...program.products, longestOnly: false } }
    })
    expect(rowsOf(parts, anyLength)).toContain('99038209 2500.00')
  })
})

describe('8. USMCA is claimed on free goods too', () => {
  const horse = { hts: '0101.21.00.10', origin: 'CA', value: '50000' }
  test('the claim ends the additional duty, and needs no rate of the special column', () => {
    const line = lineOf({ ...horse, spi: 'S' })
    expect(line.rows.map(({ number }) => number)).toEqual(['99030593', '0101210010'])
    expect(line.duty).toBe('0.00')
    expect(line.warnings.map(({ id }) => id)).not.toContain('tariff.claim.unprinted')
  })

  test('the claim ends it for goods of Mexico too', () =>
    expect(rowsOf({ ...horse, origin: 'MX', spi: 'S' })).toEqual(['99030594 0.00', '0101210010 0.00']))

  test('goods that do not enter free pay the additional duty, whatever they claim', () => {
    const cheese = { hts: '0406.90.97.00', origin: 'MX', value: '10000', spi: 'S' }
    const quantities = [{ quantity: '1000', unit: 'KG' }]
    expect(rowsOf({ ...cheese, quantities })).toEqual(['99030555 1000.00', '0406909700 1509.00'])
  })

  test('without the law 10 % would be due', () => {
    const noRelief = inProgram('section-301-forced-labor', (program) =>
      withMeasures(program, (measure) =>
        measure.when?.some((condition) => 'spi' in condition) ? [] : measure,
      ),
    )
    expect(duty({ ...horse, spi: 'S' }, noRelief)).toBe('5000.00')
  })
})

describe('9. relief that rests on a fact is never guessed', () => {
  const medicament = { hts: '3004.90.92.25', origin: 'IN', value: '1000' }
  test('a medicament without an answer pays as patented, and the line asks', () => {
    const line = lineOf(medicament)
    expect(line.duty).toBe('1000.00')
    expect(line.questions).toEqual([expect.objectContaining({ key: 'medicine' })])
  })

  test('the question says what each answer changes', () => {
    const [question] = lineOf(medicament).questions
    const changes = question?.options.map(({ value, changesDutyBy }) => [value, changesDutyBy])
    expect(Object.fromEntries(changes ?? [])).toMatchObject({
      patented: '0.00',
      generic: '-1000.00',
      onshoring_plan: '-800.00',
    })
  })

  test('a wheel on the list of heavy vehicles pays as one until the importer says that it is none', () => {
    const wheels = { hts: '8709.90.00.10', origin: 'IN', value: '1000' }
    const light = { metal_share: 'under_15' }
    expect(duty({ ...wheels, answers: light })).toBe('250.00')
    expect(duty({ ...wheels, answers: { ...light, heavy_vehicle_part: 'no' } })).toBe('100.00')
  })

  test('a question is gone when it is answered, and never comes when no answer changes the duty', () => {
    expect(lineOf({ ...medicament, answers: { medicine: 'generic' } }).questions).toEqual([])
    expect(lineOf(HANDBAGS).questions).toEqual([])
    // Berries of Japan at 14.5 percent are above the floor, so it does not matter whether note 52(c) describes them.
    expect(lineOf({ hts: '0811.90.80.40', origin: 'JP', value: '10000' }).questions).toEqual([])
    expect(lineOf({ ...DOOR_CLOSERS, origin: 'IN' }).questions.map(({ key }) => key)).toContain('metal_share')
  })
})

describe('10. rows are in the order 301, 338, 232, 201, other headings, then chapters 1 to 97', () => {
  const quartz = {
    hts: '6810.99.00.40',
    origin: 'CN',
    value: '10000',
    answers: { quartz_quota: 'yes' },
  }
  const numbers = (law?: Tariff) => lineOf(quartz, law).rows.map(({ number }) => number)
  test('a quartz slab of China', () =>
    expect(numbers()).toEqual(['99038803', '99030531', '99034530', '6810990040']))

  test('sections 338 and 232 come between section 301 and the safeguard', () => {
    const asRank = (program: Program, rank: Program['rank'], heading: string): Program => ({
      ...withMeasures(program, (measure) => ({ ...measure, heading })),
      id: heading,
      rank,
    })
    const onAll = inProgram('section-201-quartz', (program) => [
      program,
      asRank(program, 99, '99039999'),
      asRank(program, 232, '99032320'),
      asRank(program, 338, '99033380'),
    ])
    expect(numbers(onAll)).toEqual([
      ...['99038803', '99030531', '99033380', '99032320', '99034530', '99039999', '6810990040'],
    ])
  })

  test('without the law the safeguard would come first', () => {
    const reversed = without((program) =>
      program.rank === 301 ? { ...program, rank: 201 } : { ...program, rank: 301 },
    )
    expect(numbers(reversed)[0]).toBe('99034530')
  })
})

describe('11. goods of Russia under note 30 pay its rate in place of column 2', () => {
  const books = { hts: '4901.91.00.20', origin: 'RU', value: '10000' }
  const rebar = { hts: '7214.20.00.00', origin: 'RU', value: '10000' }
  test('a free number of column 2 pays 35 %, and its row carries the value', () =>
    expect(rowsOf(books)).toEqual(['99030566 1250.00', '99039008 3500.00', '4901910020 0.00']))

  test('steel pays 70 % beside the duty on metals', () =>
    expect(rowsOf(rebar)).toEqual([
      '99030590 0.00',
      '99038214 5000.00',
      '99039009 7000.00',
      '7214200000 0.00',
    ]))

  test('no quantity is asked, since the rate of the schedule does not count', () => {
    const manganese = lineOf({ hts: '7202.11.50.00', origin: 'RU', value: '10000' })
    expect(manganese.questions.filter(({ options }) => options.length === 0)).toEqual([])
    expect(manganese.rows.at(-1)?.amount).toBe('0.00')
  })

  test('without the law books would be free of it', () => {
    const noLaw = inProgram('russia-column-2', (program) => ({ ...program, measures: [] }))
    expect(duty(books, noLaw)).toBe('1250.00')
  })
})
