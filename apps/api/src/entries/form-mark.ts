import { type CustomsGatewayName, isPractice } from '@edfe/contracts/choices'
import type { EntryStatus } from '@edfe/domain/entry'

const STATUS_MARKS: Partial<Record<EntryStatus, string>> = {
  draft: 'DRAFT',
  validated: 'NOT FILED',
  rejected: 'REJECTED',
}

/**
 * What the head of every printed page says of a form that is not on file with CBP: its status, and that it went, or
 * would go, to the simulator. Undefined for one that is on file.
 */
export function formMark(status: EntryStatus, gateway: CustomsGatewayName): string | undefined {
  const marks = [STATUS_MARKS[status], isPractice(gateway) && 'PRACTICE: NOT SENT TO CBP']
  return marks.filter(Boolean).join(' - ') || undefined
}
