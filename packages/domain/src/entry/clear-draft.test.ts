import { expect, test } from 'vitest'
import { progressAfterClear } from './clear-draft.ts'
import type { StepProgress } from './steps.ts'

const progress: StepProgress = { header: { status: 'valid' }, shipment_origin: { status: 'valid' } }

test.each([
  ['all', {}],
  ['transport', { header: { status: 'valid' } }],
  ['export', progress],
] as const)('after clearing %s, emptied steps are not started', (part, after) => {
  expect(progressAfterClear(progress, part)).toEqual(after)
})
