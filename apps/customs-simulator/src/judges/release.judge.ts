import { type DecodedRecord, UNIFIED_LAYOUTS } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { processRelease } from '../filing/process-release.ts'
import type { Judge } from './judge.ts'

/** Cargo releases: added, replaced, updated or canceled, also with the security filing of their goods in the same message. The answer names each field that cannot be read. */
export const releaseJudge: Judge = {
  application: FILED_KINDS.release.sent,
  answer: FILED_KINDS.release.answer,
  apart: { answer: FILED_KINDS.securityFiling.answer, name: 'unified' },
  layouts: UNIFIED_LAYOUTS,
  split: splitReleases,
  answersProblem: ({ field }) => field !== '',
  judge: processRelease,
}

/** The records of a block as releases: each begins with SE10. */
function splitReleases(records: readonly DecodedRecord[]): DecodedRecord[][] {
  const releases: DecodedRecord[][] = []
  for (const record of records) {
    if (record.id === 'SE10' || releases.length === 0) releases.push([])
    releases.at(-1)?.push(record)
  }
  return releases
}
