import { fieldPosition } from '@edfe/domain/rules'
import type { DraftData, DraftSection } from './wire.ts'

/** A field whose two versions differ; texts are '' where a version lacks the field. */
export interface DifferingField {
  /** Path in the draft, lines by index: `shipment_origin.bill_of_lading`. */
  path: string
  mine: string
  theirs: string
  /** Whose value to propose: the side that changed it since both were equal, mine when both did. */
  proposed: 'mine' | 'theirs'
}

type Leaves = Map<string, string | boolean>

function leavesOf(value: unknown, path: string, into: Leaves): Leaves {
  if (value === null || value === undefined || value === '' || value === false) return into
  if (Array.isArray(value) && value.length === 0) return into
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'string')) into.set(path, value.join(', '))
    else
      value.forEach((item, index) => {
        leavesOf(item, `${path}.${index}`, into)
      })
    return into
  }
  if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      if (key !== 'id' && key !== 'line_number') leavesOf(item, path ? `${path}.${key}` : key, into)
    }
    return into
  }
  return into.set(path, typeof value === 'boolean' ? value : String(value))
}

const textOf = (leaf: string | boolean | undefined): string =>
  leaf === undefined ? '' : leaf === true ? 'Yes' : String(leaf)

/** The fields in which the sections of `mine` differ from `theirs`. '' , false and a missing field are equal. */
export function differingFields(mine: DraftData, theirs: DraftData, base: DraftData): DifferingField[] {
  const found = (Object.keys(mine) as DraftSection[]).flatMap((section) => {
    const [my, their, old] = [mine, theirs, base].map((draft) => leavesOf(draft[section], section, new Map()))
    const paths = new Set([...my!.keys(), ...their!.keys()])
    return [...paths].flatMap((path): DifferingField[] => {
      const [a, b] = [my!.get(path), their!.get(path)]
      if (a === b) return []
      return [
        { path, mine: textOf(a), theirs: textOf(b), proposed: a === old!.get(path) ? 'theirs' : 'mine' },
      ]
    })
  })
  return found.sort((a, b) => rowOf(a.path) - rowOf(b.path) || fieldPosition(a.path) - fieldPosition(b.path))
}

/** The row of a line or fee path; other paths stand before all rows. */
const rowOf = (path: string): number => Number(/\.(\d+)\./.exec(path)?.[1] ?? -1)

function valueAt(value: unknown, keys: string[]): unknown {
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value)
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

/** My sections with their value put in at the given paths; a list entry that they lack leaves the list. */
export function takeTheirs(mine: DraftData, theirs: DraftData, paths: readonly string[]): DraftData {
  const merged = paths.reduce<unknown>((draft, path) => {
    const keys = path.split('.')
    const theirList = /^\d+$/.test(keys[1] ?? '') ? (theirs[keys[0] as DraftSection] as unknown[]) : undefined
    if (theirList && Number(keys[1]) >= theirList.length)
      return withValueAt(draft, keys.slice(0, 2), undefined)
    const whole = theirList && !valueAt(draft, keys.slice(0, 2))
    const at = whole ? keys.slice(0, 2) : keys
    return withValueAt(draft, at, valueAt(theirs, at))
  }, mine) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(merged).map(([section, value]) => [
      section,
      Array.isArray(value)
        ? value.filter(Boolean).map((item, index) => ({ ...item, line_number: index + 1 }))
        : value,
    ]),
  )
}
