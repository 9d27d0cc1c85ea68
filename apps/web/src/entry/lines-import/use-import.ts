import {
  type ColumnMap,
  cellKey,
  findColumns,
  type ImportField,
  type RawSheet,
  readSheet,
} from '@edfe/domain/lines-import'
import { rowsWithParts } from '@edfe/domain/parts'
import { useMemo, useState } from 'react'
import { useKnownParts } from '../../parts/use-parts.ts'
import { headingsOf, rememberColumns, rememberedColumns } from './remembered-columns.ts'

/** What is chosen and mended before a sheet is imported, and what its rows read as with it. */
export function useImport(sheets: readonly RawSheet[], organization: string) {
  const [index, setIndex] = useState(() => mostLikely(sheets))
  const sheet = sheets[index]!
  const found = useMemo(() => findColumns(sheet), [sheet])
  const headings = headingsOf(sheet, found.header)
  const [chosen, setChosen] = useState<ColumnMap>()
  const [mended, setMended] = useState<ReadonlyMap<string, string>>(new Map())
  const [rate, setRate] = useState('')
  const columns = useMemo(
    () => chosen ?? rememberedColumns(organization, headings) ?? found.columns,
    [chosen, found, headings, organization],
  )
  const ofSheet = useMemo(
    () => readSheet(sheet, { header: found.header, columns, rate: rate || undefined, mended }),
    [sheet, found, columns, rate, mended],
  )
  const parts = useKnownParts(ofSheet.rows.map(({ cells }) => cells.part?.text ?? ''))
  const read = useMemo(() => ({ ...ofSheet, rows: rowsWithParts(ofSheet.rows, parts) }), [ofSheet, parts])
  return {
    sheet,
    index,
    header: found.header,
    columns,
    read,
    rate,
    setRate,
    choose(next: number) {
      setIndex(next)
      setChosen(undefined)
      setMended(new Map())
    },
    /** Gives a column to a field, which leaves the one that it had; no field leaves the column out. */
    setColumn(column: number, field: ImportField | undefined) {
      const others = Object.entries(columns).filter(([other, at]) => at !== column && other !== field)
      setChosen(Object.fromEntries(field ? [...others, [field, column]] : others))
    },
    mend(row: number, field: ImportField, text: string) {
      setMended((now) => {
        const next = new Map(now)
        if (text === '') next.delete(cellKey(row, field))
        else next.set(cellKey(row, field), text)
        return next
      })
    },
    typed: (row: number, field: ImportField) => mended.get(cellKey(row, field)),
    remember: () => rememberColumns(organization, headings, columns),
  }
}

export type Import = ReturnType<typeof useImport>

/** Of several sheets, the one whose columns are named best. */
function mostLikely(sheets: readonly RawSheet[]): number {
  const named = sheets.map((sheet) => Object.keys(findColumns(sheet).columns).length)
  return named.indexOf(Math.max(...named))
}
