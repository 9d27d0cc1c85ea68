import { forgetPerson, unfinishedPapersOf, unsavedEntriesOf } from '../../session/kept-here.ts'
import { BASE, wordsOf } from './page-words.ts'

const words = wordsOf('account')

/** The signed-in header of public pages: sign-out, and the display name in the menu. */
async function signOut(button: HTMLButtonElement): Promise<void> {
  button.disabled = true
  const userId = await readUserId().catch(() => undefined)
  const isUnsaved = Boolean(userId && unsavedEntriesOf(userId).length > 0)
  const { papers, isConfirmed } = await unfinishedPapersOf(userId ?? '')
  const lost = [isUnsaved && words('unsaved'), (papers > 0 || isConfirmed) && words('papers')].filter(Boolean)
  if (lost.length > 0 && !confirm(lost.join('\n\n'))) {
    button.disabled = false
    // The application can save it: a person who stays goes there.
    return isUnsaved ? location.assign('/entries') : undefined
  }
  const answer = await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => undefined)
  button.disabled = false
  // A server that knows no such session has ended it all the same.
  if (!answer?.ok && ![401, 403, 404].includes(answer?.status ?? 0)) return sayFailed(button)
  if (userId) forgetPerson(userId)
  // The application in other tabs follows, as when it signs out itself.
  new BroadcastChannel('edfe-session').postMessage('SIGNED_OUT')
  location.assign(BASE || '/')
}

async function readUserId(): Promise<string | undefined> {
  const answer = await fetch('/api/auth/get-session')
  const session = await answer.json()
  return session?.user?.id
}

/** The button itself says it, so that the bar keeps its shape; pressing it is the second try. */
function sayFailed(button: HTMLButtonElement): void {
  button.setAttribute('aria-live', 'assertive')
  button.textContent = words('failed')
  button.focus()
}

async function showName(place: HTMLElement): Promise<void> {
  const answer = await fetch('/api/me')
  if (!answer.ok) return
  const { user } = await answer.json()
  const fullName = [user?.given_name, user?.family_name].filter(Boolean).join(' ')
  place.textContent = fullName || user?.email?.split('@')[0] || words('user')
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-sign-out]')) {
  button.addEventListener('click', () => signOut(button))
}
const place = document.querySelector<HTMLElement>('[data-display-name]')
if (place) showName(place).catch(() => undefined)
