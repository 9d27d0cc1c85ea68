/** The signed-in header of public pages: sign-out, and the display name in the menu. */
async function signOut(button: HTMLButtonElement): Promise<void> {
  button.disabled = true
  try {
    await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  } finally {
    // The application in other tabs follows, as when it signs out itself.
    new BroadcastChannel('edfe-session').postMessage('SIGNED_OUT')
    location.assign('/')
  }
}

async function showName(place: HTMLElement): Promise<void> {
  const answer = await fetch('/api/me')
  if (!answer.ok) return
  const { user } = await answer.json()
  const fullName = [user?.given_name, user?.family_name].filter(Boolean).join(' ')
  place.textContent = fullName || user?.email?.split('@')[0] || 'User'
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-sign-out]')) {
  button.addEventListener('click', () => signOut(button))
}
const place = document.querySelector<HTMLElement>('[data-display-name]')
if (place) showName(place).catch(() => undefined)
