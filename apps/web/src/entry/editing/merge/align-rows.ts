import type { DraftData } from '@edfe/domain/entry'
import { isSameContent } from './flatten-fields.ts'

/** A line or a fee: it has an id, so its position in the list may change. */
interface Row {
  id: string
}
/** A list with a gap where only another version has the row. */
type Rows = (Row | undefined)[]

/** The same sections in versions versions, with rows of the same id at the same index. */
export interface Aligned {
  local: DraftData
  remote: DraftData
  base: DraftData
}

type Versions = [local: unknown, remote: unknown, base: unknown]

const isRowList = (value: unknown): value is Row[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === 'object' && item !== null && 'id' in item)

/**
 * Aligns the rows of lists by id. A row that only one side changed, added or removed since `base` becomes the same in
 * all versions versions; a row that both changed keeps its versions. Sections that are missing in `local` are left out.
 * Without a known base (`undefined`) it is unknown who changed what, so every version stays.
 */
export function alignRows(local: DraftData, remote: DraftData, base: DraftData | undefined): Aligned {
  const sections = Object.entries(local).map(([name, section]) => {
    const versions: Versions = [section, remote[name as keyof DraftData], base?.[name as keyof DraftData]]
    return [name, alignSection(versions, base !== undefined)] as const
  })
  const version = (at: 0 | 1 | 2) =>
    Object.fromEntries(sections.map(([name, versions]) => [name, versions[at]]))
  return { local: version(0), remote: version(1), base: version(2) }
}

function alignSection(versions: Versions, isBaseKnown: boolean): Versions {
  if (versions.some(isRowList)) return alignLists(versions, isBaseKnown)
  if (typeof versions[0] !== 'object' || versions[0] === null || Array.isArray(versions[0])) return versions
  const result = versions.map((version) => ({ ...(version as object | undefined) })) as [
    object,
    object,
    object,
  ]
  for (const key of Object.keys(versions[0])) {
    const inner = versions.map(
      (version) => (version as Record<string, unknown> | undefined)?.[key],
    ) as Versions
    if (!inner.some(isRowList)) continue
    const aligned = alignLists(inner, isBaseKnown)
    for (const [at, version] of result.entries()) Object.assign(version, { [key]: aligned[at] })
  }
  return result
}

function alignLists(versions: Versions, isBaseKnown: boolean): Versions {
  const [local, remote, base] = versions.map(
    (list) => new Map((isRowList(list) ? list : []).map((row) => [row.id, row])),
  )
  // The stored order of the remote version, then new local rows.
  const ids = new Set([...remote!.keys(), ...local!.keys()])
  const rows: [Rows, Rows, Rows] = [[], [], []]
  for (const id of ids) {
    const [my, their, old] = [local!.get(id), remote!.get(id), base!.get(id)]
    const winner = isBaseKnown ? winnerOf(my, their, old) : 'nobody'
    if (winner === 'local' && !my) continue
    if (winner === 'remote' && !their) continue
    const row = winner === 'local' ? my : winner === 'remote' ? their : undefined
    const kept = row ? [row, row, row] : [my, their, old]
    for (const [at, version] of kept.entries()) rows[at as 0 | 1 | 2].push(version)
  }
  return rows
}

/** The side whose row counts because the other side did not change it; nobody when both did. */
function winnerOf(
  my: Row | undefined,
  their: Row | undefined,
  old: Row | undefined,
): 'local' | 'remote' | 'nobody' {
  const isSame = (row: Row | undefined) => Boolean(row) === Boolean(old) && isSameContent(row, old)
  if (isSame(my)) return 'remote'
  return isSame(their) ? 'local' : 'nobody'
}

/** A draft without the gaps of its lists, its lines numbered from 1 again. */
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
