import { fieldHint, fieldLabel, fieldOf } from '@edfe/domain/entry'
import { t } from '../../words/t.ts'

/** Label, hint and longest text of a field of an entry, for a setting that new entries begin with. */
export function draftWords(path: string) {
  const hint = fieldHint(path)
  const maxLength = fieldOf(path)?.maxLength
  return { label: t(fieldLabel(path)), hint: hint ? t(hint) : '', ...(maxLength && { maxLength }) }
}
