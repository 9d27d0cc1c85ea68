import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FIRST_AREAS } from '@edfe/contracts/site/language-areas'

/** What the web build writes: the files of the HTML, and addresses as regular expressions with the scripts of their pages. */
interface PageHints {
  first: string[]
  pages: [address: string, scripts: string[]][]
}

const asFetch = (address: string) => `<${address}>; rel=preload; as=fetch; crossorigin`

/** The session is what every page of the application asks for first. */
const SESSION = asFetch('/api/auth/get-session')

const asFirst = (file: string) =>
  file.endsWith('.css')
    ? `<${file}>; rel=preload; as=style; crossorigin`
    : `<${file}>; rel=modulepreload; crossorigin`

/** On a slow line the page waits for styles and program, which its own scripts must not hold up. */
const asNext = (file: string) => `<${file}>; rel=modulepreload; crossorigin; fetchpriority=low`

/**
 * The Link header of a page of the application: what the browser fetches at once, in the order of need. A visitor is led
 * to the sign-in from every page but those for visitors. `tag` names the translation of its reader. Without a list of
 * the build: the session alone.
 */
export async function pageHints(
  root: string,
  path: string,
  signedIn: boolean,
  tag: string | undefined,
): Promise<string> {
  const list = await readFile(join(root, 'page-hints.json'), 'utf8').catch(() => undefined)
  const { first, pages }: PageHints = list ? JSON.parse(list) : { first: [], pages: [] }
  const opened = signedIn || path === '/create-account' ? path : '/sign-in'
  const [, scripts = []] = pages.find(([address]) => new RegExp(address).test(opened)) ?? []
  const words = tag ? FIRST_AREAS.map((area) => asFetch(`/translations/${tag}/${area}.json`)) : []
  return [...first.map(asFirst), SESSION, ...words, ...scripts.map(asNext)].join(', ')
}
