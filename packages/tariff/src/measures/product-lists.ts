/** A list of numbers from a U.S. note, each line a heading with the rest of the numbers: '7610: 1000 9000'; '-' is the heading itself. */
export interface ProductList {
  readonly id: string
  readonly from?: string
  readonly to?: string
  /** Where it differs from the source of the family. */
  readonly source?: string
  readonly codes: readonly string[]
}

type Listing = readonly ProductList[]
const indexes = new WeakMap<Listing, ReadonlyMap<string, Listing>>()

/** The lists by each number that they hold, made once for each family. */
function indexOf(lists: Listing): ReadonlyMap<string, Listing> {
  const known = indexes.get(lists)
  if (known) return known
  const index = new Map<string, ProductList[]>()
  for (const list of lists) {
    for (const number of numbersOf(list)) index.set(number, [...(index.get(number) ?? []), list])
  }
  indexes.set(lists, index)
  return index
}

/** The numbers of a list, without dots. */
export const numbersOf = (list: ProductList): string[] =>
  list.codes.flatMap((line) => {
    const [heading = '', rest = ''] = line.split(': ')
    return rest.split(' ').map((tail) => (tail === '-' ? heading : heading + tail))
  })

/** Shared, since most numbers are on no list of a family. */
const NOWHERE: Listing = []
const NO_LISTS: ReadonlySet<string> = new Set()

/** Numbers of the schedule have 10, 8, 6 or 4 digits; the list of a shorter one names all under it. */
const LENGTHS = [10, 8, 6, 4]

/**
 * The ids of the lists that name a number or a shorter one that it begins with, on a day. With `longestOnly`, a list
 * that names more digits wins over those that name fewer.
 */
export function listsWith(
  family: { readonly lists: Listing; readonly longestOnly?: boolean },
  number: string,
  day: string,
): ReadonlySet<string> {
  const index = indexOf(family.lists)
  let found: Set<string> | undefined
  for (const length of LENGTHS) {
    for (const { id, from, to } of index.get(number.slice(0, length)) ?? NOWHERE) {
      if ((from && day < from) || (to && to < day)) continue
      found ??= new Set()
      found.add(id)
    }
    if (family.longestOnly && found) break
  }
  return found ?? NO_LISTS
}
