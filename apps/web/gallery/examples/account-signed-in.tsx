import { InvitationPage } from '../../src/account/invitation-page.tsx'
import { meQuery } from '../../src/api/me.ts'
import { Answered, answer, refusal } from '../answered.tsx'
import type { Example } from '../example.ts'
import { INVITATION, INVITATION_ADDRESS, INVITED, NOT_THERE } from './invitation-sample.ts'
import { LONG_NAME } from './long.ts'
import { ME, PERSON } from './sample.ts'

const invitation = (
  said: Parameters<typeof Answered>[0]['answers'],
  organizations: readonly string[] = [],
) => {
  const me = {
    ...ME,
    organizations: organizations.map((name) => ({ id: name, name, role: 'admin' as const })),
  }
  return (
    <Answered answers={[answer(meQuery, me), ...said]}>
      <InvitationPage />
    </Answered>
  )
}
const MINE = { ...INVITED, email: PERSON.email }

/** `src/account`: pages of visitors, seen by somebody who is signed in. */
export const examples: readonly Example[] = [
  {
    component: 'InvitationPage',
    at: INVITATION_ADDRESS,
    states: {
      usual: invitation([answer(INVITATION, MINE)]),
      'of another organization too': invitation([answer(INVITATION, MINE)], ['Delgado Trading', LONG_NAME]),
      'of another person': invitation([answer(INVITATION, INVITED)]),
      'of another person, long text': invitation([
        answer(INVITATION, { ...INVITED, email: `${LONG_NAME}@example.com` }),
      ]),
      gone: invitation([refusal(INVITATION, NOT_THERE)]),
    },
  },
]
