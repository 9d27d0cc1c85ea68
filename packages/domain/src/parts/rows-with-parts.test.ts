import { expect, test } from 'vitest'
import { readFoundSheet } from '../lines-import/read-sheet.ts'
import { type Part, rowsWithParts } from './index.ts'

const TABLE: Part = {
  part_number: 'HM-2107',
  description: 'Oak dining table',
  htsus: '9403.60.8040',
  net_uom: 'NO',
  origin_country: 'VN',
  tariff_answers: [{ question: 'upholstered', answer: 'no' }],
}

const rowsOf = (...rows: string[][]) =>
  rowsWithParts(
    readFoundSheet({ name: '', rows: [['Part no.', 'Description', 'HTS', 'Qty', 'Value'], ...rows] }).rows,
    [TABLE],
  )

test('a row with a known part number takes what its sheet lacks', () => {
  const [row] = rowsOf(['hm-2107', 'Table', '', '10', '2200'])
  expect(row?.fromPart).toEqual({
    htsus: '9403.60.8040',
    net_uom: 'NO',
    origin_country: 'VN',
    tariff_answers: TABLE.tariff_answers,
  })
  expect(row?.cells.htsus).toMatchObject({ text: '9403.60.8040', note: 'from-part' })
  expect(row?.cells.description).toMatchObject({ text: 'Table' })
})

test('a row with another HTSUS number takes neither unit nor answers of the part', () => {
  const [row] = rowsOf(['HM-2107', '', '9401.69.6011', '10', '2200'])
  expect(row?.fromPart).toEqual({ description: 'Oak dining table', origin_country: 'VN' })
})

test('a number that cannot be read is left to the person', () => {
  const [row] = rowsOf(['HM-2107', '', '94036', '10', '2200'])
  expect(row?.fromPart).not.toHaveProperty('htsus')
  expect(row?.cells.htsus?.state).not.toBe('mended')
})

test('a row with another part number, or none, stays as it is', () => {
  for (const row of rowsOf(['X-1', 'Lamp', '', '1', '5'], ['', 'Oak dining table', '', '1', '5']))
    expect(row).not.toHaveProperty('fromPart')
})
