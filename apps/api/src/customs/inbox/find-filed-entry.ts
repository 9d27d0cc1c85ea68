import type { StatusNotice } from '@edfe/abi'
import type { Db, Trx } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'

/** The submission that a notice is about. */
export interface FiledEntry {
  orgId: string
  entryId: string
  submissionId: string
}

const isUuid = (text: string | null): text is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? '')

/** The numbers that a notice may be about, eleven characters each. */
const numbersOf = (notice: StatusNotice): string[] =>
  notice.kind === 'unread' ? notice.candidates : [`${notice.filerCode}${notice.entryNumber}`]

/**
 * The filed entry that a notice is about, in whatever organisation: by the transmission, where the gateway names it,
 * else by the number, of whose versions the one filed last counts. A number that several organisations have (those without their own filer code) finds none.
 */
export const findFiledEntry = (
  db: Db,
  notice: StatusNotice,
  transmissionId: string | null,
): Promise<FiledEntry | undefined> =>
  serverTransaction(db, 'customs', (trx) => lookUp(trx, numbersOf(notice), transmissionId))

async function lookUp(
  trx: Trx,
  numbers: string[],
  transmissionId: string | null,
): Promise<FiledEntry | undefined> {
  const filed = trx
    .selectFrom('submissions as s')
    .innerJoin('entries as e', 'e.id', 's.entry_id')
    .select(['s.id', 's.org_id', 's.entry_id', 'e.entry_number'])
    .where('e.status', 'not in', ['draft', 'validated'])
    .orderBy('s.submitted_at', 'desc')
  const named = isUuid(transmissionId) ? await filed.where('s.id', '=', transmissionId).execute() : []
  const found =
    named.length > 0 || numbers.length === 0
      ? named
      : await filed.where('s.kind', '=', 'summary').where('e.entry_number', 'in', numbers).execute()
  const [newest] = found
  const isOneEntry = new Set(found.map(({ org_id, entry_number }) => `${org_id} ${entry_number}`)).size === 1
  return newest && isOneEntry
    ? { orgId: newest.org_id, entryId: newest.entry_id, submissionId: newest.id }
    : undefined
}
