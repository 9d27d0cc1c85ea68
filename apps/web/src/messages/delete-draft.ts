/** The words of the question before a draft is deleted: unlike archiving, it cannot be undone. */
export const deleteDraftWords = (number: string) => ({
  title: `Delete draft ${number}?`,
  question:
    'The draft, its comments and its history are deleted for ever, and its number is not given out again. To keep them, archive the entry in the list.',
  action: 'Delete draft',
})
