import { createHash, createHmac } from 'node:crypto'

/** An event as its seal covers it: its place in the chain and its hash, which covers everything else. */
export interface SealedEvent {
  orgId: string
  seq: number
  hash: string
}

/** Seals events with one secret of the settings. */
export interface AuditKey {
  id: string
  mac(event: SealedEvent): string
}

/** HMAC-SHA256 with a key that is named by the beginning of its hash, so that a check finds the one that was used. */
export const createAuditKey = (secret: string): AuditKey => ({
  id: createHash('sha256').update(`edfe audit key ${secret}`).digest('hex').slice(0, 12),
  mac: ({ orgId, seq, hash }) => createHmac('sha256', secret).update(`${orgId} ${seq} ${hash}`).digest('hex'),
})

let current: AuditKey | undefined

/** The key of this process: events are recorded in transactions everywhere, and all of them are sealed alike. */
export const useAuditKey = (secret: string): void => {
  current = createAuditKey(secret)
}

/** Throws in a process that records events without having been given the key. */
export function auditKey(): AuditKey {
  if (!current) throw new Error('Audit events are recorded before the key of the audit log is known')
  return current
}
