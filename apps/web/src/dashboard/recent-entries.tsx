import { formatEntryNumber } from '@edfe/domain/entry'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Dashboard } from '../api/dashboard.ts'
import { type EntryRowData, form7501Address } from '../api/entry-list.ts'
import { useCopy } from '../entry/copy/use-copy.tsx'
import { entryLink } from '../entry/entry-link.ts'
import { money } from '../messages/money.ts'
import { useDates } from '../session/use-dates.ts'
import buttonStyles from '../ui/button.module.css'
import { IconButton } from '../ui/button.tsx'
import styles from '../ui/feedback.module.css'
import { Icon } from '../ui/icon.tsx'
import { LinkIcon } from '../ui/link-button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Panel } from '../ui/panel.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import tableStyles from '../ui/table.module.css'
import { Table } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import dashboardStyles from './dashboard.module.css'

interface RecentRowProps {
  entry: EntryRowData
  /** Undefined for a person who may not copy entries. */
  onCopy: ((entry: EntryRowData) => void) | undefined
}

function RecentRow({ entry, onCopy }: RecentRowProps) {
  const dates = useDates()
  const name = entry.entry_number ? formatEntryNumber(entry.entry_number) : entry.id
  const about = [entry.supplier, entry.goods && name]
  return (
    <tr className={tableStyles.opens}>
      <td className={dashboardStyles.cut} title={[entry.goods, ...about].filter(Boolean).join(', ')}>
        <Link className={tableStyles.rowLink} {...entryLink(entry.id, 'step-1')}>
          {entry.goods || name}
        </Link>{' '}
        <span className={textStyles.muted}>{about.filter(Boolean).join(', ')}</span>
      </td>
      <td title={entry.port_name ?? undefined}>
        {entry.port_code || (
          <span className={textStyles.muted}>
            {t({ id: 'recent-entries.no-port-specified', defaultMessage: 'No port specified' })}
          </span>
        )}
      </td>
      <td className={`${tableStyles.number} ${dashboardStyles.value}`}>{money(entry.value_total)}</td>
      <td className={textStyles.muted} lang={dates.lang} title={dates.day(entry.created_at)}>
        {dates.monthDay(entry.created_at)}
      </td>
      <td className={dashboardStyles.status}>
        <StatusBadge status={entry.status} isDeleted={entry.deletion === 'deleted'} by={entry.customs} />
      </td>
      <td className={`${tableStyles.actions} ${dashboardStyles.actions}`}>
        <LinkIcon
          {...entryLink(entry.id, 'step-1')}
          icon="view"
          label={t({ id: 'recent-entries.view', defaultMessage: 'View {name}' }, { name })}
        />
        {onCopy && (
          <IconButton
            icon="copy"
            label={t({ id: 'recent-entries.copy', defaultMessage: 'Copy {name}' }, { name })}
            onClick={() => onCopy(entry)}
          />
        )}
        <a
          className={buttonStyles.iconButton}
          href={form7501Address(entry.id)}
          download
          title={t(
            { id: 'recent-entries.download-7501-of', defaultMessage: 'Download 7501 of {name}' },
            { name },
          )}
        >
          <Icon name="download" />
          <span className={textStyles.visuallyHidden}>
            {t(
              { id: 'recent-entries.download-7501-of', defaultMessage: 'Download 7501 of {name}' },
              { name },
            )}
          </span>
        </a>
      </td>
    </tr>
  )
}

/** Goods, port, value, day, status, buttons: widths by the style sheet. */
const COLUMNS = [1, 2, 3, 4, 5, 6]

/** The five newest entries that are not archived, a line for each. */
export function RecentEntries({ dashboard }: { dashboard: UseQueryResult<Dashboard> }) {
  const entries = dashboard.data?.recent ?? []
  const copy = useCopy()
  return (
    <Panel
      title={t({ id: 'recent-entries.recent-entries', defaultMessage: 'Recent Entries' })}
      aside={
        <Link to="/entries">{t({ id: 'recent-entries.all-entries', defaultMessage: 'All entries' })}</Link>
      }
    >
      {dashboard.isError && (
        <LoadFailed
          message={t({
            id: 'recent-entries.the-entries-could-not-be',
            defaultMessage: 'The entries could not be loaded.',
          })}
          onRetry={() => void dashboard.refetch()}
        />
      )}
      {dashboard.isSuccess && entries.length === 0 && (
        <div className={styles.empty}>
          <p className={textStyles.strong}>
            {t({ id: 'recent-entries.no-entries-yet', defaultMessage: 'No entries yet' })}
          </p>
          <p className={textStyles.secondary}>
            <T
              id="recent-entries.start-your-first-entry-youll"
              defaultMessage="Start your first entry. You’ll need your invoice, packing list and bill of lading. The <a>Quick Start</a> says what comes when."
              values={{ a: (content) => <a href="/documentation/quick-start">{content}</a> }}
            />
          </p>
        </div>
      )}
      {entries.length > 0 && (
        <Table className={dashboardStyles.entries}>
          <colgroup>
            {COLUMNS.map((column) => (
              <col key={column} />
            ))}
          </colgroup>
          <thead className={textStyles.visuallyHidden}>
            <tr>
              <th>{t({ id: 'recent-entries.goods-and-supplier', defaultMessage: 'Goods and supplier' })}</th>
              <th>{t({ id: 'recent-entries.port', defaultMessage: 'Port' })}</th>
              <th className={tableStyles.number}>{t({ id: 'common.value', defaultMessage: 'Value' })}</th>
              <th>{t({ id: 'recent-entries.created-2', defaultMessage: 'Created' })}</th>
              <th>{t({ id: 'common.status', defaultMessage: 'Status' })}</th>
              <th>
                <span className={textStyles.visuallyHidden}>
                  {t({ id: 'recent-entries.actions', defaultMessage: 'Actions' })}
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <RecentRow key={entry.id} entry={entry} onCopy={copy.ask} />
            ))}
          </tbody>
        </Table>
      )}
      {copy.dialog}
    </Panel>
  )
}
