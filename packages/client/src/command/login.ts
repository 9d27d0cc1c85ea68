import { createClient } from '../client.ts'
import { forgetLogin, saveLogin } from './saved-login.ts'
import { done, EXIT, type Outcome, refused, refusedBy, type Terminal } from './terminal.ts'

/** Asks for a key, has the server check it, and keeps it. The key is never printed. */
export async function login(terminal: Terminal, server: string | undefined): Promise<Outcome> {
  const address = server ?? terminal.env.EDFE_SERVER
  if (!address)
    return refused('Name the server: edfe login --server https://…', 'server_missing', EXIT.wrongUse)
  const origin = originOf(address)
  if (!origin)
    return refused(
      `${address} is no address of a server. It begins with https://; http:// is for this machine alone.`,
      'server_invalid',
      EXIT.wrongUse,
    )
  const asked = terminal.askSecret ? await terminal.askSecret('Key: ') : await terminal.readInput()
  const key = asked.trim()
  if (key === '' || /\s/.test(key)) return refused('That is no key.', 'key_missing', EXIT.wrongUse)
  const { error } = await createClient({ server: origin, key, wait: terminal.pause }).GET('/api/v1/entries', {
    params: { query: { limit: 1 } },
  })
  // A key that may only send documents is a key all the same.
  if (error && error.code !== 'key_scope') return refusedBy(error)
  const file = saveLogin(terminal.settingsFolder, { server: origin, key })
  return done([`Logged in to ${origin}. The key is in ${file}, which only you can read.`], {
    server: origin,
    file,
  })
}

export function logout(terminal: Terminal): Outcome {
  const wasThere = forgetLogin(terminal.settingsFolder)
  return done(
    [
      wasThere
        ? 'Logged out: the key is removed from this machine. It works elsewhere until an admin revokes it on the page API.'
        : 'You were not logged in.',
    ],
    { was_logged_in: wasThere },
  )
}

const OF_THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The origin of an address to which a key may be sent. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, origin } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && OF_THIS_MACHINE.has(hostname))
  return isSafe ? origin : undefined
}
