import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { type EntryRowData, notifyEntriesChanged } from '../api/entry-list.ts'
import { messageOf } from '../api/problem.ts'
import { deleteDraftWords } from '../messages/delete-draft.ts'
import type { Notice } from '../ui/banner.tsx'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'
import { entryName } from './use-moving.ts'

/** Deleting a draft from the list: the entry that is asked about, and what answers the question. */
export function useDeleting(onNotice: (notice: Notice) => void, onDeleted: () => void) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<EntryRowData>()
  const remove = useMutation({
    mutationFn: ({ id }: EntryRowData) => call('deleteEntry', { params: { id } }),
    onSuccess: async (_, entry) => {
      setAsked(undefined)
      onNotice(undefined)
      showToast({
        text: t(
          { id: 'use-deleting.entry-deleted', defaultMessage: 'Entry {entry} deleted.' },
          { entry: entryName(entry) },
        ),
      })
      notifyEntriesChanged()
      await Promise.all([
        client.invalidateQueries({ queryKey: ['entries'] }),
        client.invalidateQueries({ queryKey: ['dashboard'] }),
      ])
      onDeleted()
    },
    onError: (failure) => {
      setAsked(undefined)
      onNotice({
        tone: 'error',
        text: messageOf(
          failure,
          t({
            id: 'use-deleting.the-draft-could-not-be',
            defaultMessage: 'The draft could not be deleted. Please try again.',
          }),
        ),
      })
    },
  })
  return {
    ask: setAsked,
    dialog: {
      ...deleteDraftWords(asked ? entryName(asked) : ''),
      open: asked !== undefined,
      danger: true,
      busy: remove.isPending,
      onConfirm: () => asked && remove.mutate(asked),
      onCancel: () => setAsked(undefined),
    },
  }
}
