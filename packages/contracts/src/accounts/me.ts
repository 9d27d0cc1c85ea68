import { ROLES } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { CUSTOMS_GATEWAYS, PRACTICE_REASONS } from '@edfe/domain/profile'
import { z } from 'zod'
import { DENSITIES, DIGESTS, LANGUAGES, PAGE_SIZES, THEMES, TIMEZONES } from '../choices.ts'
import { fault } from '../fault.ts'
import { Name } from '../names.ts'
import { OwnOrganization } from './memberships.ts'

export const Language = z.enum(LANGUAGES)
export const Timezone = z.enum(TIMEZONES)
export const Digest = z.enum(DIGESTS)
export const Role = z.enum(ROLES)

/** The person's own record. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  job_title: z.string().nullable(),
  phone: z.string().nullable(),
  language: Language,
  timezone: Timezone,
  updated_at: z.string(),
})
export type User = z.output<typeof User>

const optionalLine = z
  .string()
  .trim()
  .max(100)
  .transform((text) => text || null)
  .nullable()
  .optional()

export const UpdateUser = z.strictObject({
  given_name: Name(say({ id: 'request.label.first-name', defaultMessage: 'First name' }), 100)
    .min(1, fault(say({ id: 'request.first-name-is-required', defaultMessage: 'First name is required' })))
    .optional(),
  family_name: Name(say({ id: 'request.label.last-name', defaultMessage: 'Last name' }), 100)
    .min(1, fault(say({ id: 'request.last-name-is-required', defaultMessage: 'Last name is required' })))
    .optional(),
  job_title: optionalLine,
  phone: optionalLine,
  language: Language.optional(),
  timezone: Timezone.optional(),
})

export const UserPreferences = z.object({
  theme: z.enum(THEMES),
  density: z.enum(DENSITIES),
  table_page_size: z.union(PAGE_SIZES.map((size) => z.literal(size))),
  kb_shortcuts: z.boolean(),
  show_tips: z.boolean(),
  /** False until the person has saved them: lists then use 20 rows. */
  is_saved: z.boolean(),
})
export type UserPreferences = z.output<typeof UserPreferences>
export const UpdateUserPreferences = z.strictObject(UserPreferences.omit({ is_saved: true }).partial().shape)

const ClockTime = z
  .string()
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    fault(say({ id: 'request.use-a-time-such-as-22', defaultMessage: 'Use a time such as 22:00' })),
  )
export const QuietHours = z.strictObject({ start: ClockTime, end: ClockTime })
export const UserNotifications = z.object({
  email_tasks: z.boolean(),
  email_mentions: z.boolean(),
  email_entry_status: z.boolean(),
  email_deadlines: z.boolean(),
  inapp_enabled: z.boolean(),
  digest: Digest,
  /** In the person's time zone; null when there are none. */
  quiet_hours: QuietHours.nullable(),
})
export type UserNotifications = z.output<typeof UserNotifications>
export const UpdateUserNotifications = z.strictObject(UserNotifications.partial().shape)

/** `GET /api/me`: who is signed in, where, and as what. */
export const Me = z.object({
  user: User,
  /** Full name, else the part of the email before the at-sign, else 'User'. */
  display_name: z.string(),
  /** The membership that the session works under; null for someone without an organization. */
  membership: z
    .object({ id: z.uuid(), org_id: z.uuid(), role: Role, org_name: z.string(), org_timezone: z.string() })
    .nullable(),
  /** Every organization in which the person is an active member. */
  organizations: z.array(OwnOrganization),
  /** The name of the organization that disabled the person's membership, for someone without an active one. */
  disabled_in: z.string().nullable(),
  /** The permissions of this role, by name, for buttons; the server decides in any case. */
  may: z.array(z.string()),
  preferences: UserPreferences,
  /** The organization asks for a second factor, and the person has none yet: until then nothing else is open. */
  lacks_second_factor: z.boolean(),
  has_two_factor: z.boolean(),
  /** True if the account is listed in the setting OPERATORS: navigation then leads to the operator's page. */
  is_operator: z.boolean(),
  has_password: z.boolean(),
  /** The account is connected with the provider of single sign-on. */
  has_provider: z.boolean(),
  /** The calendar day for rules in the organisation's time zone. */
  today: z.string(),
  /** Where submissions of the server go now. */
  customs_gateway: z.enum(CUSTOMS_GATEWAYS),
  /** Why nothing that the organization submits now reaches CBP; null for one that files. */
  practice: z.enum(PRACTICE_REASONS).nullable(),
})
export type Me = z.output<typeof Me>
