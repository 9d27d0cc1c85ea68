import { expect, test } from 'vitest'
import { datesFor } from './dates.ts'
import { changedFieldsLabel, voidedSignatureSentence } from './voided-signature.ts'

const dates = datesFor('EN', 'America/New_York')

test('a voided signature says who changed what, and when', () => {
  const voided = {
    by: { id: 'u1', name: 'Ann Lee' },
    at: '2026-03-05T14:12:00.000Z',
    fields: ['header.port_code', 'line_items.1.entered_value'],
    field_count: 2,
  }
  expect(voidedSignatureSentence(voided, dates)).toBe(
    'The signature is void: Ann Lee changed Port code and Line 2, Entered Value on 03/05/2026, 9:12 AM.',
  )
})

test('three fields are named and the others counted', () => {
  const fields = ['header.port_code', 'header.entry_date', 'header.summary_date', 'header.entry_type']
  expect(changedFieldsLabel(fields, 4)).toBe('Port code, Entry date, Summary date and 1 more field')
  expect(changedFieldsLabel(fields, 12)).toBe('Port code, Entry date, Summary date and 9 more fields')
})

test('a whole line is named by its number', () => {
  expect(changedFieldsLabel(['line_items.0'], 1)).toBe('Line 1')
})
