import { expect, test } from 'vitest'
import { readHts } from './read-code.ts'

test.each([
  'GB 0406.90.12.00',
  'HTS: 0406.90.1200',
  "'0406901200",
  '="0406901200"',
  'US 0406901200',
  '０４０６９０１２００',
])('the ten digits of %j are taken and marked as mended', (text) => {
  expect(readHts(text)).toMatchObject({ is: 'whole', isMended: true })
})

test.each([
  ['8507.6', { is: 'short', beginning: '8507.60' }],
  ['902.3', { is: 'lost-zero', proposal: '0902.30' }],
  ['902.30', { is: 'lost-zero', proposal: '0902.30' }],
  ['902301000', { is: 'lost-zero', proposal: '0902.30.1000' }],
])('%j, which a spreadsheet made of a number of the tariff, is not read as another one', (text, reading) => {
  expect(readHts(text)).toEqual(reading)
})

test('two numbers in a cell are no number', () => {
  expect(readHts('0406.90.1200 / 0406.90.9700')).toEqual({ is: 'other' })
})
