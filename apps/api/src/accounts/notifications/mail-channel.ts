import type { Digest, UserNotifications } from '@edfe/contracts/accounts/me'
import type { OrgNotifications } from '@edfe/contracts/organization/organization'
import type { z } from 'zod'
import { deliveryTime } from './delivery-time.ts'

export type PersonalKind = 'task' | 'mention' | 'entry_status' | 'deadline'
export type OrganizationKind = 'incident' | 'release' | 'compliance' | 'organization_deadline'

/** Notifications to a person, and the setting that switches their mail. */
const PERSONAL: Record<PersonalKind, keyof UserNotifications> = {
  task: 'email_tasks',
  mention: 'email_mentions',
  entry_status: 'email_entry_status',
  deadline: 'email_deadlines',
}
/** Notifications to the organisation's admins, and the setting that switches their mail. */
const ORGANIZATION: Record<OrganizationKind, keyof OrgNotifications> = {
  incident: 'email_incidents',
  release: 'email_releases',
  compliance: 'email_compliance',
  organization_deadline: 'email_deadlines',
}

/**
 * The settings that decide about one person's mail: those of the person, the time zone, and those of the
 * organisation.
 */
interface MailReader {
  settings: UserNotifications
  timezone: string
  org: OrgNotifications
}

const isPersonal = (kind: string): kind is PersonalKind => kind in PERSONAL

/**
 * Returns whether and how a kind of notice is mailed: personal kinds by the person's settings, others by the
 * organisation's.
 */
export function mailChannel(
  kind: PersonalKind | OrganizationKind,
  { settings, org }: Omit<MailReader, 'timezone'>,
) {
  return isPersonal(kind)
    ? { isMailed: settings[PERSONAL[kind]] === true, digest: settings.digest }
    : { isMailed: org[ORGANIZATION[kind]] === true, digest: org.digest }
}

/** When mail of this digest may leave to this person: undefined is now. Quiet hours hold for every kind. What is urgent does not ask. */
export const mailTime = (
  now: Date,
  digest: z.output<typeof Digest>,
  { settings, timezone }: Omit<MailReader, 'org'>,
): Date | undefined => deliveryTime(now, { digest, quietHours: settings.quiet_hours, timezone })
