import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
let other: Team
beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Ours')
  other = await app.organization('Theirs')
})
afterAll(() => app.stop())

const save = (body: object, as: Visitor = team.preparer) => app.answer('saveImportMapping', { as, body })
const read = async (as: Visitor = team.auditor) => (await app.ask('listImportMappings', { as })).mappings

const HEADINGS = 'DESCRIPTION|HTS|WERT'

test('columns of a sheet are remembered for every member, and no other organization reads them', async () => {
  expect((await save({ headings: HEADINGS, columns: { description: 0, entered_value: 2 } })).status).toBe(204)
  expect(await read(team.approver)).toEqual([
    { headings: HEADINGS, columns: { description: 0, entered_value: 2 }, used_at: expect.any(String) },
  ])
  expect(await read(other.admin)).toEqual([])
})

test('the latest choice for the same headings counts', async () => {
  await save({ headings: HEADINGS, columns: { description: 0, htsus: 1 } }, team.admin)
  expect(await read()).toMatchObject([{ columns: { description: 0, htsus: 1 } }])
})

test.each([
  ['no headings', { headings: '', columns: {} }],
  ['a field that no line has', { headings: 'A', columns: { price_of_gold: 0 } }],
  ['one column for two fields', { headings: 'A', columns: { htsus: 1, description: 1 } }],
  ['a column before the first', { headings: 'A', columns: { htsus: -1 } }],
])('%s are refused', async (_, body) => {
  expect((await save(body)).status).toBe(400)
})

test('an auditor chooses no columns', async () => {
  expect((await save({ headings: 'A', columns: {} }, team.auditor)).status).toBe(403)
})

test('the sheets that were used longest ago are forgotten beyond 200', async () => {
  await app.engine.asOwner((run) =>
    run(
      `insert into import_mappings (org_id, headings_hash, headings, columns, used_at)
       select $1, encode(sha256(n::text::bytea), 'hex'), 'OLD ' || n, '{}', '2020-01-01'::timestamptz + n * interval '1 day'
       from generate_series(1, 200) n`,
      [team.orgId],
    ),
  )
  await save({ headings: 'NEWEST', columns: { htsus: 0 } })
  const { rows } = await app.engine.asOwner((run) =>
    run('select count(*)::int as kept, min(used_at)::text as oldest from import_mappings where org_id = $1', [
      team.orgId,
    ]),
  )
  expect(rows).toMatchObject([{ kept: 200, oldest: expect.stringContaining('2020-01-04') }])
})
