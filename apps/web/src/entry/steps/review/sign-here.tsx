import { type Ref, useImperativeHandle } from 'react'
import fieldStyles from '../../../ui/field.module.css'
import { DeclarantFields } from '../../details/declaration/declarant-fields.tsx'
import { DeclarationCheckboxes } from '../../details/declaration/declaration-checkboxes.tsx'
import { useTakenBackSignature } from '../../details/declaration/use-taken-back-signature.ts'
import { focusField } from '../../form/field-id.ts'
import { EntryFormContext } from '../../form/form-context.ts'
import type { EntryForm } from '../../form/use-entry-form.ts'
import { useFieldFromHash } from '../../form/use-field-from-hash.ts'
import { useSignHere } from './use-sign-here.ts'

/** Blocks 40 and 45 of an entry that is not signed, beside its review; `ref` gets the form, which the press that signs judges and saves. */
export function SignHere({ ref }: { ref: Ref<EntryForm> }) {
  const form = useSignHere()
  const voided = useTakenBackSignature(form.value.form)
  useImperativeHandle(ref, () => form)
  useFieldFromHash((path) => void focusField(path))
  return (
    <EntryFormContext value={form.value}>
      <DeclarationCheckboxes />
      <div className={fieldStyles.grid}>
        <DeclarantFields voided={voided} />
      </div>
    </EntryFormContext>
  )
}
