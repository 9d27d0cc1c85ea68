import { formatEntryNumber } from '@edfe/domain/entry'
import { type EntryRowData, type ManyOutcome, useMoveEntries } from '../api/entry-list.ts'
import { entriesText } from '../messages/money.ts'
import type { Notice } from '../ui/banner.tsx'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'

/** Name of an entry for people: its number, else its id. */
export const entryName = ({ id, entry_number }: Pick<EntryRowData, 'id' | 'entry_number'>): string =>
  entry_number ? formatEntryNumber(entry_number) : id

const failure = (outcome: ManyOutcome, entries: readonly EntryRowData[], verb: string): Notice => {
  if (outcome.failed.length === 0) return undefined
  const reasons = outcome.failed.map(({ id, message }) => {
    const entry = entries.find((row) => row.id === id)
    return `${entry ? entryName(entry) : id}: ${message}`
  })
  return {
    tone: 'error',
    text: t(
      { id: 'use-moving.could-not-be', defaultMessage: '{count} could not be {verb}.' },
      { count: entriesText(outcome.failed.length), verb },
    ),
    reasons,
  }
}

/** Archiving and restoring with a way back: what was moved can be moved again from the message. */
export function useMoving(onNotice: (notice: Notice) => void, onMoved: () => void) {
  const archive = useMoveEntries('archive')
  const restore = useMoveEntries('restore')

  const run = async (kind: 'archive' | 'restore', entries: readonly EntryRowData[]) => {
    const forward = kind === 'archive' ? archive : restore
    const back = kind === 'archive' ? restore : archive
    const outcome = await forward.mutateAsync(entries.map(({ id }) => id))
    onMoved()
    const word = kind === 'archive' ? 'archived' : 'restored'
    onNotice(failure(outcome, entries, word))
    const [only] = entries
    const what =
      entries.length === 1 && only
        ? t({ id: 'use-moving.entry', defaultMessage: 'Entry {only}' }, { only: entryName(only) })
        : entriesText(outcome.done.length)
    if (outcome.done.length === 0) return
    showToast({
      text: `${what} ${word}.`,
      action: {
        label: t({ id: 'common.undo', defaultMessage: 'Undo' }),
        run: () =>
          void back
            .mutateAsync(outcome.done)
            .then((undone) => onNotice(failure(undone, entries, 'moved back'))),
      },
    })
  }
  return {
    busy: archive.isPending || restore.isPending,
    archive: (entries: readonly EntryRowData[]) => run('archive', entries),
    restore: (entries: readonly EntryRowData[]) => run('restore', entries),
  }
}
