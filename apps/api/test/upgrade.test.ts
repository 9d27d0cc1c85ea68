import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuditKey } from '../src/audit/audit-key.ts'
import { verifyAudit, verifySeals } from '../src/audit/verify-audit.ts'
import { BEFORE_ALL_IDS, earlierReleasesJob } from '../src/customs/filings/earlier-releases.job.ts'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { RELEASED_MIGRATIONS } from '../src/db/released-migrations.ts'
import { DEMO_ACCOUNT } from '../src/demo/seed-demo.ts'
import { emptyDatabase } from './databases.ts'
import { ON_SAMPLE_DAY } from './entry-steps.ts'
import { startApp, type TestApp, type Visitor } from './harness.ts'
import { RELEASE_KEYS, readReleaseData } from './releases/release-data.ts'

const VERSIONS = Object.keys(RELEASED_MIGRATIONS)

/** A special program and a heading of chapter 99 that lines of the release have. */
const codesOf = (version: string) =>
  version === '0.2.0' ? { program: 'S', measure: '99038815' } : { program: 'KR', measure: '99030125' }

/** The demonstration of 0.2.0 claimed no program and had no such heading: lines get both before they are migrated. */
const LINES_OF_0_2_0 = `update entry_lines set line_data = line_data || '{"spi":"S","tariff_rows":[{"hts":"9903.88.15"}]}'`

/** The migrations that a release had: its own and those of earlier releases. */
function migrationsOf(version: string) {
  const earlier = VERSIONS.slice(0, VERSIONS.indexOf(version) + 1)
  const names = earlier.flatMap((release) => Object.keys(RELEASED_MIGRATIONS[release] ?? {}))
  return readMigrations().filter(({ name }) => names.includes(name))
}

describe.each(VERSIONS)('data of version %s', (version) => {
  let app: TestApp
  let visitor: Visitor
  let statuses: unknown[]

  beforeAll(async () => {
    const database = await emptyDatabase()
    await migrate(database.engine, migrationsOf(version))
    await database.engine.asOwner(async (run) => {
      // The rows are as they were stored: no trigger changes them once more.
      await run('set session_replication_role = replica')
      await run(readReleaseData(version))
      if (version === '0.2.0') await run(LINES_OF_0_2_0)
      await run('reset session_replication_role')
      const { rows } = await run('select status from entries order by created_at, id')
      statuses = rows.map(({ status }) => status)
    })
    app = await startApp({ env: { ...ON_SAMPLE_DAY, ...RELEASE_KEYS, CUSTOMS_RULES: 'cbp' }, database })
    visitor = await app.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)
  })
  afterAll(() => app.stop())

  test('is migrated, and its people sign in and find their entries', async () => {
    const body = await app.ask('listEntries', {
      as: visitor,
      query: { sort: 'created_at', order: 'asc', page_size: 100 },
    })
    expect(statuses.length).toBeGreaterThan(5)
    expect(body.entries.map(({ status }) => status)).toEqual(statuses)
    for (const { id } of body.entries) {
      for (const part of ['', '/record', '/filing', '/timeline', '/activities']) {
        const answer = await app.call('GET', `/api/entries/${id}${part}`, { as: visitor })
        expect(answer.status, `${part} of an entry`).toBe(200)
      }
    }
    const parties = await app.answer('listParties', { as: visitor })
    expect(parties.status).toBe(200)
  })

  test('finds entries by what their lines had of special programs and headings of chapter 99', async () => {
    const { program, measure } = codesOf(version)
    for (const query of [{ program }, { measure }]) {
      const { total } = await app.ask('listEntries', { as: visitor, query })
      expect(total, JSON.stringify(query)).toBeGreaterThan(1)
    }
  })

  test('has the day of release of goods that were released before it was kept', async () => {
    const released = () =>
      app.engine.asOwner((run) =>
        run("select org_id, released_on from entries where release_status = 'released'"),
      )
    const { entryServices, jobs, log: logger } = app.app
    const { work } = earlierReleasesJob({ engine: app.engine, entryServices, logger })
    const orgs = new Set((await released()).rows.map(({ org_id }) => org_id))
    for (const org_id of orgs) await work({ org_id, after: BEFORE_ALL_IDS }, { id: 'job', jobs })
    const { rows } = await released()
    // The demonstration of 0.2.0 had no notices about goods.
    expect(rows.length > 5).toBe(version !== '0.2.0')
    expect(rows.map(({ released_on }) => released_on)).not.toContain(null)
  })

  test('is worked on: a draft is saved, and a new entry takes the next number', async () => {
    const body = await app.ask('listEntries', { as: visitor, query: { status: 'draft' } })
    const { entry } = await app.ask('getEntry', { as: visitor, params: { id: body.entries[0]!.id } })
    const saved = await app.answer('saveEntry', {
      params: { id: entry.id },
      body: { draft_data: { header: entry.draft_data.header }, expected_updated_at: entry.updated_at },
      as: visitor,
    })
    expect(saved.status).toBe(200)
    expect((await app.answer('createEntry', { body: {}, as: visitor })).status).toBe(201)
  })

  test('keeps an audit log whose chain and seals hold', async () => {
    const { events, faults } = await app.engine.asOwner(verifyAudit)
    expect(events).toBeGreaterThan(10)
    expect(faults).toEqual([])
    const key = createAuditKey(RELEASE_KEYS.AUDIT_KEY)
    expect(await app.engine.asOwner((run) => verifySeals(run, [key]))).toEqual([])
  })
})
