import { useEffect } from 'react'
import { stepOfPage } from '../pages/step-path.ts'
import { entryApi } from './entry-api.ts'
import { useEntry, useEntryContext } from './entry-context.ts'
import { isOnServer } from './on-server.ts'

const SETTLED_MS = 1000

/** The stored address of a page: the review is step 6. */
const addressOfPage = (page: string): string => (page === 'review' ? 'step-6' : page)

/**
 * Records the page that is open, and the line on it, once a person stays there. A failure is logged only: nothing that
 * was typed depends on it. Without `page` the page itself records its position.
 */
export function usePosition(page: string | undefined, lineId?: string): void {
  const { editor } = useEntryContext()
  const isKnown = isOnServer(useEntry())
  useEffect(() => {
    const { entry } = editor.state()
    if (!entry.may.edit || !isKnown || page === undefined || !stepOfPage(page)) return
    const timer = setTimeout(async () => {
      if (!editor.state().entry.may.edit) return
      try {
        const position = { page: addressOfPage(page), ...(lineId !== undefined && { line_id: lineId }) }
        editor.moved(await entryApi.savePosition(entry.id, position))
      } catch (failure) {
        console.error('the position in the entry was not recorded', failure)
      }
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [lineId, page, editor, isKnown])
}
