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

test('two numbers in a cell are no number', () => {
  expect(readHts('0406.90.1200 / 0406.90.9700')).toEqual({ is: 'other' })
})
