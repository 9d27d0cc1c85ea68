import { expect, test } from 'vitest'
import { storedNameLabel, storedRows } from './stored-rows.ts'

test('a record reads fact by fact, in words and under its name', () => {
  expect(
    storedRows({
      incoterm: 'FOB',
      eta: null,
      is_ftz: false,
      created_by: { id: 'u1', name: 'Mei Lin' },
      missing_documents: ['16', '98'],
      navigation_history: [],
      line_data: { currency: { usdValue: '12.00' } },
    }),
  ).toEqual([
    { name: 'incoterm', words: 'Incoterm', value: 'FOB' },
    { name: 'eta', words: 'ETA', value: 'None' },
    { name: 'is_ftz', words: 'Is FTZ', value: 'No' },
    { name: 'created_by', words: 'Created by', value: 'Mei Lin' },
    { name: 'missing_documents.0', words: 'Missing documents, 0', value: '16' },
    { name: 'missing_documents.1', words: 'Missing documents, 1', value: '98' },
    { name: 'navigation_history', words: 'Navigation history', value: 'None' },
    { name: 'line_data.currency.usdValue', words: 'Line data, Currency, USD value', value: '12.00' },
  ])
  expect(storedNameLabel('total_entered_value')).toBe('Total entered value')
  expect(storedNameLabel('it_date')).toBe('I.T. date')
  expect(storedNameLabel('us_port_unlading')).toBe('U.S. port unlading')
})
