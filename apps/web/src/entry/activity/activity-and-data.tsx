import { useQuery } from '@tanstack/react-query'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useEditorState } from '../editing/entry-context.ts'
import { isOnServer } from '../editing/on-server.ts'
import { CanonicalJson } from '../stored-data/canonical-json.tsx'
import { StoredData } from '../stored-data/stored-data.tsx'
import styles from './activity-and-data.module.css'
import { assigneeQuery } from './activity-api.ts'
import { AssigneeField } from './assignee-field.tsx'
import { CommentPanel } from './comment-panel.tsx'
import { HistoryList } from './history-list.tsx'

/** What an entry has besides the filing: assignee, comments, history, data. None of it is needed to file. */
export function ActivityAndData() {
  const { entry } = useEditorState()
  const assignee = useQuery({ ...assigneeQuery(entry.id), enabled: isOnServer(entry) }).data?.assigned_to
  if (!isOnServer(entry)) return null
  return (
    <Panel title="Activity and data">
      <Disclosure title="Assignment and data" aside={assignee?.name}>
        <div className={styles.record}>
          <AssigneeField entryId={entry.id} />
          <CanonicalJson entry={entry} />
        </div>
      </Disclosure>
      <CommentPanel entryId={entry.id} />
      <Disclosure title="History">
        <HistoryList entryId={entry.id} />
      </Disclosure>
      <StoredData />
    </Panel>
  )
}
