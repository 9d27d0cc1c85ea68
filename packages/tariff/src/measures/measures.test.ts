import { parseDay } from '@edfe/domain/calendar'
import { countryName } from '@edfe/domain/reference'
import { describe, expect, test } from 'vitest'
import { shippedSchedules } from '../shipped/index.ts'
import { holesOf } from './holes.ts'
import { loadedBeforeQuestion } from './loading-questions.ts'
import type { Condition, Measure } from './measure.ts'
import { listsWith, numbersOf } from './product-lists.ts'
import { PROGRAMS } from './programs/index.ts'
import { assumedAnswer, optionsOf, QUESTIONS, type QuestionKey } from './questions.ts'

const measures = PROGRAMS.flatMap((program) => program.measures.map((measure) => ({ program, measure })))
const families = [...new Set(PROGRAMS.flatMap(({ products }) => products ?? []))]
const conditionsOf = ({ when = [] }: Measure): Condition[] =>
  when.flatMap((condition) => ('anyOf' in condition ? condition.anyOf : [condition]))

describe('the programs', () => {
  test('each has a source and a day of review', () => {
    for (const { id, source, reviewed } of PROGRAMS) {
      expect(source, id).toMatch(/HTSUS chapter 99/)
      expect(parseDay(reviewed), id).toBeDefined()
    }
  })

  test('each comes after those that it gives way to', () => {
    PROGRAMS.forEach(({ givesWayTo = [] }, place) => {
      for (const other of givesWayTo) {
        const before = PROGRAMS.findIndex(
          ({ id }) => id === (typeof other === 'string' ? other : other.program),
        )
        expect(before).toBeGreaterThanOrEqual(0)
        expect(before).toBeLessThan(place)
      }
    })
  })

  test('every measure names a heading of chapter 99, a day, known countries and lists of its program', () => {
    for (const { program, measure } of measures) {
      expect(measure.heading).toMatch(/^9903\d{4}$/)
      expect(parseDay(measure.from)).toBe(measure.from)
      if (measure.to) expect(measure.to >= measure.from).toBe(true)
      expect((measure.origins ?? []).filter((origin) => !countryName(origin))).toEqual([])
      const known = new Set(program.products?.lists.map(({ id }) => id))
      expect((measure.lists ?? []).filter((list) => !known.has(list))).toEqual([])
    }
  })

  test('a duty has a percentage, and a relief has none but a reason', () => {
    for (const { measure } of measures) {
      if (measure.kind === 'relief') {
        expect(measure.percent).toBeUndefined()
        expect(measure.why?.id).toMatch(/^tariff\.why\./)
      } else expect(Number(measure.percent)).toBeGreaterThan(0)
    }
  })

  test('every list of a family is used by a measure, but for the numbers that were taken off', () => {
    const used = new Set(measures.flatMap(({ measure }) => measure.lists ?? []))
    const unused = families.flatMap(({ lists }) => lists.map(({ id }) => id).filter((id) => !used.has(id)))
    expect(new Set(unused)).toEqual(new Set(['removed']))
  })
})

describe('the questions', () => {
  const asked = measures.flatMap(({ measure }) =>
    conditionsOf(measure).flatMap((condition) => {
      if ('loadedBefore' in condition) {
        return [{ question: loadedBeforeQuestion(condition.loadedBefore), answers: ['yes'] }]
      }
      return 'question' in condition ? [condition] : []
    }),
  )

  test('each is asked by a measure, for answers that it offers', () => {
    const ofContents = measures.flatMap(({ measure: { basis } }) =>
      basis && basis !== 'rest' ? [`${basis}_content` as const] : [],
    )
    expect(new Set([...asked.map(({ question }) => question), ...ofContents])).toEqual(
      new Set(Object.keys(QUESTIONS)),
    )
    for (const { question, answers } of asked) {
      const offered = optionsOf(question).map(({ value }) => value)
      expect(offered).toEqual(expect.arrayContaining([...answers]))
    }
  })

  test('without an answer no relief applies', () => {
    const guessed = measures.filter(
      ({ measure }) =>
        measure.kind === 'relief' &&
        conditionsOf(measure).some(
          (condition) =>
            'question' in condition && condition.answers.includes(assumedAnswer(condition.question)),
        ),
    )
    // Patented medicines of the United Kingdom pay nothing, as patented medicines.
    expect(guessed.map(({ measure }) => measure.heading)).toEqual(['99030463'])
  })

  test.each(Object.keys(QUESTIONS) as QuestionKey[])('%s has at least two answers', (key) =>
    expect(optionsOf(key).length).toBeGreaterThan(1),
  )
})

