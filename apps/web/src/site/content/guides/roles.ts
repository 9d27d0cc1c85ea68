import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import type { Guide } from './guide.ts'

export const roles = (): Guide => ({
  ...documentationPage('/documentation/roles'),
  description: t({
    id: 'roles-topic.description',
    defaultMessage: 'What Admin, Preparer and Viewer may do.',
  }),
  lead: t({
    id: 'roles-topic.lead',
    defaultMessage: 'A member’s role sets what the member may do. Only active members have access.',
  }),
  sections: [
    {
      heading: t({ id: 'roles-topic.roles.heading', defaultMessage: 'Roles' }),
      table: {
        head: [
          t({ id: 'roles-topic.roles.head-1', defaultMessage: 'Role' }),
          t({ id: 'roles-topic.roles.head-2', defaultMessage: 'May' }),
        ],
        rows: [
          [
            t({ id: 'roles-topic.roles.admin', defaultMessage: 'Admin' }),
            t({
              id: 'roles-topic.roles.admin.means',
              defaultMessage: 'Manage settings and members, and do everything that a preparer may do.',
            }),
          ],
          [
            t({ id: 'roles-topic.roles.preparer', defaultMessage: 'Preparer' }),
            t({
              id: 'roles-topic.roles.preparer.means',
              defaultMessage: 'Create, edit, upload, and submit when valid.',
            }),
          ],
          [
            t({ id: 'roles-topic.roles.viewer', defaultMessage: 'Viewer' }),
            t({ id: 'roles-topic.roles.viewer.means', defaultMessage: 'Read only.' }),
          ],
        ],
      },
    },
    {
      heading: t({ id: 'roles-topic.member-list.heading', defaultMessage: 'In the member list' }),
      paragraphs: [
        t({
          id: 'roles-topic.member-list.1',
          defaultMessage:
            'The member list names four roles: admin, preparer, approver and auditor. An approver may do everything that a preparer may do, and may submit. An auditor reads entries, records and the audit log, and changes nothing.',
        }),
      ],
    },
    {
      heading: t({ id: 'roles-topic.who-submits.heading', defaultMessage: 'Who submits' }),
      paragraphs: [
        t({
          id: 'roles-topic.who-submits.1',
          defaultMessage:
            'The server lets an approver or an admin submit an entry. A preparer completes it and chooses Send for approval. Both add documents to the entry.',
        }),
      ],
    },
    {
      heading: t({ id: 'roles-topic.last-administrator.heading', defaultMessage: 'The last administrator' }),
      paragraphs: [
        t({
          id: 'roles-topic.last-administrator.1',
          defaultMessage:
            'An organization always keeps one active administrator. No one can demote, disable or remove the last one.',
        }),
      ],
    },
  ],
})
