import { type Field, fields } from './field-table.ts'
import { RARE_NAMES } from './rare-names.ts'
import type { NamedPage } from './steps.ts'

/** A field that a named page shows and no numbered step asks every entry for. */
export interface RareField {
  /** Path in the draft; of a field of a line, the path inside the line. */
  readonly path: string
  readonly isOfLine: boolean
  readonly page: NamedPage
  readonly field: Field
}

const rareIn = (table: Readonly<Record<string, Field>>, isOfLine: boolean): RareField[] =>
  Object.values(table).flatMap((field) =>
    field.page && field.page !== 'review' ? [{ path: field.path, isOfLine, page: field.page, field }] : [],
  )

/** All fields of the named pages that are on no numbered step as well, in page order, those of a line last. */
export const RARE_FIELDS: readonly RareField[] = [
  ...rareIn(fields.entry, false),
  ...rareIn(fields.line, true),
]

/** What a person may type to find a field, in the language of the page. */
export interface FieldWords {
  label: string
  /** Hint, page and the like: they find a field, after the fields whose label has the word. */
  more: readonly string[]
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** True if each word is the beginning of one of the text. */
const hasAll = (text: readonly string[], typed: readonly string[]): boolean =>
  typed.every((word) => text.some((one) => one.startsWith(word)))

/**
 * The fields that typed words name, best first: by their label, their block of the form ('block 5', '5'), a common short
 * name (HAWB, SCAC), then by hint and page. Capitals and accents are ignored. All of them for a blank text.
 */
export function rareFieldsNamed(
  typed: string,
  words: (rare: RareField) => FieldWords,
  all: readonly RareField[] = RARE_FIELDS,
): RareField[] {
  const sought = wordsOf(typed)
  if (sought.length === 0) return [...all]
  const block = /^(?:\p{L}+ )?(\d{1,2}[a-z]?)$/u.exec(folded(typed).trim())?.[1]
  const rankOf = (rare: RareField): number => {
    const { label, more } = words(rare)
    const own = wordsOf(label)
    if (own.join(' ').startsWith(sought.join(' '))) return 0
    if (block && folded(rare.field.block ?? '') === block) return 1
    if (hasAll(own, sought)) return 2
    const names = wordsOf(RARE_NAMES[rare.path] ?? '')
    if (hasAll([...own, ...names], sought)) return 3
    return hasAll([...own, ...names, ...more.flatMap(wordsOf)], sought) ? 4 : -1
  }
  return all
    .map((rare) => ({ rare, rank: rankOf(rare) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ rare }) => rare)
}
