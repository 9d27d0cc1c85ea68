import type { DraftPath } from '@edfe/domain/entry'
import { numberChoice } from '../../../ui/number-choice.tsx'
import { EntryField } from '../entry-field.tsx'
import { useEntryFormContext } from '../form-context.ts'
import { useValues } from '../use-values.ts'

interface Props {
  name: DraftPath
  disabled?: boolean
}

/** The number of a party. Digits without hyphens are made an EIN, an SSN or a CBP-assigned number by one press. */
export function PartyNumberField({ name, disabled = false }: Props) {
  const { form, blurred } = useEntryFormContext()
  const typed = String(useValues(form, name) ?? '')
  const choose = (number: string) => {
    form.setValue(name, number, { shouldDirty: true })
    blurred(name)
  }
  return <EntryField name={name} disabled={disabled} note={!disabled && numberChoice(typed, choose)} />
}
