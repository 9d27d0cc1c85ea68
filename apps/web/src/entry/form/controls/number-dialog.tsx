import { defineMessage } from '@edfe/domain/messages'
import { type FormEvent, useId, useState } from 'react'
import { ApiProblem, messageOf } from '../../../api/problem.ts'
import { announce } from '../../../ui/announce.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import formStyles from '../../../ui/form.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import { t } from '../../../words/t.ts'
import { entryApi } from '../../editing/entry-api.ts'
import { useEntryContext } from '../../editing/entry-context.ts'

const FAILED = defineMessage({
  id: 'number-dialog.failed',
  defaultMessage: 'The number could not be changed. Please try again.',
})

/** Gives the draft another number. What is typed is saved before, so that the answer takes nothing away. */
function useNumber(onDone: () => void) {
  const { editor } = useEntryContext()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const change = async (typed: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const saved = await editor.save()
      if (!saved.ok) return setProblem(saved.message ?? t(FAILED))
      const { id, updated_at } = editor.state().entry
      editor.accept(await entryApi.number(id, typed, updated_at))
      announce(t({ id: 'number-dialog.changed', defaultMessage: 'The entry number is changed.' }))
      onDone()
    } catch (failure) {
      const isStale = failure instanceof ApiProblem && failure.code === 'draft_conflict'
      if (isStale) editor.accept(await entryApi.get(editor.state().entry.id))
      setProblem(messageOf(failure, t(FAILED)))
    } finally {
      setBusy(false)
    }
  }
  return { change, isBusy, problem }
}

/** Asks for the number of the release, which the entry takes in place of the proposed one. */
export function NumberDialog({ current, onClose }: { current: string; onClose: () => void }) {
  const form = useId()
  const [typed, setTyped] = useState(current)
  const { change, isBusy, problem } = useNumber(onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is a child of the step's form for React, though not in the document.
    event.stopPropagation()
    if (!isBusy) void change(typed)
  }
  return (
    <Dialog
      open
      title={t({ id: 'number-dialog.title', defaultMessage: 'Change the entry number' })}
      lead={t({
        id: 'number-dialog.lead',
        defaultMessage:
          'When the goods were released under a number already, the entry summary has the same number.',
      })}
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose} type="submit" form={form} busy={isBusy}>
          {t({ id: 'number-dialog.action', defaultMessage: 'Change the number' })}
        </DialogActions>
      }
    >
      <form id={form} className={formStyles.stack} onSubmit={submit} noValidate>
        <TextField
          label={t({ id: 'number-dialog.number', defaultMessage: 'Number of the release' })}
          hint={t({
            id: 'number-dialog.hint',
            defaultMessage: 'Your filer code, 7 digits and the check digit: XXX-NNNNNNN-D',
          })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          error={problem}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  )
}
