import { FILED_KINDS } from '@edfe/domain/customs'
import type { CargoRelease } from '@edfe/domain/filing'
import type { SecurityFiling } from '@edfe/domain/security-filing'
import type { DecodedRecord } from '../codec/decode-record.ts'
import { encodeMessage } from '../codec/encode-message.ts'
import type { Envelope } from '../envelope.ts'
import { type LayoutBook, UNIFIED_LAYOUTS } from '../records/index.ts'
import { filingRecords } from '../security-filing/filing-records.ts'
import { readSecurityFiling, type SentSecurityFiling } from '../security-filing/read-security-filing.ts'
import { releaseRecords } from './encode-cargo-release.ts'

/** A book whose records are known at run time only, as those of other agencies are. */
const LAYOUTS: LayoutBook = UNIFIED_LAYOUTS

/**
 * One release with the security filing of its goods as a batch: the records of the filing follow the last of the release
 * (page SE-72).
 */
export const encodeUnifiedRelease = (
  release: CargoRelease,
  filing: SecurityFiling,
  envelope: Envelope,
): string[] =>
  encodeMessage(
    FILED_KINDS.release.sent,
    [...releaseRecords(release), ...filingRecords(filing).map(({ record }) => record)],
    LAYOUTS,
    envelope,
  )

/** The records of one release, and those of a security filing among them. */
export interface UnifiedRecords {
  release: DecodedRecord[]
  filing: DecodedRecord[]
  /** The first record of the filing that records of the release follow; -1 if each is in its place. */
  misplaced: number
}

const isOfFiling = ({ id }: Pick<DecodedRecord, 'id'>): boolean => id.startsWith('SF')

export function splitUnified(records: readonly DecodedRecord[]): UnifiedRecords {
  const last = records.findLastIndex((record) => !isOfFiling(record))
  return {
    release: records.filter((record) => !isOfFiling(record)),
    filing: records.filter(isOfFiling),
    misplaced: records.findIndex((record, index) => isOfFiling(record) && index < last),
  }
}

/** Records of a separate filing: here bills, tariff numbers and origins are those of the release (pages SE-28 and SE-72). */
const OF_SEPARATE_FILING = ['SF13', 'SF15', 'SF40', 'SF50']

/** Reads the records of a security filing in the message of a release. */
export function readUnifiedFiling(records: readonly DecodedRecord[]): SentSecurityFiling {
  const sent = readSecurityFiling(records)
  const strange = records.flatMap(({ id }, record) =>
    OF_SEPARATE_FILING.includes(id) ? [{ record, recordId: id, kind: 'not_in_release' as const }] : [],
  )
  return { ...sent, problems: [...sent.problems, ...strange] }
}
