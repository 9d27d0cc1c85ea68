import { readBill, readDay, readInBond, readPort, readVessel } from './read-values.ts'

/** The fields of step 2 that an arrival notice has. */
export type NoticeField =
  | 'bill_of_lading'
  | 'importing_carrier'
  | 'import_date'
  | 'foreign_port_lading'
  | 'us_port_unlading'
  | 'it_number'
  | 'it_date'

/** A value for a field, and the text of the notice that it was read from. */
export interface NoticeValue {
  field: NoticeField
  value: string
  found: string
}

interface Sought {
  field: NoticeField
  /** What carriers print before the value. */
  label: RegExp
  read: (text: string) => string | undefined
}

const SOUGHT: readonly Sought[] = [
  {
    field: 'bill_of_lading',
    label:
      /\b(?:m(?:aster)? ?|ocean )?b(?:ill)?(?:\/| of )l(?:ading)?(?: ?(?:no|number|#))?\b\.?|\bm?awb(?: ?(?:no|number|#))?\b\.?|\bair waybill(?: (?:no|number))?\b\.?/i,
    read: readBill,
  },
  {
    field: 'importing_carrier',
    label: /\bvessel(?: name)?(?: ?[/&] ?voy(?:age)?\.?)?(?: no\.?)?/i,
    read: readVessel,
  },
  { field: 'import_date', label: /\b(?:date of arrival|arrival date|arrived(?: on)?|ata)\b/i, read: readDay },
  {
    field: 'foreign_port_lading',
    label: /\b(?:port of lo?ading|load(?:ing)? port|pol)\b/i,
    read: (text) => readPort('foreign-ports', text),
  },
  {
    field: 'us_port_unlading',
    label: /\b(?:port of (?:discharge|unlading)|discharge port|pod)\b/i,
    read: (text) => readPort('port-codes', text),
  },
  { field: 'it_number', label: /\bi\.?t\.? ?(?:no|number|#)\b\.?/i, read: readInBond },
  { field: 'it_date', label: /\bi\.?t\.? ?date\b/i, read: readDay },
]

/** The parts of a line that stand in columns: a tab, or two spaces and more, divide them. */
const cellsOf = (line: string): string[] =>
  line
    .split(/\t| {2,}/)
    .map((cell) => cell.trim())
    .filter(Boolean)

/**
 * Reads the text of a carrier's arrival notice. A value is taken only after its label, from the same line or from the
 * next one, in the column of the label. What is not recognized is left out; a person accepts each value.
 */
export function readArrivalNotice(text: string): NoticeValue[] {
  const lines = text
    .split(/\r?\n/)
    .map(cellsOf)
    .filter((cells) => cells.length > 0)
  return SOUGHT.flatMap((sought) => {
    for (const [at, cells] of lines.entries()) {
      const value = valueIn(sought, cells, lines[at + 1] ?? [])
      if (value) return [value]
    }
    return []
  })
}

function valueIn({ field, label, read }: Sought, cells: readonly string[], below: readonly string[]) {
  for (const [column, cell] of cells.entries()) {
    const match = label.exec(cell)
    if (!match) continue
    const after = cell.slice(match.index + match[0].length).replace(/^[\s:.#–-]+/, '')
    // The value follows the label in its cell; after a label alone it is the next cell, or the cell below.
    const places = after ? [after] : [cells[column + 1] ?? '', below[column] ?? '', below[0] ?? '']
    for (const found of places) {
      const value = isLabel(found) ? undefined : read(found)
      if (value) return { field, value, found }
    }
  }
  return undefined
}

const isLabel = (text: string): boolean =>
  text === '' ||
  SOUGHT.some(({ label }) => label.exec(text)?.[0].length === text.replace(/[\s:]+$/, '').length)
