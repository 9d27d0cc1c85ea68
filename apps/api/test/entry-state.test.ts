import {
  ANSWERED,
  AT_CBP,
  DELETION_STATES,
  DRAFTS,
  ENTRY_GROUPS,
  ENTRY_STATUSES,
  type EntryStatus,
  groupOf,
  isReleased,
  ON_FILE,
  REJECTED,
  RELEASED,
  SENT,
  type StatusColumns,
  SUMMARIES_OF,
  SUMMARY_STATES,
  type SummaryState,
  summaryAfter,
  TAKEN,
  TO_FILE,
  UNFILED,
  VALIDATED,
} from '@edfe/domain/entry'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Trx } from '../src/db/engine.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { whereGroup, whereState } from '../src/db/where-state.ts'
import { createSampleEntry } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
let id: string
beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Alder Trading')
  id = (await createSampleEntry(app, team.preparer)).id
})
afterAll(() => app.stop())

class Undone extends Error {}

/** Runs SQL on the entry and takes it back. */
async function tried<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  let result: T
  await tenantTransaction(app.engine.db, { orgId: team.orgId, userId: team.admin.userId }, async (trx) => {
    result = await work(trx)
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return result!
}

const set = (trx: Trx, columns: Partial<StatusColumns> & { release_status?: string | null }) =>
  trx.updateTable('entries').set(columns).where('id', '=', id).execute()

const DELETIONS = [null, ...DELETION_STATES]
const combinations = ENTRY_STATUSES.flatMap((status) =>
  SUMMARY_STATES.flatMap((summary_state) =>
    DELETIONS.map((deletion) => ({ status, summary_state, deletion })),
  ),
)
const isAllowed = ({ status, summary_state, deletion }: StatusColumns) =>
  (SUMMARIES_OF[status] as readonly SummaryState[]).includes(summary_state) &&
  (deletion === null || status === 'accepted')
/** The trigger for servers of 0.2.0 takes the column's default for one that was not named. */
const isLeftToTrigger = ({ status, summary_state }: StatusColumns) =>
  summary_state === 'draft' && status !== 'draft'

describe('the database', () => {
  test.each(ENTRY_STATUSES)(
    'sets the summary where a server of 0.2.0 writes the status %s alone',
    async (status) => {
      const row = await tried(async (trx) => {
        await set(trx, { status })
        return trx
          .selectFrom('entries')
          .select(['status', 'summary_state'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      })
      expect(row).toEqual({ status, summary_state: summaryAfter(status) })
    },
  )

  test.each(combinations.filter((one) => !isAllowed(one) && !isLeftToTrigger(one)))(
    'refuses $status with the summary $summary_state and the deletion $deletion',
    async (columns) => {
      await expect(tried((trx) => set(trx, columns))).rejects.toThrow(
        /entries_(summary_of_status|deletion_of_accepted)/,
      )
    },
  )

  test('keeps the summary of goods on hold that CBP has accepted, also when its status changes', async () => {
    const states = await tried(async (trx) => {
      const read = async () =>
        (
          await trx
            .selectFrom('entries')
            .select('summary_state')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        ).summary_state
      const seen: SummaryState[] = []
      for (const columns of [{ status: 'submitted' }, { status: 'hold' }] as { status: EntryStatus }[]) {
        await set(trx, columns)
        seen.push(await read())
      }
      await set(trx, { summary_state: 'on_file' })
      await set(trx, { status: 'hold' })
      seen.push(await read())
      await set(trx, { status: 'rejected' })
      return [...seen, await read()]
    })
    expect(states).toEqual(['sent', 'sent', 'on_file', 'rejected'])
  })
})

describe('the named sets and the groups', () => {
  const sets = { ANSWERED, AT_CBP, DRAFTS, ON_FILE, REJECTED, SENT, TAKEN, TO_FILE, UNFILED, VALIDATED }
  const allowed = combinations.filter(isAllowed)

  test.each(allowed)(
    'mean the same in SQL: $status, summary $summary_state, deletion $deletion',
    async (columns) => {
      for (const release_status of [null, 'hold', 'released']) {
        const { rows } = await tried(async (trx) => {
          await set(trx, { ...columns, release_status })
          const conditions = [
            ...Object.values(sets).map((one) => whereState(one)),
            ...ENTRY_GROUPS.map((group) => whereGroup(group, 'entries')),
          ]
          return sql<{ in_sets: boolean[]; released: boolean }>`
          select array[${sql.join(conditions)}] as in_sets, ${sql.raw(RELEASED)} as released
          from entries e where e.id = ${id}`.execute(trx)
        })
        const entry = { ...columns, release_status }
        const group = groupOf(columns.status, {
          isReleased: release_status === 'released',
          isDeleted: columns.deletion === 'deleted',
        })
        expect(rows[0]).toEqual({
          in_sets: [
            ...Object.values(sets).map((one) => one.has(entry)),
            ...ENTRY_GROUPS.map((one) => one === group),
          ],
          released: isReleased(entry),
        })
      }
    },
  )
})
