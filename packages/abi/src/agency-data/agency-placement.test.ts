import { type CargoRelease, toEntrySummaryFacts } from '@edfe/domain/filing'
import { ruleContext } from '@edfe/domain/test/filing'
import { expect, test } from 'vitest'
import { GOLDEN_AGENCIES } from '../../test/agency-data/golden-agencies.ts'
import { LEFT_OUT } from '../../test/agency-data/left-out.ts'
import { GOLDEN_CERTIFICATIONS } from '../../test/cargo-release/golden-certifications.ts'
import { sampleRelease } from '../../test/cargo-release/sample-release.ts'
import { changedEntry, messagesIn, recordsOf } from '../../test/summary/golden-message.ts'
import { envelope } from '../../test/summary/sample-message.ts'
import { decodeCargoRelease } from '../cargo-release/decode-cargo-release.ts'
import { encodeCargoRelease } from '../cargo-release/encode-cargo-release.ts'
import { encodeCertifiedSummary } from '../cargo-release/encode-certified-summary.ts'
import { judgeRelease } from '../cargo-release/judge/judge-release.ts'
import { decodeBatch } from '../codec/batch.ts'
import { SE_LAYOUTS } from '../records/index.ts'
import { readSummaryAgencies } from './read-summary-agencies.ts'
import { expandSubstitutions } from './substitutions.ts'

const SETS = messagesIn(new URL('golden/agencies.txt', import.meta.url))
const inColumns = (records: readonly string[]) => records.map((record) => record.padEnd(80))

/** Records written by hand with a set of another agency after the first record that begins so. */
function withSet(records: readonly string[], id: string, title: string): string[] {
  const place = records.findIndex((record) => record.startsWith(id)) + 1
  return [...records.slice(0, place), ...SETS.get(title)!, ...records.slice(place)]
}

const releaseWith = (data: (typeof GOLDEN_AGENCIES)[number][1]): CargoRelease => {
  const [line, ...lines] = sampleRelease().lines
  const tariffs = line!.tariffs.map((tariff) => ({ ...tariff, agencies: data }))
  return { ...sampleRelease(), lines: [{ ...line!, tariffs }, ...lines] }
}

test.each(GOLDEN_AGENCIES)('%s: in a release, under its tariff number', (title, data) => {
  const release = releaseWith(data)
  const records = recordsOf(encodeCargoRelease(release, envelope))
  const bare = recordsOf(encodeCargoRelease(sampleRelease(), envelope))
  expect(records).toEqual(withSet(bare, 'SE60', title))
  expect(decodeCargoRelease(inColumns(records))).toEqual(release)
  const judged = judgeRelease(decodeBatch(inColumns(records), SE_LAYOUTS), {
    day: '2026-03-05',
    isEntryNumber: () => true,
  })
  // F is for entries of type 21 alone. Roles are known from memory, and refuse nothing.
  const isOfOtherType = data.statements.some(({ disclaimer }) => disclaimer === 'F')
  const left = (LEFT_OUT[title] ?? []).filter((narrative) => !/^PARTY .* PER PROGRAM$/.test(narrative))
  expect(judged.map(({ text }) => text?.narrative)).toEqual(
    isOfOtherType ? ['DISCLAIMER NOT ALLOWED FOR AGENCY'] : left,
  )
})

const [{ change, certification }] = GOLDEN_CERTIFICATIONS as [(typeof GOLDEN_CERTIFICATIONS)[number]]
const certifiedWith = (agencies?: (typeof GOLDEN_AGENCIES)[number][1]) => {
  const result = toEntrySummaryFacts(changedEntry(change), ruleContext(), 'A')
  if (!result.ok) throw new Error('The sample entry cannot be filed')
  const lines = certification.lines.map((line) => ({ ...line, tariffs: [{ agencies }] }))
  return recordsOf(encodeCertifiedSummary(result.facts, { ...certification, lines }, envelope))
}

test.each(GOLDEN_AGENCIES)('%s: in a summary that certifies the release', (title, data) => {
  const records = certifiedWith(data)
  expect(records).toEqual(withSet(certifiedWith(), '50', title))
  expect(readSummaryAgencies(inColumns(records))).toEqual([[data]])
})

test('data that are said once come back in each of their places', () => {
  const [title, data] = GOLDEN_AGENCIES[1]!
  const records = certifiedWith(data)
  const party = SETS.get(title)!.filter((record) => /^PG(19|20)/.test(record))
  const once = ['PG00S0001', ...party, 'PG00E']
  const shortened = records.flatMap((record) =>
    record === party[0] ? ['PG00R0001'] : record === party[1] ? [] : [record],
  )
  const header = shortened.findIndex((record) => record.startsWith('SE30'))
  const sent = inColumns([...shortened.slice(0, header), ...once, ...shortened.slice(header)])
  expect(expandSubstitutions(sent)).toEqual(inColumns(records))
  expect(readSummaryAgencies(sent)).toEqual([[data]])
  expect(expandSubstitutions(['PG00R0009'])).toEqual([])
})
