import { fieldOf } from '@edfe/domain/entry'
import { t } from '../../words/t.ts'
import type { Option } from './controls/select-field.tsx'
import { fieldPath } from './field-meta.ts'

/** The choices of a field with their names, as its definition lists them; undefined for a field without. */
export function choicesOf(name: string): readonly Option[] | undefined {
  const choices = fieldOf(fieldPath(name))?.choices
  return choices && Object.entries(choices).map(([value, label]) => ({ value, label: t(label) }))
}

/** The name of a choice; a value that the field does not list is shown as it is. */
export const choiceName = (name: string, value: string): string =>
  choicesOf(name)?.find((choice) => choice.value === value)?.label ?? value

/** Yes and No, for a question that is no field. */
export const yesNo = (): readonly Option[] => [
  { value: 'Y', label: t({ id: 'common.yes', defaultMessage: 'Yes' }) },
  { value: 'N', label: t({ id: 'common.no', defaultMessage: 'No' }) },
]
