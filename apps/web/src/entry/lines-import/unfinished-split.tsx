import { formatEntryNumber } from '@edfe/domain/entry'
import { groupThousands } from '@edfe/domain/money'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { notifyEntriesChanged } from '../../api/entry-list.ts'
import { ApiProblem, messageOf } from '../../api/problem.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { entryApi } from '../editing/entry-api.ts'
import { useEditorState } from '../editing/entry-context.ts'
import { unfinishedSplitQuery } from '../editing/entry-queries.ts'
import { isOnServer } from '../editing/on-server.ts'
import { entryLink } from '../entry-link.ts'
import styles from './import.module.css'

const FAILED = 'The drafts are as they were. Please try again.'
const CHANGED = 'A draft has changed in the meantime, and nothing was deleted. Please look at the list again.'
/** The specified words of a conflict are about the entry on the page, not about one of these. */
const problemOf = (error: unknown) =>
  error instanceof ApiProblem && error.is('draft_conflict') ? CHANGED : messageOf(error, FAILED)
const lines = (count: number) => `${groupThousands(String(count))} ${count === 1 ? 'line' : 'lines'}`

/**
 * A sheet was split into several entries, and its import did not end: the page was closed, or the network was lost. The
 * further drafts are shown, to import the sheet again into them, to keep them or to delete them.
 */
export function UnfinishedSplit({ onResume }: { onResume: (ids: readonly string[]) => void }) {
  const { entry } = useEditorState()
  const { data, refetch } = useQuery({ ...unfinishedSplitQuery(entry.id), enabled: isOnServer(entry) })
  const { end, isAsking, setAsking } = useEndOfSplit(entry.id)
  if (!data) return null
  const { origin, entries } = data
  if (origin) {
    return (
      <Alert tone="info" role="status">
        <p>
          This draft has lines of a sheet whose import did not end. Finish or discard the import in{' '}
          <Link {...entryLink(origin.id, 'step-4')}>{formatEntryNumber(origin.entry_number)}</Link>.
        </p>
      </Alert>
    )
  }
  if (entries.length === 0) return null
  const drafts = entries.length === 1 ? 'draft' : `${entries.length} drafts`
  return (
    <Alert tone="info" role="status">
      <h2>The import of a sheet did not end</h2>
      <p>
        Lines that this entry has no room for are in {entries.length === 1 ? 'a draft' : drafts} of the same
        shipment. This entry has {lines(entry.line_count)}.
      </p>
      <ul className={styles.left}>
        {entries.map(({ id, entry_number, line_count, updated_by }) => (
          <li key={id}>
            <Link {...entryLink(id, 'step-4')}>{formatEntryNumber(entry_number)}</Link>: {lines(line_count)}
            {updated_by && `, last saved by ${updated_by.name}`}
          </li>
        ))}
      </ul>
      {end.error && <p role="alert">{problemOf(end.error)}</p>}
      {entry.may.edit && (
        <p className={styles.ways}>
          <Button small onClick={() => onResume(entries.map(({ id }) => id))}>
            Import the sheet again
          </Button>
          <Button look="quiet" small busy={end.isPending} onClick={() => end.mutate(undefined)}>
            Keep the {drafts}
          </Button>
          <Button look="quiet" small onClick={() => void refetch().then(() => setAsking(true))}>
            Delete the {drafts}…
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Delete the ${drafts}?`}
        question={`${entries.map(({ entry_number }) => formatEntryNumber(entry_number)).join(', ')} with ${lines(
          entries.reduce((sum, { line_count }) => sum + line_count, 0),
        )} cannot be restored. The lines of this entry stay.`}
        action={`Delete the ${drafts}`}
        danger
        busy={end.isPending}
        onConfirm={() =>
          end.mutate(entries.map(({ id, updated_at }) => ({ id, expected_updated_at: updated_at })))
        }
        onCancel={() => setAsking(false)}
      />
    </Alert>
  )
}

type Deleted = Parameters<typeof entryApi.discardSplit>[1]

/** Ends the import of an entry: with drafts that are deleted, or with none, which keeps them. */
function useEndOfSplit(id: string) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const end = useMutation({
    mutationFn: (deleted: Deleted | undefined) =>
      deleted ? entryApi.discardSplit(id, deleted) : entryApi.finishSplit(id),
    onSuccess: (_answer, deleted) => {
      if (!deleted) return showToast({ text: 'The import is finished.' })
      const count = deleted.length === 1 ? 'The draft is' : `${deleted.length} drafts are`
      showToast({ text: `${count} deleted.` })
    },
    // After a refusal too: somebody has changed a draft, and the list shows it.
    onSettled: () => {
      setAsking(false)
      notifyEntriesChanged()
      void client.invalidateQueries({ queryKey: ['entries'] })
      void client.invalidateQueries({ queryKey: unfinishedSplitQuery(id).queryKey })
    },
  })
  return { end, isAsking, setAsking }
}
