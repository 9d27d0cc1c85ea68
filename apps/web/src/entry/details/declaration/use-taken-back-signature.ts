import { defineMessage } from '@edfe/domain/messages'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { voidedSignatureSentence } from '../../../messages/voided-signature.ts'
import { useDates } from '../../../session/use-dates.ts'
import { announce } from '../../../ui/announce.tsx'
import { t } from '../../../words/t.ts'
import { useEntry, useEntryContext } from '../../editing/entry-context.ts'
import { onValues } from '../../form/on-values.ts'

export const SIGNATURE = 'totals_declarations.declarant_signature'

const VOIDED_HERE = defineMessage({
  id: 'declarant-fields.the-signature-is-voided-the',
  defaultMessage: 'The signature is voided: the entry changed after it was signed.',
})

/**
 * Takes the signature back when a value of the form changes after the entry was signed, here as on the server. Returns
 * why an earlier signature no longer counts; undefined while none was taken back.
 */
export function useTakenBackSignature(form: UseFormReturn<FieldValues>): string | undefined {
  const { editor } = useEntryContext()
  const { signature_voided } = useEntry()
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
  if (signature_voided) return voidedSignatureSentence(signature_voided, dates)
  return isVoidedHere ? t(VOIDED_HERE) : undefined
}
