import { KEPT, papersFolder, papersLock } from '../session/kept-here.ts'
import { sessionState } from '../session/session-store.ts'
import { forgetAllWork, type KeptWork, keptWork } from './kept-work.ts'
import type { GivenPaper } from './use-papers.ts'

/** Papers that nobody came back to are deleted once they are older. */
const DAY_MS = 24 * 60 * 60 * 1000
/** The page before a reload gives its lock back before this. */
const LOCK_WAIT_MS = 1500

const store = async (): Promise<Cache | undefined> =>
  'caches' in globalThis ? caches.open(KEPT.papers) : undefined

let own: Promise<string> | undefined

/** The name of this tab, which a reload keeps. A copy of the tab finds the name locked, and begins with another one. */
const ownTab = (): Promise<string> => {
  own ??= nameTab()
  return own
}

async function nameTab(): Promise<string> {
  const known = readTab()
  const name = known && (await isFree(known)) ? known : crypto.randomUUID()
  if (name !== known) {
    forgetAllWork()
    await isFree(name)
  }
  try {
    sessionStorage.setItem(KEPT.papersTab, name)
  } catch {
    // A browser that stores nothing begins anew with each load.
  }
  return name
}

function readTab(): string | null {
  try {
    return sessionStorage.getItem(KEPT.papersTab)
  } catch {
    return null
  }
}

/** True once this tab holds the lock of a name, which it keeps until its page is gone. */
const isFree = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(true)
    navigator.locks
      .request(papersLock(name), { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, () => {
        resolve(true)
        return new Promise(() => undefined)
      })
      .catch(() => resolve(false))
  })

const folder = async (about: string): Promise<string> =>
  `${papersFolder(sessionState().user?.id ?? '', await ownTab())}${about}/`

/** The work with papers that this tab keeps; none in a tab that is new, or is a copy of another one. */
export async function workOfTab(about: string): Promise<KeptWork> {
  await ownTab()
  return keptWork(about)
}

let last: Promise<boolean> = Promise.resolve(true)

/**
 * Keeps papers that are no documents yet in this tab, in the order in which they were dropped: those of an entry by its
 * id, or of one that is not made. False where the browser keeps none.
 */
export function keepFiles(about: string, papers: readonly GivenPaper[]): Promise<boolean> {
  last = last.then(() => keep(about, papers)).catch(() => false)
  return last
}

async function keep(about: string, papers: readonly GivenPaper[]): Promise<boolean> {
  const [cache, at] = await Promise.all([store(), folder(about)])
  if (!cache) return papers.length === 0
  const wanted = new Map(papers.map((paper, place) => [at + paper.id, { ...paper, place }]))
  const known = new Set<string>()
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (wanted.has(pathname)) known.add(pathname)
    else if (pathname.startsWith(at) || (await isOld(cache, request))) await cache.delete(request)
  }
  for (const [path, { file, place }] of wanted)
    if (!known.has(path)) await cache.put(path, responseOf(file, place))
  return true
}

/** The papers that this tab keeps, as they were dropped; none in a tab that is new, or where the browser keeps none. */
export async function keptFiles(about: string): Promise<GivenPaper[]> {
  await last
  return readKept(about).catch(() => [])
}

async function readKept(about: string): Promise<GivenPaper[]> {
  const [cache, at] = await Promise.all([store(), folder(about)])
  if (!cache) return []
  const found: (GivenPaper & { place: number })[] = []
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    const kept = pathname.startsWith(at) ? await cache.match(request) : undefined
    if (!kept) continue
    const { headers } = kept
    const file = new File([await kept.blob()], decodeURIComponent(headers.get('x-name') ?? ''), {
      type: headers.get('content-type') ?? '',
      lastModified: Number(headers.get('x-modified')),
    })
    found.push({ id: pathname.slice(at.length), file, place: Number(headers.get('x-place')) })
  }
  return found.toSorted((a, b) => a.place - b.place)
}

const isOld = async (cache: Cache, request: Request): Promise<boolean> => {
  const kept = await cache.match(request)
  return Number(kept?.headers.get('x-kept')) < Date.now() - DAY_MS
}

const responseOf = (file: File, place: number): Response =>
  new Response(file, {
    headers: {
      'content-type': file.type,
      'x-name': encodeURIComponent(file.name),
      'x-modified': `${file.lastModified}`,
      'x-kept': `${Date.now()}`,
      'x-place': `${place}`,
    },
  })
