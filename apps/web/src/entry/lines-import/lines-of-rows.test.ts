import { findColumns, type RawCell, readSheet } from '@edfe/domain/lines-import'
import { expect, test } from 'vitest'
import { linesOfRows } from './lines-of-rows.ts'

const HEADINGS = ['Description', 'HTS', 'Qty', 'Unit', 'Amount (EUR)']

test('rows are the lines of another entry as they are stored: plain numbers, and the invoice in its currency', () => {
  const rows: RawCell[][] = [HEADINGS, ['Oak bench', '9401696011', 4, 'NO', 1500]]
  const sheet = { name: '', rows }
  const read = readSheet(sheet, { ...findColumns(sheet), rate: '1.1' })
  expect(read.currency).toBe('EUR')
  let next = 0
  const lines = linesOfRows(read.rows, {
    newId: () => `n${next++}`,
    exchange: { currency: 'EUR', rate: '1.1', day: '2026-02-11', source: 'CBP' },
  })
  expect(lines).toEqual([
    expect.objectContaining({
      id: 'n0',
      line_number: 1,
      description: 'Oak bench',
      htsus: '9401.69.6011',
      net_qty: '4',
      entered_value: '1650.00',
      duty_source: 'calculated',
      invoice: {
        currency_code: 'EUR',
        foreign_value: '1500',
        exchange_rate: '1.1',
        effective_at: '2026-02-11',
        source: 'CBP',
      },
    }),
  ])
})
