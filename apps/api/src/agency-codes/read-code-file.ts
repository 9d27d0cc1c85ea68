import { isUtf8 } from 'node:buffer'
import { AGENCY_CODE_LENGTH, AGENCY_CODE_LISTS, type AgencyCodeList } from '@edfe/domain/agencies'
import { parseDay } from '@edfe/domain/calendar'
import Papa from 'papaparse'

/** A code of a list; a day that is '' sets no limit. */
export interface LoadedCode {
  code: string
  meaning: string
  from: string
  until: string
}

export type LoadedLists = ReadonlyMap<AgencyCodeList, readonly LoadedCode[]>

interface FileRow {
  /** The line of the file on which the row begins, from 1. */
  line: number
  cells: readonly string[]
}

const COLUMNS = ['list', 'code', 'meaning', 'from', 'until'] as const
const MEANING_MAX = 200

/**
 * Reads a file of code lists: CSV in UTF-8 with the columns list, code, meaning, from, until. Every wrong row is a
 * problem with its line; a file with one is refused whole.
 */
export function readCodeFile(bytes: Uint8Array): { lists: LoadedLists } | { problems: string[] } {
  if (!isUtf8(bytes)) return { problems: ['The file is not UTF-8. Save it as CSV in UTF-8.'] }
  const { rows, problems } = rowsOf(new TextDecoder().decode(bytes))
  const [heading, ...given] = rows
  if (heading?.cells.map((cell) => cell.trim().toLowerCase()).join() !== COLUMNS.join())
    return { problems: [`line 1: the columns are ${COLUMNS.join(', ')}, in this order.`] }
  const lists = new Map<AgencyCodeList, LoadedCode[]>()
  for (const { line, cells } of given) {
    const read = readRow(cells)
    if ('problem' in read) problems.push(`line ${line}: ${read.problem}`)
    else {
      const codes = lists.get(read.list) ?? []
      const twice = codes.some((other) => other.code === read.row.code && overlap(other, read.row))
      if (twice) problems.push(`line ${line}: ${read.list} has ${read.row.code} twice on the same days.`)
      lists.set(read.list, [...codes, read.row])
    }
  }
  if (problems.length === 0 && lists.size === 0) problems.push('The file has no codes.')
  return problems.length > 0 ? { problems } : { lists }
}

/** The rows that are not empty, each with its line: a cell in quotes may have several lines. */
function rowsOf(text: string): { rows: FileRow[]; problems: string[] } {
  const rows: FileRow[] = []
  const problems: string[] = []
  let line = 1
  let begin = 0
  Papa.parse<string[]>(text, {
    delimiter: ',',
    step: ({ data, errors, meta }) => {
      if (data.some((cell) => cell.trim())) rows.push({ line, cells: data })
      for (const { message } of errors.filter(({ type }) => type === 'Quotes'))
        problems.push(`line ${line}: ${message}.`)
      line += lineBreaks(text.slice(begin, meta.cursor))
      begin = meta.cursor
    },
  })
  return { rows, problems }
}

const lineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0

function readRow(cells: readonly string[]): { list: AgencyCodeList; row: LoadedCode } | { problem: string } {
  if (cells.length !== COLUMNS.length) return { problem: `${cells.length} columns, not ${COLUMNS.length}.` }
  const [name = '', code = '', meaning = '', from = '', until = ''] = cells.map((cell) => cell.trim())
  const list = AGENCY_CODE_LISTS.find((known) => known === name)
  if (!list)
    return { problem: `no field takes the list '${name}'. Lists are ${AGENCY_CODE_LISTS.join(', ')}.` }
  const most = AGENCY_CODE_LENGTH[list]
  if (!/^[!-`{-~]+$/.test(code) || code.length > most)
    return { problem: `a code of ${list} has 1 to ${most} characters without spaces or small letters.` }
  if (!meaning || meaning.length > MEANING_MAX)
    return { problem: `the meaning has 1 to ${MEANING_MAX} characters.` }
  const wrong = [from, until].find((day) => day && !parseDay(day))
  if (wrong) return { problem: `'${wrong}' is no day of the form 2026-11-25.` }
  if (from && until && until < from) return { problem: `it ends on ${until}, before it begins on ${from}.` }
  return { list, row: { code, meaning, from, until } }
}

/** True if two codes have a day in common; days compare as text. */
const overlap = (one: LoadedCode, other: LoadedCode): boolean =>
  isOnOrBefore(one.from, other.until) && isOnOrBefore(other.from, one.until)

const isOnOrBefore = (first: string, last: string): boolean => !first || !last || first <= last
