import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Engine } from '../db/engine.ts'
import { defineJob } from '../jobs/jobs.ts'

const EVERY_FIVE_MINUTES = '*/5 * * * *'
/** How many checks a day has. */
export const CHECKS_A_DAY = 288

/** Notes every five minutes that server, queue and database work. A check that does not run is missing in its day. */
export const countCheckJob = ({ engine, now }: { engine: Engine; now(): Date }) =>
  defineJob(z.object({}), {
    name: 'count-check',
    queue: { retryLimit: 0 },
    cron: EVERY_FIVE_MINUTES,
    forgetDoneAfterSeconds: 60,
    work: () => countCheck(engine.db, now()),
  })

/** Adds one to the checks of the day, in UTC. */
export async function countCheck(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('service_checks')
    .values({ day: now.toISOString().slice(0, 10), made: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ made: sql`least(service_checks.made + 1, ${sql.lit(CHECKS_A_DAY)})` }),
    )
    .execute()
}
