import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { stemOf, wordsOf } from '../search/words.ts'
import { shippedGoods, shippedSchedules } from './index.ts'

const [schedule] = shippedSchedules()
const file = (name: string) => readFileSync(new URL(`../../data/search/${name}.tsv`, import.meta.url), 'utf8')
const own = file('own')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))

/** The stems of the descriptions on the way to the lines of a number. */
const stemsAt = new Map<string, Set<string>>()
for (const [position, { number }] of schedule.rows.entries()) {
  if (number.length < 6 || number >= '98') continue
  const stems = stemsAt.get(number.slice(0, 6)) ?? new Set()
  stemsAt.set(number.slice(0, 6), stems)
  for (const at of schedule.pathOf(position))
    for (const word of wordsOf(schedule.rows[at]!.description)) stems.add(stemOf(word) ?? '')
}

test('the schedule has every number of the index of everyday goods', () =>
  expect(own.filter(([number = '']) => !stemsAt.has(number))).toEqual([]))

test('goods that the text names have a word of it, others have a reason of their own', () => {
  const isNamed = (number: string, words: string) =>
    wordsOf(words).some((word) => stemOf(word) && stemsAt.get(number)?.has(stemOf(word)!))
  for (const [number = '', reason = '', words = ''] of own) {
    expect(['text', 'kind'].includes(reason) || /^note \d+-\d+$/.test(reason), `${number} ${reason}`).toBe(
      true,
    )
    if (reason === 'text') expect(words.split('; ').filter((goods) => !isNamed(number, goods))).toEqual([])
  }
})

test('no goods have two numbers, and the index reaches every chapter that has goods for shops', () => {
  const goods = own.flatMap(([, , words = '']) => words.split('; '))
  expect(goods.length).toBeGreaterThan(5000)
  expect(goods.filter((one, at) => goods.indexOf(one) !== at)).toEqual([])
  const chapters = new Set(own.map(([number = '']) => number.slice(0, 2)))
  expect(chapters.size).toBeGreaterThan(85)
})

test('every other text has a heading of the schedule, and a ruling its number', () => {
  const headings = new Set([...stemsAt.keys()].map((number) => number.slice(0, 4)))
  const goods = shippedGoods()
  expect(goods.filter(({ number, words }) => !headings.has(number.slice(0, 4)) || !words)).toEqual([])
  const rulings = goods.filter(({ source }) => source === 'ruling')
  expect(rulings.length).toBeGreaterThan(700)
  expect(rulings.filter(({ ruling }) => !/^[A-Z]*\d+$/.test(ruling?.number ?? ''))).toEqual([])
})

test('the data of the search takes less than 3 MB', () => {
  const bytes = ['own', 'listed', 'rulings'].map((name) => brotliCompressSync(file(name)).length)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(3_000_000)
})
