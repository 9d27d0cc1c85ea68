import { StartupError } from '../../config/config.ts'
import { readPostgresTool } from '../postgres-tools.ts'
import { type CarriedRows, isCarried, type MadeBy, type TableRows } from './carried.ts'

/** The number of characters of rows loaded at once. */
const MAX_ROWS = 8_000_000
const COPY = /^COPY (?<table>\S+) \((?<columns>.*)\) FROM stdin;$/
const END_OF_ROWS = '\\.'

/** The rows of an archive of pg_dump, which pg_restore writes as SQL. */
export async function rowsOfDump(file: string): Promise<CarriedRows> {
  return { madeBy: await madeBy(file), content: carried(readRows(dataOf(file))) }
}

const dataOf = (file: string, ...only: string[]): AsyncIterable<string> =>
  readPostgresTool('pg_restore', ['--data-only', '--no-owner', '--file=-', ...only, file])

async function madeBy(file: string): Promise<MadeBy> {
  const made: MadeBy = { migrations: [], queueVersion: 0 }
  const only = ['--schema=public', '--schema=pgboss', '--table=schema_migrations', '--table=version']
  for await (const part of readRows(dataOf(file, ...only))) {
    if (typeof part === 'string') continue
    const at = part.columns.split(', ').indexOf(part.table === 'pgboss.version' ? 'version' : 'name')
    const values = part.rows.split('\n').flatMap((row) => row.split('\t')[at] || [])
    if (part.table === 'pgboss.version') made.queueVersion = Number(values[0])
    else made.migrations.push(...values)
  }
  if (made.migrations.length > 0) return made
  throw new StartupError(`${file} cannot be restored: it has no tables of this product.`)
}

async function* carried(parts: AsyncIterable<TableRows | string>): AsyncGenerator<TableRows | string> {
  for await (const part of parts) if (typeof part === 'string' || isCarried(part.table)) yield part
}

/** The rows of tables in a script of pg_restore, and its statements that set sequences. */
async function* readRows(script: AsyncIterable<string>): AsyncGenerator<TableRows | string> {
  let open: { table: string; columns: string } | undefined
  let rows: string[] = []
  let size = 0
  for await (const line of linesOf(script)) {
    if (!open) {
      const { table, columns } = COPY.exec(line)?.groups ?? {}
      if (table && columns) open = { table, columns }
      else if (line.startsWith('SELECT pg_catalog.setval(')) yield line.slice(0, -1)
      continue
    }
    const isEnd = line === END_OF_ROWS
    if (!isEnd) {
      rows.push(line, '\n')
      size += line.length + 1
    }
    if (size > MAX_ROWS || (isEnd && size > 0)) {
      yield { ...open, rows: rows.join('') }
      rows = []
      size = 0
    }
    if (isEnd) open = undefined
  }
}

/** Ends lines at the newline alone: rows may hold other signs that end lines elsewhere. */
async function* linesOf(script: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of script) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
