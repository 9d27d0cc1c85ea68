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
} as const

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
