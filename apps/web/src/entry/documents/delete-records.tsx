import { formatEntryNumber } from '@edfe/domain/entry'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { entryKey } from '../editing/entry-queries.ts'
import { deleteRecords } from './documents-api.ts'

interface Props {
  entryId: string
  entryNumber: string
}

/** Deletes a filed entry whose retention has ended, after a question. */
export function DeleteRecords({ entryId, entryNumber }: Props) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const number = formatEntryNumber(entryNumber)
  const remove = useMutation({
    mutationFn: () => deleteRecords(entryId),
    onSuccess: async () => {
      await navigate({ to: '/entries' })
      queryClient.removeQueries({ queryKey: entryKey(entryId) })
      void queryClient.invalidateQueries({ queryKey: ['entries'] })
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
      showToast({
        text: t(
          {
            id: 'delete-records.entry-and-its-records-are',
            defaultMessage: 'Entry {number} and its records are deleted.',
          },
          { number },
        ),
      })
    },
    onError: () => setAsked(false),
  })
  return (
    <>
      <Button look="quiet" small onClick={() => setAsked(true)}>
        {t({ id: 'delete-records.delete-entry-and-records', defaultMessage: 'Delete entry and records…' })}
      </Button>
      <ProblemText
        text={
          remove.isError
            ? messageOf(
                remove.error,
                t({
                  id: 'delete-records.the-entry-could-not-be',
                  defaultMessage: 'The entry could not be deleted. Please try again.',
                }),
              )
            : undefined
        }
      />
      <ConfirmDialog
        open={isAsked}
        title={t({ id: 'delete-records.delete-entry', defaultMessage: 'Delete entry {number}?' }, { number })}
        question={t({
          id: 'delete-records.what-was-filed-the-messages',
          defaultMessage:
            'What was filed, the messages of CBP, the documents and the history are deleted for ever. The audit log keeps that you deleted them. Download the complete file first if you may need it.',
        })}
        action={t({
          id: 'delete-records.delete-entry-and-records-2',
          defaultMessage: 'Delete entry and records',
        })}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}
