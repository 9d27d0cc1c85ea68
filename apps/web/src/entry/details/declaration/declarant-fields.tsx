import { defineMessage } from '@edfe/domain/messages'
import { useEffect, useState } from 'react'
import { voidedSignatureSentence } from '../../../messages/voided-signature.ts'
import { useDates } from '../../../session/use-dates.ts'
import { announce } from '../../../ui/announce.tsx'
import { t } from '../../../words/t.ts'
import { useEditorState, useEntryContext } from '../../editing/entry-context.ts'
import { SignatureField } from '../../form/controls/signature-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { inside } from '../../form/inside.ts'
import { onValues } from '../../form/on-values.ts'

const at = inside('totals_declarations')
const SIGNATURE = at('declarant_signature')

const VOIDED_HERE = defineMessage({
  id: 'declarant-fields.the-signature-is-voided-the',
  defaultMessage: 'The signature is voided: the entry changed after it was signed.',
})

/** Block 45. A change after the entry was signed takes the signature back, here as on the server. */
export function DeclarantFields() {
  const { editor } = useEntryContext()
  const { form } = useEntryFormContext()
  const { signature_voided } = useEditorState().entry
  const dates = useDates()
  const [isVoidedHere, setVoidedHere] = useState(false)
  useEffect(
    () =>
      onValues(form, ({ name }) => {
        if (!name || name === SIGNATURE) return
        const isSigned = Boolean(editor.state().entry.draft_data.totals_declarations?.declarant_signature)
        if (!isSigned || !form.getValues(SIGNATURE)) return
        form.setValue(SIGNATURE, '')
        setVoidedHere(true)
        // Saved at once, so that a signature typed next is a new one; the server then names what changed.
        queueMicrotask(async () => {
          if (!(await editor.save()).ok) announce(t(VOIDED_HERE))
        })
      }),
    [form, editor],
  )
  const voided = signature_voided
    ? voidedSignatureSentence(signature_voided, dates)
    : isVoidedHere
      ? t(VOIDED_HERE)
      : undefined
  return (
    <>
      <EntryField name={at('declarant_name')} />
      <EntryField name={at('declarant_title')} />
      <SignatureField name={SIGNATURE} nameField={at('declarant_name')} voided={voided} />
      <EntryField name={at('declarant_date')} />
    </>
  )
}
