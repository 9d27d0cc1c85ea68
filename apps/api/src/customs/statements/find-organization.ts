import type { Statement, StatementHead } from '@edfe/domain/statement'
import type { Db, Trx } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { isPracticeMessage } from '../gateway/roads-gateway.ts'
import { filedUnder, isUuid, sentSubmissions, withoutPractice } from '../subjects/find-filed-entry.ts'

interface ReceivedHead {
  /** Of the message. */
  id: string
  cadence: Statement['cadence']
  head: Partial<StatementHead>
  lines: readonly string[]
  sent: string | null
}

/**
 * The organization of a statement: the one whose filer code it is, by the operator's word. An organization that only
 * practises has none: its own are what the gateway names, the entries on the statement, or the daily statements on a monthly one. A statement
 * whose lines several organizations have is nobody's.
 */
export const findOrganization = (
  db: Db,
  { id, cadence, head, lines, sent }: ReceivedHead,
): Promise<string | undefined> =>
  serverTransaction(db, 'customs', async (trx) => {
    const practised = isPracticeMessage(id)
    const claim = practised
      ? undefined
      : await trx
          .selectFrom('filing_claims')
          .select('org_id')
          .where('kind', '=', 'filer_code')
          .where('number', '=', head.filerCode ?? '')
          .executeTakeFirst()
    if (claim) return claim.org_id
    const named = isUuid(sent)
      ? await sentSubmissions(trx).where('s.id', '=', sent).executeTakeFirst()
      : undefined
    if (named) return named.org_id
    // Anybody can practise under any number.
    if (practised || lines.length === 0) return undefined
    const owners = cadence === 'daily' ? await ownersOfEntries(trx, lines) : await ownersOfDailies(trx, lines)
    const [owner, ...others] = new Set(owners)
    return others.length === 0 ? owner : undefined
  })

const ownersOfEntries = async (trx: Trx, numbers: readonly string[]): Promise<string[]> =>
  withoutPractice(await filedUnder(trx, numbers).execute()).map(({ org_id }) => org_id)

const ownersOfDailies = async (trx: Trx, numbers: readonly string[]): Promise<string[]> => {
  const rows = await trx
    .selectFrom('statements')
    .select('org_id')
    .where('cadence', '=', 'daily')
    .where('number', 'in', numbers)
    .execute()
  return rows.map(({ org_id }) => org_id)
}
