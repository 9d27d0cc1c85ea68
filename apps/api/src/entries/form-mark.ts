import { type CustomsGatewayName, isPractice } from '@edfe/contracts/choices'
import type { EntryStatus } from '@edfe/domain/entry'
import type { StoredEntry } from './repository/load-entry.ts'

type Filed = Pick<StoredEntry, 'status' | 'deletion'>

const STATUS_MARKS: Partial<Record<EntryStatus, string>> = {
  draft: 'DRAFT',
  validated: 'NOT FILED',
  rejected: 'REJECTED',
}

/**
 * What the head of every printed page says of a form that is not on file with CBP: its status or that CBP
 * deleted it, and that it went, or would go, to the simulator. Undefined for one that is on file.
 */
export function formMark({ status, deletion }: Filed, gateway: CustomsGatewayName): string | undefined {
  const marks = [
    deletion === 'deleted' ? 'DELETED' : STATUS_MARKS[status],
    isPractice(gateway) && 'PRACTICE: NOT SENT TO CBP',
  ]
  return marks.filter(Boolean).join(' - ') || undefined
}
