import { z } from 'zod'

/** A notice that the bell and the dashboard show a member: `GET /api/notifications`. */
export const Notification = z.object({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  /** Where it leads inside the app. */
  href: z.string().nullable(),
  read_at: z.string().nullable(),
  created_at: z.string(),
})
export const NotificationList = z.object({ notifications: z.array(Notification), unread: z.number().int() })
export const NotificationQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) })
/** Marks the named ones as read, or all of them. */
export const MarkRead = z.strictObject({ ids: z.array(z.uuid()).max(100).optional() })
