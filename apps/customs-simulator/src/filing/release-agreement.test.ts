import { decodeBatch, encodeCargoRelease, encodeCertifiedSummary, judgeRelease, SE_LAYOUTS } from '@edfe/abi'
import type { DraftData } from '@edfe/domain/entry'
import {
  RELEASE_RULES,
  releaseFindings,
  toCargoRelease,
  toCertification,
  toEntrySummaryFacts,
} from '@edfe/domain/filing'
import { releaseExamples, ruleContext, uncheckedRelease } from '@edfe/domain/test/filing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyReleasedEntry } from '../../test/any-release.ts'
import { envelope } from '../../test/sample-batch.ts'

const rules = ruleContext()
const context = { day: rules.today, isEntryNumber: (number: string) => /^B76\d{8}$/.test(number) }

/** The conditions that a release meets; one that fits no record is refused before it is sent. */
function refusalsOf(draft: DraftData): string[] {
  const images = imagesOf(draft)
  if (typeof images === 'string') return [images]
  return judgeRelease(decodeBatch(images, SE_LAYOUTS), context).map(({ condition }) => condition)
}

function imagesOf(draft: DraftData): string[] | string {
  try {
    return encodeCargoRelease(uncheckedRelease(draft), envelope).slice(2, -2)
  } catch (error) {
    return String(error)
  }
}

test('what the release rules pass, the judge of releases does not refuse', { timeout: 600_000 }, () => {
  const passed = { first: 0, with_summary: 0, certified: 0 }
  const programs = new Set<string>()
  const types = new Set<string>()
  fc.assert(
    fc.property(anyReleasedEntry, (draft) => {
      const result = toCargoRelease(draft, rules)
      if (!result.ok) return
      passed[draft.release?.method === 'first' ? 'first' : 'with_summary'] += 1
      types.add(result.facts.entryType)
      for (const { program = '', disclaimer } of draft.line_items?.[0]?.agency_statements ?? [])
        programs.add(disclaimer ? 'no data' : program)
      expect(refusalsOf(draft)).toEqual([])
      const summary = toEntrySummaryFacts(draft, rules)
      const certified = toCertification(draft, rules)
      if (!summary.ok || !certified.ok) return
      passed.certified += 1
      const images = encodeCertifiedSummary(summary.facts, certified.certification, envelope)
      expect(images.every((image) => image.length === 80)).toBe(true)
    }),
    { numRuns: 6000, seed: 20260305 },
  )
  expect(passed.first).toBeGreaterThan(100)
  expect(passed.with_summary).toBeGreaterThan(100)
  expect(passed.certified).toBeGreaterThan(50)
  expect([...programs].sort()).toEqual([
    'APL',
    'BER',
    'COS',
    'CPS',
    'DEV',
    'DSP',
    'FOO',
    'MVS',
    'OEI',
    'OFF',
    'RAD',
    'REI',
    'TPE',
    'TS1',
    'WIN',
    'no data',
  ])
  expect([...types].sort()).toEqual(['01', '02', '03', '06', '07', '11', '12', '21', '22', '23', '52'])
})

/** Rules of a certified summary, which the judge of releases does not read, and warnings. */
const ELSEWHERE = ['FILING_RELEASE_WEEKLY_FIRST', 'FILING_RELEASE_MANIFEST_MIX']
const REFUSING = RELEASE_RULES.filter(({ id, severity }) => severity === 'error' && !ELSEWHERE.includes(id))

describe.each(REFUSING)('$id', ({ id }) => {
  test.each(releaseExamples(id).filter(({ isMet }) => !isMet))(
    '$title: the judge refuses it',
    ({ draft }) => {
      expect(releaseFindings(draft, rules).map(({ rule_id }) => rule_id)).toContain(id)
      expect(refusalsOf(draft)).not.toEqual([])
    },
  )
})
