import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import type { Guide } from './guide.ts'

export const settings = (): Guide => ({
  ...documentationPage('/documentation/settings'),
  description: t({
    id: 'settings-topic.description',
    defaultMessage: 'Account, notifications, security, organization and members: where to find each setting.',
  }),
  lead: t({ id: 'settings-topic.lead', defaultMessage: 'Settings has five pages.' }),
  sections: [
    {
      heading: t({ id: 'settings-topic.pages.heading', defaultMessage: 'Pages' }),
      table: {
        head: [
          t({ id: 'settings-topic.pages.head-1', defaultMessage: 'Page' }),
          t({ id: 'settings-topic.pages.head-2', defaultMessage: 'What is there' }),
        ],
        rows: [
          [
            t({ id: 'settings-topic.pages.organization', defaultMessage: 'Organization' }),
            t({
              id: 'settings-topic.pages.organization.means',
              defaultMessage:
                'Name, EIN, importer number, filer code, time zone, default port, rules, business address, bond on file, declarant and filer phone, way of paying and retention of records. Leave or delete the organization.',
            }),
          ],
          [
            t({ id: 'settings-topic.pages.members', defaultMessage: 'Members' }),
            t({
              id: 'settings-topic.pages.members.means',
              defaultMessage: 'Invite a member, change a role, or enable, disable or remove a member.',
            }),
          ],
          [
            t({ id: 'settings-topic.pages.account', defaultMessage: 'Account' }),
            t({
              id: 'settings-topic.pages.account.means',
              defaultMessage:
                'Your profile and your preferences: theme, density, page size, shortcuts, tips, language and time zone. Download your data or delete your account.',
            }),
          ],
          [
            t({ id: 'settings-topic.pages.notifications', defaultMessage: 'Notifications' }),
            t({
              id: 'settings-topic.pages.notifications.means',
              defaultMessage: 'Personal and organization notifications, digests and quiet hours.',
            }),
          ],
          [
            t({ id: 'settings-topic.pages.security', defaultMessage: 'Security' }),
            t({
              id: 'settings-topic.pages.security.means',
              defaultMessage:
                'The audit log and its export, your sessions, two-factor authentication and your passkeys.',
            }),
          ],
        ],
      },
    },
    {
      heading: t({
        id: 'settings-topic.several-organizations.heading',
        defaultMessage: 'Several organizations',
      }),
      paragraphs: [
        t({
          id: 'settings-topic.several-organizations.1',
          defaultMessage:
            'You can belong to several organizations. The name in the header switches between them. Each has its own entries, members and settings.',
        }),
      ],
    },
    {
      heading: t({ id: 'settings-topic.time-zone.heading', defaultMessage: 'Time zone' }),
      paragraphs: [
        t({
          id: 'settings-topic.time-zone.1',
          defaultMessage:
            'The rules use today’s date in the organization’s time zone. They reject a date that is in the future there.',
        }),
      ],
    },
  ],
})
