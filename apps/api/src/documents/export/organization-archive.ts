import { formatEntryNumber } from '@edfe/domain/entry'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-instance.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { withEntryScope } from '../../entries/with-entry-scope.ts'
import type { ArchivedFile } from './archive.ts'
import { entryFiles } from './entry-archive.ts'
import { readEntryFacts, readEntryIds } from './entry-records.ts'
import { ORGANIZATION_FILES, type OrganizationFile } from './organization-files.ts'

const BATCH = 1000

/**
 * Everything that an organization owns: the files of its tables, and each entry with its documents. Rows are read in
 * batches and entries one after the other, each in its own transaction, so that little of it is in memory.
 */
export async function* organizationFiles(app: App, request: FastifyRequest): AsyncGenerator<ArchivedFile> {
  const now = app.now()
  const inScope = <T>(work: (scope: MemberScope) => Promise<T>) => withEntryScope(app, request, work)
  for (const [name, file] of Object.entries(ORGANIZATION_FILES))
    yield { path: `${name}.json`, changedAt: now, content: jsonOf(file, inScope) }
  for (const { id } of await inScope(readEntryIds)) {
    const facts = await inScope((scope) => readEntryFacts(scope, id, { withAudit: false }))
    // Deleted since the export began.
    if (!facts) continue
    const { entry_number, summary_version } = facts.entry
    const version = summary_version > 1 ? `-version-${summary_version}` : ''
    yield* entryFiles(app, facts, `entries/${formatEntryNumber(entry_number)}${version}/`)
  }
}

/** The rows of a file as a JSON list, batch by batch. */
async function* jsonOf(
  { read }: OrganizationFile,
  inScope: <T>(work: (scope: MemberScope) => Promise<T>) => Promise<T>,
): AsyncGenerator<Uint8Array> {
  let offset = 0
  let rows: unknown[] = []
  do {
    rows = await inScope((scope) => read(scope, { offset, limit: BATCH, last: rows.at(-1) }))
    const text = rows.map((row) => JSON.stringify(row, null, 2)).join(',\n')
    if (rows.length > 0) yield Buffer.from(`${offset === 0 ? '[' : ','}\n${text}`)
    offset += rows.length
  } while (rows.length === BATCH)
  yield Buffer.from(offset === 0 ? '[]\n' : '\n]\n')
}
