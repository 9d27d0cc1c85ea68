import { COPY_PARTS, type CopyPart } from '@edfe/domain/entry'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { notifyEntriesChanged } from '../../api/entry-list.ts'
import { messageOf } from '../../api/problem.ts'
import { CopyParts } from '../../templates/copy-parts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { t } from '../../words/t.ts'
import { entryApi } from '../editing/entry-api.ts'
import { entryKey } from '../editing/entry-queries.ts'
import { entryLink } from '../entry-link.ts'

interface CopyDialogProps {
  /** The entry that is to be copied; its name is its number as it is shown. */
  source: { id: string; name: string }
  onClose: () => void
}

/** Asks which parts to copy, makes the copy and opens it. */
export function CopyDialog({ source, onClose }: CopyDialogProps) {
  const form = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [parts, setParts] = useState<readonly CopyPart[]>(COPY_PARTS)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const copy = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { entry, left_empty, changes } = await entryApi.copy(source.id, [...parts])
      client.setQueryData(entryKey(entry.id), entry)
      notifyEntriesChanged()
      void client.invalidateQueries({ queryKey: ['entries'] })
      onClose()
      const copied = { from: source.name, left_empty, changes }
      await navigate({ ...entryLink(entry.id, 'step-1'), state: { entry, copied } })
    } catch (failure) {
      setProblem(
        messageOf(
          failure,
          t({
            id: 'copy-dialog.the-entry-could-not-be',
            defaultMessage: 'The entry could not be copied. Please try again.',
          }),
        ),
      )
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void copy()
  }
  return (
    <Dialog
      open
      title={t({ id: 'copy-dialog.copy-entry', defaultMessage: 'Copy entry {name}' }, { name: source.name })}
      lead={t({
        id: 'copy-dialog.you-get-a-draft-with',
        defaultMessage:
          'You get a draft with a new number. Entry type, port, bond and way of paying come along. Dates, bill of lading, licenses and file reference start empty, and the declaration is signed again.',
      })}
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose} type="submit" form={form} busy={isBusy}>
          {isBusy
            ? t({ id: 'copy-dialog.copying', defaultMessage: 'Copying…' })
            : t({ id: 'copy-dialog.copy-entry-2', defaultMessage: 'Copy entry' })}
        </DialogActions>
      }
    >
      <form id={form} onSubmit={submit}>
        <CopyParts
          legend={t({ id: 'copy-dialog.what-comes-along', defaultMessage: 'What comes along' })}
          parts={parts}
          onChange={setParts}
        />
        <ProblemText text={problem} />
      </form>
    </Dialog>
  )
}
