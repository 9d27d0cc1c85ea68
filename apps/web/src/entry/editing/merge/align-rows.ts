import type { DraftData } from '../wire.ts'
import { isSameContent } from './flatten-fields.ts'

/** A line or a fee: what a list holds that goes by id, so that its place in the list may change. */
interface Row {
  id: string
}
/** A list of rows in which a place may be empty: the row is in another version, not in this one. */
type Places = (Row | undefined)[]

/** The same sections in three versions, with rows of the same id at the same place. */
export interface Aligned {
  mine: DraftData
  theirs: DraftData
  base: DraftData
}

type Three = [mine: unknown, theirs: unknown, base: unknown]

const isRowList = (value: unknown): value is Row[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === 'object' && item !== null && 'id' in item)

/**
 * Brings the rows of lists together by id. A row that only one side changed, added or removed since `base` becomes the
 * same in all three versions, since nobody contradicts it; a row that both changed keeps its versions. Sections that
 * are not mine are left out. Without a known base (`undefined`) nobody can say who changed what: every version stays.
 */
export function alignRows(mine: DraftData, theirs: DraftData, base: DraftData | undefined): Aligned {
  const sections = Object.entries(mine).map(([name, section]) => {
    const three: Three = [section, theirs[name as keyof DraftData], base?.[name as keyof DraftData]]
    return [name, alignSection(three, base !== undefined)] as const
  })
  const version = (at: 0 | 1 | 2) => Object.fromEntries(sections.map(([name, three]) => [name, three[at]]))
  return { mine: version(0), theirs: version(1), base: version(2) }
}

function alignSection(three: Three, isBaseKnown: boolean): Three {
  if (three.some(isRowList)) return alignLists(three, isBaseKnown)
  if (typeof three[0] !== 'object' || three[0] === null || Array.isArray(three[0])) return three
  const result = three.map((version) => ({ ...(version as object | undefined) })) as [object, object, object]
  for (const key of Object.keys(three[0])) {
    const inner = three.map((version) => (version as Record<string, unknown> | undefined)?.[key]) as Three
    if (!inner.some(isRowList)) continue
    const aligned = alignLists(inner, isBaseKnown)
    for (const [at, version] of result.entries()) Object.assign(version, { [key]: aligned[at] })
  }
  return result
}

function alignLists(three: Three, isBaseKnown: boolean): Three {
  const [mine, theirs, base] = three.map(
    (list) => new Map((isRowList(list) ? list : []).map((row) => [row.id, row])),
  )
  // Their order, which is stored, and my new rows behind it.
  const ids = new Set([...theirs!.keys(), ...mine!.keys()])
  const places: [Places, Places, Places] = [[], [], []]
  for (const id of ids) {
    const [my, their, old] = [mine!.get(id), theirs!.get(id), base!.get(id)]
    const winner = isBaseKnown ? winnerOf(my, their, old) : 'nobody'
    if (winner === 'mine' && !my) continue
    if (winner === 'theirs' && !their) continue
    const row = winner === 'mine' ? my : winner === 'theirs' ? their : undefined
    const versions = row ? [row, row, row] : [my, their, old]
    for (const [at, version] of versions.entries()) places[at as 0 | 1 | 2].push(version)
  }
  return places
}

/** Whose row stands because the other side left it as it was; nobody's when both changed it. */
function winnerOf(
  my: Row | undefined,
  their: Row | undefined,
  old: Row | undefined,
): 'mine' | 'theirs' | 'nobody' {
  const isSame = (row: Row | undefined) => Boolean(row) === Boolean(old) && isSameContent(row, old)
  if (isSame(my)) return 'theirs'
  return isSame(their) ? 'mine' : 'nobody'
}

/** A draft without the empty places of its lists, the lines numbered from 1 again. */
export function closeRows(draft: DraftData): DraftData {
  const closed = Object.entries(draft).map(([name, section]) => {
    if (Array.isArray(section)) {
      const rows = section.filter(Boolean).map((row, index) => ({ ...row, line_number: index + 1 }))
      return [name, rows] as const
    }
    const fields = Object.entries(section as object).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.filter((item) => item !== undefined) : value,
    ])
    return [name, Object.fromEntries(fields)] as const
  })
  return Object.fromEntries(closed)
}
