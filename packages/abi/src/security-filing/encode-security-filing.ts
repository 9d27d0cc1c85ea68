import { SECURITY_FILING_CODES } from '@edfe/domain/customs'
import type { SecurityFiling, SecurityFilingHeader } from '@edfe/domain/security-filing'
import { encodeMessage } from '../codec/encode-message.ts'
import type { Envelope } from '../envelope.ts'
import { SF_LAYOUTS } from '../records/index.ts'
import { filingRecords, importerValues, type SfRecord, sfRecord } from './filing-records.ts'

const encode = (records: readonly SfRecord[], envelope: Envelope): string[] =>
  encodeMessage(SECURITY_FILING_CODES.sent, records, SF_LAYOUTS, envelope)

/** One security filing to add or replace: the images of its batch. */
export const encodeSecurityFiling = (filing: SecurityFiling, envelope: Envelope): string[] =>
  encode(
    filingRecords(filing).map(({ record }) => record),
    envelope,
  )

/** The deletion of a filing: SF10 alone, with the transaction number. */
export const encodeSecurityFilingDeletion = (filed: SecurityFilingHeader, envelope: Envelope): string[] => {
  const { submission, shipment, importer, transaction } = filed
  const values = { submission, shipment, action: 'D', transaction, ...importerValues(importer) }
  return encode([sfRecord('SF10', values)], envelope)
}
