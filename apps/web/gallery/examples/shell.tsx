import type { AnswerOf } from '@edfe/contracts/operations'
import { type ReactNode, useEffect } from 'react'
import { checkConnection } from '../../src/api/connection.ts'
import { meQuery } from '../../src/api/me.ts'
import { setSession } from '../../src/session/session-store.ts'
import { DisabledMember } from '../../src/shell/disabled-member.tsx'
import { MobileMenu } from '../../src/shell/mobile-menu.tsx'
import { NotificationBell } from '../../src/shell/notification-bell.tsx'
import { PageFailed } from '../../src/shell/page-failed.tsx'
import { PracticeBar } from '../../src/shell/practice-bar.tsx'
import { ReconnectingBar } from '../../src/shell/reconnecting-bar.tsx'
import { SecondFactorNeeded } from '../../src/shell/second-factor-needed.tsx'
import { SessionAlert } from '../../src/shell/session-alert.tsx'
import { Shell } from '../../src/shell/shell.tsx'
import { Sidebar } from '../../src/shell/sidebar.tsx'
import { SiteFooter } from '../../src/shell/site-footer.tsx'
import { TopBar } from '../../src/shell/top-bar.tsx'
import { VisitorFrame } from '../../src/shell/visitor-frame.tsx'
import { WaitingFrame } from '../../src/shell/waiting-frame.tsx'
import { PageHead } from '../../src/ui/page-head.tsx'
import { Answered, answer } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { LONG_NAME } from './long.ts'
import { ME } from './sample.ts'
import { ORGANIZATION } from './settings-sample.ts'
import { SEVERAL, shellDialogs } from './shell-dialogs.tsx'

const ORGANIZATION_ASK = { queryKey: ['organization'] }
const NEWS = { queryKey: ['notifications'] }
const LONG_ME = { ...SEVERAL, user: { ...ME.user, given_name: LONG_NAME, email: `${LONG_NAME}@example.com` } }

const as = (me: typeof ME, part: ReactNode, organization = ORGANIZATION, unread = 0) => (
  <Answered
    answers={[
      answer(meQuery, me),
      answer(ORGANIZATION_ASK, { organization, address: null }),
      answer(NEWS, { notifications: [], unread } satisfies AnswerOf<'listNotifications'>),
    ]}
  >
    {part}
  </Answered>
)
const shell = (
  <Shell>
    <PageHead title="Entries" sub="3 entries" />
  </Shell>
)
/** Beside the page from here on, above it before. */
const WIDE_PX = 961
const beside = (
  <div style={{ width: '15rem' }}>
    <Sidebar />
  </div>
)
const menu = (
  <div style={{ height: '34rem' }}>
    <MobileMenu id="menu" onClose={nothing} onSwitch={nothing} onSignOut={nothing} />
  </div>
)

/** Does once what brings a part of the frame up. */
function After({ what, children }: { what: () => void; children: ReactNode }) {
  useEffect(what, [what])
  return children
}
const failSession = () =>
  setSession({ error: { message: 'Sign-out failed. Try again.', again: async () => undefined } })

/** `src/shell`: the frame around pages. */
export const examples: readonly Example[] = [
  {
    component: 'Shell',
    states: {
      usual: as(ME, shell),
      'long text': as(LONG_ME, shell, { ...ORGANIZATION, name: LONG_NAME }, 12),
      loading: shell,
      practice: as({ ...ME, practice: 'simulator' }, shell),
      'second factor needed': as({ ...ME, lacks_second_factor: true }, shell),
    },
  },
  {
    component: 'TopBar',
    states: {
      'signed in': as(ME, <TopBar signedIn />),
      'several organizations': as(SEVERAL, <TopBar signedIn />, ORGANIZATION, 3),
      visitor: <TopBar signedIn={false} />,
    },
  },
  {
    component: 'Sidebar',
    at: '/settings/members',
    narrowest: WIDE_PX,
    states: { 'in the settings, operator': as({ ...ME, is_operator: true }, beside) },
  },
  {
    component: 'MobileMenu',
    widest: WIDE_PX - 1,
    states: { usual: as(ME, menu), 'long text': as(LONG_ME, menu) },
  },
  {
    component: 'NotificationBell',
    states: {
      'nothing new': as(ME, <NotificationBell />),
      some: as(ME, <NotificationBell />, ORGANIZATION, 3),
      many: as(ME, <NotificationBell />, ORGANIZATION, 12),
    },
  },
  {
    component: 'PracticeBar',
    states: {
      simulator: as({ ...ME, practice: 'simulator' }, <PracticeBar />),
      'no filer code': as({ ...ME, practice: 'no_filer_code' }, <PracticeBar />),
      test: as({ ...ME, practice: 'test' }, <PracticeBar />),
    },
  },
  {
    component: 'ReconnectingBar',
    states: {
      usual: (
        <After what={checkConnection}>
          <div style={{ height: '3rem' }}>
            <ReconnectingBar />
          </div>
        </After>
      ),
    },
  },
  {
    component: 'SessionAlert',
    states: {
      error: (
        <After what={failSession}>
          <div style={{ height: '8rem' }}>
            <SessionAlert />
          </div>
        </After>
      ),
    },
  },
  {
    component: 'SecondFactorNeeded',
    states: { 'long text': <SecondFactorNeeded organization={LONG_NAME} /> },
  },
  {
    component: 'DisabledMember',
    states: { usual: <DisabledMember organization="Okafor Imports" /> },
  },
  {
    component: 'PageFailed',
    states: { usual: <PageFailed error={new Error('No page')} reset={nothing} /> },
  },
  {
    component: 'VisitorFrame',
    states: {
      usual: (
        <VisitorFrame>
          <PageHead title="Sign in" />
        </VisitorFrame>
      ),
    },
  },
  { component: 'WaitingFrame', states: { loading: <WaitingFrame /> } },
  { component: 'SiteFooter', states: { usual: <SiteFooter /> } },
  ...shellDialogs,
]
