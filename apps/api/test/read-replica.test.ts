import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCluster } from '../../../scripts/lib/postgres-cluster.mjs'
import { findPostgres } from '../../../scripts/lib/tools.mjs'
import { openPostgres } from '../src/db/postgres-engine.ts'
import { POSTGRES_URL } from './databases.ts'
import { createSampleEntry, ON_SAMPLE_DAY, submit } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

type Cluster = Awaited<ReturnType<typeof startCluster>>

describe.runIf(POSTGRES_URL)('a standby that answers reports', () => {
  let cluster: Cluster
  let standby: Awaited<ReturnType<Cluster['standby']>>
  let app: TestApp
  let team: Team

  beforeAll(async () => {
    cluster = await startCluster((await findPostgres())!)
    standby = await cluster.standby()
    const engine = await openPostgres({
      url: cluster.url,
      ownerUrl: undefined,
      replicaUrl: standby.url,
      poolSize: 5,
    })
    app = await startApp({ env: ON_SAMPLE_DAY, database: { engine, drop: async () => {} } })
    team = await app.organization('Harbour Trading')
  })
  afterAll(async () => {
    await app.stop()
    await standby.stop()
    await cluster.stop()
  })

  const onStandby = async (statement: string) => {
    const client = new pg.Client({ connectionString: standby.url })
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }

  /** An entry that customs accepted, of 473.03 duty. */
  const acceptEntry = async () => {
    const entry = await createSampleEntry(app, team.preparer)
    await submit(app, team.approver, entry)
    const body = { status: 'accepted', reason: 'The port called' }
    const { status } = await app.answer('changeStatus', { as: team.admin, params: { id: entry.id }, body })
    expect(status).toBe(200)
  }

  const report = async () => {
    const query = { by: 'origin', from: '2025-03', to: '2026-03' } as const
    const { rows } = await app.ask('getDutyReport', { as: team.auditor, query })
    return rows.map(({ entries, duty }) => [entries, duty])
  }
  const listed = async () => (await app.ask('listEntries', { as: team.auditor })).total

  test('a report shows what the standby has, the list shows what was saved', async () => {
    await expect.poll(() => report()).toEqual([])
    await onStandby('select pg_wal_replay_pause()')
    await acceptEntry()
    expect(await report()).toEqual([])
    expect(await listed()).toBe(1)
    await onStandby('select pg_wal_replay_resume()')
    await expect.poll(() => report()).toEqual([[1, '473.03']])
  })

  test('while the standby is away, the database answers', async () => {
    await standby.kill()
    await acceptEntry()
    expect(await report()).toEqual([[2, '946.06']])
  })
})
