/** The columns of a report of ACE that are read. */
export const REPORT_FIELDS = [
  'entry_number',
  'entry_type',
  'entry_date',
  'liquidated_on',
  'line',
  'origin',
  'spi',
  'hts',
  'value',
  'duty',
  'quantity',
  'unit',
] as const
export type ReportField = (typeof REPORT_FIELDS)[number]

/** Without these nothing is judged. */
export const NEEDED_FIELDS = [
  'entry_number',
  'entry_date',
  'line',
  'origin',
  'hts',
  'value',
  'duty',
] as const satisfies readonly ReportField[]

/** Field to column, counted from 0. */
export type ReportColumns = Readonly<Partial<Record<ReportField, number>>>

/** The headings of ES-002 and ES-003, as importers export them, in one spelling. */
const HEADINGS: Readonly<Record<string, ReportField>> = {
  'entry summary number': 'entry_number',
  'entry number': 'entry_number',
  'entry type code': 'entry_type',
  'entry type': 'entry_type',
  'entry date': 'entry_date',
  'liquidation date': 'liquidated_on',
  'entry summary line number': 'line',
  'line number': 'line',
  'country of origin code': 'origin',
  'country of origin': 'origin',
  'line spi code': 'spi',
  'spi code': 'spi',
  'hts number - full': 'hts',
  'hts number': 'hts',
  'line tariff goods value amount': 'value',
  'line goods value amount': 'value',
  'line tariff duty amount': 'duty',
  'line duty amount': 'duty',
  'line tariff quantity (1)': 'quantity',
  'line tariff uom (1) code': 'unit',
}

const plain = (heading: string): string => heading.trim().replace(/\s+/g, ' ').toLowerCase()

/** The headings of a sheet in one text, by which its columns are remembered. */
export const headingsKey = (headings: readonly string[]): string => headings.map(plain).join('|')

/** The columns that the headings of a row name; of two with one name, the first. */
export function columnsOfHeadings(headings: readonly string[]): ReportColumns {
  const columns: Partial<Record<ReportField, number>> = {}
  headings.forEach((heading, index) => {
    const field = HEADINGS[plain(heading)]
    if (field) columns[field] ??= index
  })
  return columns
}

/** The fields that are needed and have no column. */
export const missingFields = (columns: ReportColumns): readonly ReportField[] =>
  NEEDED_FIELDS.filter((field) => columns[field] === undefined)
