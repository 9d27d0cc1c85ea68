import type { ReportColumns, ReportEntry, UnreadRow } from '@edfe/domain/refunds'
import type { Generated } from 'kysely'
import type { Json, Timestamp } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    ace_reports: AceReportsTable
    ace_report_entries: AceReportEntriesTable
  }
}

interface AceReportsTable {
  id: Generated<string>
  org_id: string
  name: string
  headings: string
  columns: Json<ReportColumns>
  unread: Json<UnreadRow[]>
  entries: number
  created_at: Timestamp
  created_by: string | null
}

interface AceReportEntriesTable {
  org_id: string
  report_id: string
  /** From 0. */
  place: number
  entry: Json<ReportEntry>
}
