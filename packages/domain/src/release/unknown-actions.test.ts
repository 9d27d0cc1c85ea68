import { expect, test } from 'vitest'
import type { ReleaseAction } from './release-action.ts'
import { unknownActions } from './unknown-actions.ts'

const bill = (code: string, at: string, ...numbers: string[]): ReleaseAction => ({
  of: 'bill',
  code,
  narrative: code,
  at,
  bills: numbers.map((number) => ({ type: 'regular', number })),
})
const entry = (code: string, at?: string): ReleaseAction => ({ of: 'entry', code, narrative: code, at })
const agency = (lines?: { from: number; to: number }): ReleaseAction => ({
  of: 'agency',
  ...{ agency: 'FDA', program: 'DEV', code: '02', narrative: 'HOLD', at: '2026-03-05T11:00', lines },
  ...{ subReasons: [], comments: [] },
})
const refusal = (reason: string): ReleaseAction => ({ of: 'refusal', reason, comment: undefined })

test.each([
  ['a decision about the entry', entry('98', '2026-03-05T12:01'), entry('98', '2026-03-05T12:01')],
  ['a bill', bill('93', '2026-03-05T09:15', 'ONEY1'), bill('93', '2026-03-05T09:15', 'ONEY1')],
  ['a bill that one leaves out', bill('93', '2026-03-05T09:15'), bill('93', '2026-03-05T09:15', 'ONEY1')],
  ['a house bill', bill('93', '2026-03-05T09:15', 'ONEY1', 'HOUS2'), bill('93', '2026-03-05T09:15', 'HOUS2')],
  ['an agency', agency({ from: 1, to: 2 }), agency({ from: 1, to: 2 })],
  ['a decision without a time', entry('98'), entry('98')],
  ['a refusal', refusal('001'), refusal('001')],
])('%s that is said again happened once', (_, known, said) => {
  expect(unknownActions([known], [said])).toEqual([])
})

test.each([
  ['at another time', entry('98', '2026-03-05T12:01'), entry('98', '2026-03-05T12:02')],
  ['with another code', entry('04', '2026-03-05T12:01'), entry('98', '2026-03-05T12:01')],
  ['of another bill', bill('93', '2026-03-05T09:15', 'ONEY1'), bill('93', '2026-03-05T09:15', 'ONEY2')],
  ['of an entry and of a bill', entry('93', '2026-03-05T09:15'), bill('93', '2026-03-05T09:15')],
  ['of other lines', agency({ from: 1, to: 2 }), agency({ from: 3, to: 3 })],
  ['with another reason', refusal('001'), refusal('002')],
])('what is said %s is another thing', (_, known, said) => {
  expect(unknownActions([known], [said])).toEqual([said])
})
