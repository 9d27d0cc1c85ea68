import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FIRST_AREAS } from '@edfe/contracts/site/language-areas'

/** Addresses as regular expressions with the scripts of their pages, as the web build writes them. */
type PageHints = [address: string, scripts: string[]][]

const asFetch = (address: string) => `<${address}>; rel=preload; as=fetch; crossorigin`

/** The session is what every page of the application asks for first. */
const SESSION = asFetch('/api/auth/get-session')

/**
 * The Link header of a page of the application: what the browser fetches at once, while the program is on its way. A
 * visitor is led to the sign-in from every page but those for visitors. `tag` names the translation of its reader. Without a list of the build: the session alone.
 */
export async function pageHints(
  root: string,
  path: string,
  signedIn: boolean,
  tag: string | undefined,
): Promise<string> {
  const list = await readFile(join(root, 'page-hints.json'), 'utf8').catch(() => '[]')
  const hints: PageHints = JSON.parse(list)
  const opened = signedIn || path === '/create-account' ? path : '/sign-in'
  const [, scripts = []] = hints.find(([address]) => new RegExp(address).test(opened)) ?? []
  const words = tag ? FIRST_AREAS.map((area) => asFetch(`/translations/${tag}/${area}.json`)) : []
  return [SESSION, ...words, ...scripts.map((script) => `<${script}>; rel=modulepreload; crossorigin`)].join(
    ', ',
  )
}
