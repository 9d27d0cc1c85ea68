import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { announce } from '../../ui/announce.tsx'
import { t } from '../../words/t.ts'
import { entryApi } from '../editing/entry-api.ts'
import { useEntry, useEntryContext } from '../editing/entry-context.ts'

interface Request<Body> {
  /** The key of the query that the answer of `send` replaces. */
  keyOf: (id: string) => QueryKey
  send: (id: string, body: Body) => Promise<unknown>
  /** What is announced once it is sent; that CBP is asked where nothing else is given. */
  said?: string
}

/** Asks CBP something about the entry, after what was typed is saved. `ask` never rejects; it is true when CBP is asked. */
export function useCustomsRequest<Body>({ keyOf, send, said }: Request<Body>) {
  const entry = useEntry()
  const { editor } = useEntryContext()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const ask = async (body: Body): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await editor.save()
      queryClient.setQueryData(keyOf(entry.id), await send(entry.id, body))
      editor.accept(await entryApi.get(entry.id), { isOwn: true })
      announce(said ?? t({ id: 'release-request.sent', defaultMessage: 'CBP is asked.' }))
      return true
    } catch (failure) {
      setProblem(
        messageOf(
          failure,
          t({
            id: 'release-request.failed',
            defaultMessage: 'CBP could not be asked. Please try again.',
          }),
        ),
      )
      void queryClient.invalidateQueries({ queryKey: keyOf(entry.id) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { ask, isBusy, problem }
}
