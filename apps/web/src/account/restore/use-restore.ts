import type { BodyOf } from '@edfe/contracts/operations'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { readRestoreState } from '../../api/new-installation.ts'
import { ApiProblem } from '../../api/problem.ts'
import { RESTORE, refusalText } from './restore-texts.ts'

const POLL_MS = 1000

export type RestorePhase = 'choosing' | 'restoring' | 'restored'

/** Starts a restore and follows it through the restart of the server. `failure` says why the last one changed nothing. */
export function useRestore(initial: { isRunning: boolean; failure: string | null }) {
  const [phase, setPhase] = useState<RestorePhase>(initial.isRunning ? 'restoring' : 'choosing')
  const [failure, setFailure] = useState(initial.failure)

  const fail = useCallback((text: string) => {
    setFailure(text)
    setPhase('choosing')
  }, [])

  useEffect(() => {
    if (phase !== 'restoring') return
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const follow = async () => {
      const state = await readRestoreState()
      if (isGone) return
      if (state === 'done') setPhase('restored')
      else if (state === 'away' || state.is_restoring) timer = setTimeout(follow, POLL_MS)
      else fail(state.failure ?? RESTORE.interrupted)
    }
    timer = setTimeout(follow, POLL_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [phase, fail])

  const start = async (body: BodyOf<'startRestore'>) => {
    setFailure(null)
    try {
      await call('startRestore', { body })
    } catch (error) {
      // The server may have stopped before its answer arrived: what becomes of it says which.
      const isCut = error instanceof ApiProblem && error.isNetwork
      if (!isCut) return fail(refusalText(error, RESTORE.failed))
    }
    setPhase('restoring')
  }
  return { phase, failure, start, dismiss: () => setFailure(null) }
}
