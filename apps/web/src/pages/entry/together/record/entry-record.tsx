import { Panel } from '../../../../components/panel.tsx'
import { useSessionState } from '../../../../wizard/entry-context.ts'
import { isLocalId } from '../../../../wizard/local-entries.ts'
import { CommentPanel } from '../../comments/comment-panel.tsx'
import { HistoryDetails } from '../history/history-details.tsx'
import { HistoryList } from '../history/history-list.tsx'
import { AssigneeField } from './assignee-field.tsx'
import { CanonicalJson } from './canonical-json.tsx'

/** Who sees to the entry, its canonical JSON, comments and history: in full once it is filed, folded while it is worked on. */
export function EntryRecord({ isFiled = false }: { isFiled?: boolean }) {
  const { entry } = useSessionState()
  if (isLocalId(entry.id)) return null
  return (
    <>
      <section className="panel record" aria-label="Assignment and record">
        <AssigneeField entryId={entry.id} />
        <CanonicalJson entry={entry} />
      </section>
      <CommentPanel entryId={entry.id} />
      {isFiled ? (
        <Panel title="History">
          <HistoryList entryId={entry.id} />
        </Panel>
      ) : (
        <HistoryDetails entryId={entry.id} />
      )}
    </>
  )
}
