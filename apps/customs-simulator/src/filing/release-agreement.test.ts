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
    'APQ',
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

/**
 * Rules by which the review refuses and the judge takes, since the message does not carry what is wrong: the judge sees
 * only records. Any other rule of the review holds both ways.
 */
const NOT_IN_THE_MESSAGE: Readonly<Record<string, string>> = {
  // A value that fits no record is left out of it, or sent in the characters that it has in common with one.
  FILING_CARRIER_CODE: 'sent with bills in no manifest alone',
  FILING_DESCRIPTION: 'optional in SE40',
  FILING_IT_EVERY_BILL: 'entries of type 06 have no bills',
  FILING_LOCATION: 'the location of a warehouse entry is that of the warehouse',
  FILING_LOCATION_UNKNOWN: 'the judge has no table of locations',
  FILING_ORIGIN_OF_LINE: 'the judge has no table of countries',
  FILING_RELEASE_BILL: 'one bill of several may be left out',
  FILING_RELEASE_ELECTED_DATE: 'no day, no date in SE11',
  FILING_RELEASE_GENERAL_ORDER: 'not sent in entries of type 06',
  FILING_RELEASE_TELEPHONE: 'any digits fill SE13',
  FILING_TRIP_NUMBER: 'not sent in entries of type 06',
  // Facts of the summary that the release has in another form.
  FILING_BOND_REQUIRED: 'cases of AD/CVD are in the summary alone',
  FILING_FURTHER_BILLS_PACKAGES: 'the sum of all bills is in the summary alone',
  FILING_MANIFEST_QUANTITY: 'the sum of all lines is sent',
  FILING_MANIFEST_WHOLE: 'the sum of all lines is sent',
  FILING_RELEASE_DELIVERY: 'that a summary comes with it is not in the message',
  FILING_RELEASE_MANIFEST_MIX: 'of a certified summary, which the judge does not read',
  FILING_VALUE: 'whole dollars of a line may be none',
}

test('what the judge takes, the review refuses by nothing that the message carries', {
  timeout: 600_000,
}, () => {
  const met = new Set<string>()
  let taken = 0
  fc.assert(
    fc.property(anyReleasedEntry, (draft) => {
      if (refusalsOf(draft).length > 0) return
      taken += 1
      const errors = releaseFindings(draft, rules).filter(({ severity }) => severity === 'error')
      const ids = new Set<string>(errors.map(({ rule_id }) => rule_id))
      for (const id of ids) met.add(id)
      expect([...ids].filter((id) => !Object.hasOwn(NOT_IN_THE_MESSAGE, id))).toEqual([])
    }),
    { numRuns: 6000, seed: 20260305 },
  )
  expect(taken).toBeGreaterThan(1000)
  expect([...met].sort()).toEqual(Object.keys(NOT_IN_THE_MESSAGE).sort())
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
