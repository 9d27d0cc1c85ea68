import type { LandedBy } from '@edfe/domain/books'
/**
 * The choices and limits shared by browser forms and API shapes (specification 1, section 9); free of zod.
 */
export const LANGUAGES = ['EN', 'ES', 'FR'] as const
export const TIMEZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
] as const
export const THEMES = ['Light', 'Dark', 'System'] as const
export const DENSITIES = ['Comfortable', 'Compact'] as const
export const PAGE_SIZES = [10, 25, 50, 100] as const
export const DIGESTS = ['immediate', 'daily', 'weekly'] as const

/**
 * The dimensions by which a report sums duty. A measure is a heading of chapter 99; a program is the special
 * program that a line claims.
 */
export const REPORT_DIMENSIONS = ['month', 'hts', 'origin', 'supplier', 'measure', 'program'] as const
export type ReportDimension = (typeof REPORT_DIMENSIONS)[number]

/** Countries of an organisation's address. */
export const COUNTRIES = ['US', 'CA'] as const

export const AUDIT_CATEGORIES = [
  'organization',
  'membership',
  'user',
  'user_preferences',
  'org_preferences',
  'org_notifications',
  'access',
  'api_key',
  'webhook',
  'sign_in_domain',
] as const

/** Longest comment on an entry, in characters. */
export const COMMENT_MAX = 2000

/** Longest reason of a decision that is recorded by hand, in characters. */
export const STATUS_REASON_MAX = 500

/** The claims of an organization that the operator confirms before it files with CBP. */
export const CLAIM_KINDS = ['filer_code', 'importer_number'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** Longest letter that shows a number and its holder, in bytes: a few scanned pages. */
export const LETTER_MAX_BYTES = 2 * 1024 * 1024

/** By what landed cost is summed. */
export const LANDED_BY = ['part', 'order', 'reference'] as const satisfies readonly LandedBy[]

/** The scopes of an organization's keys. None signs, submits, or reaches members and settings. */
export const KEY_SCOPES = ['read', 'drafts', 'documents', 'reports'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** Events that are sent to addresses of the organization. */
export const WEBHOOK_EVENTS = [
  'entry.status_changed',
  'entry.released',
  'entry.held',
  'entry.customs_request',
  'statement.received',
  'deadline.coming',
  'tariff.changed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** For how many days a key may last. */
export const KEY_DAYS = [30, 90, 365] as const

/** Networks from which one key may be used. */
export const KEY_NETWORKS_MAX = 20
