import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { entryLink } from '../entry-link.ts'
import { detailPage } from '../frame/detail-pages.ts'
import { stepOfPage } from '../frame/step-path.ts'
import { useEntryContext } from './entry-context.ts'

/** An entry that is opened at its beginning tells where work on it stood last, and leads there. */
export function ResumePrompt({ page }: { page: string }) {
  const { editor } = useEntryContext()
  const [opened] = useState(() => ({ page, place: editor.state().entry.navigation_state }))
  const { place } = opened
  if (!place || opened.page !== 'step-1' || page !== 'step-1' || place.page === 'step-1') return null
  const { entry } = editor.state()
  const title = detailPage(place.page)?.title ?? stepOfPage(place.page)?.title
  if (!title || !entry.may.edit) return null
  const line = (entry.draft_data.line_items ?? []).findIndex(({ id }) => id === place.line_id)
  const where = line < 0 ? title : `${title}, line ${line + 1}`
  return (
    <p className="note last-place">
      You left off at {where}. <Link {...entryLink(entry.id, place.page)}>Resume</Link>
    </p>
  )
}
