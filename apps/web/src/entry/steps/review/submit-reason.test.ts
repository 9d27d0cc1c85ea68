import type { ShownFinding } from '@edfe/messages'
import { expect, test } from 'vitest'
import { submitReason } from './submit-reason.ts'

const error = (block: string | undefined, label = 'Field'): ShownFinding => ({
  rule_id: 'HEADER_X',
  severity: 'error',
  path: `header.${block ?? label}`,
  label,
  message: 'is required',
  step: 'header',
  ...(block ? { block } : {}),
})

const ready = { isSigned: true, needsRole: false, maySubmit: true, mayAsk: false } as const
const review = (issues: ShownFinding[], acknowledged = true) => ({ issues, acknowledged })

test.each([
  ['one block', [error('12')], 'Correct Block 12 to submit.'],
  ['two errors in one block', [error('12'), error('12')], 'Correct Block 12 to submit.'],
  ['three blocks', [error('3'), error('7'), error('12')], 'Correct Blocks 3, 7 and 12 to submit.'],
  ['a field without a block', [error(undefined, 'Bond amount')], 'Correct Bond amount to submit.'],
  ['many', [error('1'), error('2'), error('3'), error('4')], 'Correct 4 errors to submit.'],
])('with %s wrong, it names what to correct', (_, issues, said) => {
  expect(submitReason({ ...ready, review: review(issues) })).toBe(said)
})

test('then it asks for signature, role, acknowledgement and permission, one after the other', () => {
  const facts = {
    review: review([], false),
    isSigned: false,
    needsRole: true,
    maySubmit: false,
    mayAsk: false,
  } as const
  expect(submitReason(facts)).toBe('Sign Block 45 to submit.')
  expect(submitReason({ ...facts, isSigned: true })).toBe('Choose your role to submit.')
  expect(submitReason({ ...facts, isSigned: true, needsRole: false })).toBe(
    'Acknowledge the review to submit.',
  )
  expect(submitReason({ ...ready, review: review([]), maySubmit: false })).toBe(
    'An approver or admin submits this entry.',
  )
  expect(submitReason({ ...ready, review: review([]) })).toBeUndefined()
})

test('a preparer may send for approval what only others submit', () => {
  const preparer = { ...ready, maySubmit: false, mayAsk: true } as const
  expect(submitReason({ ...preparer, review: review([]) })).toBeUndefined()
  expect(submitReason({ ...preparer, review: review([error('12')]) })).toBe('Correct Block 12 to submit.')
})
