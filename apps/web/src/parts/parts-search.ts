/** The state of the page Parts, in the address; defaults are left out. */
export interface PartsSearch {
  q?: string | undefined
  show?: 'changed' | undefined
  page?: number | undefined
}

/** Reads the address; unknown values are dropped. */
export function readPartsSearch(search: Record<string, unknown>): PartsSearch {
  const q = search.q === undefined ? '' : String(search.q).slice(0, 100)
  const page = Number(search.page)
  return {
    q: q === '' ? undefined : q,
    show: search.show === 'changed' ? 'changed' : undefined,
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined,
  }
}
