import { answersTo, type GoodsAnswer, questionOf } from '@edfe/domain/entry'
import { readAskedGoods } from '@edfe/domain/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GOODS_FOR_TUNING, GOODS_TO_CHECK } from '../../../test/fixtures/index.ts'
import { shippedGoods, shippedSchedules } from '../../shipped/index.ts'
import { indexGoods } from '../goods-index.ts'
import { textsOf } from '../goods-texts.ts'
import { createTariffSearch } from '../search-index.ts'
import { attributesOf } from './attributes-of.ts'
import { coveredText, isBareOf } from './covered-text.ts'
import { nextQuestion } from './next-question.ts'
import { allows, type GoodsAttributes, saidOf } from './said.ts'

const schedule = shippedSchedules()[0]
const lines = schedule.rows.flatMap(({ number }, position) =>
  number.length >= 8 && number < '98' && schedule.isWholeAt(position) ? [position] : [],
)
const subheadings = Map.groupBy(lines, (position) => schedule.rows[position]!.number.slice(0, 6))
const attributes = await attributesOf(schedule, subheadings)
const can = (number: string, answer: GoodsAnswer) =>
  allows(attributes.get(number)!, questionOf(answer), answer)

test.each<[string, string, GoodsAnswer[], GoodsAnswer[]]>([
  // [goods, subheading, what they can be, what they cannot be]
  [
    "men's trousers of cotton, woven",
    '620342',
    ['men-or-boys', 'cotton', 'woven'],
    ['women-or-girls', 'wool', 'knitted'],
  ],
  ["women's trousers of cotton, knitted", '610462', ['women-or-girls', 'knitted'], ['men-or-boys', 'woven']],
  [
    'shirts of other textile materials, beside wool, cotton and man-made',
    '620590',
    ['silk', 'other-fabric'],
    ['cotton'],
  ],
  ['seats with wooden frames', '940169', ['wood'], ['metal', 'plastic']],
  [
    'other seats, beside those with frames of wood and metal',
    '940180',
    ['plastic', 'other-material'],
    ['wood', 'steel'],
  ],
  [
    'travel bags that are not of leather, plastics or fabric',
    '420299',
    ['metal', 'paper'],
    ['leather', 'cotton'],
  ],
  ['frozen shrimps', '030617', ['frozen'], ['fresh', 'prepared']],
  ['shrimps that are not live, fresh, chilled or frozen', '030695', ['dried'], ['live', 'fresh', 'frozen']],
  ['alarm clocks beside the electric ones', '910519', ['not-electric'], ['electric']],
  ['coffee makers', '851671', ['electric', 'not-a-part'], ['not-electric', 'a-part']],
  ['parts of coffee makers', '851690', ['a-part'], ['not-a-part']],
  ['sets of knives', '821110', ['a-set'], ['not-a-set']],
  ['kitchen knives', '821192', ['not-a-set', 'steel'], ['a-set', 'wood']],
  ['car seats', '940120', ['for-a-vehicle'], ['not-for-a-vehicle']],
  ['toys', '950300', ['a-toy', 'plastic', 'fabric'], ['not-a-toy']],
  ['Christmas articles', '950510', ['festive', 'glass', 'plastic'], ['not-festive']],
  ['dog leads', '420100', ['for-an-animal'], ['not-for-an-animal']],
  ['boots with uppers of leather and soles of rubber', '640391', ['leather'], ['rubber']],
  [
    'articles of bedding, of which the schedule names no material',
    '940490',
    ['cotton', 'plastic', 'electric'],
    [],
  ],
])('%s (%s) can be %j, and cannot be %j', (_, number, possible, impossible) => {
  expect(possible.filter((answer) => !can(number, answer))).toEqual([])
  expect(impossible.filter((answer) => can(number, answer))).toEqual([])
})

test('every subheading is possible with an answer to every question', () => {
  const impossible = [...attributes].flatMap(([number, said]) =>
    [...said].flatMap(([question, { accepts }]) => (accepts.size === 0 ? [`${number} ${question}`] : [])),
  )
  expect(impossible).toEqual([])
})

