import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import fieldStyles from '../../ui/field.module.css'
import { t } from '../../words/t.ts'
import { entryLink } from '../entry-link.ts'
import { pageTitle } from '../pages/detail-pages.ts'
import { useEntryContext } from './entry-context.ts'

/** An entry that is opened at its first step links to the page and line where work was left off. */
export function ResumePrompt({ page }: { page: string }) {
  const { editor } = useEntryContext()
  const [opened] = useState(() => ({ page, position: editor.state().entry.navigation_state }))
  const { position } = opened
  if (!position || opened.page !== 'step-1' || page !== 'step-1' || position.page === 'step-1') return null
  const { entry } = editor.state()
  const title = pageTitle(position.page)
  if (!title || !entry.may.edit) return null
  const line = (entry.draft_data.line_items ?? []).findIndex(({ id }) => id === position.line_id)
  const where =
    line < 0
      ? title
      : t({ id: 'resume-prompt.line', defaultMessage: '{title}, line {line}' }, { title, line: line + 1 })
  return (
    <p className={fieldStyles.note}>
      {t({ id: 'resume-prompt.you-left-off-at', defaultMessage: 'You left off at {where}.' }, { where })}{' '}
      {/* The stored position becomes this page while the prompt is read, so the link carries the line. */}
      <Link {...entryLink(entry.id, position.page)} state={{ line_id: position.line_id }}>
        {t({ id: 'resume-prompt.resume', defaultMessage: 'Resume' })}
      </Link>
    </p>
  )
}
