import { cellText, type RawSheet } from '@edfe/domain/lines-import'
import {
  columnsOfHeadings,
  headingRow,
  headingsKey,
  missingFields,
  NEEDED_FIELDS,
  REPORT_FIELDS,
  type ReadReport,
  type ReportColumns,
  type ReportField,
  readReport,
} from '@edfe/domain/refunds'
import { REPORT_LIMITS } from '@edfe/sheet-file/read-limits'
import { useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { listed } from '../messages/listed.ts'
import { countText } from '../messages/money.ts'
import { FILE_REFUSALS } from '../sheet-file/file-refusals.ts'
import { readInWorker } from '../sheet-file/read-in-worker.ts'
import { announce } from '../ui/announce.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import layoutStyles from '../ui/layout.module.css'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { isPdf } from './is-pdf.ts'
import { FIELD_LABELS } from './report-words.ts'
import { UnreadRows } from './unread-rows.tsx'
import { type AceReport, useKeepReport } from './use-ace-reports.ts'

interface Props {
  /** Kept reports, whose columns are remembered. */
  known: readonly AceReport[]
  onClose: () => void
  onKept: (id: string) => void
}

interface Chosen {
  name: string
  sheet: RawSheet
  header: number
  headings: string[]
  columns: ReportColumns
}

/** Reads a report that was exported from ACE: its columns, and every row that is not taken, before anything is kept. */
export function ReadReportDialog({ known, onClose, onKept }: Props) {
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const [kept, setKept] = useState(0)
  const keep = useKeepReport()
  const refuse = (text: string) => {
    setProblem(text)
    announce(text)
  }
  const choose = async (files: readonly File[]) => {
    setChosen(undefined)
    setProblem(undefined)
    const [file] = files
    if (!file) return
    setReading(true)
    if (isPdf(file)) {
      // The reader of PDFs is large, and most people read a report.
      const { readForms } = await import('./read-forms.ts')
      const forms = await readForms(files)
      setReading(false)
      return typeof forms === 'string' ? refuse(forms) : setChosen(chosenOf(forms.name, [forms], known))
    }
    const bytes = new Uint8Array(await file.arrayBuffer())
    const result = await readInWorker({ bytes, limits: REPORT_LIMITS })
    setReading(false)
    if (!result.ok) return refuse(FILE_REFUSALS[result.refusal])
    setChosen(chosenOf(file.name, result.sheets, known))
  }
  const missing = chosen ? missingFields(chosen.columns) : []
  const read: ReadReport | undefined =
    chosen && missing.length === 0 ? readReport(chosen.sheet, chosen.header, chosen.columns) : undefined
  const keepIt = async () => {
    if (!chosen || !read) return
    try {
      const { name, columns, headings } = chosen
      onKept(
        await keep.mutateAsync({ name, columns, headings: headingsKey(headings), read, onProgress: setKept }),
      )
    } catch (error) {
      refuse(
        messageOf(
          error,
          t({
            id: 'read-report-dialog.not-kept',
            defaultMessage: 'The report could not be saved. Please try again.',
          }),
        ),
      )
    }
  }
  const reason = !chosen
    ? t({ id: 'read-report-dialog.choose-first', defaultMessage: 'Choose a file first.' })
    : missing.length > 0
      ? t(
          { id: 'read-report-dialog.columns-missing', defaultMessage: 'Choose the columns of: {fields}.' },
          { fields: listed(missing.map((field) => FIELD_LABELS[field]())) },
        )
      : read?.entries.length === 0
        ? t({ id: 'read-report-dialog.no-entries', defaultMessage: 'No row of the file could be read.' })
        : undefined
  return (
    <Dialog
      open
      wide
      title={t({ id: 'read-report-dialog.title', defaultMessage: 'Read an ACE report or 7501s' })}
      lead={t({
        id: 'read-report-dialog.lead',
        defaultMessage:
          'Run ES-003, Entry Summary Line Tariff Details (or ES-002), in the ACE portal, add the column Liquidation Date, and export it as CSV or Excel. Entries that brokers filed count too. Or choose the PDFs of your brokers’ 7501s.',
      })}
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          busy={isReading || keep.isPending}
          disabledReason={reason}
          onClick={keepIt}
        >
          {t({ id: 'read-report-dialog.keep', defaultMessage: 'Save and check' })}
        </DialogActions>
      }
    >
      <div className={layoutStyles.stack24}>
        <TextField
          type="file"
          label={t({ id: 'read-report-dialog.file', defaultMessage: 'Exported report, or 7501 PDFs' })}
          accept=".csv,.xlsx,.tsv,.txt,.pdf"
          multiple
          error={problem}
          onChange={({ target }) => void choose([...(target.files ?? [])])}
        />
        {chosen && (
          <ColumnChoices chosen={chosen} onChange={(columns) => setChosen({ ...chosen, columns })} />
        )}
        <div role="status">
          {isReading && <p>{t({ id: 'read-report-dialog.reading', defaultMessage: 'Reading the file…' })}</p>}
          {keep.isPending && read && (
            <p>
              {t(
                { id: 'read-report-dialog.keeping', defaultMessage: '{kept} of {total} entries saved…' },
                { kept: countText(kept), total: countText(read.entries.length) },
              )}
            </p>
          )}
          {read && !keep.isPending && (
            <p>
              {t(
                {
                  id: 'read-report-dialog.outcome',
                  defaultMessage:
                    '{entries, plural, one {# entry} other {# entries}} in {rows, plural, one {# row} other {# rows}}; {unread, plural, =0 {every row is taken} one {one row is not taken} other {# rows are not taken}}.',
                },
                { entries: read.entries.length, rows: read.rows, unread: read.unread.length },
              )}
            </p>
          )}
        </div>
        {read && <UnreadRows unread={read.unread} cut={chosen?.sheet.cut ?? 0} />}
      </div>
    </Dialog>
  )
}

/** The sheet with the headings, and its columns: as they were chosen for the same headings, else as they are named. */
function chosenOf(name: string, sheets: readonly RawSheet[], known: readonly AceReport[]): Chosen {
  const sheet = sheets.find((one) => headingRow(one) >= 0) ?? sheets[0] ?? { name: '', rows: [] }
  const header = Math.max(0, headingRow(sheet))
  const headings = (sheet.rows[header] ?? []).map(cellText)
  const key = headingsKey(headings)
  const remembered = known.find((report) => report.headings === key)?.columns
  return { name, sheet, header, headings, columns: remembered ?? columnsOfHeadings(headings) }
}

function ColumnChoices({
  chosen: { headings, columns },
  onChange,
}: {
  chosen: Chosen
  onChange: (columns: ReportColumns) => void
}) {
  const needed: readonly ReportField[] = NEEDED_FIELDS
  const none = [['', t({ id: 'read-report-dialog.no-column', defaultMessage: 'No column' })]] as const
  const options = [
    ...none,
    ...headings.flatMap((heading, index) => (heading ? [[String(index), heading] as const] : [])),
  ]
  return (
    <details open={missingFields(columns).length > 0}>
      <summary>{t({ id: 'read-report-dialog.columns', defaultMessage: 'Columns' })}</summary>
      <div className={layoutStyles.stack12}>
        {REPORT_FIELDS.map((field) => (
          <SelectField
            key={field}
            label={FIELD_LABELS[field]()}
            optional={!needed.includes(field)}
            options={options}
            value={String(columns[field] ?? '')}
            onChange={({ target: { value } }) => {
              const { [field]: _, ...others } = columns
              onChange(value === '' ? others : { ...others, [field]: Number(value) })
            }}
          />
        ))}
      </div>
    </details>
  )
}
