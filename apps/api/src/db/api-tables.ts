import type { Timestamp } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    api_requests: ApiRequestsTable
  }
}

interface ApiRequestsTable {
  org_id: string
  key_id: string
  idempotency_key: string
  fingerprint: string
  begun_at: Timestamp
  status: number | null
  content_type: string | null
  answer: string | null
}
