import { expect, test } from 'vitest'
import { changesBetween, subjectOf, summaryOf } from './audit-messages.ts'
import { datesFor } from './dates.ts'

const said = (before: object, after: object) =>
  changesBetween({ ...before }, { ...after }, datesFor('EN', 'America/New_York')).map(
    ({ field, was = 'nothing', is = 'nothing' }) => `${field}: ${was} to ${is}`,
  )

test('a new record, a deleted one and an empty event are said in one sentence', () => {
  expect(summaryOf(null, { name: 'Alder' })).toBe('Created new record')
  expect(summaryOf(null, { name: 'Alder' }, 'switch')).toBeUndefined()
  expect(summaryOf({ name: 'Alder' }, null)).toBe('Deleted record')
  expect(summaryOf(null, null)).toBe('No changes recorded')
})

test('a save that touched only its own time is no significant change', () => {
  expect(summaryOf({ name: 'Alder', updated_at: '1' }, { name: 'Alder', updated_at: '2' })).toBe(
    'No significant changes',
  )
})

test.each([
  [
    'organization',
    { name: 'Alder', cbp_filer_code: null },
    { name: 'Alder', cbp_filer_code: 'B76' },
    ['CBP filer code: nothing to B76'],
  ],
  [
    'address',
    { address: { city: 'Newark', id: 'a' } },
    { address: { city: 'Elizabeth', id: 'b' } },
    ['Address, city: Newark to Elizabeth'],
  ],
  [
    'membership',
    { role: 'preparer', status: 'active' },
    { role: 'approver', status: 'active' },
    ['Role: preparer to approver'],
  ],
  [
    'user',
    { given_name: 'Ruth', timezone: 'America/Denver' },
    { given_name: 'Ruta', timezone: 'America/Denver' },
    ['First name: Ruth to Ruta'],
  ],
  [
    'user_preferences',
    { kb_shortcuts: true, theme: 'System' },
    { kb_shortcuts: false, theme: 'Dark' },
    ['Keyboard shortcuts: on to off', 'Theme: System to Dark'],
  ],
  [
    'user_notifications',
    { email_tasks: true, quiet_hours: { start: '22:00', end: '08:00' } },
    {
      email_tasks: false,
      quiet_hours: null,
    },
    [
      'Email about tasks: on to off',
      'Quiet hours, start: 22:00 to nothing',
      'Quiet hours, end: 08:00 to nothing',
    ],
  ],
  [
    'org_notifications',
    { digest: 'daily', email_releases: true },
    { digest: 'weekly', email_releases: true },
    ['Digest: daily to weekly'],
  ],
  ['org_preferences', { declarant_name: 'Ann' }, { declarant_name: 'Bo' }, ['Declarant name: Ann to Bo']],
] as const)(
  'each changed field of the %s is named with what it was and what it became',
  (_, before, after, words) => {
    expect(said(before, after)).toEqual(words)
  },
)

test('a saved section of an entry is listed field by field, with the labels of its screen', () => {
  expect(
    said(
      { header: { port_code: 'NY10', entry_date: '2026-03-04' }, line_items: [{ id: 'x', line_number: 1 }] },
      {
        header: { port_code: '2704', entry_date: '2026-03-05' },
        line_items: [{ id: 'x', line_number: 1, htsus: '9405.41.8440' }],
      },
    ),
  ).toEqual([
    'Port code: NY10 to 2704',
    'Entry date: 03/04/2026 to 03/05/2026',
    'Line 1, HTSUS Number: nothing to 9405.41.8440',
  ])
})

test('a removed line is listed with its values', () => {
  expect(said({ line_items: [{ line_number: 2, entered_value: '100' }] }, { line_items: [] })).toEqual([
    'Line 2, Entered Value: 100 to nothing',
  ])
})

test('an identifier that became another says nothing to a reader', () => {
  const id = (last: string) => `0b7e7ab2-4a1f-4d51-9c93-6d7f0f0c2a1${last}`
  expect(said({ assigned_to: id('1'), archived: false }, { assigned_to: id('2'), archived: true })).toEqual([
    'Archived: no to yes',
  ])
})

test('an event names whom or which entry it is about', () => {
  expect(subjectOf({ email: 'ines@example.com' }, null)).toBe('ines@example.com')
  expect(subjectOf(null, { entry_number: 'B76-4180028-8' })).toBe('B76-4180028-8')
  expect(subjectOf({ role: 'admin' }, { role: 'auditor' })).toBeUndefined()
})
