import { decodeReleaseAnswer, decodeSecurityFilingAnswer, encodeUnifiedRelease } from '@edfe/abi'
import type { DraftData } from '@edfe/domain/entry'
import { toCargoRelease, toUnifiedFiling } from '@edfe/domain/filing'
import { finalReview } from '@edfe/domain/review'
import { ruleContext, uncheckedRelease } from '@edfe/domain/test/filing'
import {
  anyIsfDraft,
  UNIFIED_CASES,
  unifiedEntry,
  unifiedSentUnchecked,
} from '@edfe/domain/test/security-filing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { context, envelope } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import { NOTHING_ON_FILE } from './on-file.ts'

const rules = ruleContext('cbp')

/** What CBP answers to both filings of a message. */
function answersTo(images: readonly string[]) {
  const outcome = processTransmission(images, context, NOTHING_ON_FILE)
  return {
    release: decodeReleaseAnswer(outcome.images),
    filing: decodeSecurityFilingAnswer(outcome.apart?.images ?? []),
  }
}

const ofRelease = /^(ISF_|FILING_RELEASE)/
const isClean = (draft: DraftData): boolean =>
  !finalReview(draft, rules).issues.some(
    ({ severity, rule_id }) => severity === 'error' && ofRelease.test(rule_id),
  )

const anyUnified = fc
  .record({
    draft: anyIsfDraft(),
    release: fc.record({
      split_release: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, fc.constant('2')),
      non_automated: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
    }),
  })
  .map(({ draft, release }): DraftData => {
    const base = unifiedEntry()
    return {
      ...draft,
      release: { ...base.release, ...release },
      shipment_origin: {
        ...base.shipment_origin,
        ...draft.shipment_origin,
        trip_number: '024E',
        eta: '2026-03-04',
      },
      security_filing: { ...draft.security_filing, with_release: true },
    }
  })

test('what the review passes goes in one message, and both filings are taken', { timeout: 300_000 }, () => {
  let passed = 0
  fc.assert(
    fc.property(anyUnified, (draft) => {
      if (!isClean(draft)) return
      const release = toCargoRelease(draft, rules)
      if (!release.ok) return
      const made = toUnifiedFiling(draft, rules, release.facts)
      expect(made).toMatchObject({ ok: true })
      if (!made.ok) return
      passed += 1
      const { release: answer, filing } = answersTo(encodeUnifiedRelease(release.facts, made.sent, envelope))
      expect(answer).toMatchObject({ disposition: 'accepted', conditions: [] })
      expect(filing).toMatchObject({ disposition: 'accepted', conditions: [] })
    }),
    { numRuns: 1500, seed: 20260320 },
  )
  expect(passed).toBeGreaterThan(100)
})

test.each(UNIFIED_CASES)(
  '%s: the review names it, and sent all the same it is refused',
  (_, change, path) => {
    const draft = change(unifiedEntry())
    expect(finalReview(draft, rules).issues).toContainEqual(
      expect.objectContaining({ path, severity: 'error' }),
    )
    const { filing } = answersTo(
      encodeUnifiedRelease(uncheckedRelease(draft), unifiedSentUnchecked(draft), envelope),
    )
    expect(filing).toMatchObject({ disposition: 'rejected' })
  },
)
