import { expect, test } from 'vitest'
import { stateFacts } from '../../../test/fixtures/state-facts.ts'
import { deletionRefusal } from './deletion.ts'
import { type StateFacts, stateOf } from './state.ts'

test.each<[string, Partial<StateFacts>, ReturnType<typeof deletionRefusal>]>([
  ['an accepted summary can be deleted', {}, undefined],
  ['a submitted one waits for its answer', stateFacts('submitted'), 'entry_not_accepted'],
  ['a rejected one is not on file', stateFacts('rejected'), 'entry_not_accepted'],
  ['one whose goods were released before stays', stateFacts('released'), 'entry_not_accepted'],
  ['CBP is asked once', { deletion: 'requested' }, 'deletion_requested'],
  ['a deleted one is gone', { deletion: 'deleted' }, 'summary_deleted'],
  ['a paid one stays', { duty_paid_on: '2026-03-10' }, 'entry_paid'],
  ['one on a statement stays', { control: 'statement' }, 'entry_under_control'],
  ['one under review stays', { control: 'review' }, 'entry_under_control'],
  ['one that CBP has sent back is replaced, never deleted', { control: 'sent_back' }, 'entry_under_control'],
  ['one that CBP has cancelled stays', { control: 'cancelled' }, 'entry_under_control'],
  ['a replaced one is no longer the one on file', { is_superseded: true }, 'entry_superseded'],
])('%s', (_, change, refusal) => {
  expect(deletionRefusal(stateOf({ ...stateFacts('accepted'), ...change }))).toBe(refusal)
})
