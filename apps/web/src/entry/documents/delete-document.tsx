import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import textStyles from '../../ui/text.module.css'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { deleteDocument, documentsQuery, type EntryDocument } from './documents-api.ts'

/** Deletes a document, after a question. */
export function DeleteDocument({ entryId, document }: { entryId: string; document: EntryDocument }) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteDocument(entryId, document.id),
    onSuccess: (answer) => {
      queryClient.setQueryData(documentsQuery(entryId).queryKey, answer)
      announce(
        t(
          { id: 'delete-document.is-deleted', defaultMessage: '{name} is deleted.' },
          { name: document.name },
        ),
      )
    },
    onError: (failure) =>
      showToast({
        text: messageOf(
          failure,
          t({
            id: 'delete-document.the-document-could-not-be',
            defaultMessage: 'The document could not be deleted.',
          }),
        ),
      }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button look="quiet" small onClick={() => setAsking(true)}>
        <T
          id="delete-document.delete"
          defaultMessage="Delete<span> {name}</span>"
          values={{
            name: document.name,
            span: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
          }}
        />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t(
          { id: 'delete-document.delete-2', defaultMessage: 'Delete {name}?' },
          { name: document.name },
        )}
        question={t({
          id: 'delete-document.the-document-is-gone-for',
          defaultMessage:
            'The document is gone for everybody. After filing, documents cannot be deleted any more.',
        })}
        action={t({ id: 'delete-document.delete-document', defaultMessage: 'Delete document' })}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
