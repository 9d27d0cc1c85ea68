import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../db/engine.ts'
import { isSealed, type Seal } from '../db/seal.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import { tenantTransaction } from '../db/tenant.ts'

const BATCH_ROWS = 200
/** Above the server's own limit: a table is read to its end for the few rows that hold something encrypted. */
const STATEMENT_LIMIT = '10min'
const SEALED_TEXT = /sealed:1:[A-Za-z0-9+/=]+/g

interface Column {
  table: string
  name: string
  type: 'text' | 'jsonb'
  /** Rows at once, where each is large. */
  batch?: number
}

/**
 * The columns with Social Security numbers, or messages with them, that a member's transaction may change.
 */
const OF_MEMBERS: readonly Column[] = [
  { table: 'organizations', name: 'ein', type: 'text' },
  { table: 'organizations', name: 'importer_number', type: 'text' },
  { table: 'entries', name: 'draft_data', type: 'jsonb' },
  { table: 'entry_parties', name: 'party_data', type: 'jsonb' },
  { table: 'entry_party_profiles', name: 'importer_number', type: 'text' },
  { table: 'entry_party_profiles', name: 'consignee_number', type: 'text' },
  { table: 'entry_party_profiles', name: 'reference_number', type: 'text' },
  { table: 'submissions', name: 'images', type: 'text' },
  { table: 'submissions', name: 'money', type: 'text' },
  { table: 'importer_checks', name: 'number', type: 'text' },
  { table: 'entry_templates', name: 'draft', type: 'jsonb' },
  { table: 'api_requests', name: 'answer', type: 'text' },
  { table: 'webhooks', name: 'secret', type: 'text' },
  { table: 'webhooks', name: 'previous_secret', type: 'text' },
]

/** The columns with the keys of documents. */
const DOCUMENT_KEYS: readonly Column[] = [{ table: 'entry_documents', name: 'sealed_key', type: 'text' }]

/** The columns that only the operator may change. */
const OF_THE_OPERATOR: readonly Column[] = [
  { table: 'filing_claims', name: 'number', type: 'text' },
  { table: 'customs_lines', name: 'password', type: 'text' },
  { table: 'filing_requests', name: 'number', type: 'text' },
  { table: 'filing_requests', name: 'letter', type: 'text', batch: 5 },
  { table: 'transmission_messages', name: 'images', type: 'text' },
  { table: 'statements', name: 'images', type: 'text' },
  { table: 'customs_inbox', name: 'images', type: 'text' },
]

/**
 * Encrypts personal numbers and messages with the current key where an earlier one has encrypted them, in
 * batches alongside the running servers. Returns how many rows changed. A server may write an earlier text
 * back while this runs: repeat it until nothing changes.
 */
export async function renewSealedTexts(db: Db, seal: Seal): Promise<number> {
  const renew = renewalOf(seal)
  let changed = 0
  for (const column of OF_THE_OPERATOR) {
    changed += await renewColumn(column, renew, (work) => serverTransaction(db, 'operator', work))
  }
  return changed + (await renewOfMembers(db, OF_MEMBERS, renew))
}

/** As `renewSealedTexts`, for the keys of documents. Their contents stay as they are. */
export const renewDocumentKeys = (db: Db, seal: Seal): Promise<number> =>
  renewOfMembers(db, DOCUMENT_KEYS, seal.renew)

async function renewOfMembers(
  db: Db,
  columns: readonly Column[],
  renew: (text: string) => string,
): Promise<number> {
  let changed = 0
  const organizations = await serverTransaction(db, 'operator', (trx) =>
    trx.selectFrom('organizations').select('id').execute(),
  )
  for (const { id: orgId } of organizations) {
    for (const column of columns) {
      changed += await renewColumn(column, renew, (work) =>
        tenantTransaction(db, { orgId, userId: null }, work),
      )
    }
  }
  return changed
}

/** Renews each encrypted part of a text; equal ones stay equal, since copies of a number are compared. */
function renewalOf(seal: Seal): (text: string) => string {
  const known = new Map<string, string>()
  const renewed = (sealed: string): string => {
    const text = known.get(sealed) ?? seal.renew(sealed)
    known.set(sealed, text)
    return text
  }
  return (text) => (isSealed(text) ? seal.renew(text) : text.replaceAll(SEALED_TEXT, renewed))
}

type Transaction = (work: (trx: Trx) => Promise<Batch>) => Promise<Batch>

interface Batch {
  changed: number
  /** Where the next batch begins; undefined at the end of the table. */
  end: string | undefined
}

async function renewColumn(
  column: Column,
  renew: (text: string) => string,
  inTransaction: Transaction,
): Promise<number> {
  let changed = 0
  let after: string | undefined = '(0,0)'
  while (after !== undefined) {
    const from: string = after
    const batch: Batch = await inTransaction((trx) => renewBatch(trx, column, renew, from))
    changed += batch.changed
    after = batch.end
  }
  return changed
}

async function renewBatch(
  trx: Trx,
  { table, name, type, batch = BATCH_ROWS }: Column,
  renew: (text: string) => string,
  after: string,
): Promise<Batch> {
  const at = sql.table(table)
  const column = sql.ref(name)
  await sql`select set_config('statement_timeout', ${STATEMENT_LIMIT}, true)`.execute(trx)
  const { rows } = await sql<{ row: string; text: string }>`
    select ctid::text as "row", ${column}::text as "text" from ${at}
    where ctid > ${after}::tid and ${column}::text like '%sealed:1:%'
    order by ctid limit ${batch} for update`.execute(trx)
  const renewed = rows.map(({ row, text }) => ({ row, text: renew(text), before: text }))
  const changes = renewed.filter(({ text, before }) => text !== before)
  const as: RawBuilder<unknown> = type === 'jsonb' ? sql`::jsonb` : sql``
  for (const { row, text } of changes) {
    await sql`update ${at} set ${column} = ${text}${as} where ctid = ${row}::tid`.execute(trx)
  }
  return { changed: changes.length, end: rows.length < batch ? undefined : rows.at(-1)?.row }
}
