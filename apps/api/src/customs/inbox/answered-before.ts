import { serverTransaction } from '../../db/server-transaction.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { isUuid, sentSubmissions } from '../subjects/find-filed-entry.ts'
import type { CustomsDeps } from '../transmissions/file-submission.ts'
import { isOver } from '../transmissions/submission-store.ts'

type Deps = Pick<CustomsDeps, 'db' | 'services'>

/** Those of these transmissions whose answer, or the right one after an unreadable one, is still waited for. */
export const awaitedOf =
  ({ db }: Pick<Deps, 'db'>) =>
  async (ids: string[]): Promise<Set<string>> => {
    const filed = await serverTransaction(db, 'customs', (trx) =>
      sentSubmissions(trx).where('s.id', 'in', ids).execute(),
    )
    const awaited = new Set<string>()
    for (const orgId of new Set(filed.map(({ org_id }) => org_id))) {
      const rows = await tenantTransaction(db, { orgId, userId: null }, (trx) =>
        trx
          .selectFrom('submissions')
          .select(['id', 'state', 'disposition'])
          .where('org_id', '=', orgId)
          .where('id', 'in', ids)
          .execute(),
      )
      for (const row of rows) if (!isOver(row)) awaited.add(row.id)
    }
    return awaited
  }

/** The submission that went to customs as this transmission, in whatever organization. */
export const findSubmission = async ({ db }: Pick<Deps, 'db'>, transmissionId: string) =>
  isUuid(transmissionId)
    ? serverTransaction(db, 'customs', (trx) =>
        sentSubmissions(trx).where('s.id', '=', transmissionId).executeTakeFirst(),
      )
    : undefined

/** Whether a transmission has this very answer already: the server stopped before it took it away, or it came twice. */
export async function isKnownAnswer(
  { db, services }: Deps,
  transmissionId: string,
  images: readonly string[],
): Promise<boolean> {
  const found = await findSubmission({ db }, transmissionId)
  if (!found) return false
  const kept = await tenantTransaction(db, { orgId: found.org_id, userId: null }, (trx) =>
    trx
      .selectFrom('transmission_messages')
      .select('images')
      .where('org_id', '=', found.org_id)
      .where('submission_id', '=', transmissionId)
      .where('direction', '=', 'received')
      .execute(),
  )
  return kept.some(({ images: sealed }) => services.sealing.decrypt(sealed) === JSON.stringify(images))
}
