import type { EntryRowData } from '../api/entry-list.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { t } from '../words/t.ts'
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
      title={
        single
          ? t({ id: 'archive-dialog.archive-entry', defaultMessage: 'Archive Entry' })
          : t({ id: 'archive-dialog.archive-multiple-entries', defaultMessage: 'Archive Multiple Entries' })
      }
      question={
        single
          ? t(
              {
                id: 'archive-dialog.are-you-sure-you-want',
                defaultMessage:
                  'Are you sure you want to archive entry {single}? You can restore it later from the archived entries view.',
              },
              { single: entryName(single) },
            )
          : t(
              {
                id: 'archive-dialog.are-you-sure-you-want-2',
                defaultMessage:
                  'Are you sure you want to archive {count} entries? You can restore them later from the archived entries view.',
              },
              { count: entries.length },
            )
      }
      action={t({ id: 'archive-dialog.archive', defaultMessage: 'Archive' })}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
