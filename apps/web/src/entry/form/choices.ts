import type { Option } from './controls/select-field.tsx'
import { fieldPath } from './field-meta.ts'

export const YES_NO: readonly Option[] = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
]

/** The words of choices that have no table, by path. */
const CHOICES: Readonly<Record<string, readonly Option[]>> = { 'line_items.0.relationship': YES_NO }

/** The options of a choice without a table; undefined where its page gives them. */
export const choicesOf = (name: string): readonly Option[] | undefined => CHOICES[fieldPath(name)]
