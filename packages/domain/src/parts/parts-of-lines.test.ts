import { expect, test } from 'vitest'
import type { LineItem } from '../entry/index.ts'
import { partsOfLines } from './index.ts'

const line = (values: Partial<LineItem>): LineItem => ({
  id: 'a',
  line_number: 1,
  part_number: 'HM-2107',
  description: 'Oak dining table',
  htsus: '9403.60.8040',
  net_uom: 'NO',
  entered_value: '2200',
  ...values,
})

test('a line with a new part number becomes a part, without what belongs to the shipment', () => {
  expect(partsOfLines([line({})], [])).toEqual({
    parts: [
      { part_number: 'HM-2107', description: 'Oak dining table', htsus: '9403.60.8040', net_uom: 'NO' },
    ],
    leftOut: [],
  })
})

test('a known part number is no new part, however it is written', () => {
  expect(partsOfLines([line({})], ['hm - 2107'])).toEqual({ parts: [], leftOut: [] })
})

test('lines without a part number are passed over', () => {
  expect(partsOfLines([line({ part_number: ' ' })], [])).toEqual({ parts: [], leftOut: [] })
})

test('two lines of one part number are one part: the first that has an HTSUS number', () => {
  const lines = [line({ htsus: '' }), line({ part_number: 'hm-2107', description: 'Table' }), line({})]
  expect(partsOfLines(lines, []).parts).toMatchObject([{ part_number: 'hm-2107', description: 'Table' }])
})

test('goods without an HTSUS number, or with one that is not whole, are left out by name', () => {
  const lines = [line({ htsus: '' }), line({ part_number: 'BR-CL24', htsus: '9405.11' })]
  expect(partsOfLines(lines, [])).toEqual({ parts: [], leftOut: ['HM-2107', 'BR-CL24'] })
})
