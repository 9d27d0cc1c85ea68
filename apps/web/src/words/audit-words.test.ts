import { expect, test } from 'vitest'
import { changesBetween, summaryOf } from './audit-words.ts'

test('a new record, a deleted one and an empty event are said in one sentence', () => {
  expect(summaryOf(null, { name: 'Alder' })).toBe('Created new record')
  expect(summaryOf({ name: 'Alder' }, null)).toBe('Deleted record')
  expect(summaryOf(null, null)).toBe('No changes recorded')
})

test('a save that touched only its own time is no significant change', () => {
  expect(summaryOf({ name: 'Alder', updated_at: '1' }, { name: 'Alder', updated_at: '2' })).toBe(
    'No significant changes',
  )
})

test('each changed field is named with what it was and what it became', () => {
  const before = { name: 'Alder', cbp_filer_code: null, email_tasks: true }
  const after = { name: 'Alder', cbp_filer_code: 'B76', email_tasks: false }
  expect(summaryOf(before, after)).toBeUndefined()
  expect(changesBetween(before, after)).toEqual([
    { field: 'CBP filer code', was: 'nothing', is: 'B76' },
    { field: 'Email tasks', was: 'on', is: 'off' },
  ])
})
