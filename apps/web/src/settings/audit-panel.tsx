import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { readAuditCsv, useAudit } from '../api/security.ts'
import { SETTINGS } from '../messages/settings-messages.ts'
import { useMe } from '../session/use-me.ts'
import { Banner, type Notice } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import feedbackStyles from '../ui/feedback.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Pager } from '../ui/pager.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { type AuditFilter, AuditFilters } from './audit-filters.tsx'
import styles from './audit-panel.module.css'
import { AuditRow } from './audit-row.tsx'

const route = getRouteApi('/signed-in/settings/security')

/** Rows on a page until the user saves a preference. */
const PAGE_SIZE = 25

/** The audit log with its filters and its export. */
export function AuditPanel() {
  const { page = 1, ...filter } = route.useSearch()
  const navigate = route.useNavigate()
  const me = useMe().data
  const pageSize = me?.preferences.is_saved ? me.preferences.table_page_size : PAGE_SIZE
  const list = useAudit({ ...filter, page, page_size: pageSize })
  const [notice, setNotice] = useState<Notice>()
  const [exporting, setExporting] = useState(false)
  const change = (next: AuditFilter & { page?: number }) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace: true })
  const exportCsv = async () => {
    setExporting(true)
    setNotice(undefined)
    try {
      const day = me?.today ?? new Date().toISOString().slice(0, 10)
      saveFile(`audit-log-${day}.csv`, 'text/csv', await readAuditCsv(filter))
    } catch (error) {
      setNotice({ tone: 'error', text: messageOf(error, SETTINGS.audit.exportFailed) })
    }
    setExporting(false)
  }
  return (
    <Panel
      title={t({ id: 'audit-panel.audit-record', defaultMessage: 'Audit record' })}
      aside={
        <Button look="quiet" small icon="download" busy={exporting} onClick={exportCsv}>
          {t({ id: 'audit-panel.export-csv', defaultMessage: 'Export CSV' })}
        </Button>
      }
    >
      <Banner notice={notice} isInset />
      <AuditFilters filter={filter} onChange={change} />
      {list.isPending && (
        <div className={panelStyles.body}>
          <Skeleton
            rows={5}
            label={t({ id: 'audit-panel.loading-audit-events', defaultMessage: 'Loading audit events…' })}
          />
        </div>
      )}
      {list.isError && <LoadFailed message={SETTINGS.audit.load} onRetry={() => void list.refetch()} />}
      {list.data?.events.length === 0 && (
        <p className={`${feedbackStyles.empty} ${textStyles.muted}`}>{SETTINGS.audit.none}</p>
      )}
      {list.data && list.data.events.length > 0 && (
        <>
          <Table isStacked className={styles.events}>
            <thead>
              <tr>
                <th>{t({ id: 'common.date', defaultMessage: 'Date' })}</th>
                <th>{t({ id: 'audit-panel.user', defaultMessage: 'User' })}</th>
                <th>{t({ id: 'audit-panel.event', defaultMessage: 'Event' })}</th>
                <th>{t({ id: 'audit-panel.changes', defaultMessage: 'Changes' })}</th>
              </tr>
            </thead>
            <tbody>
              {list.data.events.map((event) => (
                <AuditRow key={event.id} event={event} />
              ))}
            </tbody>
          </Table>
          <Pager
            page={page}
            pageSize={pageSize}
            total={list.data.total}
            of="events"
            onPage={(next) => change({ page: next })}
          />
        </>
      )}
    </Panel>
  )
}
