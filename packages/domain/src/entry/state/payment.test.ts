import { expect, test } from 'vitest'
import { stateFacts } from '../../../test/fixtures/state-facts.ts'
import { isPayable } from './payment.ts'
import { type StateFacts, stateOf } from './state.ts'

test.each<[string, StateFacts, boolean]>([
  ['an accepted summary can be paid', stateFacts('accepted'), true],
  ['so can one whose goods are released', stateFacts('released'), true],
  ['a submitted one waits for its answer', stateFacts('submitted'), false],
  ['nothing is owed for a rejected one', stateFacts('rejected'), false],
  [
    'nothing is paid while CBP is asked to delete it',
    { ...stateFacts('accepted'), deletion: 'requested' },
    false,
  ],
  ['nothing is owed for a deleted one', { ...stateFacts('accepted'), deletion: 'deleted' }, false],
])('%s', (_, facts, expected) => {
  expect(isPayable(stateOf(facts))).toBe(expected)
})
