import { type DraftData, type DraftSection, fieldPosition } from '@edfe/domain/entry'
import { t } from '../../../words/t.ts'
import { type FlatFields, flattenFields, isSameValue } from './flatten-fields.ts'

/** A field whose two versions differ; texts are '' where a version lacks the field. */
export interface DifferingField {
  /**
   * Path in the draft, rows by their place: `shipment_origin.bill_of_lading`, `line_items.0.entered_value`. The path of
   * a whole row (`line_items.0`) where only one version has it.
   */
  path: string
  local: string
  remote: string
  /** The side whose value is proposed: the one that changed it since `base`, local when both did. */
  proposed: 'local' | 'remote'
}

const ROW = /^(?:line_items|totals_declarations\.fee_summary)\.\d+(?=\.|$)/

const textOf = (leaf: string | true | undefined): string =>
  leaf === undefined ? '' : leaf === true ? t({ id: 'common.yes', defaultMessage: 'Yes' }) : leaf

/** A number never changes: a version that lacks it was typed before the first save. */
const NUMBER = 'header.entry_number'

/**
 * The fields in which the sections of `local` differ from `remote`, in page order. Rows are compared index by index, so
 * lists are aligned first (`alignRows`) where rows may have been added or removed.
 */
export function differingFields(local: DraftData, remote: DraftData, base: DraftData): DifferingField[] {
  const found = (Object.keys(local) as DraftSection[]).flatMap((section) => {
    const [my, their, old] = [local, remote, base].map((draft) => flattenFields(draft[section], section)) as [
      FlatFields,
      FlatFields,
      FlatFields,
    ]
    const paths = new Set([...my.keys(), ...their.keys()])
    const rows = new Set<string>()
    return [...paths].flatMap((path): DifferingField[] => {
      const row = ROW.exec(path)?.[0]
      if (row && isOneSided(local, remote, row)) {
        if (rows.has(row)) return []
        rows.add(row)
        return [wholeRow(row, local, remote)]
      }
      const [a, b] = [my.get(path), their.get(path)]
      if (path === NUMBER || isSameValue(a, b)) return []
      return [
        {
          path,
          local: textOf(a),
          remote: textOf(b),
          proposed: isSameValue(a, old.get(path)) ? 'remote' : 'local',
        },
      ]
    })
  })
  return found.sort((a, b) => rowOf(a.path) - rowOf(b.path) || fieldPosition(a.path) - fieldPosition(b.path))
}

/** The row of a line or fee path; other paths sort before all rows. */
const rowOf = (path: string): number => Number(/\.(\d+)(?:\.|$)/.exec(path)?.[1] ?? -1)

const at = (draft: DraftData, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], draft)

const isOneSided = (local: DraftData, remote: DraftData, row: string): boolean =>
  (at(local, row) === undefined) !== (at(remote, row) === undefined)

/** One version changed the row, the other removed it. */
function wholeRow(path: string, local: DraftData, remote: DraftData): DifferingField {
  const words = (draft: DraftData) => {
    const row = at(draft, path) as Record<string, unknown> | undefined
    return row === undefined
      ? t({ id: 'common.removed', defaultMessage: 'Removed' })
      : String(
          row.description ||
            row.fee_type ||
            row.htsus ||
            t({ id: 'compare-versions.kept', defaultMessage: 'Kept' }),
        )
  }
  return { path, local: words(local), remote: words(remote), proposed: 'local' }
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

/** The local sections with the remote value at the given paths. Both are aligned; a removed row leaves a gap. */
export const takeRemote = (local: DraftData, remote: DraftData, paths: readonly string[]): DraftData =>
  paths.reduce<unknown>(
    (draft, path) => withValueAt(draft, path.split('.'), at(remote, path)),
    local,
  ) as DraftData
