import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverTransaction } from '../src/db/server-transaction.ts'
import { countCheck } from '../src/service-figures/count-check.job.ts'
import { readFigures } from '../src/service-figures/read-figures.ts'
import { startApp, type TestApp } from './harness.ts'
import { seedEntries } from './seed-entries.ts'

const NOW = new Date('2026-11-30T12:00:00Z')
const at = (minutesAgo: number) => new Date(NOW.getTime() - minutesAgo * 60_000).toISOString()
const DAY = 24 * 60

const ORGANIZATIONS = { small: 19, practising: 30, testing: 30, smaller: 5, old: 40 }
type Name = keyof typeof ORGANIZATIONS

let app: TestApp
const ids = new Map<Name, string>()
beforeAll(async () => {
  app = await startApp()
  for (const name of Object.keys(ORGANIZATIONS) as Name[]) ids.set(name, (await app.organization(name)).orgId)
  const counts = new Map([...ids].map(([name, id]) => [id, ORGANIZATIONS[name]]))
  await app.engine.asOwner((run) => seedEntries(run, counts))
})
afterAll(() => app.stop())

const asOwner = (...statements: [text: string, values?: unknown[]][]) =>
  app.engine.asOwner(async (run) => {
    for (const [text, values] of statements) await run(text, values)
  })

interface Filings {
  gateway?: string
  /** Minutes from the draft to its submission, and from there to the release. */
  typed?: number
  released?: number
  disposition?: string
  /** How long ago the first was submitted, in minutes. */
  ago?: number
}

/** Files the entries of an organization: each was typed a minute longer than the one before. */
async function file(name: Name, { gateway = 'directory', typed = 10, released = 60, ...rest }: Filings = {}) {
  const { disposition = 'accepted', ago = DAY } = rest
  const orgId = ids.get(name)
  await asOwner(
    ['alter table entries no force row level security'],
    ['alter table submissions no force row level security'],
    ['alter table customs_notices no force row level security'],
    ['alter table entries disable trigger all'],
    [
      `update entries set created_at = $2, status = 'accepted', summary_state = 'on_file' where org_id = $1`,
      [orgId, at(ago)],
    ],
    [
      `insert into submissions (id, org_id, entry_id, kind, gateway, state, images, disposition, submitted_at)
      select gen_random_uuid(), org_id, id, 'summary', $2, 'answered', '', $3,
        $4::timestamptz + ($5::int + row_number() over (order by id) - 1) * interval '1 minute'
      from entries where org_id = $1`,
      [orgId, gateway, disposition, at(ago), typed],
    ],
    [
      `insert into customs_notices (org_id, entry_id, code, title, release, received_at)
      select org_id, entry_id, '01', '{}', 'released', submitted_at + $2::int * interval '1 minute'
      from submissions where org_id = $1`,
      [orgId, released],
    ],
    ['alter table entries enable trigger all'],
    ['alter table entries force row level security'],
    ['alter table submissions force row level security'],
    ['alter table customs_notices force row level security'],
  )
}

const figures = () => readFigures(app.engine.db, NOW)

test('an installation that has filed nothing says nothing', async () => {
  const nothing = { days: 90, filing: null, acceptance: null, clearance: null, uptime: null }
  expect(await figures()).toEqual(nothing)
  const { status, body } = await app.call('GET', '/api/figures')
  expect([status, body]).toEqual([200, nothing])
})

test('nineteen entries are too few, and neither practice nor tests with CBP count', async () => {
  await file('small')
  await file('practising', { gateway: 'simulator' })
  await file('testing', { gateway: 'test' })
  expect(await figures()).toMatchObject({ filing: null, acceptance: null, clearance: null })
})

test('entries of all organizations are measured together, counted in tens', async () => {
  await file('smaller', { typed: 100, released: 600, disposition: 'rejected' })
  // 19 typed for 10 to 28 minutes and 5 for 100 to 104: the middle one of 24 lies between 21 and 22.
  expect(await figures()).toMatchObject({
    days: 90,
    filing: { cases: 20, minutes: 22 },
    acceptance: { cases: 20, percent: 79.1 },
    clearance: { cases: 20, minutes: 60 },
  })
})

test('what was filed more than 90 days ago does not count', async () => {
  await file('old', { typed: 1, ago: 91 * DAY, disposition: 'rejected' })
  expect(await figures()).toMatchObject({ filing: { cases: 20 }, acceptance: { cases: 20, percent: 79.1 } })
})

test('visitors get what was measured within the hour: four figures, and nothing of an organization', async () => {
  const { body } = await app.call('GET', '/api/figures')
  expect(body).toMatchObject({ filing: null })
})

test('whoever measures sees of an entry neither its draft nor its number’s owner, and no practice', async () => {
  const measuring = <Row>(query: string) =>
    serverTransaction(app.engine.db, 'figures', async (trx) => {
      return (await sql.raw<Row>(query).execute(trx)).rows
    })
  for (const column of ['draft_data', 'importer_number', 'grand_total'])
    await expect(measuring(`select ${column} from entries`), column).rejects.toThrow()
  await expect(measuring('select images from submissions')).rejects.toThrow()
  expect(await measuring(`select from submissions where gateway = 'simulator'`)).toEqual([])
  expect(await measuring(`select from entries where status in ('draft', 'validated')`)).toEqual([])
})

test('checks are counted on whole days from the second on; from a week on they are shown', async () => {
  const days = Array.from({ length: 9 }, (_, index) => new Date(NOW.getTime() - (9 - index) * DAY * 60_000))
  for (const day of days) await countCheck(app.engine.db, day)
  await asOwner(['update service_checks set made = 288 where day < $1', ['2026-11-29']])
  await countCheck(app.engine.db, NOW)
  // Eight whole days since the first; on the last of them one check ran.
  expect((await figures()).uptime).toEqual({ cases: 8 * 288, percent: 87.5 })
})

test('a day has no more checks than are due', async () => {
  await asOwner(['update service_checks set made = 288'])
  await countCheck(app.engine.db, NOW)
  expect((await figures()).uptime).toMatchObject({ percent: 100 })
})
