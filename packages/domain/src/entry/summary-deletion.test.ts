import { expect, test } from 'vitest'
import { type DeletableFacts, deletionRefusal } from './summary-deletion.ts'

const ACCEPTED: DeletableFacts = {
  status: 'accepted',
  deletion: null,
  duty_paid_on: null,
  is_superseded: false,
  control: 'trade',
}

test.each<[string, Partial<DeletableFacts>, ReturnType<typeof deletionRefusal>]>([
  ['an accepted summary can be deleted', {}, undefined],
  ['a submitted one waits for its answer', { status: 'submitted' }, 'entry_not_accepted'],
  ['a rejected one is not on file', { status: 'rejected' }, 'entry_not_accepted'],
  ['CBP is asked once', { deletion: 'requested' }, 'deletion_requested'],
  ['a deleted one is gone', { deletion: 'deleted' }, 'summary_deleted'],
  ['a paid one stays', { duty_paid_on: '2026-03-10' }, 'entry_paid'],
  ['one on a statement stays', { control: 'statement' }, 'entry_under_control'],
  ['one under review stays', { control: 'review' }, 'entry_under_control'],
  ['one that CBP has sent back is replaced, never deleted', { control: 'sent_back' }, 'entry_under_control'],
  ['a replaced one is no longer the one on file', { is_superseded: true }, 'entry_superseded'],
])('%s', (_, change, refusal) => {
  expect(deletionRefusal({ ...ACCEPTED, ...change })).toBe(refusal)
})
