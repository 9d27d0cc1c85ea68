import { decodeResponse, type Envelope, encodeEntrySummary } from '@edfe/abi'
import type { DraftData } from '@edfe/domain/entry'
import { type EntrySummaryFacts, toEntrySummaryFacts } from '@edfe/domain/filing'
import { SPECIFICATION_PROFILE } from '@edfe/domain/profile'
import { createReferenceBook } from '@edfe/domain/reference'
import { AIRPORTS, FOREIGN_PORTS, PORTS } from '@edfe/domain/reference/lazy'
import { ruleContext, sampleEntry } from '@edfe/domain/test/filing'
import type { FiledSummary } from '../src/filing/filed-summary.ts'
import { NOTHING_ON_FILE } from '../src/filing/on-file.ts'
import { processTransmission } from '../src/judges/process-transmission.ts'

export const envelope: Envelope = {
  siteCode: '2704',
  senderId: 'B76',
  password: 'SECRET',
  transmissionDate: '2026-03-05',
  processingPort: '2704',
  filerCode: 'B76',
  userData: 'ORG-1',
}
export const context = {
  profile: SPECIFICATION_PROFILE,
  reference: createReferenceBook({
    ports: new Set(PORTS.map(({ code }) => code)),
    airports: AIRPORTS,
    foreignPorts: new Set(FOREIGN_PORTS.map(({ code }) => code)),
  }),
}

/** A draft as AE facts. A draft that cannot be filed is an error of the test. */
export function factsOf(draft: DraftData = sampleEntry()): EntrySummaryFacts {
  const result = toEntrySummaryFacts(draft, ruleContext())
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  return result.facts
}

export type Change = (facts: EntrySummaryFacts) => unknown

/** The batch of the sample entry after a change of its facts. */
export function imagesOf(change: Change = () => undefined): string[] {
  const facts = factsOf()
  change(facts)
  return encodeEntrySummary(facts, envelope)
}

/** The response to a batch, with no summary or one summary on file. */
export const file = (images: readonly string[], earlier?: FiledSummary) =>
  processTransmission(images, context, {
    ...NOTHING_ON_FILE,
    summary: (key) => (earlier?.key === key ? earlier : undefined),
  })

export const answer = (images: readonly string[], earlier?: FiledSummary) =>
  decodeResponse(file(images, earlier).images)
export const codes = (images: readonly string[]) => answer(images).conditions.map(({ code }) => code)

export const CASE_ON_FILE: FiledSummary = {
  key: 'B7603245276',
  port: '2704',
  filerReference: 'AF-2206',
  version: '00100',
  entryType: '01',
  importer: '07-4418290',
  day: '2026-03-05',
  entryDate: '2026-02-24',
  importDate: '2026-02-24',
}
