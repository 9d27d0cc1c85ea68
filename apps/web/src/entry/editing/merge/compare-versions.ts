import { fieldPosition } from '@edfe/domain/rules'
import type { DraftData, DraftSection } from '../wire.ts'
import { isSameLeaf, type Leaves, leavesOf } from './flatten-fields.ts'

/** A field whose two versions differ; texts are '' where a version lacks the field. */
export interface DifferingField {
  /**
   * Path in the draft, rows by their place: `shipment_origin.bill_of_lading`, `line_items.0.entered_value`. The path of
   * a whole row (`line_items.0`) where only one version has it.
   */
  path: string
  mine: string
  theirs: string
  /** Whose value to propose: the side that changed it since both were equal, mine when both did. */
  proposed: 'mine' | 'theirs'
}

const ROW = /^(?:line_items|totals_declarations\.fee_summary)\.\d+(?=\.|$)/

const textOf = (leaf: string | true | undefined): string =>
  leaf === undefined ? '' : leaf === true ? 'Yes' : leaf

/**
 * The fields in which the sections of `mine` differ from `theirs`, in page order. Rows are compared place by place, so
 * lists are aligned first (`alignRows`) where rows may have come or gone.
 */
export function differingFields(mine: DraftData, theirs: DraftData, base: DraftData): DifferingField[] {
  const found = (Object.keys(mine) as DraftSection[]).flatMap((section) => {
    const [my, their, old] = [mine, theirs, base].map((draft) => leavesOf(draft[section], section)) as [
      Leaves,
      Leaves,
      Leaves,
    ]
    const paths = new Set([...my.keys(), ...their.keys()])
    const rows = new Set<string>()
    return [...paths].flatMap((path): DifferingField[] => {
      const row = ROW.exec(path)?.[0]
      if (row && isOneSided(mine, theirs, row)) {
        if (rows.has(row)) return []
        rows.add(row)
        return [wholeRow(row, mine, theirs)]
      }
      const [a, b] = [my.get(path), their.get(path)]
      if (isSameLeaf(a, b)) return []
      return [
        {
          path,
          mine: textOf(a),
          theirs: textOf(b),
          proposed: isSameLeaf(a, old.get(path)) ? 'theirs' : 'mine',
        },
      ]
    })
  })
  return found.sort((a, b) => rowOf(a.path) - rowOf(b.path) || fieldPosition(a.path) - fieldPosition(b.path))
}

/** The row of a line or fee path; other paths stand before all rows. */
const rowOf = (path: string): number => Number(/\.(\d+)(?:\.|$)/.exec(path)?.[1] ?? -1)

const at = (draft: DraftData, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], draft)

const isOneSided = (mine: DraftData, theirs: DraftData, row: string): boolean =>
  (at(mine, row) === undefined) !== (at(theirs, row) === undefined)

/** One version changed the row, the other removed it. */
function wholeRow(path: string, mine: DraftData, theirs: DraftData): DifferingField {
  const words = (draft: DraftData) => {
    const row = at(draft, path) as Record<string, unknown> | undefined
    return row === undefined ? 'Removed' : String(row.description || row.fee_type || row.htsus || 'Kept')
  }
  return { path, mine: words(mine), theirs: words(theirs), proposed: 'mine' }
}

function withValueAt(target: unknown, keys: string[], value: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (Array.isArray(target)) {
    const copy = [...target]
    copy[Number(key)] = withValueAt(copy[Number(key)], rest, value)
    return copy
  }
  const record = (target ?? {}) as Record<string, unknown>
  return { ...record, [key]: withValueAt(record[key], rest, value) }
}

/** My sections with their value put in at the given paths. Both aligned; the places of rows that go are empty then. */
export const takeTheirs = (mine: DraftData, theirs: DraftData, paths: readonly string[]): DraftData =>
  paths.reduce<unknown>(
    (draft, path) => withValueAt(draft, path.split('.'), at(theirs, path)),
    mine,
  ) as DraftData
