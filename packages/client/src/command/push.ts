import { readFile as readBytes } from 'node:fs/promises'
import { basename } from 'node:path'
import { readFile } from '@edfe/sheet-file/read-file'
import type { EdfeClient } from '../client.ts'
import type { operations } from '../v1.gen.ts'
import { findEntry } from './find-entry.ts'
import { likelySheet, linesOfSheet, type SheetLines } from './lines-of-sheet.ts'
import { done, EXIT, type Outcome, refused, refusedBy } from './terminal.ts'

export interface PushOptions {
  /** Number or id of the draft; undefined makes a new one. */
  entry: string | undefined
  /** The name of the sheet of a workbook. */
  sheet: string | undefined
  rate: string | undefined
  /** Says what would be pushed. */
  isTrial: boolean
}

const MOST_LINES = 999

/** Lines as the description types them: it lists the choices of each field. */
type LinesOfRequest = operations['addLines']['requestBody']['content']['application/json']

/** Adds the rows of a CSV file or a workbook to a draft as lines, and says what became what and what is left out. */
export async function push(edfe: EdfeClient, file: string, options: PushOptions): Promise<Outcome> {
  const { rate } = options
  if (rate !== undefined && !/^\d+(\.\d{1,6})?$/.test(rate))
    return refused('--rate takes US dollars for one unit, such as 1.0837.', 'rate_invalid', EXIT.wrongUse)
  const bytes = await readBytes(file).catch(() => undefined)
  if (!bytes) return refused(`There is no file ${file}, or it cannot be read.`, 'file_missing', EXIT.wrongUse)
  const read = await readFile(bytes)
  if (!read.ok)
    return refused(`${file} is not read (${read.refusal}). Save the sheet as .xlsx or CSV.`, 'file_not_read')
  const sheet = options.sheet
    ? read.sheets.find(({ name }) => name === options.sheet)
    : likelySheet(read.sheets)
  if (!sheet)
    return refused(
      `${file} has the sheets ${read.sheets.map(({ name }) => `'${name}'`).join(', ')}.`,
      'sheet_missing',
      EXIT.wrongUse,
    )
  let lost: Outcome | undefined
  const found = await linesOfSheet(sheet, {
    rate,
    async knownParts(part_numbers) {
      const body = { part_numbers: part_numbers.slice(0, 4000) }
      const { data, error } = await edfe.POST('/api/v1/parts/match', { body })
      if (error) lost = refusedBy(error)
      return data?.parts.map(({ part }) => part) ?? []
    },
  })
  if (lost) return lost
  if ('currency' in found)
    return refused(
      `The values are in ${found.currency}. Say with --rate what one ${found.currency} is in US dollars.`,
      'rate_missing',
      EXIT.wrongUse,
    )
  if (found.lines.length === 0) return refused(`No row of ${file} is a line of goods.`, 'no_lines')
  if (found.lines.length > MOST_LINES)
    return refused(
      `${file} has ${found.lines.length} lines of goods; an entry takes ${MOST_LINES}.`,
      'too_many_lines',
    )
  const said = { ...withoutLines(found), lines: found.lines.length }
  const about = [`${found.lines.length} lines of ${basename(file)}`, ...words(found)]
  if (options.isTrial) return done([...about, 'Nothing was sent.'], { ...said, lines_read: found.lines })
  const sent = await send(edfe, found, options.entry)
  if ('exit' in sent) return sent
  const isWhole = found.cellsLeftOut.length === 0
  return {
    lines: [...about, `They are in draft ${sent.entry_number}, lines ${sent.from} to ${sent.to}.`],
    json: { ...said, ...sent },
    exit: isWhole ? EXIT.done : EXIT.doneInPart,
  }
}

/** Adds lines to the draft that is named, else to a new one, which is not kept when its lines are refused. */
async function send(edfe: EdfeClient, { lines }: SheetLines, name: string | undefined) {
  const target = name === undefined ? await newDraft(edfe) : await findEntry(edfe, name)
  if (target.error) return refusedBy(target.error)
  const path = { id: target.id }
  const added = await edfe.POST('/api/v1/entries/{id}/lines', {
    params: { path },
    body: lines as LinesOfRequest,
  })
  if (added.error) {
    if (name === undefined) await edfe.DELETE('/api/v1/entries/{id}', { params: { path } })
    return refusedBy(added.error)
  }
  const entry = await edfe.GET('/api/v1/entries/{id}', { params: { path } })
  const numbers = added.data.lines.map(({ line_number }) => line_number)
  return {
    id: target.id,
    entry_number: entry.data?.entry.entry_number ?? target.id,
    from: Math.min(...numbers),
    to: Math.max(...numbers),
  }
}

async function newDraft(edfe: EdfeClient) {
  const { data, error } = await edfe.POST('/api/v1/entries', { body: {} })
  return error ? { error } : { id: data.entry.id }
}

function withoutLines({ lines: _, ...others }: SheetLines): Omit<SheetLines, 'lines'> {
  return others
}

/** What became what, and what is left out, a line for each. */
const words = (found: SheetLines): string[] => [
  ...found.columns.map(({ column, heading, field }) =>
    field
      ? `  ${column} '${heading}' is ${field}`
      : `  ${column} '${heading}' helps to read the others and is not kept`,
  ),
  ...(found.knownParts > 0 ? [`  Filled in from parts: ${found.knownParts}`] : []),
  ...found.columnsLeftOut.map((heading) => `  Left out: column '${heading}'`),
  ...found.rowsLeftOut.map(({ row, text }) => `  Left out: row ${row}${text && `, ${text}`}`),
  ...found.cellsLeftOut.map(
    ({ cell, text, why, proposal }) =>
      `  Look at ${cell} '${text}' (${why})${proposal ? `: probably ${proposal}` : ''}`,
  ),
]
