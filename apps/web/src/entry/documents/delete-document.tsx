import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import textStyles from '../../ui/text.module.css'
import { showToast } from '../../ui/toast.tsx'
import { deleteDocument, documentsQuery, type EntryDocument } from './documents-api.ts'

/** Deletes a document, after a question. */
export function DeleteDocument({ entryId, document }: { entryId: string; document: EntryDocument }) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteDocument(entryId, document.id),
    onSuccess: (answer) => {
      queryClient.setQueryData(documentsQuery(entryId).queryKey, answer)
      announce(`${document.name} is deleted.`)
    },
    onError: (failure) => showToast({ text: messageOf(failure, 'The document could not be deleted.') }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button look="quiet" small onClick={() => setAsking(true)}>
        Delete<span className={textStyles.visuallyHidden}> {document.name}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Delete ${document.name}?`}
        question="The document is gone for everybody. After filing, documents cannot be deleted any more."
        action="Delete document"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
