import type { EntryRowData } from '../api/entry-list.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { entryName } from './use-moving.ts'

interface ArchiveDialogProps {
  /** Empty while nothing was asked. */
  entries: readonly EntryRowData[]
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before one or several entries are archived, in the specified words. */
export function ArchiveDialog({ entries, busy, onConfirm, onCancel }: ArchiveDialogProps) {
  const [only] = entries
  const single = entries.length === 1 && only
  return (
    <ConfirmDialog
      open={entries.length > 0}
      title={single ? 'Archive Entry' : 'Archive Multiple Entries'}
      question={
        single
          ? `Are you sure you want to archive entry ${entryName(single)}? You can restore it later from the archived entries view.`
          : `Are you sure you want to archive ${entries.length} entries? You can restore them later from the archived entries view.`
      }
      action="Archive"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
