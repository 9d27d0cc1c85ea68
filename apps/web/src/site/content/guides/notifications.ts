import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import type { Guide } from './guide.ts'

export const notifications = (): Guide => ({
  ...documentationPage('/documentation/notifications'),
  description: t({
    id: 'notifications-topic.description',
    defaultMessage: 'What we notify you about, where, and how to receive fewer messages.',
  }),
  lead: t({
    id: 'notifications-topic.lead',
    defaultMessage: 'We notify you when an entry changes status or needs your action.',
  }),
  sections: [
    {
      heading: t({ id: 'notifications-topic.where.heading', defaultMessage: 'Where' }),
      list: [
        t({
          id: 'notifications-topic.where.item-1',
          defaultMessage:
            'In the app: the bell in the header counts what is new and shows the latest on every page. The dashboard lists them as well.',
        }),
        t({
          id: 'notifications-topic.where.item-2',
          defaultMessage:
            'By email, immediately or in a digest. During quiet hours, we hold email until they end.',
        }),
        t({
          id: 'notifications-topic.where.item-3',
          defaultMessage:
            'A daily digest leaves at 8:00 AM in your time zone. A weekly digest leaves on Monday at 8:00 AM.',
        }),
        t({
          id: 'notifications-topic.where.item-4',
          defaultMessage:
            'The organization also has notifications for incidents, releases and compliance. Only its administrators receive them by email.',
        }),
      ],
    },
    {
      heading: t({ id: 'notifications-topic.tasks.heading', defaultMessage: 'Tasks' }),
      paragraphs: [
        t({
          id: 'notifications-topic.tasks.1',
          defaultMessage:
            'A task names the next action for an entry: fix issues, approve it, or file the summary by its due date. The due date counts working days and excludes federal holidays.',
        }),
      ],
    },
    {
      heading: t({ id: 'notifications-topic.change-them.heading', defaultMessage: 'Change them' }),
      paragraphs: [
        t({
          id: 'notifications-topic.change-them.1',
          defaultMessage:
            'Open Settings, then Notifications. Each member sets personal notifications. An administrator sets those of the organization.',
        }),
      ],
    },
  ],
})
