import { FILED_KINDS } from '@edfe/domain/customs'
import { ASKS_ALONE_FOR, SILENT_AFTER } from '@edfe/domain/customs-queries'
import { AT_CBP, GOODS_DECIDED, ON_FILE } from '@edfe/domain/entry'
import { CUSTOMS_GATEWAYS, type CustomsGatewayName, isSameCustoms } from '@edfe/domain/profile'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { whereState } from '../../db/where-state.ts'
import { lockEntry } from '../../entries/repository/lock-entry.ts'
import { supersededBy } from '../../entries/repository/superseded-by.ts'
import type { RequestScope } from '../../entries/request-scope.ts'

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)

/** The organizations that filed something about which CBP is still asked without a person. */
export async function organizationsThatFiled(db: Db, now: Date): Promise<string[]> {
  const rows = await serverTransaction(db, 'customs', (trx) =>
    trx
      .selectFrom('submissions')
      .select('org_id')
      .distinct()
      .where('submitted_at', '>', before(now, ASKS_ALONE_FOR))
      .orderBy('org_id')
      .execute(),
  )
  return rows.map(({ org_id }) => org_id)
}

/** The filed entries without an end of which nothing was said, and about which nothing was asked, for a day. */
export const silentEntries = (scope: RequestScope, gateway: CustomsGatewayName): Promise<string[]> =>
  select(scope, gateway, sql`true`)

/** True if an entry is one of them. The row stays locked until the transaction ends. */
export async function isSilent(scope: RequestScope, gateway: CustomsGatewayName, id: string) {
  await lockEntry(scope, id)
  return (await select(scope, gateway, sql`e.id = ${id}`)).length > 0
}

/** The goods are released, or the release is cancelled. */
const areDecided = sql.raw(GOODS_DECIDED)

/** Submission `s` went where the gateway leads: the same side answers both. */
const isOver = (gateway: CustomsGatewayName) =>
  sql`s.gateway in (${sql.join(CUSTOMS_GATEWAYS.filter((other) => isSameCustoms(other, gateway)))})`

/** A summary of which CBP may still say something: of the summary, or of the goods. */
const isSummaryOpen = (filedSince: Date, gateway: CustomsGatewayName) => sql`${whereState(AT_CBP)}
  and not (${areDecided} and ${whereState(ON_FILE)})
  and exists (select from submissions s where s.org_id = e.org_id and s.entry_id = e.id
    and s.kind = ${FILED_KINDS.summary.name} and ${isOver(gateway)} and s.submitted_at > ${filedSince})`

/** The release of an entry whose summary is not at CBP: the last request that CBP took did not cancel it. */
const isReleaseOpen = (filedSince: Date, gateway: CustomsGatewayName) => sql`not ${whereState(AT_CBP)}
  and not ${areDecided}
  and (select s.action <> 'D' and ${isOver(gateway)} and s.submitted_at > ${filedSince} from submissions s
    where s.org_id = e.org_id and s.entry_id = e.id and s.kind = ${FILED_KINDS.release.name}
      and s.state = 'answered' and s.disposition = 'accepted'
    order by s.submitted_at desc limit 1)`

async function select(
  { trx, org, now }: RequestScope,
  gateway: CustomsGatewayName,
  which: RawBuilder<unknown>,
): Promise<string[]> {
  const silentSince = before(now, SILENT_AFTER)
  const filedSince = before(now, ASKS_ALONE_FOR)
  const ofEntry = sql`from submissions s where s.org_id = e.org_id and s.entry_id = e.id`
  const { rows } = await sql<{ id: string }>`
    select e.id from entries e
    where e.org_id = ${org.id} and ${which} and not e.archived and ${supersededBy} is null
      and ((${isSummaryOpen(filedSince, gateway)}) or (${isReleaseOpen(filedSince, gateway)}))
      and not exists (select ${ofEntry} and s.submitted_at > ${silentSince})
      and not exists (select from submissions s
        join transmission_messages m on m.org_id = s.org_id and m.submission_id = s.id
        where s.org_id = e.org_id and s.entry_id = e.id and m.at > ${silentSince})
    order by e.id`.execute(trx)
  return rows.map(({ id }) => id)
}
