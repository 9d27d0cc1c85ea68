import type { EntrySummaryFacts } from '@edfe/domain/filing'
import type { Envelope } from '../envelope.ts'
import { aeRecord } from './ae-record.ts'
import { encodeAeBatch } from './encode-ae-batch.ts'
import { headerRecords } from './header-records.ts'
import { lineRecords } from './line-records.ts'
import { totalRecords } from './total-records.ts'

/** One entry summary to add or replace (AE chapter, July 2026, usage note a): the images of its batch. */
export const encodeEntrySummary = (facts: EntrySummaryFacts, envelope: Envelope): string[] =>
  encodeAeBatch(
    [...headerRecords(facts), ...facts.lines.flatMap(lineRecords), ...totalRecords(facts)],
    envelope,
  )

/** The key of a summary that CBP has on file. */
export type FiledSummaryNumber = Pick<EntrySummaryFacts, 'filerCode' | 'entryNumber' | 'port' | 'entryType'>

/** The deletion of a summary: record 10 alone, with the five elements that every action has (usage notes a and b). */
export const encodeSummaryDeletion = (summary: FiledSummaryNumber, envelope: Envelope): string[] => {
  const { filerCode, entryNumber, port, entryType } = summary
  return encodeAeBatch([aeRecord('10', { action: 'D', filerCode, entryNumber, port, entryType })], envelope)
}