test('a description says nothing of what it leaves out, leaves open or lists in parentheses', () => {
  expect(coveredText('Buttons of plastics, not covered with textile material')).toBe('buttons of plastics,')
  expect(coveredText('Stoves (for example, electric), whether or not electric')).toBe('stoves  ,')
})

test.each([
  ['Of cotton:', 'Of other textile materials:', true],
  ['Other seats, with wooden frames:', 'Other seats:', true],
  ['Brooms of vegetable materials', 'Other', false],
])('%j before %j differs from it by an attribute alone: %j', (before, other, isBare) =>
  expect(isBareOf(coveredText(before), coveredText(other))).toBe(isBare),
)

const goods = await indexGoods(textsOf(shippedGoods()))
const search = await createTariffSearch(schedule, () => goods)
const find = (words: string, answers: readonly GoodsAnswer[] = []) =>
  search(readAskedGoods(words), { answers })
const numbersOf = ({ rows }: ReturnType<typeof find>) => rows.map(({ number }) => number)

test.each([
  // [what is searched, what is asked first]
  ['shirt', 'material'],
  ['knife set', undefined],
  ['alarm clock', 'power'],
  ['speedometer', 'part'],
  ['cotton pillow cover', undefined],
])('%s: the first question is about %s', (words, question) =>
  expect(find(words).question?.question).toBe(question),
)

test('an answer leaves only subheadings that it allows, and more answers leave fewer', () => {
  const shrimps = find('shrimp')
  expect(shrimps.question).toMatchObject({ question: 'state' })
  const frozen = find('shrimp', ['frozen'])
  expect(numbersOf(frozen)[0]).toBe('030617')
  expect(numbersOf(frozen).filter((number) => !can(number, 'frozen'))).toEqual([])
  expect(frozen).toMatchObject({ answers: ['frozen'] })
  expect(frozen.leftOut).toBeGreaterThanOrEqual(3)
})

test('an answer that would leave nothing, or a second one to a question, does not count', () => {
  expect(find('shrimp', ['a-toy']).answers).toEqual([])
  expect(find('shrimp', ['frozen', 'fresh']).answers).toEqual(['frozen'])
  expect(find('9405', ['electric']).answers).toEqual([])
})

test('no more than three questions are asked, each about something else, and each answer leaves out three rows of ten', () => {
  const everyday = [...GOODS_FOR_TUNING, ...GOODS_TO_CHECK].map(([words]) => words)
  fc.assert(
    fc.property(fc.constantFrom(...everyday), fc.infiniteStream(fc.nat()), (words, choices) => {
      const answers: GoodsAnswer[] = []
      for (;;) {
        const found = find(words, answers)
        expect(found.answers).toEqual(answers)
        expect(numbersOf(found).length).toBeGreaterThan(0)
        if (!found.question) break
        expect(answers.map(questionOf)).not.toContain(found.question.question)
        const before = numbersOf(found)
        for (const answer of found.question.answers) {
          const left = before.filter((number) => can(number, answer)).length
          expect(left).toBeGreaterThan(0)
          expect(left).toBeLessThanOrEqual(0.7 * before.length)
        }
        answers.push(found.question.answers[choices.next().value! % found.question.answers.length]!)
      }
      expect(answers.length).toBeLessThanOrEqual(3)
    }),
    { numRuns: 60 },
  )
})

const row = (...answers: GoodsAnswer[]): GoodsAttributes =>
  new Map([[questionOf(answers[0]!), saidOf(answers)] as const])
const asked = (rows: readonly GoodsAttributes[]) => nextQuestion(rows, () => true)

test('metal is offered as one answer, and by its kinds where a row has only one of them', () => {
  expect(asked([row('metal'), row('metal'), row('wood')])?.answers).toEqual(['wood', 'metal'])
  expect(asked([row('metal'), row('steel'), row('wood'), row('wood')])?.answers).toEqual([
    'wood',
    'steel',
    'other-metal',
  ])
})

test('rows that say the same, or say nothing, are asked nothing', () => {
  expect(asked([row('wood'), row('wood'), row('wood')])).toBeUndefined()
  expect(asked([row('wood'), new Map(), new Map(), new Map()])).toBeUndefined()
  expect(asked([])).toBeUndefined()
  expect(answersTo('wearer')).toHaveLength(3)
})
