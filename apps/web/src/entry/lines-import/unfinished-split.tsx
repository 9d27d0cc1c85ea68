import { formatEntryNumber } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { notifyEntriesChanged } from '../../api/entry-list.ts'
import { ApiProblem, messageOf } from '../../api/problem.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { entryApi } from '../editing/entry-api.ts'
import { useEntry } from '../editing/entry-context.ts'
import { unfinishedSplitQuery } from '../editing/entry-queries.ts'
import { isOnServer } from '../editing/on-server.ts'
import { entryLink } from '../entry-link.ts'
import styles from './import.module.css'

const FAILED = defineMessage({
  id: 'unfinished-split.the-drafts-are-as-they',
  defaultMessage: 'The drafts are as they were. Please try again.',
})
const CHANGED = defineMessage({
  id: 'unfinished-split.a-draft-has-changed-in',
  defaultMessage:
    'A draft has changed in the meantime, and nothing was deleted. Please look at the list again.',
})
/** The specified words of a conflict are about the entry on the page, not about one of these. */
const problemOf = (error: unknown) =>
  error instanceof ApiProblem && error.is('draft_conflict') ? t(CHANGED) : messageOf(error, t(FAILED))
const lines = (count: number): string =>
  t(
    { id: 'unfinished-split.lines', defaultMessage: '{count, plural, one {# line} other {# lines}}' },
    { count },
  )

/**
 * A sheet was split into several entries, and its import did not end: the page was closed, or the network was lost. The
 * further drafts are shown, to import the sheet again into them, to keep them or to delete them.
 */
export function UnfinishedSplit({ onResume }: { onResume: (ids: readonly string[]) => void }) {
  const entry = useEntry()
  const { data, refetch } = useQuery({ ...unfinishedSplitQuery(entry.id), enabled: isOnServer(entry) })
  const { end, isAsking, setAsking } = useEndOfSplit(entry.id)
  if (!data) return null
  const { origin, entries } = data
  if (origin) {
    return (
      <Alert tone="info" role="status">
        <p>
          <T
            id="unfinished-split.this-draft-has-lines-of"
            defaultMessage="This draft has lines of a sheet whose import did not end. Finish or discard the import in {entry}."
            values={{
              entry: (
                <Link {...entryLink(origin.id, 'step-4')}>{formatEntryNumber(origin.entry_number)}</Link>
              ),
            }}
          />
        </p>
      </Alert>
    )
  }
  if (entries.length === 0) return null
  const drafts = t(
    { id: 'unfinished-split.text', defaultMessage: '{count, plural, one {draft} other {# drafts}}' },
    { count: entries.length },
  )
  return (
    <Alert tone="info" role="status">
      <h2>
        {t({
          id: 'unfinished-split.the-import-of-a-sheet',
          defaultMessage: 'The import of a sheet did not end',
        })}
      </h2>
      <p>
        {t(
          {
            id: 'unfinished-split.lines-that-this-entry-has',
            defaultMessage:
              'Lines that this entry has no room for are in {drafts, plural, one {a draft} other {# drafts}} of the same shipment. This entry has {lines}.',
          },
          { drafts: entries.length, lines: lines(entry.line_count) },
        )}
      </p>
      <ul className={styles.left}>
        {entries.map(({ id, entry_number, line_count, updated_by }) => (
          <li key={id}>
            <Link {...entryLink(id, 'step-4')}>{formatEntryNumber(entry_number)}</Link>:{' '}
            {updated_by
              ? t(
                  { id: 'unfinished-split.last-saved-by', defaultMessage: '{lines}, last saved by {name}' },
                  { lines: lines(line_count), name: updated_by.name },
                )
              : lines(line_count)}
          </li>
        ))}
      </ul>
      {end.error && <p role="alert">{problemOf(end.error)}</p>}
      {entry.may.edit && (
        <p className={layoutStyles.wrap8}>
          <Button small onClick={() => onResume(entries.map(({ id }) => id))}>
            {t({ id: 'unfinished-split.import-the-sheet-again', defaultMessage: 'Import the sheet again' })}
          </Button>
          <Button look="quiet" small busy={end.isPending} onClick={() => end.mutate(undefined)}>
            {t({ id: 'unfinished-split.keep-the', defaultMessage: 'Keep the {drafts}' }, { drafts })}
          </Button>
          <Button look="quiet" small onClick={() => void refetch().then(() => setAsking(true))}>
            {t({ id: 'unfinished-split.delete-the', defaultMessage: 'Delete the {drafts}…' }, { drafts })}
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t({ id: 'unfinished-split.delete-the-2', defaultMessage: 'Delete the {drafts}?' }, { drafts })}
        question={t(
          {
            id: 'unfinished-split.with-cannot-be-restored-the',
            defaultMessage: '{entries} with {lines} cannot be restored. The lines of this entry stay.',
          },
          {
            entries: entries.map(({ entry_number }) => formatEntryNumber(entry_number)).join(', '),
            lines: lines(entries.reduce((sum, { line_count }) => sum + line_count, 0)),
          },
        )}
        action={t({ id: 'unfinished-split.delete-the-3', defaultMessage: 'Delete the {drafts}' }, { drafts })}
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
      if (!deleted)
        return showToast({
          text: t({
            id: 'unfinished-split.the-import-is-finished',
            defaultMessage: 'The import is finished.',
          }),
        })
      const count = t(
        {
          id: 'unfinished-split.text-2',
          defaultMessage: '{count, plural, one {The draft is} other {# drafts are}}',
        },
        { count: deleted.length },
      )
      showToast({
        text: t({ id: 'unfinished-split.deleted', defaultMessage: '{count} deleted.' }, { count }),
      })
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
