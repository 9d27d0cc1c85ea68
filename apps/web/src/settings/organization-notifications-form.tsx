import type { OrgNotifications } from '@edfe/contracts/organization/organization'
import { t } from '../words/t.ts'
import { type MailSwitch, NotificationForm } from './notification-form.tsx'

const SWITCHES: readonly MailSwitch<OrgNotifications>[] = [
  {
    setting: 'email_incidents',
    get label() {
      return t({ id: 'organization-notifications-form.incidents', defaultMessage: 'Incidents' })
    },
    get note() {
      return t({
        id: 'organization-notifications-form.the-cbp-gateway-refuses-a',
        defaultMessage: 'The CBP gateway refuses a transmission.',
      })
    },
  },
  {
    setting: 'email_releases',
    get label() {
      return t({ id: 'organization-notifications-form.releases', defaultMessage: 'Releases' })
    },
    get note() {
      return t({
        id: 'organization-notifications-form.goods-are-released',
        defaultMessage: 'Goods are released.',
      })
    },
  },
  {
    setting: 'email_compliance',
    get label() {
      return t({ id: 'organization-notifications-form.compliance', defaultMessage: 'Compliance' })
    },
    get note() {
      return t({
        id: 'organization-notifications-form.rejections-holds-and-requests-of',
        defaultMessage: 'Rejections, holds and requests of CBP.',
      })
    },
  },
  {
    setting: 'email_deadlines',
    get label() {
      return t({ id: 'organization-notifications-form.deadlines', defaultMessage: 'Deadlines' })
    },
    get note() {
      return t({
        id: 'organization-notifications-form.coming-deadlines-of-all-entries',
        defaultMessage: 'Coming deadlines of all entries, once each.',
      })
    },
  },
]

interface OrganizationNotificationsFormProps {
  saved: OrgNotifications
  busy: boolean
  onSave: (next: OrgNotifications) => void
}

/** Shows the mail settings of the organisation's admins, and the setting for notices in the application. */
export const OrganizationNotificationsForm = (props: OrganizationNotificationsFormProps) => (
  <NotificationForm
    title={t({
      id: 'organization-notifications-form.organization-notifications',
      defaultMessage: 'Organization Notifications',
    })}
    lead={t({
      id: 'organization-notifications-form.email-goes-to-every-admin',
      defaultMessage:
        'Email goes to every admin of your organization, outside their own quiet hours. The switch for the application holds for every member.',
    })}
    action={t({
      id: 'organization-notifications-form.save-organization-notifications',
      defaultMessage: 'Save organization notifications',
    })}
    mail={t({ id: 'organization-notifications-form.email-about', defaultMessage: 'Email about' })}
    switches={SWITCHES}
    inApp={t({
      id: 'organization-notifications-form.show-notifications-on-the-dashboard',
      defaultMessage: 'Show notifications on the dashboard',
    })}
    {...props}
  />
)
