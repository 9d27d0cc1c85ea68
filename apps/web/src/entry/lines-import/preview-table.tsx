import {
  type CellNote,
  cellText,
  columnLetters,
  IMPORT_FIELDS,
  type ImportField,
  type ReadCell,
  type ReadRow,
} from '@edfe/domain/lines-import'
import { columnValue, type Goods, PART_COLUMNS, partWords } from '@edfe/domain/parts'
import { useState } from 'react'
import { afterPointerRelease } from '../../ui/after-pointer-release.ts'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import styles from './import.module.css'
import { columnName, NOTES } from './import-messages.ts'
import { PreviewCell } from './preview-cell.tsx'
import type { ShownPlace } from './shown-place.ts'
import type { Comparison } from './use-comparison.ts'
import { sameGoods, useHtsProposals } from './use-hts-proposals.ts'
import type { Import } from './use-import.ts'

/** Rows that are shown at once; more come on demand, so that 998 rows do not hold up the page. */
const SHOWN_ROWS = 60

interface Props {
  sheet: Import
  /** Where the rows are printed, for the rows of a PDF. */
  place: ShownPlace | undefined
  comparison: Comparison | undefined
  /** Lines that there are get new values; only new lines take their part. */
  isUpdate: boolean
  onFind: (row: number) => void
  /** The entry date, by which the tariff is searched. */
  on: string | undefined
}

/** What a column becomes whose heading is a question of an agency. */
const AGENCY = 'agency'

/** Columns that hold something, in the order of the sheet. */
function columnsOf({ sheet, header }: Import): number[] {
  const rows = sheet.rows.slice(Math.max(header, 0), Math.max(header, 0) + SHOWN_ROWS)
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some((row) => cellText(row[column]) !== ''),
  )
}

/** 'HTSUS Number 9403.60.8040, Unit NO': what a row takes of its part; of lists only the name. */
const fromPartText = (goods: Goods): string =>
  PART_COLUMNS.flatMap((column) => {
    const value = columnValue({ ...goods, part_number: '' }, column)
    if (!value) return []
    const label = t(partWords(column.path).label)
    return [typeof value === 'string' ? `${label} ${value}` : label]
  }).join(', ')

/** Why cells read in another way than they are written, by their column, where that is the same in every row. */
function sharedNotes(rows: readonly ReadRow[]): ReadonlyMap<ImportField | undefined, CellNote> {
  const [first, ...others] = rows
  if (!first || others.length === 0) return new Map()
  const mended = (Object.entries(first.cells) as [ImportField, ReadCell][]).filter(
    ([, { state, note }]) => state === 'mended' && note !== undefined,
  )
  return new Map(
    mended
      .filter(([field, { note }]) =>
        others.every(({ cells }) => cells[field]?.state === 'mended' && cells[field].note === note),
      )
      .map(([field, { note }]) => [field, note!]),
  )
}

