import { z } from 'zod'

/** Shapes of `/api/audit-events` (specification 1, sections 3, 7 and 9). */
export const AuditEvent = z.object({
  id: z.uuid(),
  seq: z.number().int(),
  actor_user_id: z.uuid().nullable(),
  /** Null when the actor is not known any more, or is the system. */
  actor_name: z.string().nullable(),
  /** A member, a key of the organization, or the product itself. */
  actor_kind: z.enum(['member', 'key', 'system']),
  entity: z.string(),
  entity_id: z.string().nullable(),
  /** The number of the entry that the event is about, while there is one. */
  entity_name: z.string().nullable(),
  action: z.string(),
  before_json: z.unknown(),
  after_json: z.unknown(),
  /** Always null: no addresses are recorded. */
  ip: z.null(),
  user_agent: z.string().nullable(),
  created_at: z.string(),
})
export type AuditEvent = z.output<typeof AuditEvent>

const Day = z.iso.date('Use a date such as 2026-03-31')
/** Days are those of the organisation's time zone; both ends belong to the range. */
export const AuditFilters = z.object({
  actor: z.uuid().optional(),
  category: z
    .string()
    .max(60)
    .transform((text) => text.replaceAll('\0', ''))
    .optional(),
  start_date: Day.optional(),
  end_date: Day.optional(),
})
export type AuditFilters = z.output<typeof AuditFilters>

export const AuditQuery = AuditFilters.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})

export const AuditPage = z.object({
  events: z.array(AuditEvent),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
})

export const AUDIT_CSV_COLUMNS = ['Date', 'User', 'Entity', 'Action', 'Changes'] as const
