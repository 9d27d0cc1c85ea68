import { readMessage } from '@edfe/abi'
import type { MessageAnswer } from '@edfe/contracts/customs/messages'
import { sql } from 'kysely'
import type { RequestScope } from '../../entries/request-scope.ts'
import { headOf, type KeptMessage, keptMessages, shownRecords } from './kept-messages.ts'

/** A message record by record, held against the one before it of the same filing; undefined for an unknown id. */
export async function readOneMessage(scope: RequestScope, id: string): Promise<MessageAnswer | undefined> {
  const { rows } = await sql<KeptMessage>`
    select * from ${keptMessages(scope.org.id)} message where id = ${id}`.execute(scope.trx)
  const [row] = rows
  if (!row) return undefined
  const earlier = await messageBefore(scope, row)
  const { records, removed } = readMessage(
    row.application.trim(),
    shownRecords(scope, row.images),
    earlier && shownRecords(scope, earlier.images),
  )
  return {
    ...headOf(row),
    before: earlier ? { id: earlier.id, at: earlier.at.toISOString() } : null,
    records: records.map(({ title, change, ...record }) => ({
      ...record,
      title: title ?? null,
      change: change ?? null,
    })),
    removed,
  }
}

/**
 * The message before of the same direction and code: of a statement the one under its number, of a filing the one of its
 * kind under the entry's number, whichever version of the entry sent it. Filings of several bills are kept apart.
 */
async function messageBefore({ trx, org }: RequestScope, row: KeptMessage): Promise<KeptMessage | undefined> {
  const { rows } = await sql<KeptMessage>`
    select other.* from ${keptMessages(org.id)} other
    left join submissions s on s.org_id = ${org.id} and s.id = other.submission_id
    left join submissions own on own.org_id = ${org.id} and own.id = ${row.submission_id}
    where other.direction = ${row.direction} and other.application = ${row.application}
      and (other.at, other.id) < (${row.at}::timestamptz, ${row.id}::uuid)
      and ((other.entry_number = ${row.entry_number} and s.kind = own.kind
          and s.bill is not distinct from own.bill and s.filing_number is not distinct from own.filing_number)
        or other.statement_number = ${row.statement_number || null})
    order by other.at desc, other.id desc limit 1`.execute(trx)
  return rows[0]
}
