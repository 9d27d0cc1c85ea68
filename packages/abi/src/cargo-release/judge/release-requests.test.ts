import { addDays, type CalendarDay } from '@edfe/domain/calendar'
import {
  isReferred,
  type ReleaseFiling,
  type ReleaseRefusal,
  type ReleaseStanding,
  releaseRefusal,
} from '@edfe/domain/release'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '../../../test/cargo-release/sample-release.ts'
import { judgeAgainstFile } from './judge-against-file.ts'

const today = day('2026-03-16')

/** The conditions with which CBP would answer what the product does not send. */
const CONDITIONS: Partial<Record<ReleaseRefusal, string>> = {
  release_on_file: 'entryOnFile',
  release_not_on_file: 'entryNotOnFile',
  release_type_changed: 'typeChanged',
  release_of_released_goods: 'replaceAfterRelease',
  release_update_too_late: 'updateTooLate',
}

const filings: fc.Arbitrary<ReleaseFiling> = fc.record({
  state: fc.constantFrom('none', 'rejected', 'on_file', 'canceled'),
  awaits: fc.constant(undefined),
  underReview: fc.constantFrom(undefined, 'R', 'D'),
  refused: fc.constant(undefined),
  version: fc.constant(1),
})
const standings: fc.Arbitrary<ReleaseStanding> = fc.record({
  filing: filings,
  entryType: fc.constantFrom('01', '11'),
  hasBillMatch: fc.boolean(),
  hasArrived: fc.boolean(),
  isHeld: fc.boolean(),
  releasedOn: fc.option(
    fc.integer({ min: -20, max: 0 }).map((days): CalendarDay => addDays(today, days)),
    { nil: undefined },
  ),
})

test('a request is sent where CBP takes or refers it, and is refused for the same reason', () => {
  fc.assert(
    fc.property(fc.constantFrom('A', 'R', 'U', 'D'), standings, (action, standing) => {
      const { filing, isHeld, ...rest } = standing
      const isKnown = filing.state === 'on_file' || filing.state === 'canceled'
      const verdict = judgeAgainstFile(
        { action, entryType: '01' },
        isKnown
          ? {
              ...rest,
              isCanceled: filing.state === 'canceled',
              isUnderReview: isHeld || filing.underReview !== undefined,
            }
          : undefined,
        today,
      )
      const refusal = releaseRefusal({ action, entryType: '01' }, standing, today)
      // The product waits for the decision about one request before it sends the next.
      if (refusal === 'release_under_review') return
      if (refusal === 'release_canceled') {
        expect(['entryCanceled', 'entryOnFile']).toContain('condition' in verdict && verdict.condition)
        return
      }
      if (refusal) expect(verdict).toEqual({ outcome: 'rejected', condition: CONDITIONS[refusal] })
      else expect(verdict.outcome).toBe(isReferred(action, standing) ? 'referred' : 'accepted')
    }),
  )
})
