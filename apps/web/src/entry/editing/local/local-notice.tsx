import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { whenServerIsBack } from '../../../api/connection.ts'
import { whenLeaving } from '../../../session/leaving.ts'
import { Alert } from '../../../ui/alert.tsx'
import { announce } from '../../../ui/announce.tsx'
import { Button } from '../../../ui/button.tsx'
import { t } from '../../../words/t.ts'
import { entryLink } from '../../entry-link.ts'
import { useEntryContext } from '../entry-context.ts'
import { entryKey } from '../entry-queries.ts'
import { uploadLocalDraft } from './upload-local-draft.ts'
import { useHeldHere } from './use-held-here.ts'

const TRY_EVERY_MS = 30_000

/** Says that an entry is kept in this browser only, and hands it to the server as soon as it answers. */
export function LocalNotice({ page }: { page: string }) {
  const { editor } = useEntryContext()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { problem } = useLocation().state
  const [isTrying, setTrying] = useState(false)
  const running = useRef(false)

  const tryNow = useCallback(async () => {
    if (running.current) return
    running.current = true
    setTrying(true)
    try {
      await editor.save()
      const entry = await uploadLocalDraft(editor.state().entry.id)
      queryClient.setQueryData(entryKey(entry.id), entry)
      announce(
        t({
          id: 'local-notice.the-entry-is-saved-on',
          defaultMessage: 'The entry is saved on the server now.',
        }),
      )
      await navigate({ ...entryLink(entry.id, page), replace: true })
    } catch (failure) {
      console.warn('the server did not take the local entry yet', failure)
    } finally {
      running.current = false
      setTrying(false)
    }
  }, [navigate, page, queryClient, editor])

  useHeldHere(editor.state().entry.id)
  useEffect(() => {
    const timer = setInterval(() => void tryNow(), TRY_EVERY_MS)
    const stopWaiting = whenServerIsBack(() => void tryNow())
    const stopLeaving = whenLeaving(tryNow)
    return () => {
      stopLeaving()
      clearInterval(timer)
      stopWaiting()
    }
  }, [tryNow])

  return (
    <Alert tone="info" role="status">
      <h2>
        {t({
          id: 'local-notice.this-entry-is-kept-in',
          defaultMessage: 'This entry is kept in this browser only',
        })}
      </h2>
      {problem && <p>{problem}</p>}
      <p>
        {t({
          id: 'local-notice.you-can-keep-working-the',
          defaultMessage:
            'You can keep working. The server saves it and gives it a number as soon as it responds.',
        })}
      </p>
      <p>
        <Button look="quiet" small busy={isTrying} onClick={() => void tryNow()}>
          {t({ id: 'local-notice.save-on-the-server-now', defaultMessage: 'Save on the server now' })}
        </Button>
      </p>
    </Alert>
  )
}
