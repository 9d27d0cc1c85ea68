import { formatEntryNumber, STEPS } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import { useDrafts } from '../../api/dashboard.ts'
import type { EntryRowData } from '../../api/entry-list.ts'
import { Icon } from '../../components/icon.tsx'
import { LoadFailed } from '../../components/load-failed.tsx'
import { Panel } from '../../components/panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useDates } from '../../session/use-dates.ts'
import { countText } from '../../words/money.ts'
import { savedStepAddress } from './step-address.ts'

/** 'step 4, Line Items' of the page that a draft was left at. */
function stepWords(current: EntryRowData['current_step']): string {
  const index = Math.max(
    0,
    STEPS.findIndex(({ path }) => path === current),
  )
  return `step ${index + 1}, ${STEPS[index]?.title ?? ''}`
}

/** Drafts that wait to be finished, newest first, each leading to the step where it stopped. */
export function DraftsPanel() {
  const drafts = useDrafts()
  const dates = useDates()
  const now = new Date()
  return (
    <Panel
      title="Drafts"
      aside={
        drafts.data && (
          <Link to="/entries" search={{ status: 'draft' }}>
            {countText(drafts.data.total)} open
          </Link>
        )
      }
    >
      {drafts.isPending && (
        <div className="panel-b">
          <Skeleton rows={3} label="Loading drafts…" />
        </div>
      )}
      {drafts.isError && <LoadFailed message="Failed to load drafts" onRetry={() => void drafts.refetch()} />}
      {drafts.data?.total === 0 && <p className="empty muted sm">Nothing waits to be finished.</p>}
      <ul className="feed">
        {drafts.data?.entries.map((entry) => (
          <li key={entry.id}>
            <span className="c-m">
              <Icon name="draft" />
            </span>
            <Link to={savedStepAddress(entry)}>
              Finish {entry.entry_number ? formatEntryNumber(entry.entry_number) : 'draft'}
            </Link>
            <span className="when">{dates.recent(entry.updated_at, now)}</span>
            <p className="d">Stopped at {stepWords(entry.current_step)}.</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
