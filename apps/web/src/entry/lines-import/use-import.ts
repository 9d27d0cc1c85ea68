import {
  type AgencyColumns,
  agencyHeading,
  isAgencyHeading,
  statementsOfRow,
} from '@edfe/domain/agency-columns'
import type { Classification } from '@edfe/domain/entry'
import {
  cellKey,
  type DecimalSign,
  findColumns,
  headingOf,
  type ImportField,
  type RawSheet,
  type ReadRow,
  readSheet,
} from '@edfe/domain/lines-import'
import { PLACES, plainDecimal, scaled } from '@edfe/domain/money'
import { type RowWithPart, rowsWithAskedParts, rowsWithParts, withZeros } from '@edfe/domain/parts'
import { useMemo, useState } from 'react'
import { isOfNumber } from '../../goods/classification.ts'
import { useKnownParts } from '../../parts/use-parts.ts'
import { type Aside, type ImportChoices, noChoices, type Rate, withEntry } from './import-choices.ts'
import { headingsOf, useRememberedColumns } from './remembered-columns.ts'

const rowsOf = (aside: ImportChoices['aside'], how: Aside): ReadonlySet<number> =>
  new Set(aside.filter(([, one]) => one === how).map(([row]) => row))

/** A typed rate as plain decimal text; undefined unless it is above zero with the six places that it is kept with. */
const positive = (typed: string): string | undefined => {
  const rate = plainDecimal(typed)
  return (scaled(rate, PLACES.exchange) ?? 0n) > 0n ? rate : undefined
}

/**
 * Holds the choices and corrections before an import, and the rows as read with them; `exported` is the day
 * of exportation, `kept` what was chosen before. Without an organization no parts are looked up.
 */
