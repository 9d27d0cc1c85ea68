import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Fold } from '../../ui/disclosure.tsx'
import { useSessionState } from '../editing/entry-context.ts'
import { isLocalId } from '../editing/local/local-entries.ts'
import { CanonicalJson } from '../stored-data/canonical-json.tsx'
import { StoredRecord } from '../stored-data/stored-data.tsx'
import { assigneeQuery } from './activity-api.ts'
import { AssigneeField } from './assignee-field.tsx'
import { CommentFold } from './comment-panel.tsx'
import { HistoryList } from './history-list.tsx'

/** What an entry has beside the filing: who sees to it, comments, history, and its data. Nobody needs it to file. */
export function EntryRecord() {
  const { entry } = useSessionState()
  const id = useId()
  const assignee = useQuery({ ...assigneeQuery(entry.id), enabled: !isLocalId(entry.id) }).data?.assigned_to
  if (isLocalId(entry.id)) return null
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-h">
        <h2 id={id}>More about this entry</h2>
      </div>
      <Fold title="Assignment and data" aside={assignee?.name}>
        <div className="record">
          <AssigneeField entryId={entry.id} />
          <CanonicalJson entry={entry} />
        </div>
      </Fold>
      <CommentFold entryId={entry.id} />
      <Fold title="History">
        <HistoryList entryId={entry.id} />
      </Fold>
      <StoredRecord />
    </section>
  )
}
