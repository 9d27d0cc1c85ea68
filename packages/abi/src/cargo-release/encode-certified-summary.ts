import { FILED_KINDS } from '@edfe/domain/customs'
import type {
  AeLine,
  CertifiedLine,
  CertifiedTariff,
  EntrySummaryFacts,
  ReleaseCertification,
} from '@edfe/domain/filing'
import { type AgencyRecord, agencyRecords } from '../agency-data/agency-records.ts'
import { encodeMessage } from '../codec/encode-message.ts'
import type { Envelope } from '../envelope.ts'
import { CERTIFIED_AE_LAYOUTS, type LayoutBook } from '../records/index.ts'
import type { AeRecord } from '../summary/ae-record.ts'
import { headerRecords } from '../summary/header-records.ts'
import { lineRecords } from '../summary/line-records.ts'
import { totalRecords } from '../summary/total-records.ts'
import { referenceRecords, transportRecords } from './bill-records.ts'
import { headerPartyRecords, linePartyRecords } from './party-records.ts'
import { type CertifiedRecord, certifiedRecord, one } from './release-record.ts'

/** A book whose records are known at run time only, as those of other agencies are. */
const LAYOUTS: LayoutBook = CERTIFIED_AE_LAYOUTS

/**
 * A summary that certifies the release of its goods (AE, usage note ee): the records of the summary, with A in column
 * 40 of record 10, and those of the release where the structure map has them.
 */
export const encodeCertifiedSummary = (
  facts: EntrySummaryFacts,
  certification: ReleaseCertification,
  envelope: Envelope,
): string[] =>
  encodeMessage(
    FILED_KINDS.summary.sent,
    [
      ...certifiedHeader(headerRecords(facts), certification),
      ...facts.lines.flatMap((line, index) => certifiedLine(line, certification.lines[index])),
      ...totalRecords(facts),
    ],
    LAYOUTS,
    envelope,
  )

const CONTROL_RECORDS: readonly (string | undefined)[] = ['10', '11', '20']
const NO_TRANSPORT = { conveyances: [], equipment: [] }

/** SE13 after record 20, SE16 and SE17 after the bills of their manifest, SE20 and the parties at the end. */
function certifiedHeader(
  records: readonly AeRecord[],
  { contact, bills, references, parties }: ReleaseCertification,
): CertifiedRecord[] {
  let manifest = -1
  return [
    ...records.flatMap((record, index): CertifiedRecord[] => {
      const next = records[index + 1]?.id
      if (record.id === '22') manifest += 1
      const endsControl = CONTROL_RECORDS.includes(record.id) && !CONTROL_RECORDS.includes(next)
      const endsManifest = (record.id === '22' || record.id === '23') && next !== '23'
      return [
        certified(record),
        ...(endsControl ? correctionContact(contact) : []),
        ...(endsManifest ? transportRecords(bills[manifest] ?? NO_TRANSPORT) : []),
      ]
    }),
    ...referenceRecords(references),
    ...parties.flatMap(headerPartyRecords),
  ]
}

const certified = (record: AeRecord): CertifiedRecord =>
  record.id === '10'
    ? certifiedRecord('10', { ...record.values, cargoReleaseCertificationRequestIndicator: 'A' })
    : record

const correctionContact = (contact: ReleaseCertification['contact']): CertifiedRecord[] =>
  contact
    ? [
        certifiedRecord('SE13', {
          contact: contact.name,
          telephone: contact.telephone,
          documentsSent: one(contact.hasSentDocuments),
        }),
      ]
    : []

/** The parties of a line before its first tariff row, what a row adds after it. */
function certifiedLine(
  line: AeLine,
  certification: CertifiedLine | undefined,
): (CertifiedRecord | AgencyRecord)[] {
  let row = -1
  return lineRecords(line).flatMap((record): (CertifiedRecord | AgencyRecord)[] => {
    if (record.id !== '50') return [record]
    row += 1
    return [
      ...(row === 0 ? (certification?.parties ?? []).flatMap(linePartyRecords) : []),
      record,
      ...tariffRecords(certification?.tariffs[row]),
    ]
  })
}

const tariffRecords = ({
  isWithoutSanctions,
  currentHts,
  agencies,
}: CertifiedTariff = {}): (CertifiedRecord | AgencyRecord)[] => [
  ...(isWithoutSanctions ? [certifiedRecord('SE60', { sanctionDisclaim: 'Y' })] : []),
  ...(currentHts ? [certifiedRecord('SE61', { currentHts })] : []),
  ...(agencies ? agencyRecords(agencies) : []),
]
