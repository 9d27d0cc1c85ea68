import { meQuery } from '../../src/api/me.ts'
import { AccountsPanel } from '../../src/operator/accounts-panel.tsx'
import { ActDialog, type Wanted } from '../../src/operator/act-dialog.tsx'
import { LineDialog } from '../../src/operator/line-dialog.tsx'
import { OperatorPage } from '../../src/operator/operator-page.tsx'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { typed, Used } from '../used.tsx'
import { LONG_TEXT } from './long.ts'
import { ACCOUNTS, AT, NOTHING, OPERATIONS } from './operator-sample.ts'
import { ME, ROW } from './sample.ts'

const ASK = { queryKey: ['operator'] }
const SOUGHT = 'ruth'
const FOUND = { queryKey: ['operator', 'accounts', SOUGHT] }
const OPERATOR = answer(meQuery, { ...ME, is_operator: true })
const typeName = typed(SOUGHT)

const page = (...answers: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={[OPERATOR, ...answers]}>
    <OperatorPage />
  </Answered>
)
/** The panel of accounts after a name was typed. */
const accounts = (...answers: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={[OPERATOR, ...answers]}>
    <Used by={typeName}>
      <AccountsPanel sessions={14} onAct={nothing} />
    </Used>
  </Answered>
)
const dialog = (wanted: Wanted) => <ActDialog wanted={wanted} onClose={nothing} />

/** `src/operator`: what the operator of an installation sees and does. */
export const examples: readonly Example[] = [
  {
    component: 'OperatorPage',
    at: '/operator',
    states: {
      usual: page(answer(ASK, OPERATIONS)),
      loading: page(),
      error: page(failure(ASK)),
      empty: page(answer(ASK, NOTHING)),
      'sending is paused': page(answer(ASK, { ...NOTHING, road: { ...NOTHING.road, paused_at: AT } })),
      'the other side is away': page(answer(ASK, { ...NOTHING, road: { ...NOTHING.road, away_since: AT } })),
    },
  },
  {
    component: 'AccountsPanel',
    states: {
      usual: accounts(answer(FOUND, ACCOUNTS)),
      loading: accounts(),
      error: accounts(failure(FOUND)),
      empty: accounts(answer(FOUND, { accounts: [] })),
    },
  },
  {
    component: 'LineDialog',
    states: {
      usual: (
        <LineDialog line={OPERATIONS.lines[0]!} roads={['practice', 'live', 'test']} onClose={nothing} />
      ),
      'the first time': <LineDialog line={OPERATIONS.lines[1]!} roads={['live']} onClose={nothing} />,
    },
  },
  {
    component: 'ActDialog',
    states: {
      usual: dialog({
        order: { act: 'confirm_number', id: ROW.id },
        about: 'Filer code B76 of Okafor Imports.',
      }),
      danger: dialog({ order: { act: 'end_all_sessions' }, about: '14 open sessions.' }),
      'a message and its entry': dialog({
        order: { act: 'match_message', id: ROW.id },
        about: 'Received on 03/05/2026.',
      }),
      'an edition and its first day': dialog({
        order: { act: 'approve_tariff', id: ROW.id },
        about: 'HTS 2026 Rev 3, published 03/04/2026.',
        firstDay: '2026-03-04',
      }),
      'long text': dialog({ order: { act: 'disable_account', id: ROW.id }, about: LONG_TEXT }),
    },
  },
]
