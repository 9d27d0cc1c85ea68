import type { OrgNotifications } from '@edfe/contracts/organization/organization'
import { type MailSwitch, NotificationForm } from './notification-form.tsx'

const SWITCHES: readonly MailSwitch<OrgNotifications>[] = [
  { setting: 'email_incidents', label: 'Incidents', note: 'The CBP gateway refuses a transmission.' },
  { setting: 'email_releases', label: 'Releases', note: 'Goods are released.' },
  { setting: 'email_compliance', label: 'Compliance', note: 'Rejections, holds and requests of CBP.' },
  {
    setting: 'email_deadlines',
    label: 'Deadlines',
    note: 'Coming deadlines of all entries, once each.',
  },
]

interface OrganizationNotificationsFormProps {
  saved: OrgNotifications
  busy: boolean
  onSave: (next: OrgNotifications) => void
}

/** What the organisation's admins are mailed about, and whether anything is shown in the application. */
export const OrganizationNotificationsForm = (props: OrganizationNotificationsFormProps) => (
  <NotificationForm
    title="Organization Notifications"
    lead="Email goes to every admin of your organization, outside their own quiet hours. The switch for the application holds for every member."
    action="Save organization notifications"
    mail="Email about"
    switches={SWITCHES}
    inApp="Show notifications on the dashboard"
    {...props}
  />
)
