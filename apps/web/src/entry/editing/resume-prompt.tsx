import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import fieldStyles from '../../ui/field.module.css'
import { entryLink } from '../entry-link.ts'
import { detailPage } from '../pages/detail-pages.ts'
import { stepOfPage } from '../pages/step-path.ts'
import { useEntryContext } from './entry-context.ts'

/** An entry that is opened at its first step links to the page and line where work was left off. */
export function ResumePrompt({ page }: { page: string }) {
  const { editor } = useEntryContext()
  const [opened] = useState(() => ({ page, position: editor.state().entry.navigation_state }))
  const { position } = opened
  if (!position || opened.page !== 'step-1' || page !== 'step-1' || position.page === 'step-1') return null
  const { entry } = editor.state()
  const title = detailPage(position.page)?.title ?? stepOfPage(position.page)?.title
  if (!title || !entry.may.edit) return null
  const line = (entry.draft_data.line_items ?? []).findIndex(({ id }) => id === position.line_id)
  const where = line < 0 ? title : `${title}, line ${line + 1}`
  return (
    <p className={fieldStyles.note}>
      You left off at {where}.{' '}
      {/* The stored position becomes this page while the prompt is read, so the link carries the line. */}
      <Link {...entryLink(entry.id, position.page)} state={{ line_id: position.line_id }}>
        Resume
      </Link>
    </p>
  )
}
