import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import {
  assumedAnswer,
  type Condition,
  listsWith,
  loadedBeforeQuestion,
  type Measure,
  numbersOf,
  PROGRAMS,
  type Program,
} from '../measures/index.ts'
import { shippedSchedules } from '../shipped/index.ts'
import { applyPrograms, type MeasureFacts } from './apply-programs.ts'

const schedule = shippedSchedules()[0]
const goods = schedule.rows.flatMap(({ number }, position) =>
  number.length >= 8 && number < '98' && schedule.isWholeAt(position) ? [number] : [],
)

type Claim = Pick<MeasureFacts, 'spi' | 'answers'>

/** What an importer claims and answers so that a condition holds; the first choice where several do. */
function claimed(claim: Claim, condition: Condition): Claim {
  if ('spi' in condition) return { ...claim, spi: condition.spi[0] ?? '' }
  if ('question' in condition)
    return { ...claim, answers: { ...claim.answers, [condition.question]: condition.answers[0] ?? '' } }
  if ('loadedBefore' in condition)
    return { ...claim, answers: { ...claim.answers, [loadedBeforeQuestion(condition.loadedBefore)]: 'yes' } }
  return 'anyOf' in condition ? condition.anyOf.reduce(claimed, claim) : claim
}

/** Whether the digits of a number meet the conditions of a measure that are about them. */
const takesDigits = ({ when = [] }: Measure, number: string): boolean =>
  when.every((condition) => {
    if ('startsWith' in condition) return condition.startsWith.some((start) => number.startsWith(start))
    if ('notStartsWith' in condition)
      return !condition.notStartsWith.some((start) => number.startsWith(start))
    return true
  })

const everyHundredth = (numbers: string[]): string[] => numbers.filter((_, place) => place % 100 === 0)

/** Goods that a measure may be filed on: what its lists name, or every hundredth of those with its digits. */
function* goodsOf({ products }: Program, measure: Measure): Generator<string> {
  const lists = measure.lists && products?.lists.filter(({ id }) => measure.lists?.includes(id))
  const listings = lists
    ? lists.flatMap(numbersOf)
    : everyHundredth(goods.filter((number) => takesDigits(measure, number)))
  for (const listing of listings) {
    const number = goods.find((one) => one.startsWith(listing) && takesDigits(measure, one))
    if (number) yield number
  }
}

/** Section 232 takes parts of vehicles out of other programs. */
const NO_VEHICLE_PART = { light_vehicle_part: 'no', heavy_vehicle_part: 'no' }

const ORIGINS = ['CN', 'VN', 'DE', 'CA', 'MX', 'GB', 'RU', 'BR']

/** Whether goods of a number, from an origin and on a day that the measure names, are filed under it. */
function isFiledOn(number: string, measure: Measure, given: Claim['answers']): boolean {
  const claim = (measure.when ?? []).reduce(claimed, { spi: '', answers: given })
  const days = [measure.from, measure.to ?? '2026-11-25', '2026-07-24', '2026-04-06'].flatMap(
    (day) => parseDay(day) ?? [],
  )
  return days.some((day) => {
    const families = PROGRAMS.flatMap(({ products }) => products ?? [])
    const lists = new Map(families.map((family) => [family, listsWith(family, number, day)]))
    return (measure.origins ?? ORIGINS).some((origin) => {
      const facts = {
        number,
        origin,
        day,
        entersFree: true,
        value: 1_000_000n,
        lists,
        assumed: assumedAnswer,
        ...claim,
      }
      return applyPrograms(PROGRAMS, facts).applied.some((one) => one.measure === measure)
    })
  })
}

/** Whether some goods are filed under a measure, so that no earlier one of its program always takes them. */
function isFiled(program: Program, measure: Measure): boolean {
  for (const number of goodsOf(program, measure))
    if (isFiledOn(number, measure, {}) || isFiledOn(number, measure, NO_VEHICLE_PART)) return true
  return false
}

test.each(PROGRAMS.map((program) => [program.id, program] as const))(
  'every measure of %s is filed on some goods: no other takes all of them',
  (_, program) =>
    expect(
      program.measures.filter((measure) => !isFiled(program, measure)).map(({ heading }) => heading),
    ).toEqual([]),
)
