import { describe, expect, test } from 'vitest'
import { currentStepOf, progressAfter, stepKeyOf, stepStatus } from './step-progress.ts'
import type { StepKey } from './steps.ts'

const AT = '2026-03-05T10:00:00.000Z'
const LATER = '2026-03-05T11:00:00.000Z'

describe('step status rule', () => {
  test.each([
    ['not visited', {}, 'not_started'],
    ['visited and skipped', { visitedAt: AT, skipped: true, validationErrors: 0 }, 'partial'],
    ['visited without errors', { visitedAt: AT, validationErrors: 0 }, 'valid'],
    ['visited with errors', { visitedAt: AT, validationErrors: 2 }, 'incomplete'],
    ['visited and not judged', { visitedAt: AT }, 'partial'],
  ] as const)('%s', (_, item, status) => expect(stepStatus(item)).toBe(status))
})

describe('progress after', () => {
  test('a visit is recorded once', () => {
    const first = progressAfter({}, 'header', { type: 'visit' }, AT)
    expect(first.header).toEqual({ status: 'partial', visitedAt: AT })
    expect(progressAfter(first, 'header', { type: 'visit' }, LATER)).toEqual(first)
  })

  test.each([
    ['header', 'valid'],
    ['shipment_origin', 'valid'],
    ['parties_locations', 'valid'],
    ['line_items', 'complete'],
    ['totals_declarations', 'complete'],
  ] as const)('a save of %s writes %s', (step: StepKey, status) => {
    expect(progressAfter({}, step, { type: 'save' }, AT)[step]).toEqual({
      status,
      visitedAt: AT,
      completedAt: AT,
      validationErrors: 0,
      skipped: false,
    })
  })

  test('failed validation of step 3 writes incomplete with the count', () => {
    const progress = progressAfter({}, 'parties_locations', { type: 'failed', errors: 3 }, AT)
    expect(progress.parties_locations).toMatchObject({ status: 'incomplete', validationErrors: 3 })
  })

  test.each(['line_items', 'totals_declarations'] as const)(
    'failed validation of %s changes nothing',
    (step) => {
      expect(progressAfter({}, step, { type: 'failed', errors: 3 }, AT)).toEqual({})
      const saved = progressAfter({}, step, { type: 'save' }, AT)
      expect(progressAfter(saved, step, { type: 'failed', errors: 3 }, LATER)).toEqual(saved)
    },
  )

  test('skipping writes partial, skipped, with the count, and a later save ends it', () => {
    const skipped = progressAfter({}, 'header', { type: 'skip', errors: 4 }, AT)
    expect(skipped.header).toEqual({ status: 'partial', visitedAt: AT, validationErrors: 4, skipped: true })
    expect(progressAfter(skipped, 'header', { type: 'save' }, LATER).header).toMatchObject({
      status: 'valid',
      visitedAt: AT,
      skipped: false,
    })
  })

  test('the other steps keep theirs', () => {
    const before = progressAfter({}, 'header', { type: 'save' }, AT)
    expect(progressAfter(before, 'line_items', { type: 'visit' }, LATER).header).toEqual(before.header)
  })
})

test('steps are named by key and path', () => {
  expect([stepKeyOf('lines'), stepKeyOf('header'), stepKeyOf('bond')]).toEqual([
    'line_items',
    'header',
    undefined,
  ])
  expect([currentStepOf('header'), currentStepOf('review_submit')]).toEqual(['header', 'step-6'])
})
