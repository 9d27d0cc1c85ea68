import { formatEntryNumber } from '@edfe/domain/entry'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { deleteDraftWords } from '../../messages/delete-draft.ts'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { entryApi } from '../editing/entry-api.ts'
import { useEntry, useEntryContext } from '../editing/entry-context.ts'
import { entryKey } from '../editing/entry-queries.ts'

/** Deletes a draft that was never filed, after a question: unlike archiving, it cannot be undone. */
export function DeleteDraft() {
  const { editor } = useEntryContext()
  const entry = useEntry()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!entry.may.delete) return null
  const number = formatEntryNumber(entry.entry_number)

  const remove = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      // Text still unsaved would otherwise be saved to an entry that is gone.
      await editor.save()
      await entryApi.remove(entry.id)
      await navigate({ to: '/entries' })
      queryClient.removeQueries({ queryKey: entryKey(entry.id) })
      void queryClient.invalidateQueries({ queryKey: ['entries'] })
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
      showToast({
        text: t({ id: 'delete-draft.deleted', defaultMessage: 'Entry {number} deleted.' }, { number }),
      })
    } catch (failure) {
      setProblem(
        messageOf(
          failure,
          t({
            id: 'delete-draft.failed',
            defaultMessage: 'The draft could not be deleted. Please try again.',
          }),
        ),
      )
      setBusy(false)
    }
  }
  return (
    <ConfirmedButton
      {...deleteDraftWords(number)}
      label={t({ id: 'delete-draft.open', defaultMessage: 'Delete this draft…' })}
      danger
      busy={isBusy}
      problem={problem}
      onConfirm={remove}
    />
  )
}
