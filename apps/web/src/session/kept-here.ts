/** Under which keys this browser keeps data of entries between visits. A key that ends with a dot begins several. */
export const KEPT = {
  /** The text typed in an entry and not saved: `edfe.draft.ENTRY.SECTION`. */
  drafts: 'edfe.draft.',
  /** Entries that the server does not have (2§3, 2§9), and of each whose it is. */
  localEntries: 'edfe.local-entries',
  localFacts: 'edfe.local-facts',
  /** The starting values of a new entry. */
  entryDefaults: 'edfe.entry-defaults',
  /** What a person did with papers, in each tab; also the store of papers that are no entry's yet. */
  papers: 'edfe.papers.',
  /** The name of a tab that keeps papers. */
  papersTab: 'edfe.papers.tab',
} as const

/** Where the store has the papers of a person in a tab. */
export const papersFolder = (userId: string, tab: string): string => `/kept-papers/${userId}/${tab}/`

/** The lock that a tab holds while it is open, so that no copy of it takes its papers. */
export const papersLock = (tab: string): string => KEPT.papers + tab

type ByEntry<Kept> = Record<string, Kept | undefined>

const read = <Kept>(key: string): ByEntry<Kept> => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as ByEntry<Kept> | null) ?? {}
  } catch {
    return {}
  }
}

/** Keys of typed text that a person typed; text of version 0.2.0 names nobody and counts as everybody's. */
function draftKeysOf(userId: string): string[] {
  return Object.keys(localStorage).filter((key) => {
    if (!key.startsWith(KEPT.drafts)) return false
    const { owner } = read<string>(key)
    return owner === undefined || owner === userId
  })
}

const localIdsOf = (userId: string): string[] => {
  const facts = read<{ ownerId: string }>(KEPT.localFacts)
  return Object.keys(read(KEPT.localEntries)).filter((id) => facts[id]?.ownerId === userId)
}

/** The entry of a key of typed text. */
const entryOf = (key: string): string => key.slice(KEPT.drafts.length, key.lastIndexOf('.'))

/** The entries, by id, of which this browser keeps something that a person typed and the server does not have. */
export function unsavedEntriesOf(userId: string): string[] {
  try {
    return [...new Set([...draftKeysOf(userId).map(entryOf), ...localIdsOf(userId)])]
  } catch {
    // A storage that is forbidden keeps nothing.
    return []
  }
}

/** Papers that are in no entry yet, and whether something was confirmed of papers and not filled in. */
export interface UnfinishedPapers {
  papers: number
  isConfirmed: boolean
}

const NO_PAPERS: UnfinishedPapers = { papers: 0, isConfirmed: false }

/** The unfinished papers of a person in this tab and in other open ones; a tab that is closed has none. */
export async function unfinishedPapersOf(userId: string): Promise<UnfinishedPapers> {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(`${KEPT.papers}${userId}.`))
    return { papers: await countPapers(userId), isConfirmed: keys.some(hasConfirmed) }
  } catch {
    return NO_PAPERS
  }
}

/** True of work with papers in which a person confirmed a value or the rows of an invoice; samples are nobody's. */
function hasConfirmed(key: string): boolean {
  if (key.endsWith('.samples')) return false
  const work = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
    answers?: [field: string, answer: { isConfirmed: boolean }][]
    goods?: [paper: string, goods: { confirmed?: string }][]
  }
  return Boolean(
    work.answers?.some(([, { isConfirmed }]) => isConfirmed) ||
      work.goods?.some(([, { confirmed }]) => confirmed !== undefined),
  )
}

async function countPapers(userId: string): Promise<number> {
  if (!('caches' in globalThis) || !(await caches.has(KEPT.papers))) return 0
  const own = sessionStorage.getItem(KEPT.papersTab)
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const open = new Set([...held.map(({ name }) => name), ...(own ? [papersLock(own)] : [])])
  const kept = await (await caches.open(KEPT.papers)).keys()
  const folder = papersFolder(userId, '').slice(0, -1)
  return kept.filter(({ url }) => {
    const { pathname } = new URL(url)
    return (
      pathname.startsWith(folder) && open.has(papersLock(pathname.slice(folder.length).split('/')[0] ?? ''))
    )
  }).length
}

/** Removes what this browser keeps of the entries of a person, typed text included. */
export function forgetPerson(userId: string): void {
  try {
    for (const key of draftKeysOf(userId)) localStorage.removeItem(key)
    const isOthers = ([id]: [string, unknown]) => !gone.has(id)
    const gone = new Set(localIdsOf(userId))
    for (const key of [KEPT.localEntries, KEPT.localFacts]) {
      if (localStorage.getItem(key) === null) continue
      const others = Object.fromEntries(Object.entries(read(key)).filter(isOthers))
      localStorage.setItem(key, JSON.stringify(others))
    }
    localStorage.removeItem(KEPT.entryDefaults)
    sessionStorage.clear()
  } catch {
    // As above.
  }
  // A browser without a secure connection has no such store.
  void globalThis.caches?.delete(KEPT.papers)
}
