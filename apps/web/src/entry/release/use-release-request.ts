import type { BodyOf } from '@edfe/contracts/operations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { announce } from '../../ui/announce.tsx'
import { t } from '../../words/t.ts'
import { entryApi } from '../editing/entry-api.ts'
import { useEditorState, useEntryContext } from '../editing/entry-context.ts'
import { releaseQuery } from '../editing/entry-queries.ts'

/** Asks CBP something about the release, after what was typed is saved. `ask` never rejects; it is true when CBP is asked. */
export function useReleaseRequest() {
  const { entry } = useEditorState()
  const { editor } = useEntryContext()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const ask = async (body: BodyOf<'requestRelease'>): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await editor.save()
      queryClient.setQueryData(releaseQuery(entry.id).queryKey, await entryApi.requestRelease(entry.id, body))
      editor.accept(await entryApi.get(entry.id), { isOwn: true })
      announce(t({ id: 'release-request.sent', defaultMessage: 'CBP is asked.' }))
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
      return false
    } finally {
      setBusy(false)
    }
  }
  return { ask, isBusy, problem }
}
