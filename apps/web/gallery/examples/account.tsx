import type { ReactNode } from 'react'
import { AskAgain } from '../../src/account/ask-again.tsx'
import { AskForProof } from '../../src/account/ask-for-proof.tsx'
import { CreateAccountPage } from '../../src/account/create-account-page.tsx'
import { InvitationPage } from '../../src/account/invitation-page.tsx'
import { ResetPasswordPage } from '../../src/account/reset-password-page.tsx'
import { SignInPage } from '../../src/account/sign-in-page.tsx'
import { meQuery } from '../../src/api/me.ts'
import { authProvidersQuery } from '../../src/api/new-installation.ts'
import { Answered, answer, failure, refusal } from '../answered.tsx'
import type { Example } from '../example.ts'
import { accountRestore } from './account-restore.tsx'
import { INVITATION, INVITATION_ADDRESS, INVITED, NOT_THERE } from './invitation-sample.ts'
import { LONG_NAME } from './long.ts'
import { ME, PERSON, WAYS } from './sample.ts'

export const isForVisitors = true

const TOKEN = 'k4m2p9x7qd'

const invitation = (said: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={said}>
    <InvitationPage />
  </Answered>
)
const offering = (page: ReactNode, ways: Partial<typeof WAYS> = {}) => (
  <Answered answers={[answer(authProvidersQuery, { ...WAYS, ...ways })]}>{page}</Answered>
)
const known = (me: Partial<typeof ME>, dialog: ReactNode) => (
  <Answered answers={[answer(meQuery, { ...ME, ...me }), answer(authProvidersQuery, WAYS)]}>
    {dialog}
  </Answered>
)

/** `src/account`: pages of visitors, and who asks them again. */
export const examples: readonly Example[] = [
  {
    component: 'SignInPage',
    at: '/sign-in',
    states: {
      usual: offering(<SignInPage />),
      'new installation': offering(<SignInPage />, { google: false, provider: null, is_new: true }),
    },
  },
  { component: 'SignInPage with a code', at: '/sign-in?step=code', states: { usual: <SignInPage /> } },
  { component: 'SignInPage after Google', at: '/sign-in?error=denied', states: { error: <SignInPage /> } },
  {
    component: 'SignInPage after single sign-on',
    at: '/sign-in?way=oidc&error=account_not_linked',
    states: { error: offering(<SignInPage />) },
  },
  {
    component: 'CreateAccountPage',
    at: '/create-account',
    states: {
      usual: offering(<CreateAccountPage />),
      'new installation': offering(<CreateAccountPage />, { google: false, provider: null, is_new: true }),
    },
  },
  {
    component: 'ResetPasswordPage',
    at: `/reset-password?token=${TOKEN}`,
    states: { 'from a mail': <ResetPasswordPage /> },
  },
  {
    component: 'ResetPasswordPage without a mail',
    at: '/reset-password',
    states: { usual: <ResetPasswordPage /> },
  },
  {
    component: 'ResetPasswordPage of an old link',
    at: '/reset-password?error=INVALID_TOKEN',
    states: { error: <ResetPasswordPage /> },
  },
  {
    component: 'InvitationPage',
    at: INVITATION_ADDRESS,
    states: {
      usual: invitation([answer(INVITATION, INVITED)]),
      'has an account, long text': invitation([
        answer(INVITATION, {
          ...INVITED,
          org_name: LONG_NAME,
          email: `${LONG_NAME}@example.com`,
          has_account: true,
        }),
      ]),
      loading: invitation([]),
      error: invitation([failure(INVITATION)]),
      gone: invitation([refusal(INVITATION, NOT_THERE)]),
    },
  },
  {
    component: 'AskAgain',
    states: {
      usual: known({}, <AskAgain user={PERSON} />),
      'no password': known({ has_password: false }, <AskAgain user={PERSON} />),
      'long text': known({}, <AskAgain user={{ ...PERSON, email: `${LONG_NAME}@example.com` }} />),
    },
  },
  {
    component: 'AskForProof',
    states: {
      usual: known({}, <AskForProof />),
      'no password': known({ has_password: false }, <AskForProof />),
    },
  },
  ...accountRestore,
]
