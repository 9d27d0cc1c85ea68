import { encodeBatch, SA_LAYOUTS, securityFilingAdviceRecords } from '@edfe/abi'
import { addDays, type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { SECURITY_FILING_CODES } from '@edfe/domain/customs'
import type { SecurityFilingOnFile } from '../filing/filed-security-filing.ts'
import { inEnvelope } from '../status/write-status.ts'
import type { QueuedNotice } from './notice-faults.ts'

/** What CBP advises about the bills of a security filing, by days after it. */
export const ADVICE = {
  matched: [{ days: 1, code: 'S1', remarks: 'BILL MATCHED' }],
  unmatched: [
    { days: 0, code: 'S2', remarks: 'NO BILL MATCH' },
    { days: 5, code: 'S3', remarks: 'NO BILL MATCH AFTER 5 DAYS' },
    { days: 20, code: 'S4', remarks: 'NO BILL MATCH AFTER 20 DAYS' },
    { days: 30, code: 'S5', remarks: 'NO BILL MATCH AFTER 30 DAYS' },
  ],
} as const
export type AdviceName = keyof typeof ADVICE

/** The advice about a filing that CBP took (SA), as messages. */
export function adviceOn(
  filing: SecurityFilingOnFile,
  advice: AdviceName,
  { transmissionId, now, daySeconds }: { transmissionId: string; now: number; daySeconds: number },
): QueuedNotice[] {
  const day = parseDay(filing.day)
  if (!day || filing.isDeleted) return []
  return ADVICE[advice].map(({ days, code, remarks }) => ({
    message: {
      id: `${transmissionId}-${filing.transaction}-${code}`,
      images: imagesOf(filing, addDays(day, days), { code, remarks }),
      transmission_id: transmissionId,
    },
    due: now + days * daySeconds * 1000,
  }))
}

function imagesOf(
  { transaction, filerCode, port, ownReference, bills }: SecurityFilingOnFile,
  day: CalendarDay,
  disposition: { code: string; remarks: string },
): string[] {
  const records = securityFilingAdviceRecords({
    transaction,
    ownReference,
    bills: bills.map((number) => ({ number, dispositions: [disposition] })),
  })
  const written = encodeBatch(records, SA_LAYOUTS)
  if (!written.ok) throw new Error(written.problems.map(({ problem }) => problem).join('; '))
  return inEnvelope(SECURITY_FILING_CODES.advice, written.images, { key: filerCode, port, day })
}
