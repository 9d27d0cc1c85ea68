import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

interface Props {
  /** The draft's number; undefined while nothing was asked. */
  name: string | undefined
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a draft is deleted: unlike archiving, it cannot be undone. */
export function DeleteDraftDialog({ name, busy, onConfirm, onCancel }: Props) {
  return (
    <ConfirmDialog
      open={name !== undefined}
      title={`Delete draft ${name ?? ''}?`}
      question="The draft, its comments and its history are deleted for ever, and its number is not given out again. To keep them, archive the entry in the list."
      action="Delete draft"
      danger
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
