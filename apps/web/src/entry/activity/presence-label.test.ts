import { expect, test } from 'vitest'
import { type OtherEditor, presenceLabel } from './presence-label.ts'

const on = (name: string, page: string, mine = false): OtherEditor => ({
  person: { id: name, name },
  page,
  since: '2026-03-05T15:00:00Z',
  mine,
})

test('nobody else on the entry says nothing', () => expect(presenceLabel([])).toBe(''))

test.each([
  ['step-4', 'Ann Lee is on Line Items'],
  ['review', 'Ann Lee is on Review & Submit'],
  ['lines', 'Ann Lee is on Line Details'],
  ['bond', 'Ann Lee is on Bond Details'],
  ['a-page-of-a-newer-version', 'Ann Lee is here too'],
])('a person on the page %s is named with its title', (page, words) =>
  expect(presenceLabel([on('Ann Lee', page)])).toBe(words),
)

test('several people are named in one sentence, the longest there first', () => {
  const editors = [on('Ann Lee', 'step-1'), on('Bo Chen', 'step-2'), on('Cy Diaz', 'step-5')]
  expect(presenceLabel(editors)).toBe(
    'Ann Lee is on Entry Header, Bo Chen is on Shipment & Origin and Cy Diaz is on Totals & Declarations',
  )
})

test('a person with two tabs is named once, with both pages', () =>
  expect(presenceLabel([on('Ann Lee', 'step-1'), on('Ann Lee', 'bond')])).toBe(
    'Ann Lee is on Entry Header and Bond Details',
  ))

test("one's own other tab is no colleague", () => {
  expect(presenceLabel([on('Ruth Okafor', 'step-4', true)])).toBe('You, in another tab, are on Line Items')
  expect(presenceLabel([on('Ruth Okafor', 'step-4', true), on('Ann Lee', 'step-1')])).toBe(
    'Ann Lee is on Entry Header. You, in another tab, are on Line Items',
  )
})
