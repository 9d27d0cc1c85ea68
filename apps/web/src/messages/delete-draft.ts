import { t } from '../words/t.ts'
/** The words of the question before a draft is deleted: unlike archiving, it cannot be undone. */
export const deleteDraftWords = (number: string) => ({
  title: t({ id: 'delete-draft.delete-draft', defaultMessage: 'Delete draft {number}?' }, { number }),
  question: t({
    id: 'delete-draft.the-draft-its-comments-and',
    defaultMessage:
      'The draft, its comments and its history are deleted for ever, and its number is not given out again. To keep them, archive the entry in the list.',
  }),
  action: t({ id: 'delete-draft.delete-draft-2', defaultMessage: 'Delete draft' }),
})
