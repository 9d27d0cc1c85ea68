import { expect, test } from 'vitest'
import { findColumns } from './find-columns.ts'

test('headings are found under titles and addresses', () => {
  const rows = [
    ['HOA MOC FURNITURE CO., LTD', null, null],
    ['COMMERCIAL INVOICE No. 2211', null, null],
    ['Total cartons: 40', null, null],
    [
      'ITEM',
      'DESCRIPTION OF GOODS',
      'HS CODE',
      "Q'TY",
      'U/M',
      'U.PRICE',
      'AMOUNT (USD)',
      'N.W.',
      'G.W. (KGS)',
    ],
    ['HM-2107', 'Oak dining table', 9403608040, 24, 'PCS', 220, 5280, 1036, 1152],
  ]
  expect(findColumns({ name: 'Invoice', rows })).toEqual({
    header: 3,
    columns: {
      part: 0,
      description: 1,
      htsus: 2,
      net_qty: 3,
      net_uom: 4,
      unit_price: 5,
      entered_value: 6,
      gross_weight_kg: 8,
    },
  })
})

test('net weight and volume are not taken for gross weight', () => {
  const rows = [['Description', 'Net Weight', 'CBM', 'Qty']]
  expect(findColumns({ name: '', rows }).columns).toEqual({ description: 0, net_qty: 3 })
})

test('a column without a heading is known by what it holds', () => {
  const rows = [
    ['Oak dining table', '9403.60.8040', 'Vietnam'],
    ['Acacia bench', '9401.69.1100', 'Vietnam'],
  ]
  expect(findColumns({ name: '', rows })).toEqual({
    header: -1,
    columns: { description: 0, htsus: 1, origin_country: 2 },
  })
})
