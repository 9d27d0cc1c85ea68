import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Disclosure } from '../../ui/disclosure.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEntry } from '../editing/entry-context.ts'
import { isOnServer } from '../editing/on-server.ts'
import { developerDataLink } from '../entry-link.ts'
import { assigneeQuery } from './activity-api.ts'
import { AssigneeField } from './assignee-field.tsx'
import { CommentPanel } from './comment-panel.tsx'
import styles from './entry-activity.module.css'
import { HistoryList } from './history-list.tsx'

/**
 * Shows the parts of an entry outside the filing: assignee, comments, history, and the way to its data. None
 * is needed to file.
 */
export function EntryActivity() {
  const entry = useEntry()
  const assignee = useQuery({ ...assigneeQuery(entry.id), enabled: isOnServer(entry) }).data?.assigned_to
  if (!isOnServer(entry)) return null
  return (
    <Panel
      aria-label={t({ id: 'entry-activity.activity', defaultMessage: 'Activity' })}
      className={`${layoutStyles.grid} ${styles.activity}`}
    >
      <Disclosure
        title={t({ id: 'entry-activity.assignment', defaultMessage: 'Assignment' })}
        aside={assignee?.name}
      >
        <div className={`${layoutStyles.stack24} ${styles.record}`}>
          <AssigneeField entryId={entry.id} />
        </div>
      </Disclosure>
      <CommentPanel entryId={entry.id} />
      <Disclosure title={t({ id: 'entry-activity.history', defaultMessage: 'History' })}>
        <HistoryList entryId={entry.id} />
      </Disclosure>
      <p className={textStyles.fine}>
        <Link {...developerDataLink(entry.id)}>
          {t({ id: 'entry-activity.developer-data', defaultMessage: 'Developer data' })}
        </Link>
      </p>
    </Panel>
  )
}
