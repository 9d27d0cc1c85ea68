import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { claimsOfLines, notesOfLines, questionsOfLines } from './questions-of-lines.ts'

const tariff = shippedTariff()

/** Furniture of Vietnam, by the piece. */
const line = (id: string, hts: string, value: string, answers = {}) => ({
  id,
  facts: { hts, origin: 'VN', entryDate: parseDay('2026-03-02')!, value, answers },
})

test('a question of several lines is asked once, with what an answer changes of the duty of all', () => {
  const { questions } = questionsOfLines(tariff, [
    line('shelf', '9403608093', '4000'),
    line('table', '9403608040', '5000'),
    line('vanity', '9403608093', '2000'),
  ])
  expect(questions).toHaveLength(1)
  expect(questions[0]).toMatchObject({ key: 'cabinet', lines: ['shelf', 'vanity'] })
  expect(questions[0]!.options.map(({ value, changesDutyBy }) => [value, changesDutyBy])).toEqual([
    ['yes', '0.00'],
    ['no', '-900.00'],
  ])
})

test('a line that answers the question is not asked again', () => {
  const { questions } = questionsOfLines(tariff, [
    line('shelf', '9403608093', '4000', { cabinet: 'no' }),
    line('vanity', '9403608093', '2000'),
  ])
  expect(questions.map(({ lines }) => lines)).toEqual([['vanity']])
})

test('lines of a number that the schedule lacks have no duty, and the reason names the number', () => {
  const { refused } = questionsOfLines(tariff, [
    line('bench', '9401691100', '2640'),
    line('chair', '9401696011', '6480'),
  ])
  expect(refused).toMatchObject([{ lines: ['bench'], reason: { params: { number: '9401.69.1100' } } }])
})

test('lines of Canada may claim USMCA together; one that claims it already is not asked', () => {
  const hangers = (id: string, value: string, spi?: string) => ({
    id,
    facts: {
      hts: '3924905650',
      origin: 'CA',
      entryDate: parseDay('2026-03-02')!,
      value,
      ...(spi && { spi }),
    },
  })
  const [claim, ...others] = claimsOfLines(tariff, [
    hangers('a', '10000'),
    hangers('b', '20000', 'S'),
    hangers('c', '5000'),
  ])
  expect(claim).toMatchObject({ spi: 'S', saves: '2010.00', freesFromMpf: true, lines: ['a', 'c'] })
  expect(others).toEqual([])
})

test('lines that the same lists could touch share a note; a line without a hole has none', () => {
  const lamp = (id: string, origin: string, hts = '9405116010') => ({
    id,
    facts: {
      hts,
      origin,
      entryDate: parseDay('2026-10-09')!,
      value: '1000',
      answers: { civil_aircraft: 'no' },
    },
  })
  const notes = notesOfLines(
    tariff,
    [lamp('a', 'SV'), lamp('b', 'VN'), lamp('c', 'GT'), lamp('d', 'CU')],
    parseDay('2026-11-30')!,
  )
  expect(notes.map(({ lines }) => lines)).toEqual([['a', 'c']])
})
