import { SESSION } from '../messages/session-messages.ts'
import { run } from './auth-call.ts'
import { forgetPerson, unfinishedPapersOf, unsavedEntriesOf } from './kept-here.ts'
import { askToLeave, saveBeforeLeaving } from './leaving.ts'
import { emit, sessionState } from './session-store.ts'

/** Statuses that say that the server knows no such session: it is over all the same (specification 1, section 4). */
const ALREADY_OVER = new Set([401, 403, 404])

/**
 * Ends the session, and removes what this browser keeps of the person's entries: what is not saved goes to the server
 * first, and where that fails, or papers are in no entry yet, the person is asked. 'failed' when the server did not hear of it: then the session goes
 * on, and the frame says so.
 */
export async function signOut(): Promise<'signed_out' | 'stayed' | 'failed'> {
  const userId = sessionState().user?.id
  if (userId) {
    await saveBeforeLeaving(userId)
    const lost = { unsaved: unsavedEntriesOf(userId).length, ...(await unfinishedPapersOf(userId)) }
    const isNothing = lost.unsaved + lost.papers === 0 && !lost.isConfirmed
    if (!isNothing && !(await askToLeave(lost))) return 'stayed'
  }
  const ended = await run(
    async (auth) => {
      const { data, error } = await auth.signOut()
      return { data, error: error && ALREADY_OVER.has(error.status) ? null : error }
    },
    { form: SESSION.signOutFailed, session: { message: SESSION.signOutFailed, again: signOut } },
  )
  if (!ended.ok) return 'failed'
  if (userId) forgetPerson(userId)
  emit('SIGNED_OUT', { user: undefined, error: undefined, expired: false, loading: false })
  return 'signed_out'
}
