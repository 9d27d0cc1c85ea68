import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Addresses as regular expressions with the scripts of their pages, as the web build writes them. */
type PageHints = [address: string, scripts: string[]][]

/** The session is what every page of the application asks for first. */
const SESSION = '</api/auth/get-session>; rel=preload; as=fetch; crossorigin'

/**
 * The Link header of a page of the application: what the browser fetches at once, while the program is on its way. A
 * visitor is led to the sign-in from every page but those for visitors. Without a list of the build: the session alone.
 */
export async function pageHints(root: string, path: string, signedIn: boolean): Promise<string> {
  const list = await readFile(join(root, 'page-hints.json'), 'utf8').catch(() => '[]')
  const hints: PageHints = JSON.parse(list)
  const opened = signedIn || path === '/create-account' ? path : '/sign-in'
  const [, scripts = []] = hints.find(([address]) => new RegExp(address).test(opened)) ?? []
  return [SESSION, ...scripts.map((script) => `<${script}>; rel=modulepreload; crossorigin`)].join(', ')
}
