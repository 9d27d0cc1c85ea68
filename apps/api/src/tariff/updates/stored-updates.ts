import { hostname } from 'node:os'
import type { TariffUpdate, TariffUpdateKind } from '@edfe/contracts/operator/tariff-updates'
import type { Formatter } from '@edfe/messages'
import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import type { Tables } from '../../db/tables.ts'
import '../../db/operations-tables.ts'

/** The outcome of an attempt. */
export type Outcome = Pick<Updateable<Tables['tariff_updates']>, 'edition' | 'first_day'> &
  Pick<Insertable<Tables['tariff_updates']>, 'state'> &
  Omit<
    Updateable<Tables['tariff_updates']>,
    'id' | 'kind' | 'fetched_on' | 'fetched_at' | 'fetched_by' | 'source'
  >

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** True if no server has begun the attempt of the day (UTC) for a kind. */
export async function mayFetch(db: Db, kind: TariffUpdateKind, now: Date): Promise<boolean> {
  const begun = await db
    .selectFrom('tariff_updates')
    .select('id')
    .where('kind', '=', kind)
    .where('fetched_on', '=', dayOf(now))
    .executeTakeFirst()
  return begun === undefined
}

/** Begins the one attempt of a day (UTC) for a kind; undefined when some server has begun it. */
export async function beginAttempt(
  db: Db,
  kind: TariffUpdateKind,
  source: string,
  now: Date,
): Promise<string | undefined> {
  const begun = await serverTransaction(db, 'operator', (trx) =>
    trx
      .insertInto('tariff_updates')
      .values({
        kind,
        fetched_on: dayOf(now),
        fetched_at: now,
        fetched_by: hostname(),
        source,
        state: 'fetching',
      })
      .onConflict((conflict) => conflict.columns(['kind', 'fetched_on']).doNothing())
      .returning('id')
      .executeTakeFirst(),
  )
  return begun?.id
}

/** Records what came of an attempt. The transaction is one of the operator. */
export async function recordOutcome(trx: Trx, id: string, outcome: Outcome): Promise<void> {
  await trx.updateTable('tariff_updates').set(outcome).where('id', '=', id).execute()
}

/** True if a file with this hash waits for the operator, or was declined before. */
export async function isOffered(trx: Trx, sha256: string): Promise<boolean> {
  const found = await trx
    .selectFrom('tariff_updates')
    .select('id')
    .where('schedule_sha256', '=', sha256)
    .where('state', 'in', ['waiting', 'declined'])
    .executeTakeFirst()
  return found !== undefined
}

/** Takes what waited of a kind off the list, because something else takes its place. */
export async function supersedeWaiting(trx: Trx, kind: TariffUpdateKind): Promise<void> {
  await trx
    .updateTable('tariff_updates')
    .set({ state: 'superseded', packed: null })
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .execute()
}

const MOST = 10

/** The newest attempts for the operator's page; of those that brought nothing new, the last day's alone. */
export async function readUpdates(db: Db, words: Formatter): Promise<TariffUpdate[]> {
  const rows = await db
    .selectFrom('tariff_updates')
    .select([
      'id',
      'kind',
      'fetched_at',
      'fetched_by',
      'source',
      'state',
      'edition',
      'first_day',
      'schedule_sha256',
    ])
    .select(['row_count', 'difference', 'changes', 'problems', 'decided_by', 'decided_at', 'reason'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('state', '<>', 'known'),
        eb(
          'fetched_on',
          '=',
          selectFrom('tariff_updates').select(({ fn }) => fn.max('fetched_on').as('last')),
        ),
      ]),
    )
    .orderBy('fetched_on', 'desc')
    .orderBy('kind')
    .limit(MOST)
    .execute()
  return rows.map(({ fetched_at, decided_at, changes, problems, ...row }) => ({
    ...row,
    fetched_at: fetched_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    changes: changes.map((change) => words.format(change)),
    problems: problems.map((problem) => words.format(problem)),
  }))
}
