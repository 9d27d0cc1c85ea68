import { formatEntryNumber } from '@edfe/domain/entry'
import { type EntryRowData, type ManyOutcome, useMoveEntries } from '../api/entry-list.ts'
import type { Notice } from '../ui/banner.tsx'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'

/** Name of an entry for people: its number, else its id. */
export const entryName = ({ id, entry_number }: Pick<EntryRowData, 'id' | 'entry_number'>): string =>
  entry_number ? formatEntryNumber(entry_number) : id

/** What was done to entries: 'back' is an archiving or a restoring undone. */
type Move = 'archive' | 'restore' | 'back'

const failure = (outcome: ManyOutcome, entries: readonly EntryRowData[], move: Move): Notice => {
  if (outcome.failed.length === 0) return undefined
  const reasons = outcome.failed.map(({ id, message }) => {
    const entry = entries.find((row) => row.id === id)
    return `${entry ? entryName(entry) : id}: ${message}`
  })
  return {
    tone: 'error',
    text: t(
      {
        id: 'use-moving.failed',
        defaultMessage:
          '{move, select, archive {{count, plural, one {# entry could not be archived.} other {# entries could not be archived.}}} restore {{count, plural, one {# entry could not be restored.} other {# entries could not be restored.}}} other {{count, plural, one {# entry could not be moved back.} other {# entries could not be moved back.}}}}',
      },
      { move, count: outcome.failed.length },
    ),
    reasons,
  }
}

function movedText(move: Move, moved: readonly string[], entries: readonly EntryRowData[]): string {
  const only = entries.length === 1 ? entries[0] : undefined
  return only
    ? t(
        {
          id: 'use-moving.moved-one',
          defaultMessage:
            '{move, select, archive {Entry {number} archived.} other {Entry {number} restored.}}',
        },
        { move, number: entryName(only) },
      )
    : t(
        {
          id: 'use-moving.moved',
          defaultMessage:
            '{move, select, archive {{count, plural, one {# entry archived.} other {# entries archived.}}} other {{count, plural, one {# entry restored.} other {# entries restored.}}}}',
        },
        { move, count: moved.length },
      )
}

/** Archiving and restoring with a way back: what was moved can be moved again from the message. */
export function useMoving(onNotice: (notice: Notice) => void, onMoved: () => void) {
  const archive = useMoveEntries('archive')
  const restore = useMoveEntries('restore')

  const run = async (move: 'archive' | 'restore', entries: readonly EntryRowData[]) => {
    const forward = move === 'archive' ? archive : restore
    const back = move === 'archive' ? restore : archive
    const outcome = await forward.mutateAsync(entries.map(({ id }) => id))
    onMoved()
    onNotice(failure(outcome, entries, move))
    if (outcome.done.length === 0) return
    showToast({
      text: movedText(move, outcome.done, entries),
      action: {
        label: t({ id: 'common.undo', defaultMessage: 'Undo' }),
        run: () =>
          void back.mutateAsync(outcome.done).then((undone) => onNotice(failure(undone, entries, 'back'))),
      },
    })
  }
  return {
    busy: archive.isPending || restore.isPending,
    archive: (entries: readonly EntryRowData[]) => run('archive', entries),
    restore: (entries: readonly EntryRowData[]) => run('restore', entries),
  }
}
