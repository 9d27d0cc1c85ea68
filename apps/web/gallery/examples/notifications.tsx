import type { AnswerOf } from '@edfe/contracts/operations'
import { meQuery } from '../../src/api/me.ts'
import { BellPanel } from '../../src/notifications/bell-panel.tsx'
import { Panel } from '../../src/ui/panel.tsx'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { LONG_NAME, LONG_TEXT } from './long.ts'
import { ME } from './sample.ts'

type News = AnswerOf<'listNotifications'>

const ASK = { queryKey: ['notifications'] }
const KINDS = ['entry_accepted', 'entry_rejected', 'entry_hold', 'comment_mention']
const NEWS: News['notifications'] = KINDS.map((kind, at) => ({
  id: kind,
  kind,
  title: at === 3 ? LONG_NAME : 'ZZZ-0000001-8 has an answer of CBP',
  body: at === 2 ? LONG_TEXT : '',
  href: at === 0 ? null : '/entries',
  read_at: at === 0 ? '2026-03-05T15:00:00.000Z' : null,
  created_at: '2026-03-05T14:00:00.000Z',
}))

const panel = (said: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={[answer(meQuery, ME), ...said]}>
    <Panel>
      <BellPanel />
    </Panel>
  </Answered>
)

/** `src/notifications`: what happened to the entries of a person. */
export const examples: readonly Example[] = [
  {
    component: 'BellPanel',
    states: {
      usual: panel([answer(ASK, { notifications: NEWS, unread: 3 } satisfies News)]),
      loading: panel([]),
      error: panel([failure(ASK)]),
      empty: panel([answer(ASK, { notifications: [], unread: 0 } satisfies News)]),
    },
  },
]
