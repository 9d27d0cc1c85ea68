import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { canTransition } from '../../entry/state/index.ts'
import { explainedCodes, explainedPhrases } from '../code-book.ts'
import { AGENCY_REASONS, AGENCY_STATUSES } from './agency-codes.ts'
import { BILL_DISPOSITIONS } from './bill-codes.ts'
import { ENTRY_ACTIONS, RELEASE_ORIGINS } from './entry-codes.ts'
import { AIR_DISPOSITIONS, MANIFEST_DISPOSITIONS } from './manifest-codes.ts'
import { REFUSAL_REASONS } from './refusal-codes.ts'

test('every status that a code brings can be reached while the answer is open', () => {
  for (const table of [ENTRY_ACTIONS, BILL_DISPOSITIONS])
    for (const { entryStatus } of Object.values(table))
      if (entryStatus) expect(canTransition('submitted', entryStatus)).toBe(true)
})

test('a code that asks somebody to act says what to do, and nobody else is asked for anything', () => {
  for (const table of [
    ENTRY_ACTIONS,
    BILL_DISPOSITIONS,
    AGENCY_STATUSES,
    MANIFEST_DISPOSITIONS,
    AIR_DISPOSITIONS,
  ])
    for (const [code, { acts, action, tone }] of Object.entries(table)) {
      if (action) expect(acts, code).toBe('you')
      if (tone === 'bad' && code !== '23') expect(action, code).toBeDefined()
    }
})

const FILE = '../shared/reference/customs/release_dispositions.tsv'
describe.runIf(existsSync(FILE))('the tables hold every code', () => {
  const rows = existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split('\t'))
    : []
  const of = (record: string) =>
    rows.flatMap(([name, code]) => (name!.startsWith(record) ? [code!] : [])).sort()

  test.each([
    ['SO50', BILL_DISPOSITIONS],
    ['SO70 status', AGENCY_STATUSES],
    ['SO20 RSN', REFUSAL_REASONS],
    ['WSD', AIR_DISPOSITIONS],
  ])('of %s, and no other', (record, table) => {
    expect(Object.keys(table).sort()).toEqual(of(record))
  })

  test('of SO60, and of the origins of a date', () => {
    const origins = of('SO60 release origin')
    expect([...Object.keys(RELEASE_ORIGINS), '99'].sort()).toEqual(origins)
    expect(Object.keys(ENTRY_ACTIONS).sort()).toEqual(
      rows.flatMap(([name, code]) => (name === 'SO60' ? [code!] : [])).sort(),
    )
  })

  test.each([
    ['SO50', 'so50'],
    ['SO60', 'so60'],
    ['SO70 status', 'so70'],
    ['WSD air bill', 'wsd'],
  ] as const)('and the page of release codes explains each of %s', (record, table) => {
    const codes = rows.flatMap(([name, code]) => (name!.split(' (')[0] === record ? [code!] : []))
    expect(explainedCodes(table).map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
  })

  test.each([
    ['SO20 RSN', 'so20.reason'],
    ['SO60 release origin', 'so60.origin'],
    ['SO70 reason', 'so70.reason'],
    ['SO70 hold type', 'so70.hold'],
  ] as const)('and of %s', (record, table) => {
    // The origin 99 makes the code 22 another one, with its own words.
    const codes = of(record).filter((code) => table !== 'so60.origin' || code !== '99')
    expect(explainedPhrases(table).map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
  })

  test('of the agencies’ reasons', () => {
    expect(Object.keys(AGENCY_REASONS)).toEqual(expect.arrayContaining(of('SO70 reason')))
  })
})

const MANIFEST_FILE = '../shared/reference/customs/bill_disposition_codes.tsv'
test.runIf(existsSync(MANIFEST_FILE))(
  'the page of release codes explains each code of a manifest, and no other',
  () => {
    const [, ...rows] = readFileSync(MANIFEST_FILE, 'utf8').trim().split('\n')
    const codes = rows.flatMap((row) => row.split('\t')[0]!.split(' ')).sort()
    expect(
      explainedCodes('wr5')
        .map(({ code }) => code)
        .sort(),
    ).toEqual(codes)
  },
)
