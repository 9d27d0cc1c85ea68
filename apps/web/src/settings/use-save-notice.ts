import { useState } from 'react'
import { ApiProblem, messageOf } from '../api/problem.ts'
import type { Notice } from '../ui/banner.tsx'

/** Returns the other problems of a form whose first fault is the message. */
const reasonsOf = (error: unknown): string[] =>
  error instanceof ApiProblem && error.is('validation_failed')
    ? error.details.fields.slice(1).map(({ message }) => message)
    : []

/**
 * Runs a save and keeps what it said: the success sentence, else the server's message or the screen's own. `runNext`
 * keeps what the saves before it said, too.
 */
export function useSaveNotice() {
  const [notice, setNotice] = useState<Notice>()
  const run = (save: () => Promise<unknown>, success: string, failure: string): Promise<boolean> => {
    setNotice(undefined)
    return runNext(save, success, failure)
  }
  const runNext = async (
    save: () => Promise<unknown>,
    success: string,
    failure: string,
  ): Promise<boolean> => {
    try {
      await save()
      setNotice((before) =>
        before?.tone === 'success'
          ? { ...before, reasons: [...(before.reasons ?? []), success] }
          : { tone: 'success', text: success },
      )
      return true
    } catch (error) {
      const own = error instanceof Error && !(error instanceof ApiProblem) && !(error instanceof TypeError)
      const text = own ? error.message || failure : messageOf(error, failure)
      setNotice({ tone: 'error', text, reasons: reasonsOf(error) })
      return false
    }
  }
  return { notice, run, runNext, setNotice, clear: () => setNotice(undefined) }
}

/** Shows a notice of something else than a save. */
export type ShowNotice = ReturnType<typeof useSaveNotice>['setNotice']

/** Runs a save and says how it went. */
export type RunSave = ReturnType<typeof useSaveNotice>['run']
