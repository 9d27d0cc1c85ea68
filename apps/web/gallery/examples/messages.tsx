import type { MessageAnswer, MessageSummary } from '@edfe/contracts/customs/messages'
import { applicationsOf, STATEMENT_KINDS } from '@edfe/domain/customs'
import { MessagePage } from '../../src/customs-messages/message-page.tsx'
import { MessageRecords } from '../../src/customs-messages/message-records.tsx'
import { MessagesPage } from '../../src/customs-messages/messages-page.tsx'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { ROW } from './sample.ts'

const [SENT_IN = '', ANSWERED_IN = ''] = applicationsOf('entry_summary')
const ID = '00000000-0000-4000-8000-000000000021'
const AT = '2026-03-05T15:00:00.000Z'
const ENTRY = { id: ROW.id, number: ROW.entry_number }
const ALL = { queryKey: ['messages', '', 'all'] }
const ONE = { queryKey: ['messages', 'one', ID] }

const messages: MessageSummary[] = [
  {
    id: ID,
    direction: 'received',
    application: STATEMENT_KINDS.daily.application,
    at: AT,
    entry: null,
    statement: { id: ID, number: '2726064001' },
    records: 12,
    match: null,
  },
  {
    id: '00000000-0000-4000-8000-000000000022',
    direction: 'received',
    application: ANSWERED_IN,
    at: AT,
    entry: ENTRY,
    statement: null,
    records: 7,
    match: null,
  },
  {
    id: '00000000-0000-4000-8000-000000000023',
    direction: 'sent',
    application: SENT_IN,
    at: AT,
    entry: ENTRY,
    statement: null,
    records: 20,
    match: '44LED SOLAR WALL LANTERNS, ALUMINUM HOUSING'.padEnd(80),
  },
]

const message: MessageAnswer = {
  id: ID,
  direction: 'sent',
  application: SENT_IN,
  at: AT,
  entry: ENTRY,
  statement: null,
  before: { id: '00000000-0000-4000-8000-000000000023', at: AT },
  records: [
    {
      id: '10',
      title: 'Entry Summary Header Control',
      image: '10RB76  03245276 2704AF-2206     0111 X           1'.padEnd(80),
      change: 'changed',
      fields: [
        { label: 'Summary Filing Action Request Code', start: 3, end: 3, value: 'R', before: 'A' },
        { label: 'Entry Filer Code', start: 4, end: 6, value: 'B76' },
        { label: 'Broker Reference Number', start: 22, end: 30, value: 'AF-2206', before: '' },
      ],
    },
    {
      id: '11',
      title: 'Entry Summary Header Content',
      image: '1107-4418290  07-4418290                 022426022426       CA'.padEnd(80),
      change: 'none',
      fields: [{ label: 'Importer of Record Number', start: 3, end: 14, value: '07-4418290' }],
    },
    {
      id: '62',
      title: 'User Fee Data',
      image: '6250100001600'.padEnd(80),
      change: 'added',
      fields: [{ label: 'User Fee Amount', start: 6, end: 13, value: '16.00' }],
    },
    { id: 'QQ', title: null, image: 'QQ SOMETHING NEW'.padEnd(80), change: 'none', fields: [] },
  ],
  removed: ['318B 054'.padEnd(80)],
}

const list = (of: MessageSummary[], next: string | null = null) =>
  answer(ALL, { pages: [{ messages: of, next }], pageParams: [''] })
const listed = (...answers: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={answers}>
    <MessagesPage />
  </Answered>
)
const opened = (...answers: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={answers}>
    <MessagePage />
  </Answered>
)

/** `src/customs-messages`: the messages to and from CBP, and one of them record by record. */
export const examples: readonly Example[] = [
  {
    component: 'MessagesPage',
    at: '/messages',
    states: {
      usual: listed(list(messages, 'further')),
      loading: listed(),
      error: listed(failure(ALL)),
      empty: listed(list([])),
    },
  },
  {
    component: 'MessagePage',
    at: `/messages/${ID}`,
    states: {
      usual: opened(answer(ONE, message)),
      'the first of its kind': opened(
        answer(ONE, {
          ...message,
          before: null,
          removed: [],
          records: message.records.map((record) => ({ ...record, change: null })),
        }),
      ),
      loading: opened(),
      error: opened(failure(ONE)),
    },
  },
  {
    component: 'MessageRecords',
    at: '/messages',
    states: {
      'a thousand records': (
        <MessageRecords
          records={Array.from({ length: 250 }, () => message.records[1]!)}
          compared="No record differs from the one before."
        />
      ),
    },
  },
]