describe('the product lists', () => {
  const numbers = new Set(
    shippedSchedules()[0].rows.flatMap(({ number }) =>
      [4, 6, 8, 10].map((length) => number.slice(0, length)).filter((part) => part.length >= 4),
    ),
  )

  test.each([
    ['section-122', 1655],
    ['ieepa-reciprocal', 6401],
    ['section-301-china', 10_460],
    ['section-301-forced-labor', 2232],
    ['section-232-metals', 982],
    ['section-232-steel-before', 617],
    ['section-232-aluminum-before', 263],
    ['section-232-copper-before', 80],
    ['section-232-vehicles', 364],
    ['section-232-wood', 22],
    ['section-232-semiconductors', 10],
    ['section-232-pharmaceuticals', 132],
    ['section-201-quartz', 2],
    ['russia-column-2', 680],
  ])('%s holds %d numbers', (id, size) => {
    const { products } = PROGRAMS.find((program) => program.id === id)!
    expect(products?.lists.flatMap(numbersOf)).toHaveLength(size)
  })

  test('numbers have 4, 6, 8 or 10 digits, and all but three of before 2026 are in the schedule', () => {
    const listed = [...new Set(families.flatMap(({ lists }) => lists.flatMap(numbersOf)))]
    expect(listed.filter((number) => !/^\d{4}(\d\d){0,3}$/.test(number))).toEqual([])
    expect(
      listed.filter((number) => !numbers.has(number) && !numbers.has(number.replace(/00$/, ''))),
    ).toEqual(['9401999081', '8415908025', '9401999070'])
  })

  test('of China no number is on two lists, whole or in part, but for cranes and chassis', () => {
    const china = PROGRAMS.find(({ id }) => id === 'section-301-china')!.products!
    const ofDescription = ['31(k) chassis', '31(l) cranes']
    const lists = china.lists.filter(({ id }) => !ofDescription.includes(id))
    const twice = [...numbers].filter((number) => listsWith({ lists }, number, '2026-10-09').size > 1)
    expect(twice).toEqual([])
  })

  const family = {
    lists: [
      { id: 'old', to: '2026-06-07', codes: ['8427: 1040'] },
      { id: 'new', from: '2026-06-08', codes: ['8427: 1040'] },
      { id: 'wide', codes: ['8427: -'] },
    ],
  }
  test.each([
    ['2026-06-07', false, ['old', 'wide']],
    ['2026-06-08', false, ['new', 'wide']],
    ['2026-06-08', true, ['new']],
  ])('on %s, longest only: %s', (day, longestOnly, ids) =>
    expect([...listsWith({ ...family, longestOnly }, '8427104000', day)]).toEqual(ids),
  )

  test('a number that is not listed is on no list', () =>
    expect(listsWith(family, '8428101000', '2026-06-08').size).toBe(0))
})

describe('what the data lacks', () => {
  const line = { number: '9405114010', origin: 'CN', day: '2026-10-09', filed: [] as string[] }
  const ids = (change: Partial<typeof line>) =>
    holesOf({ ...line, ...change, charging: change.filed ?? [] }).map(({ says }) => says.id)

  test('a line that no hole touches is silent', () => expect(ids({})).toEqual([]))
  test.each([
    ['an entry before the first measures of the data', { day: '2025-02-03' }, 'tariff.hole.before-measures'],
    [
      'paper of Canada on a list of one source',
      { origin: 'CA', number: '4802611000' },
      'tariff.hole.canada-additions',
    ],
    [
      'a number of note 20(vvv)',
      { number: '8504907500', filed: ['99038801'] },
      'tariff.hole.china-exclusions',
    ],
    [
      'a medicine of August',
      { number: '2918993000', day: '2026-08-03' },
      'tariff.hole.medicines-of-annex-iii',
    ],
    ['forced labor duty on goods of Germany', { origin: 'DE', filed: ['99030539'] }, 'tariff.hole.note-52j'],
    ['Brazil', { origin: 'BR', filed: ['99030501'] }, 'tariff.hole.note-50a'],
    ['solar cells in December', { number: '8541430010', day: '2026-12-04' }, 'tariff.hole.polysilicon'],
    ['drones', { number: '8806210000' }, 'tariff.hole.drones'],
  ])('%s: the line says what to check', (_, change, id) => expect(ids(change)).toEqual([id]))

  test.each([
    ['steel', '7208390030', '2025-03-11', 'tariff.hole.metals-of-2018'],
    ['solar modules', '8541430010', '2026-02-06', 'tariff.hole.solar-safeguard'],
  ])('%s of before the measures of the data', (_, number, day, id) =>
    expect(ids({ number, day })).toContain(id),
  )

  test('a list of China whose number neither note 20(vvv) nor (www) names says nothing', () =>
    expect(ids({ filed: ['99038803'] })).toEqual([]))

  test('a medicine that is generic says nothing', () =>
    expect(ids({ number: '2918993000', day: '2026-08-03', filed: ['99030467'] })).toEqual([]))

  test('steel of March 12, 2025 is in the data', () =>
    expect(ids({ number: '7208390030', day: '2025-03-12' })).not.toContain('tariff.hole.metals-of-2018'))

  test('solar cells before December say nothing', () =>
    expect(ids({ number: '8541430010', day: '2026-12-03' })).toEqual([]))
})
