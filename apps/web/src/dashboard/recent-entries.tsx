import { formatEntryNumber } from '@edfe/domain/entry'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Dashboard } from '../api/dashboard.ts'
import { type EntryRowData, form7501Address } from '../api/entry-list.ts'
import { entryLink } from '../entry/entry-link.ts'
import { money } from '../messages/money.ts'
import { useDates } from '../session/use-dates.ts'
import styles from '../ui/feedback.module.css'
import { Icon } from '../ui/icon.tsx'
import { LinkIcon } from '../ui/link-button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'

function RecentRow({ entry }: { entry: EntryRowData }) {
  const dates = useDates()
  const name = entry.entry_number ? formatEntryNumber(entry.entry_number) : entry.id
  return (
    <tr className="opens">
      <td>
        <Link className="row-link" {...entryLink(entry.id, 'step-1')}>
          {name}
        </Link>
      </td>
      <td className="port-cell">
        {entry.port_code || <span className="muted">No port specified</span>}
        {entry.port_name && <span className="muted"> {entry.port_name}</span>}
      </td>
      <td className="num">{money(entry.value_total)}</td>
      <td className="date-cell">{dates.day(entry.created_at)}</td>
      <td className="status-cell">
        <StatusBadge status={entry.status} />
      </td>
      <td className="act">
        <LinkIcon {...entryLink(entry.id, 'step-1')} icon="view" label={`View ${name}`} />
        <a
          className="icon-button"
          href={form7501Address(entry.id)}
          download
          title={`Download 7501 of ${name}`}
        >
          <Icon name="download" />
          <span className="visually-hidden">Download 7501 of {name}</span>
        </a>
      </td>
    </tr>
  )
}

/** The five newest entries that are not archived. */
export function RecentEntries({ dashboard }: { dashboard: UseQueryResult<Dashboard> }) {
  const entries = dashboard.data?.recent ?? []
  return (
    <Panel title="Recent Entries" aside={<Link to="/entries">All entries</Link>}>
      {dashboard.isPending && (
        <div className="panel-body">
          <Skeleton rows={5} label="Loading entries..." />
        </div>
      )}
      {dashboard.isError && (
        <LoadFailed message="The entries could not be loaded." onRetry={() => void dashboard.refetch()} />
      )}
      {dashboard.isSuccess && entries.length === 0 && (
        <div className={styles.empty}>
          <p className="strong">No entries yet</p>
          <p className="muted text-small">
            New Entry leads through six steps. Have the commercial invoice, the packing list and the bill of
            lading at hand; the <a href="/documentation/quick-start">Quick Start</a> says what comes when.
          </p>
        </div>
      )}
      {entries.length > 0 && (
        <table className="table cards">
          <thead>
            <tr>
              <th>Entry number</th>
              <th>Port</th>
              <th className="num">Value</th>
              <th>Created</th>
              <th>Status</th>
              <th>
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <RecentRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
