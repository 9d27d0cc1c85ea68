import { parseDay } from '../calendar/index.ts'
import { cellText, type RawSheet } from '../lines-import/index.ts'
import { centsText, plainDecimal, sumCents, toCents } from '../money/index.ts'
import { originCountry } from '../reference/index.ts'
import { columnsOfHeadings, type ReportColumns, type ReportField } from './report-columns.ts'

/** A tariff row of a report. */
export interface ReportRow {
  /** Digits without dots. */
  hts: string
  /** Dollars and cents. */
  duty: string
}

export interface ReportLine {
  number: string
  origin: string
  /** '' for none. */
  spi: string
  /** Dollars and cents. */
  value: string
  rows: ReportRow[]
  quantities: { quantity: string; unit: string }[]
}

/** An entry of a report, as it is kept. */
export interface ReportEntry {
  number: string
  /** '' where the report does not say it. */
  type: string
  entry_date: string
  liquidated_on: string | null
  lines: ReportLine[]
}

/** Why a row cannot be read: a needed cell is empty or is no such value, or another row of its line cannot be read. */
export type RowFault = { field: ReportField; text: string } | { field: 'line_left_out'; text: string }

export interface UnreadRow {
  /** The number of the row in the sheet. */
  row: number
  fault: RowFault
}

export interface ReadReport {
  entries: ReportEntry[]
  /** Every row that is in no entry, and why. */
  unread: UnreadRow[]
  rows: number
}

const SEARCHED_ROWS = 40

/** The row of headings: the first one that names at least an entry number and an HTS number; -1 for none. */
export function headingRow({ rows }: Pick<RawSheet, 'rows'>): number {
  return rows.slice(0, SEARCHED_ROWS).findIndex((row) => {
    const { entry_number, hts } = columnsOfHeadings(row.map(cellText))
    return entry_number !== undefined && hts !== undefined
  })
}

interface GoodRow {
  row: number
  key: string
  entry: Omit<ReportEntry, 'lines'>
  line: Omit<ReportLine, 'rows' | 'quantities'>
  tariff: ReportRow
  quantity: { quantity: string; unit: string } | undefined
}

/** Reads a report. A line of which one row cannot be read is left out as a whole, since its duty would be too small. */
export function readReport(
  { rows }: Pick<RawSheet, 'rows'>,
  header: number,
  columns: ReportColumns,
): ReadReport {
  const good: GoodRow[] = []
  const unread: UnreadRow[] = []
  const broken = new Set<string>()
  const body = rows.slice(header + 1)
  body.forEach((cells, index) => {
    const row = header + 2 + index
    const textOf = (field: ReportField): string => {
      const column = columns[field]
      return column === undefined ? '' : cellText(cells[column])
    }
    if (cells.every((cell) => cellText(cell) === '')) return
    const read = readRow(row, textOf)
    if ('fault' in read) {
      unread.push(read)
      broken.add(lineKey(textOf('entry_number'), textOf('line')))
    } else good.push(read)
  })
  const rowCount = good.length + unread.length
  const entries = new Map<string, ReportEntry>()
  const lines = new Map<string, ReportLine>()
  for (const { row, key, entry, line, tariff, quantity } of good) {
    if (broken.has(key)) {
      unread.push({ row, fault: { field: 'line_left_out', text: line.number } })
      continue
    }
    const kept = entries.get(entry.number) ?? { ...entry, lines: [] }
    entries.set(entry.number, kept)
    let known = lines.get(key)
    if (!known) {
      known = { ...line, value: '0.00', rows: [], quantities: [] }
      lines.set(key, known)
      kept.lines.push(known)
    }
    known.rows.push(tariff)
    known.value = centsText(sumCents([toCents(known.value), toCents(line.value)]))
    if (quantity && !tariff.hts.startsWith('99')) known.quantities.push(quantity)
  }
  unread.sort((one, other) => one.row - other.row)
  return { entries: [...entries.values()], unread, rows: rowCount }
}

const numberOf = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
const lineKey = (entry: string, line: string): string => `${numberOf(entry)} ${Number(line)}`

function readRow(row: number, textOf: (field: ReportField) => string): GoodRow | UnreadRow {
  const fault = (field: ReportField): UnreadRow => ({ row, fault: { field, text: textOf(field) } })
  const number = numberOf(textOf('entry_number'))
  if (!/^[A-Z0-9]{3}\d{8}$/.test(number)) return fault('entry_number')
  const entryDate = dayOf(textOf('entry_date'))
  if (!entryDate) return fault('entry_date')
  const liquidation = textOf('liquidated_on')
  const liquidatedOn = dayOf(liquidation)
  if (liquidation !== '' && !liquidatedOn) return fault('liquidated_on')
  const line = textOf('line')
  if (!/^\d{1,4}$/.test(line)) return fault('line')
  const hts = tariffNumber(textOf('hts'))
  if (!hts) return fault('hts')
  const origin = originCountry(textOf('origin').toUpperCase())
  if (!/^[A-Z0-9]{2}$/.test(origin)) return fault('origin')
  const [value, duty] = [amountOf(textOf('value')), amountOf(textOf('duty'))]
  if (value === undefined) return fault('value')
  if (duty === undefined) return fault('duty')
  const [quantity, unit] = [plainDecimal(textOf('quantity')), textOf('unit').toUpperCase()]
  return {
    row,
    key: lineKey(number, line),
    entry: {
      number,
      type: textOf('entry_type').slice(0, 2),
      entry_date: entryDate,
      liquidated_on: liquidatedOn ?? null,
    },
    line: { number: String(Number(line)), origin, spi: textOf('spi').toUpperCase(), value },
    tariff: { hts, duty },
    quantity: quantity && unit ? { quantity, unit } : undefined,
  }
}

/** A day, without the time that a spreadsheet adds. */
const dayOf = (text: string) => parseDay(text.split(/[ T]/)[0])

/** Ten digits, or the eight of a heading of chapter 99, also where zeros follow them. */
function tariffNumber(text: string): string | undefined {
  const digits = text.replace(/[.\s]/g, '')
  if (/^99\d{6}(00)?$/.test(digits)) return digits.slice(0, 8)
  return /^\d{10}$/.test(digits) ? digits : undefined
}

/** Dollars and cents; an empty cell is nothing, as in the rows of headings that charge nothing. */
function amountOf(text: string): string | undefined {
  if (text === '') return '0.00'
  const plain = plainDecimal(text.replace(/[$,]/g, ''))
  return plain === undefined || plain.startsWith('-') ? undefined : centsText(toCents(plain))
}