/** Each column of the sheet with the field that it becomes, and each row as the line that it becomes. */
export function PreviewTable({ sheet, place, comparison, isUpdate, onFind, on }: Props) {
  const [count, setCount] = useState(SHOWN_ROWS)
  const [unfolded, setUnfolded] = useState<number>()
  const { columns, read } = sheet
  const fieldAt = new Map(Object.entries(columns).map(([field, column]) => [column, field as ImportField]))
  const all = columnsOf(sheet)
  const rows = read.rows.slice(0, count)
  const proposedOf = useHtsProposals(rows, on)
  const firstOpen = rows.find((one) => one.cells.htsus?.state !== 'typed' && proposedOf(one).length > 0)?.row
  // Without a column for it, the number of the tariff gets one next to those of the sheet; so does a value to propose.
  const added = (['htsus', 'entered_value'] as const).filter(
    (field) =>
      columns[field] === undefined &&
      read.rows.some(({ cells }) => cells[field] && cells[field].state !== 'mended'),
  )
  const noteOf = sharedNotes(read.rows)
  const cellOf = (one: ReadRow, field: ImportField, cell: ReadCell, column = -1) => (
    <PreviewCell
      field={field}
      reading={comparison?.readingOf(one.row, column)}
      row={one.row}
      cell={cell}
      isNoted={noteOf.has(field)}
      typed={sheet.typed(one.row, field)}
      onMend={(text) => sheet.mend([one.row], field, text)}
      onFind={field === 'htsus' ? () => onFind(one.row) : undefined}
      proposed={field === 'htsus' ? proposedOf(one) : []}
      isUnfolded={one.row === (unfolded ?? firstOpen)}
      same={field === 'htsus' && cell.state === 'typed' ? sameFor(one, cell.text) : undefined}
      onAside={(how) => sheet.setAside(one.row, how)}
    />
  )
  // The row that a person works on shows all its proposals: the press that leads there ends first, as rows below it move.
  const unfold = (one: ReadRow) => {
    if (proposedOf(one).length > 0) afterPointerRelease(() => setUnfolded(one.row))
  }
  const sameFor = (one: ReadRow, hts: string) => {
    const others = sameGoods(read.rows, one)
    return { count: others.length, onTake: () => sheet.mend(others, 'htsus', hts) }
  }
  const hasParts = read.rows.some(({ fromPart }) => fromPart)
  return (
    <>
      <section
        className={styles.scroll}
        aria-label={t({ id: 'preview-table.columns-and-rows', defaultMessage: 'Columns and rows' })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard
        tabIndex={0}
      >
        <table className={`${textStyles.small} ${textStyles.figures} ${styles.preview}`}>
          <thead>
            <tr>
              <th scope="col">
                {comparison
                  ? t({ id: 'preview-table.compared', defaultMessage: 'Compared' })
                  : t({ id: 'preview-table.row', defaultMessage: 'Row' })}
              </th>
              {all.map((column) => (
                <th key={column} scope="col">
                  <span
                    className={`${textStyles.fine} ${textStyles.strong} ${textStyles.block} ${layoutStyles.spaceBelow4}`}
                  >
                    {sheet.headingOf(column) ||
                      t(
                        { id: 'preview-table.column', defaultMessage: 'Column {column}' },
                        { column: columnLetters(column) },
                      )}
                  </span>
                  {noteOf.has(fieldAt.get(column)) && (
                    <small>{NOTES[noteOf.get(fieldAt.get(column))!]}</small>
                  )}
                  {sheet.sheet.hiddenColumns?.has(column) && (
                    <small>
                      {t({ id: 'preview-table.hidden-in-the-file', defaultMessage: 'Hidden in the file' })}
                    </small>
                  )}
                  <select
                    className={styles.input}
                    aria-label={t(
                      { id: 'preview-table.column-becomes', defaultMessage: 'Column {column} becomes' },
                      { column: columnLetters(column) },
                    )}
                    value={fieldAt.get(column) ?? (sheet.agencies.has(column) ? AGENCY : '')}
                    onChange={({ currentTarget }) =>
                      sheet.setColumn(
                        column,
                        (currentTarget.value || undefined) as ImportField | typeof AGENCY | undefined,
                      )
                    }
                  >
                    <option value="">
                      {t({ id: 'preview-table.leave-out', defaultMessage: 'Leave out' })}
                    </option>
                    {sheet.isAgencyColumn(column) && (
                      <option value={AGENCY}>
                        {t({ id: 'preview-table.agency-data', defaultMessage: 'Agency data' })}
                      </option>
                    )}
                    {IMPORT_FIELDS.map((field) => (
                      <option key={field} value={field}>
                        {columnName(field)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
              {added.map((field) => (
                <th key={field} scope="col">
                  {columnName(field)}
                </th>
              ))}
              {hasParts && (
                <th scope="col">
                  {t(
                    {
                      id: 'preview-table.from-your-parts',
                      defaultMessage: 'From your parts{isUpdate, select, yes {, for new lines} other {}}',
                    },
                    { isUpdate: isUpdate ? 'yes' : 'no' },
                  )}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => {
              const { row, cells, fromPart } = one
              return (
                <tr key={row} onFocus={() => unfold(one)}>
                  <th scope="row">
                    {comparison && (
                      <input
                        type="checkbox"
                        aria-label={t(
                          {
                            id: 'preview-table.row-agrees',
                            defaultMessage: 'Row {row} agrees with its picture',
                          },
                          { row },
                        )}
                        checked={comparison.isCompared(row)}
                        onFocus={() => place?.show(row)}
                        onChange={({ currentTarget }) => comparison.setCompared([row], currentTarget.checked)}
                      />
                    )}{' '}
                    {place ? (
                      <Button
                        look="inline"
                        aria-label={t(
                          {
                            id: 'preview-table.row-show-on-its-page',
                            defaultMessage: 'Row {row}: show on its page',
                          },
                          { row },
                        )}
                        onClick={() => place.show(row)}
                      >
                        {row}
                      </Button>
                    ) : (
                      row
                    )}
                  </th>
                  {all.map((column) => {
                    const field = fieldAt.get(column)
                    const cell = field && cells[field]
                    return (
                      // The number of the row does the same by keyboard, for all of its values.
                      <td
                        key={column}
                        className={field || sheet.agencies.has(column) ? undefined : styles.leftOut}
                        onPointerEnter={place && (() => place.show(row, column))}
                        onFocus={place && (() => place.show(row, column))}
                      >
                        {field && cell
                          ? cellOf(one, field, cell, column)
                          : cellText(sheet.sheet.rows[row - 1]?.[column])}
                      </td>
                    )
                  })}
                  {added.map((field) => (
                    <td key={field}>{cells[field] && cellOf(one, field, cells[field])}</td>
                  ))}
                  {hasParts && <td>{fromPart && fromPartText(fromPart)}</td>}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {read.rows.length > count && (
        <Button look="quiet" small onClick={() => setCount(count + 200)}>
          {t(
            { id: 'preview-table.show-more-of-rows', defaultMessage: 'Show more of {count} rows' },
            { count: read.rows.length },
          )}
        </Button>
      )}
    </>
  )
}
