import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ADDRESSES, type OperationName } from '@edfe/contracts/addresses'
import { FIRST_AREAS } from '@edfe/contracts/site/language-areas'

/** What the web build writes: the files of the HTML, and addresses as regular expressions with the scripts of their pages. */
interface PageHints {
  first: string[]
  pages: [address: string, scripts: string[]][]
}

const asFetch = (address: string) => `<${address}>; rel=preload; as=fetch; crossorigin`

/** What a page asks for before it shows its content. */
interface Data {
  page: RegExp
  operations: OperationName[]
}

const OF_EVERY_PAGE: OperationName[] = ['getSession']
/** In addition, for someone with a session. A group of an address is the `:id` of the operation. */
const OF_PAGES: Data[] = [
  { page: /^\//, operations: ['getMe', 'getOrganization'] },
  { page: /^\/dashboard$/, operations: ['getDashboard', 'getDrafts'] },
  { page: /^\/entries\/([\da-f-]{36})\/step-\d$/, operations: ['getEntry', 'getEntryDefaults'] },
]

function dataOf(path: string, hasData: boolean): string[] {
  const addresses = OF_EVERY_PAGE.map((name) => addressOf(name))
  for (const { page, operations } of hasData ? OF_PAGES : []) {
    const found = page.exec(path)
    if (found) addresses.push(...operations.map((name) => addressOf(name, found[1])))
  }
  return addresses.map(asFetch)
}

const addressOf = (name: OperationName, id = '') => ADDRESSES[name].replace('GET ', '').replace(':id', id)

const asFirst = (file: string) =>
  file.endsWith('.css')
    ? `<${file}>; rel=preload; as=style; crossorigin`
    : `<${file}>; rel=modulepreload; crossorigin`

/**
 * On a slow line the page waits for styles and program, which its own scripts must not hold up. The program fetches them
 * before it imports them: a module that failed to load could not be fetched again.
 */
const asNext = (file: string) => `${asFetch(file)}; fetchpriority=low`

/**
 * The Link header of a page of the application: what the browser fetches at once, in the order of need. A visitor is led
 * to the sign-in from every page but those for visitors. `tag` names the translation of its reader. Without a list of
 * the build: the data alone. `readsAsPage`: the browser asks for the language of the page.
 */
export async function pageHints(
  root: string,
  path: string,
  { signedIn, tag, readsAsPage }: { signedIn: boolean; tag: string | undefined; readsAsPage: boolean },
): Promise<string> {
  const list = await readFile(join(root, 'page-hints.json'), 'utf8').catch(() => undefined)
  const { first, pages }: PageHints = list ? JSON.parse(list) : { first: [], pages: [] }
  const opened = signedIn || path === '/create-account' ? path : '/sign-in'
  const [, scripts = []] = pages.find(([address]) => new RegExp(address).test(opened)) ?? []
  const words = tag ? FIRST_AREAS.map((area) => asFetch(`/translations/${tag}/${area}.json`)) : []
  return [
    ...first.map(asFirst),
    ...dataOf(opened, signedIn && readsAsPage),
    ...words,
    ...scripts.map(asNext),
  ].join(', ')
}
