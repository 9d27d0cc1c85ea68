import type { TestApp } from './harness.ts'

/** Runs SQL as the owner of the database. */
export type RunSql = (text: string, values: unknown[]) => Promise<unknown>

interface Practised {
  orgId: string
  entryId: string
  kind: 'summary' | 'release'
  /** Noon of this day in the organization's time zone counts. */
  day: string
  filed: number
  /** How many of them the simulator refused, and by which condition. */
  refused?: number
  code?: string
}

/** Filings of a day that the simulator answered, as rows. */
export async function practised(
  run: RunSql,
  { orgId, entryId, kind, day, filed, refused = 0, code = '433' }: Practised,
): Promise<void> {
  await run(
    `insert into submissions (id, org_id, entry_id, kind, gateway, state, disposition, conditions, images, submitted_at, answered_at)
     select gen_random_uuid(), $1, $2, $3, 'simulator', 'answered',
       case when at <= $6 then 'rejected' else 'accepted' end,
       case when at <= $6 then jsonb_build_array(jsonb_build_object('code', $7::text, 'severity', 'error')) else '[]'::jsonb end,
       '', $4::date + time '17:00', $4::date + time '17:00'
     from generate_series(1, $5) at`,
    [orgId, entryId, kind, day, filed, refused, code],
  )
}

/** As `practised`, in the database of a test's server. */
export const practisedIn = (app: TestApp, filings: Practised) =>
  app.engine.asOwner((run) => practised(run, filings))
