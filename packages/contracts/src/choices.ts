/** What forms of the browser and shapes of the API both offer or limit (specification 1, section 9); free of zod. */
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

/** What a report sums duty by. A measure is a heading of chapter 99, a program the special program that a line claims. */
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
] as const

/** Longest comment on an entry, in characters. */
export const COMMENT_MAX = 2000

/** Longest reason of a decision that is recorded by hand, in characters. */
export const STATUS_REASON_MAX = 500

/** What the operator confirms for an organization before it files with CBP. */
export const CLAIM_KINDS = ['filer_code', 'importer_number'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** Longest letter that shows a number and its holder, in bytes: a few scanned pages. */
export const LETTER_MAX_BYTES = 2 * 1024 * 1024
