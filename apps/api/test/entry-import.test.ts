import { checkDigit } from '@edfe/domain/entry'
import { SPECIFICATION_PROFILE } from '@edfe/domain/profile'
import type { CanonicalEntry } from '@edfe/domain/snapshot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY } from './entry-steps.ts'
import { done, refusal, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization()
})
afterAll(() => app.stop())

const importing = (body: unknown) => app.answer('importEntry', { as: team.preparer, body })
const fileOf = async (id: string) =>
  (await app.ask('makeSnapshot', { as: team.preparer, params: { id } })).snapshot
    .payload as unknown as CanonicalEntry

const TABLES = [
  'entries',
  'entry_lines',
  'entry_parties',
  'entry_party_profiles',
  'entry_shipments',
  'entry_fee_summaries',
  'entry_activities',
  'audit_events',
]
/** How many rows an import could have left behind. */
const rows = () =>
  app.engine.asOwner(async (run) => {
    const counted = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`)
    return (await run(`select ${counted.join(', ')}`)).rows[0]
  })
/** Numbers that were given out are given out again. */
const setBack = (by: number) =>
  app.engine.asOwner((run) => run(`update entry_number_ranges set next_sequence = next_sequence - ${by}`))

test('a file with wrong fields names each with its path and leaves nothing behind', async () => {
  const file = await fileOf((await createSampleEntry(app, team.preparer)).id)
  const before = await rows()
  const lines = file.lines.map((line, at) => (at === 0 ? { ...line, description: 7 } : line))
  const answer = await importing({
    ...file,
    lines,
    header: { ...file.header, entry_date: 'yesterday' },
    colour: 'red',
  })
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({
    code: 'import_failed',
    message: 'The file was not imported: 3 fields are wrong.',
  })
  const paths = refusal(answer, 'import_failed').details.problems.map(({ path }) => path)
  expect(paths.sort()).toEqual(['colour', 'header.entry_date', 'lines.0.description'])
  expect(await rows()).toEqual(before)
})

test.each([
  ['{"header": {,}}', 'Line 1, column 13 (header): a field name in double quotes is expected here, not ",".'],
  ['{\n  "a": 1\n  "b": 2\n}', 'Line 3, column 3 (b): a comma or } is expected here, not "\\"".'],
])('a body that is no JSON is refused with the place of the fault: %j', async (payload, place) => {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/entries/import',
    headers: { cookie: team.preparer.cookie, 'content-type': 'application/json' },
    payload,
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ code: 'invalid_json', message: `The request body is not JSON. ${place}` })
})

test.each([1, 2])('an import passes over %i numbers that the organization has already', async (taken) => {
  const made = await createSampleEntry(app, team.preparer)
  if (taken === 2) await createEntry(app, team.preparer)
  const file = await fileOf(made.id)
  await setBack(taken)
  const answer = await importing(file)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  expect(done(answer).entry.entry_number).not.toBe(made.entry_number)
  expect((await createEntry(app, team.preparer)).entry_number).not.toBe(done(answer).entry.entry_number)
})

/** The next numbers of the team are those of entries of another organization under its filer code. */
async function takeElsewhere(count: number): Promise<void> {
  const other = await app.organization('Elsewhere Imports')
  for (const { admin } of [team, other]) {
    const body = { name: 'Same filer', cbp_filer_code: 'B76' }
    await app.ask('saveOrganization', { as: admin, body })
  }
  const { entry_number } = await createEntry(app, team.preparer)
  for (let ahead = 1; ahead <= count; ahead += 1) {
    const base = `B76${String(Number(entry_number.slice(3, 10)) + ahead).padStart(7, '0')}`
    const { id } = await createEntry(app, other.preparer)
    const number = base + checkDigit(base, SPECIFICATION_PROFILE)
    await app.engine.asOwner((run) => run(`update entries set entry_number = '${number}' where id = '${id}'`))
  }
}

test('after three taken numbers an import and a creation give up, with nothing left behind', async () => {
  const made = await createSampleEntry(app, team.preparer)
  const file = await fileOf(made.id)
  await takeElsewhere(3)
  const before = await rows()
  const gaveUp = { code: '23505', message: 'Failed to create entry after multiple attempts.' }
  expect(await importing(file)).toMatchObject({ status: 409, body: gaveUp })
  expect(await app.answer('createEntry', { as: team.preparer })).toMatchObject({
    status: 409,
    body: gaveUp,
  })
  expect(await rows()).toEqual(before)
})