export function useImport(
  sheets: readonly RawSheet[],
  organization: string,
  exported: string,
  kept?: ImportChoices,
) {
  const [choices, setChoices] = useState(
    () => kept ?? noChoices(mostLikely(sheets), { typed: '', day: exported, source: '' }),
  )
  const change = (changed: (now: ImportChoices) => Partial<ImportChoices>) =>
    setChoices((now) => ({ ...now, ...changed(now) }))
  const { chosen, unasked, currency, aside, rate } = choices
  const index = sheets[choices.index] ? choices.index : 0
  const sheet = sheets[index]!
  const found = useMemo(() => findColumns(sheet, isAgencyHeading), [sheet])
  const headings = headingsOf(sheet, found)
  const mended = useMemo(() => new Map(choices.mended), [choices.mended])
  const reasons = useMemo(() => new Map(choices.reasons), [choices.reasons])
  const decimals: ReadonlyMap<ImportField, DecimalSign> = useMemo(
    () => new Map(choices.decimals),
    [choices.decimals],
  )
  const rateText = positive(rate.typed)
  const remembered = useRememberedColumns(organization, headings)
  const columns = chosen ?? remembered.columns ?? found.columns
  const ofSheet = useMemo(
    () =>
      readSheet(sheet, {
        ...found,
        columns,
        rate: rateText,
        currency,
        decimals,
        leftOut: rowsOf(aside, 'left-out'),
        spread: rowsOf(aside, 'spread'),
        shown: rowsOf(aside, 'shown'),
        mended,
      }),
    [sheet, found, columns, rateText, currency, decimals, aside, mended],
  )
  const isNumber = (row: number) => typeof sheet.rows[row - 1]?.[columns.part ?? -1] === 'number'
  const known = useKnownParts(
    (organization === '' ? [] : ofSheet.rows).flatMap(({ row, cells }) => {
      const part = cells.part?.text ?? ''
      return isNumber(row) ? [part, ...withZeros(part)] : [part]
    }),
  )
  const { parts } = known
  const agencies: AgencyColumns = useMemo(() => {
    const taken = new Set([...Object.values(columns), ...unasked])
    const left = [...(found.aside ?? [])].filter((column) => !taken.has(column))
    return new Map(
      left.flatMap((column) => {
        const asked = agencyHeading(headingOf(sheet, found, column))
        return asked ? [[column, asked] as const] : []
      }),
    )
  }, [sheet, found, columns, unasked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet and its columns are behind `ofSheet`
  const read = useMemo(
    () => ({
      ...ofSheet,
      rows: rowsWithParts(rowsWithAskedParts(ofSheet.rows, parts, isNumber), parts)
        .map(withAgencies(sheet, agencies))
        .map(withReason(reasons)),
    }),
    [ofSheet, parts, agencies, reasons],
  )
  return {
    sheet,
    index,
    header: found.header,
    headingOf: (column: number) => headingOf(sheet, found, column),
    columns,
    /** The columns that answer questions of agencies. */
    agencies,
    isAgencyColumn: (column: number) => found.aside?.has(column) ?? false,
    read,
    known,
    /** Everything that a person chose and typed, to be kept. */
    choices,
    currency,
    setCurrency: (currency: string | undefined) => change(() => ({ currency })),
    decimals,
    setDecimal: (field: ImportField, sign: DecimalSign) =>
      change((now) => ({ decimals: withEntry(now.decimals, field, sign) })),
    /** The rate as it is typed, and as plain decimal text when it is above zero. */
    rate: { ...rate, text: rateText },
    setRate: (changed: Partial<Rate>) => change((now) => ({ rate: { ...now.rate, ...changed } })),
    choose: (next: number) => setChoices((now) => noChoices(next, now.rate)),
    /** Leaves a row out, spreads its amount over the others, or puts it back. */
    setAside: (row: number, how: Aside | undefined) =>
      change((now) => ({ aside: withEntry(now.aside, row, how) })),
    /** Gives a column to a field, which leaves the one that it had, or to an agency; no field leaves the column out. */
    setColumn(column: number, field: ImportField | 'agency' | undefined) {
      const others = Object.entries(columns).filter(([other, at]) => at !== column && other !== field)
      change((now) => ({
        unasked: now.unasked.filter((one) => one !== column).concat(field ? [] : [column]),
        chosen: Object.fromEntries(field && field !== 'agency' ? [...others, [field, column]] : others),
      }))
    },
    mend: (rows: readonly number[], field: ImportField, text: string) =>
      change((now) => ({
        mended: rows.reduce(
          (all, row) => withEntry(all, cellKey(row, field), text === '' ? undefined : text),
          now.mended,
        ),
      })),
    /** Keeps why a person chose the number of a row; it counts while the row has that number. */
    giveReason: (row: number, reason: Classification) =>
      change((now) => ({ reasons: withEntry(now.reasons, row, reason) })),
    typed: (row: number, field: ImportField) => mended.get(cellKey(row, field)),
    remember: () => remembered.remember(columns),
  }
}

export type Import = ReturnType<typeof useImport>

/** A row with what its cells say to agencies. */
const withAgencies =
  (sheet: RawSheet, columns: AgencyColumns) =>
  <Row extends ReadRow>(row: Row): Row => {
    const cells = sheet.rows[row.row - 1] ?? []
    const agencies = statementsOfRow(columns, cells, row.cells.htsus?.text ?? '')
    return agencies.length > 0 ? { ...row, agencies } : row
  }

/** A row with why its number was chosen, while it has that number. */
const withReason =
  (reasons: ReadonlyMap<number, Classification>) =>
  (row: RowWithPart): RowWithPart => {
    const found = reasons.get(row.row)
    return found && isOfNumber(found, row.cells.htsus?.text ?? '') ? { ...row, found } : row
  }

/** Of several sheets, the one whose columns are named best; a hidden one only when a person chooses it. */
function mostLikely(sheets: readonly RawSheet[]): number {
  const named = sheets.map((sheet) =>
    sheet.isHidden ? 0 : Object.keys(findColumns(sheet, isAgencyHeading).columns).length,
  )
  return named.indexOf(Math.max(...named))
}
