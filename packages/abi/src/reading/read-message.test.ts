import { readFileSync } from 'node:fs'
import { FILED_KINDS } from '@edfe/domain/customs'
import { expect, test } from 'vitest'
import { maskPassword, readMessage } from './index.ts'

const { sent: AE } = FILED_KINDS.summary
const sample = readFileSync(new URL('../summary/golden/sample-entry.ae.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')

const changed = (from: string, to: string): string[] => sample.map((image) => image.replace(from, to))

test('each record of an entry summary is read with CBP’s names and columns', () => {
  const { records } = readMessage(AE, sample)
  expect(records.map(({ id }) => id).slice(0, 4)).toEqual(['A', 'B', '10', '11'])
  const article = records.find(({ id }) => id === '50')
  expect(article?.fields).toContainEqual({
    label: 'HTS Number',
    start: 3,
    end: 12,
    value: '9405418440',
  })
  expect(records.every(({ title, change }) => title !== undefined && change === undefined)).toBe(true)
})

test('days are read as days and amounts as dollars', () => {
  const { records } = readMessage(AE, sample)
  const readValue = (id: string, label: RegExp) =>
    records.find((one) => one.id === id)?.fields.find((field) => label.test(field.label))?.value
  expect(readValue('11', /Date of Importation/)).toBe('2026-02-24')
  expect(readValue('90', /Duty/)).toBe('473.03')
})

test('a value that was corrected is marked in its field, with what it was before', () => {
  const { records, removed } = readMessage(AE, changed('0000012129', '0000013000'), sample)
  expect(records.filter(({ change }) => change !== 'none').map(({ id }) => id)).toEqual(['50'])
  const [field, ...others] = records.flatMap(({ fields }) =>
    fields.filter(({ before }) => before !== undefined),
  )
  expect(field).toMatchObject({ value: '13000', before: '12129' })
  expect(others).toEqual([])
  expect(removed).toEqual([])
})

test('a line that was added is added and leaves the other records as they were', () => {
  const fee = '6250100001600'.padEnd(80)
  const at = sample.findIndex((image) => image.startsWith('62501'))
  const { records, removed } = readMessage(AE, sample.toSpliced(at, 0, fee), sample)
  expect(records.filter(({ change }) => change === 'added').map(({ image }) => image)).toEqual([fee])
  expect(records.filter(({ change }) => change === 'changed')).toEqual([])
  expect(removed).toEqual([])
})

test('a record that is no longer sent is named as removed', () => {
  const without = sample.filter((image) => !image.startsWith('31'))
  const { records, removed } = readMessage(AE, without, sample)
  expect(removed.map((image) => image.slice(0, 4))).toEqual(['318B'])
  expect(records.every(({ change }) => change === 'none')).toBe(true)
})

test('a field that became blank shows what it held', () => {
  const { records } = readMessage(AE, changed('AF-2206  ', '         '), sample)
  expect(records.find(({ id }) => id === '10')?.fields).toContainEqual({
    label: 'Broker Reference Number',
    start: 22,
    end: 30,
    value: '',
    before: 'AF-2206',
  })
})

test('a record of no layout keeps its text', () => {
  const { records } = readMessage('??', ['QQ SOMETHING NEW'])
  expect(records[0]).toMatchObject({ id: 'QQ', title: undefined, fields: [] })
})

test('the password of the batch header is masked in its columns and nowhere else', () => {
  const [header, ...rest] = maskPassword(sample)
  expect(header).toBe(sample[0]?.replace('SECRET', '******'))
  expect(rest).toEqual(sample.slice(1))
})
