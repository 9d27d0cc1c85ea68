import { formatEntryNumber } from '@edfe/domain/entry'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { whenServerIsBack } from '../../../api/connection.ts'
import { useSession } from '../../../session/session-store.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { t } from '../../../words/t.ts'
import { resumeLink } from '../../entry-link.ts'
import { localEntriesOf } from './local-entries.ts'

const TRY_EVERY_MS = 30_000

/**
 * Entries that were begun while the server was away and left before it was back: says that they are in this browser
 * only, and hands them over as soon as the server answers.
 */
export function LocalDrafts() {
  const userId = useSession().user?.id ?? ''
  const client = useQueryClient()
  const [entries, setEntries] = useState(() => localEntriesOf(userId))
  const [isTrying, setTrying] = useState(false)
  const running = useRef(false)
  const { length } = entries

  const tryNow = useCallback(async () => {
    if (running.current) return
    running.current = true
    setTrying(true)
    try {
      const { uploadLocalEntries } = await import('./save-kept-entries.ts')
      if ((await uploadLocalEntries(userId)) === 0) return
      showToast({
        text: t({
          id: 'local-drafts.what-was-kept-in-this',
          defaultMessage: 'What was kept in this browser is saved on the server now.',
        }),
      })
      await client.invalidateQueries({ queryKey: ['dashboard'] })
    } catch (failure) {
      console.warn('the server did not take a local entry yet', failure)
    } finally {
      running.current = false
      setTrying(false)
      setEntries(localEntriesOf(userId))
    }
  }, [client, userId])

  useEffect(() => {
    if (length === 0) return
    void tryNow()
    const timer = setInterval(() => void tryNow(), TRY_EVERY_MS)
    const stopWaiting = whenServerIsBack(() => void tryNow())
    return () => {
      clearInterval(timer)
      stopWaiting()
    }
  }, [length, tryNow])

  if (length === 0) return null
  return (
    <Alert tone="info" role="region" aria-labelledby="local-drafts">
      <h2 id="local-drafts">
        {t(
          {
            id: 'local-drafts.kept-in-this-browser-only',
            defaultMessage:
              '{length, plural, one {1 entry is} other {# entries are}} kept in this browser only',
          },
          { length },
        )}
      </h2>
      <p>
        {t({
          id: 'local-drafts.the-server-could-not-be',
          defaultMessage:
            'The server could not be reached when you started it. It is saved as soon as the server responds.',
        })}
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link {...resumeLink(entry)}>
              {t(
                { id: 'local-drafts.continue', defaultMessage: 'Continue {name}' },
                { name: formatEntryNumber(entry.entry_number) },
              )}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Button look="quiet" small busy={isTrying} onClick={() => void tryNow()}>
          {t({ id: 'local-drafts.save-on-the-server-now', defaultMessage: 'Save on the server now' })}
        </Button>
      </p>
    </Alert>
  )
}
