import type { UserNotifications } from '@edfe/contracts/accounts/me'
import { t } from '../words/t.ts'
import { type MailSwitch, NotificationForm } from './notification-form.tsx'
import { QuietHoursFields } from './quiet-hours-fields.tsx'

const SWITCHES: readonly MailSwitch<UserNotifications>[] = [
  {
    setting: 'email_tasks',
    get label() {
      return t({ id: 'personal-notifications-form.tasks', defaultMessage: 'Tasks' })
    },
    get note() {
      return t({
        id: 'personal-notifications-form.an-entry-is-assigned-to',
        defaultMessage: 'An entry is assigned to you or waits for your approval.',
      })
    },
  },
  {
    setting: 'email_mentions',
    get label() {
      return t({ id: 'personal-notifications-form.mentions', defaultMessage: 'Mentions' })
    },
    get note() {
      return t({
        id: 'personal-notifications-form.a-comment-on-an-entry',
        defaultMessage: 'A comment on an entry names you.',
      })
    },
  },
  {
    setting: 'email_entry_status',
    get label() {
      return t({ id: 'personal-notifications-form.entry-status', defaultMessage: 'Entry status' })
    },
    get note() {
      return t({
        id: 'personal-notifications-form.answers-of-cbp-to-an',
        defaultMessage: 'Answers of CBP to an entry that you submitted.',
      })
    },
  },
  {
    setting: 'email_deadlines',
    get label() {
      return t({ id: 'personal-notifications-form.deadlines', defaultMessage: 'Deadlines' })
    },
    get note() {
      return t({
        id: 'personal-notifications-form.entries-that-you-work-on',
        defaultMessage:
          'Entries that you work on: a summary to file, a payment or a request of CBP in 3 days, the last day to correct or protest in 30.',
      })
    },
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
    title={t({
      id: 'personal-notifications-form.personal-notifications',
      defaultMessage: 'Personal Notifications',
    })}
    lead={t({
      id: 'personal-notifications-form.applies-to-you-only-in',
      defaultMessage: 'Applies to you only, in your time zone.',
    })}
    action={t({
      id: 'personal-notifications-form.save-personal-notifications',
      defaultMessage: 'Save personal notifications',
    })}
    mail={t({ id: 'personal-notifications-form.email-me-about', defaultMessage: 'Email me about' })}
    switches={SWITCHES}
    inApp={t({
      id: 'personal-notifications-form.show-notifications-on-the-dashboard',
      defaultMessage: 'Show notifications on the dashboard',
    })}
    more={(values, change) => (
      <QuietHoursFields hours={values.quiet_hours} onChange={(hours) => change({ quiet_hours: hours })} />
    )}
    {...props}
  />
)
