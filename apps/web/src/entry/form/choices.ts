import type { Option } from './controls/select-field.tsx'
import { fieldPath } from './field-meta.ts'

export const YES_NO: readonly Option[] = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
]

/** The words of choices that have no table, by path. */
const CHOICES: Readonly<Record<string, readonly Option[]>> = {
  'line_items.0.relationship': YES_NO,
  'line_items.0.duty_reason': [
    { value: 'cbp', label: 'CBP gave another amount' },
    { value: 'ruling', label: 'A binding ruling decides it' },
    { value: 'advice', label: 'A broker or counsel advised it' },
    { value: 'tariff', label: 'The calculation misses a measure' },
    { value: 'other', label: 'Another reason' },
  ],
}

/** The options of a choice without a table; undefined where its page gives them. */
export const choicesOf = (name: string): readonly Option[] | undefined => CHOICES[fieldPath(name)]
