import { expect, test } from 'vitest'
import type { Activity } from './activity-api.ts'
import { editedSince } from './edited-since.ts'

let made = 0
const activity = (activity_type: string, activity_data: Activity['activity_data'] = {}): Activity => {
  made += 1
  return {
    id: String(made),
    activity_type,
    activity_data,
    occurred_at: new Date(Date.UTC(2026, 10, 30, 9, made)).toISOString(),
    user: null,
  } as Activity
}
const saved = (...sections: string[]) => activity('section_saved', { sections })
const became = (to: string) => activity('status_changed', { to })

test('an entry that waits for approval for the first time has no changes since', () => {
  expect(editedSince([saved('header'), became('validated')])).toBeUndefined()
})

test('of an entry that was sent back, the sections saved since are named once, newest first in the history or not', () => {
  const history = [
    saved('parties'),
    became('validated'),
    became('draft'),
    saved('header'),
    saved('line_items'),
    saved('header'),
    became('validated'),
  ]
  expect(editedSince(history)).toEqual(['Entry Header', 'Line Items'])
  expect(editedSince(history.toReversed())).toEqual(['Entry Header', 'Line Items'])
})

test('an entry that came back as it was has no section to name', () => {
  expect(editedSince([saved('header'), became('validated'), became('draft'), became('validated')])).toEqual(
    [],
  )
})
