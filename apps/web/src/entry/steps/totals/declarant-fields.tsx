import { useEffect, useState } from 'react'
import { announce } from '../../../ui/announce.tsx'
import { useEditorState, useEntryContext } from '../../editing/entry-context.ts'
import { SignatureField } from '../../form/controls/signature-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'

const at = (field: string): string => `totals_declarations.${field}`
const SIGNATURE = at('declarant_signature')

/** Block 45. A change after the entry was signed takes the signature back, here as on the server. */
export function DeclarantFields() {
  const { editor } = useEntryContext()
  const { form } = useEntryFormContext()
  const { signatureVoided } = useEditorState()
  const [isVoidedHere, setVoidedHere] = useState(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (!name || name === SIGNATURE) return
          const isSigned = Boolean(editor.state().entry.draft_data.totals_declarations?.declarant_signature)
          if (!isSigned || !form.getValues(SIGNATURE)) return
          form.setValue(SIGNATURE, '')
          setVoidedHere(true)
          announce('The signature is voided: the entry changed after it was signed.')
        },
      }),
    [form, editor],
  )
  return (
    <>
      <EntryField name={at('declarant_name')} />
      <EntryField name={at('declarant_title')} />
      <SignatureField
        name={SIGNATURE}
        nameField={at('declarant_name')}
        isVoided={isVoidedHere || signatureVoided}
      />
      <EntryField name={at('declarant_date')} />
    </>
  )
}
