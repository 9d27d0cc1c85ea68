import type { UserNotifications } from '@edfe/contracts/accounts/me'
import { type MailSwitch, NotificationForm } from './notification-form.tsx'
import { QuietHoursFields } from './quiet-hours-fields.tsx'

const SWITCHES: readonly MailSwitch<UserNotifications>[] = [
  { setting: 'email_tasks', label: 'Tasks', note: 'An entry is assigned to you or waits for your approval.' },
  { setting: 'email_mentions', label: 'Mentions', note: 'A comment on an entry names you.' },
  {
    setting: 'email_entry_status',
    label: 'Entry status',
    note: 'Answers of CBP to an entry that you submitted.',
  },
  {
    setting: 'email_deadlines',
    label: 'Deadlines',
    note: 'Entries that you work on: a summary to file, a payment or a request of CBP in 3 days, the last day to correct or protest in 30.',
  },
]

interface PersonalNotificationsFormProps {
  saved: UserNotifications
  busy: boolean
  onSave: (next: UserNotifications) => void
}

/** Mail, in-app messages, digest and quiet hours of one person. */
export const PersonalNotificationsForm = (props: PersonalNotificationsFormProps) => (
  <NotificationForm
    title="Personal Notifications"
    lead="Applies to you only, in your time zone."
    action="Save personal notifications"
    mail="Email me about"
    switches={SWITCHES}
    inApp="Show notifications on the dashboard"
    more={(values, change) => (
      <QuietHoursFields hours={values.quiet_hours} onChange={(hours) => change({ quiet_hours: hours })} />
    )}
    {...props}
  />
)
