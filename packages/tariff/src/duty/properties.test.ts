import { addDays, parseDay } from '@edfe/domain/calendar'
import { centsText, sumCents, toCents } from '@edfe/domain/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionsOf, QUESTIONS, type QuestionKey } from '../measures/index.ts'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'
import type { DutyFacts, LineDuty, Tariff } from './facts.ts'

const tariff = shippedTariff()
const [schedule] = tariff.schedules
const numbers = schedule.rows.flatMap(({ number }, position) =>
  number.length === 10 && number < '98' && schedule.lineAt(position).isWhole ? [number] : [],
)
const FIRST_DAY = parseDay('2026-02-24')!
const RANKS = new Map(
  tariff.programs.flatMap((program) =>
    program.measures.flatMap(({ heading, atOrAbove = heading }) => [
      [heading, program.rank],
      [atOrAbove, program.rank],
    ]),
  ),
)
const ORDER = [301, 338, 'IEEPA', 122, 232, 201, 99, undefined]

const facts: fc.Arbitrary<DutyFacts> = fc.record({
  hts: fc.constantFrom(...numbers),
  origin: fc.constantFrom(...'CN DE JP KR CH TW CA MX BR IN VN GB AU SG RU BY NI MU XO'.split(' ')),
  entryDate: fc.integer({ min: 0, max: 900 }).map((days) => addDays(FIRST_DAY, days)),
  value: fc.integer({ min: 0, max: 9_999_999 }).map(String),
  quantities: fc.constantFrom(
    [{ quantity: '1200', unit: 'NO' }],
    [{ quantity: '350.5', unit: 'KG' }],
    [
      { quantity: '40', unit: 'DOZ' },
      { quantity: '90.25', unit: 'KG' },
    ],
  ),
  spi: fc.constantFrom(undefined, 'S', 'KR', 'AU', 'SG', 'D'),
  answers: fc.constantFrom<Record<string, string>[]>(
    {},
    { metal_share: 'under_15', medicine: 'generic' },
    { light_vehicle_part: 'no', vehicle: 'no', metal_origin: 'united_states' },
  ),
})

function priced(given: DutyFacts, law: Tariff = tariff): LineDuty {
  const line = dutyOf(law, given)
  if (line.kind === 'refused') throw new Error(`${given.hts}: ${line.reason.id}`)
  return line
}

test('the rows add up to the line, and none is negative', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { rows, duty } = priced(given)
      const amounts = rows.flatMap(({ amount }) => amount ?? [])
      expect(amounts.filter((amount) => toCents(amount) < 0n)).toEqual([])
      expect(duty).toBe(
        amounts.length === rows.length ? centsText(sumCents(amounts.map(toCents))) : undefined,
      )
    }),
    { numRuns: 400 },
  )
})

test('a duty is open exactly when a number is asked for', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { duty, questions } = priced(given)
      expect(duty === undefined).toBe(questions.some(({ options }) => options.length === 0))
    }),
    { numRuns: 400 },
  )
})

test('rows are in the order of AE, the number of the goods last, each heading once', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const filed = priced(given).rows.map(({ number }) => number)
      const places = filed.map((number) => ORDER.indexOf(RANKS.get(number)))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(filed.at(-1)).toBe(given.hts)
      expect(new Set(filed).size).toBe(filed.length)
    }),
    { numRuns: 400 },
  )
})

test('the same facts give the same line', () => {
  fc.assert(
    fc.property(facts, (given) => {
      expect(priced(structuredClone(given))).toEqual(priced(given))
    }),
    { numRuns: 100 },
  )
})

test('a later edition and later measures change nothing for an earlier entry date', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const later = addDays(given.entryDate, 1)
      const dearer = schedule.rows.map((row) => ({ ...row, general: row.general && '99%' }))
      const known = priced(given)
      const after = priced(given, {
        schedules: [
          ...tariff.schedules,
          { ...schedule, rows: dearer, edition: { ...schedule.edition, name: 'later', from: later } },
        ],
        programs: tariff.programs.map((program) => ({
          ...program,
          measures: [
            { heading: '99039999', kind: 'additive', percent: '80', from: later },
            ...program.measures,
          ],
        })),
      })
      expect(after).toEqual(known)
    }),
    { numRuns: 20 },
  )
})

test('what a question says that an answer changes is what the answer changes', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { duty, questions } = priced(given)
      for (const { key, options } of questions) {
        for (const { value, changesDutyBy } of options) {
          if (duty === undefined || changesDutyBy === undefined) continue
          const answered = priced({ ...given, answers: { ...given.answers, [key]: value } })
          expect(centsText(toCents(answered.duty) - toCents(duty))).toBe(changesDutyBy)
        }
      }
    }),
    { numRuns: 300 },
  )
})

/** Every duty that answers to the questions of a line lead to. */
function dutiesOf(given: DutyFacts, line = priced(given)): string[] {
  const choices = line.questions.filter(({ options }) => options.length > 0)
  return [
    `${line.rows.map(({ number, amount }) => `${number} ${amount}`)}`,
    ...choices
      .slice(0, 1)
      .flatMap(({ key, options }) =>
        options.flatMap(({ value }) => dutiesOf({ ...given, answers: { ...given.answers, [key]: value } })),
      ),
  ]
}

test('a question is open only when its answers lead to different amounts', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { questions } = priced(given)
      for (const { key, options } of questions.filter(({ options: offered }) => offered.length > 0)) {
        const outcomes = options.map(({ value }) =>
          dutiesOf({ ...given, answers: { ...given.answers, [key]: value } }),
        )
        expect(new Set(outcomes.map(String)).size, key).toBeGreaterThan(1)
      }
    }),
    { numRuns: 200 },
  )
})

test('a line that asks nothing has one duty, whatever else the importer says', () => {
  const anyAnswers = fc.record(
    Object.fromEntries(
      (Object.keys(QUESTIONS) as QuestionKey[]).map((key) => [
        key,
        fc.constantFrom(...optionsOf(key).map(({ value }) => value)),
      ]),
    ),
  )
  fc.assert(
    fc.property(facts, fc.array(anyAnswers, { minLength: 12, maxLength: 12 }), (given, tries) => {
      const { duty, questions } = priced({ ...given, answers: {} })
      if (questions.length > 0) return
      for (const answers of tries) expect(priced({ ...given, answers }).duty).toBe(duty)
    }),
    { numRuns: 400 },
  )
})
