import { type CopyPart, TEMPLATE_NAME_MAX, TEMPLATE_PARTS } from '@edfe/domain/entry'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { CopyParts } from '../../templates/copy-parts.tsx'
import { useSaveTemplate } from '../../templates/template-queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'

interface Props {
  entryId: string
  /** Saves what is typed and not yet saved; the template is made of the saved entry. */
  onBefore?: (() => Promise<unknown>) | undefined
  onClose: () => void
}

/** Asks for a name and for what is taken, and saves the template. */
export function SaveTemplateDialog({ entryId, onBefore, onClose }: Props) {
  const form = useId()
  const [name, setName] = useState('')
  const [parts, setParts] = useState<readonly CopyPart[]>(TEMPLATE_PARTS)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = useSaveTemplate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === '') {
      setProblem(
        t({
          id: 'save-template-dialog.give-the-template-a-name',
          defaultMessage: 'Give the template a name.',
        }),
      )
      document.getElementById(`${form}-name`)?.focus()
      return
    }
    setBusy(true)
    setProblem(undefined)
    try {
      await onBefore?.()
      await save.mutateAsync({ name: name.trim(), entry_id: entryId, parts: [...parts] })
      showToast({
        text: t(
          { id: 'save-template-dialog.template-is-saved', defaultMessage: 'Template {trim} is saved.' },
          { trim: name.trim() },
        ),
      })
      onClose()
    } catch (failure) {
      setProblem(
        messageOf(
          failure,
          t({
            id: 'save-template-dialog.the-template-could-not-be',
            defaultMessage: 'The template could not be saved. Please try again.',
          }),
        ),
      )
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={t({ id: 'save-template-dialog.save-as-template', defaultMessage: 'Save as template' })}
      lead={t({
        id: 'save-template-dialog.new-entries-can-begin-with',
        defaultMessage:
          'New entries can begin with it. Entry type, port, bond and way of paying are taken. Dates, bill of lading, numbers of the entry and the signature never are.',
      })}
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose} type="submit" form={form} busy={isBusy}>
          {isBusy
            ? t({ id: 'common.saving', defaultMessage: 'Saving…' })
            : t({ id: 'save-template-dialog.save-template', defaultMessage: 'Save template' })}
        </DialogActions>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          id={`${form}-name`}
          label={t({ id: 'common.name', defaultMessage: 'Name' })}
          hint={t({
            id: 'save-template-dialog.such-as-the-supplier-and',
            defaultMessage: 'Such as the supplier and the way, ‘Hoa Minh by sea’',
          })}
          maxLength={TEMPLATE_NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <CopyParts
          legend={t({ id: 'save-template-dialog.what-else-is-taken', defaultMessage: 'What else is taken' })}
          parts={parts}
          onChange={setParts}
        />
        <ProblemText text={problem} />
      </form>
    </Dialog>
  )
}
