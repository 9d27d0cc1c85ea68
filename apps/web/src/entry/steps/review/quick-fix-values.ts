import {
  type DraftData,
  type DraftPath,
  type DraftSection,
  type FieldKind,
  fieldOf,
} from '@edfe/domain/entry'
import { choicesOf } from '../../form/choices.ts'
import { storeText } from '../../values/format.ts'

/** Kinds whose value is one text that a single control takes. */
const KINDS: ReadonlySet<FieldKind> = new Set([
  'text',
  'code',
  'choice',
  'money',
  'whole-money',
  'weight',
  'quantity',
  'rate',
  'day',
  'zip',
  'phone',
  'email',
])

/**
 * A signature is given where the declaration is read, and a total follows from its rows: neither can be typed
 * next to a finding.
 */
const ELSEWHERE = /^totals_declarations\.(declarant_|total_|grand_total)|^final_review\./

/** True if the field at a draft path can be filled in next to its finding. */
export function isFixable(path: string): path is DraftPath {
  const field = fieldOf(path)
  if (field === undefined || ELSEWHERE.test(path)) return false
  // The page that asks for a choice may give its words.
  const hasOptions = field.lookup !== undefined || choicesOf(path) !== undefined
  return KINDS.has(field.kind) && (field.kind !== 'choice' || hasOptions)
}

/** The sections of a draft that change when the fields at these paths get their texts as they were typed. */
export function withTexts(draft: DraftData, texts: ReadonlyMap<string, string>): DraftData {
  const sections: Record<string, unknown> = {}
  for (const [path, typed] of texts) {
    const [section = '', ...inside] = path.split('.')
    const before = sections[section] ?? draft[section as DraftSection]
    sections[section] = withValue(before, inside, storeText(fieldOf(path)?.kind, typed))
  }
  return sections as DraftData
}

/** A value with one member replaced, at any depth; a list stays a list. */
function withValue(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === name ? withValue(item, rest, text) : item))
  }
  const members = (value ?? {}) as Record<string, unknown>
  return { ...members, [name]: withValue(members[name], rest, text) }
}

/** The sections of a draft that hold these paths, as they are; a path without a value is blank, so that a save clears it. */
export function sectionsAt(draft: DraftData, paths: readonly string[]): DraftData {
  const sections: Record<string, unknown> = {}
  for (const path of paths) {
    const [section = '', ...inside] = path.split('.')
    const before = sections[section] ?? draft[section as DraftSection]
    sections[section] = valueAt(before, inside) === undefined ? withValue(before, inside, '') : before
  }
  return sections as DraftData
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], value)
