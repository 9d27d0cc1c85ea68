import type { WebhookEvent } from '@edfe/contracts/choices'
import type { ColumnType, Generated } from 'kysely'
import type { Timestamp } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    webhooks: WebhooksTable
    webhook_deliveries: WebhookDeliveriesTable
  }
}

type MaybeTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

interface WebhooksTable {
  id: Generated<string>
  org_id: string
  url: string
  events: ColumnType<WebhookEvent[], readonly WebhookEvent[], readonly WebhookEvent[]>
  /** Encrypted. */
  secret: string
  previous_secret: string | null
  previous_secret_until: MaybeTimestamp
  created_by: string | null
  created_at: Timestamp
}

interface WebhookDeliveriesTable {
  id: Generated<string>
  org_id: string
  webhook_id: string
  place: Generated<string>
  subject: string
  message_id: string
  type: string
  payload: string
  created_at: Timestamp
  state: Generated<'pending' | 'delivered' | 'failed'>
  attempts: Generated<number>
  since: Timestamp
  next_attempt_at: MaybeTimestamp
  claimed_until: MaybeTimestamp
  delivered_at: MaybeTimestamp
  status: number | null
  problem: string | null
}
