import { expect, test } from 'vitest'
import { stateFacts } from '../../../test/fixtures/state-facts.ts'
import { filingAction, isNumberRefused, newVersion } from './new-version.ts'
import { type StateFacts, stateOf } from './state.ts'
import { ENTRY_STATUSES } from './status.ts'
import { summaryAfter } from './summary.ts'

const versions = (facts: Partial<StateFacts>) =>
  ENTRY_STATUSES.map((status) => [status, newVersion(stateOf({ ...stateFacts(status), ...facts }))]).filter(
    ([, version]) => version,
  )

test('a rejected summary is corrected, an accepted one replaced, and no other is filed again', () => {
  expect(versions({})).toEqual([
    ['accepted', 'replacement'],
    ['rejected', 'correction'],
  ])
})

test('a summary that CBP rejected after it released the goods is corrected', () => {
  const released = { ...stateFacts('released'), summary_state: 'rejected' } as const
  expect(summaryAfter('released')).toBe('on_file')
  expect(newVersion(stateOf(released))).toBe('correction')
})

test.each([
  ['paid', { duty_paid_on: '2026-03-10', is_post_summary: false }],
  ['corrected after its payment', { duty_paid_on: null, is_post_summary: true }],
])('a summary that is %s is changed by a post summary correction alone', (_, filed) => {
  expect(versions(filed)).toEqual([
    ['accepted', 'post_summary_correction'],
    ['rejected', 'correction'],
    ['released', 'post_summary_correction'],
  ])
})

test.each(['statement', 'review'] as const)(
  'a summary that CBP controls (%s) is neither replaced nor, before its payment, corrected',
  (control) => {
    expect(versions({ control })).toEqual([['rejected', 'correction']])
    expect(versions({ control, duty_paid_on: '2026-03-10' })).toContainEqual([
      'accepted',
      'post_summary_correction',
    ])
  },
)

test('a summary that CBP has sent back is replaced, also when it is paid', () => {
  for (const duty_paid_on of [null, '2026-03-10'])
    expect(versions({ control: 'sent_back', duty_paid_on })).toEqual([
      ['accepted', 'replacement'],
      ['rejected', 'correction'],
      ['released', 'replacement'],
    ])
})

test('CBP takes no correction while it waits for documents, and nothing after it cancelled the summary', () => {
  expect(versions({ control: 'review', awaits_documents: true, duty_paid_on: '2026-03-10' })).toEqual([
    ['rejected', 'correction'],
  ])
  expect(versions({ control: 'cancelled' })).toEqual([])
})

test('what CBP deleted is filed anew', () => {
  expect(newVersion(stateOf({ ...stateFacts('accepted'), deletion: 'deleted' }))).toBe('replacement')
})

test('the number changes only when customs refused the number', () => {
  expect(isNumberRefused(['138', 'B16'])).toBe(true)
  expect(isNumberRefused(['138', 'B32'])).toBe(false)
  expect(isNumberRefused([])).toBe(false)
})

test('the first summary of a number is added, a later one replaces it', () => {
  expect([1, 2, 3].map(filingAction)).toEqual(['A', 'R', 'R'])
})
