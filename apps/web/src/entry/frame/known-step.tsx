import type { StepKey } from '@edfe/domain/entry'
import { useEffect, useRef, useState } from 'react'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import type { EntryForm } from '../form/use-entry-form.ts'
import type { PageActions } from './use-page-actions.ts'

interface Props {
  step: StepKey
  form: Pick<EntryForm, 'countErrors'>
  actions: Pick<PageActions, 'save' | 'isBusy'>
}

/**
 * A step that nobody has passed yet and that asks for nothing, since all of it came with a copy, a template or the
 * settings: says so, and Enter on its heading, which has the focus on arrival, passes it like its main button.
 */
export function KnownStep({ step, form, actions }: Props) {
  const { editor, filing } = useEntryContext()
  const [isKnown, setKnown] = useState(false)
  const latest = useRef({ form, actions })
  latest.current = { form, actions }
  // Without the rules nobody can say so.
  useEffect(() => {
    if (!filing) return
    const { may, step_progress } = editor.state().entry
    const status = step_progress[step]?.status
    const isPassed = status === 'valid' || status === 'complete'
    // No rule asks how the goods are released, yet step 2 does.
    const isOpen = step === 'shipment_origin' && !editor.draft().release?.method
    setKnown(may.edit && !isPassed && !isOpen && latest.current.form.countErrors() === 0)
  }, [editor, step, filing])
  useEffect(() => {
    if (!isKnown) return
    const pass = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || !document.activeElement?.matches('main h1')) return
      event.preventDefault()
      if (!latest.current.actions.isBusy) void latest.current.actions.save()
    }
    document.addEventListener('keydown', pass)
    return () => document.removeEventListener('keydown', pass)
  }, [isKnown])
  return (
    <p role="status" className={isKnown ? `${textStyles.secondary} ${layoutStyles.spaceBelow12}` : undefined}>
      {isKnown &&
        t({
          id: 'known-step.press-enter',
          defaultMessage: 'Everything that this step asks for is known. Press Enter to continue.',
        })}
    </p>
  )
}
