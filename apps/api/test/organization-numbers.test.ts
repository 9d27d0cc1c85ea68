import { afterAll, beforeAll, expect, test } from 'vitest'
import { done, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Sole Proprietor')
})
afterAll(() => app.stop())

const save = (body: object, as: Visitor = team.admin) =>
  app.answer('saveOrganization', { as, body: { name: 'Sole Proprietor', ...body } })
const read = async (as: Visitor = team.admin) => (await app.ask('getOrganization', { as })).organization

/** The tables with a row that contains the text. */
const tablesWith = (text: string) =>
  app.engine.asOwner(async (run) => {
    const { rows } = await run(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    const found: string[] = []
    for (const { name } of rows) {
      const { rows: hits } = await run(
        `select 1 from ${name} t where to_jsonb(t)::text like '%${text}%' limit 1`,
      )
      if (hits.length > 0) found.push(String(name))
    }
    return found
  })

const stored = async (field: string) =>
  (
    await app.engine.asOwner((run) =>
      run(`select ${field} as value from organizations where id = '${team.orgId}'`),
    )
  ).rows[0]?.value

const SPELLINGS = ['123-45-6789', '123456789', '123 45 6789']

test.each(
  (['importer_number', 'ein'] as const).flatMap((field) =>
    SPELLINGS.map((number) => [field, number] as const),
  ),
)('an SSN typed as %s, %s, is encrypted and shows its last four digits', async (field, number) => {
  expect(done(await save({ [field]: number })).organization[field]).toBe('***-**-6789')
  expect(await stored(field)).toMatch(/^sealed:1:/)
  for (const as of Object.values({ admin: team.admin, preparer: team.preparer, auditor: team.auditor })) {
    expect((await read(as))?.[field]).toBe('***-**-6789')
  }
  expect(await tablesWith(number)).toEqual([])
  const csv = await app.ask('exportAuditEvents', { as: team.admin })
  expect(csv).toContain('***-**-6789')
  expect(csv).not.toContain(number)
  expect(csv).not.toContain('sealed:1:')
})

test('the first save of an organisation encrypts its numbers too', async () => {
  const newcomer = await app.account()
  const answer = await save({ importer_number: '987654320', ein: '987-65-4320' }, newcomer)
  expect(done(answer).organization).toMatchObject({ importer_number: '***-**-4320', ein: '***-**-4320' })
  expect([await tablesWith('987654320'), await tablesWith('987-65-4320')]).toEqual([[], []])
  const csv = await app.ask('exportAuditEvents', { as: newcomer })
  expect(csv).toContain('***-**-4320')
  expect(csv).not.toContain('sealed:1:')
})

test('a mask that comes back unchanged keeps the number, and another mask is refused at its field', async () => {
  await save({ importer_number: '123-45-6789' })
  const before = await stored('importer_number')
  expect((await save({ importer_number: '***-**-6789', dba: 'Sole' })).status).toBe(200)
  expect(await stored('importer_number')).toBe(before)
  const refused = await save({ importer_number: '***-**-1111' })
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', details: { fields: [{ path: 'importer_number' }] } },
  })
  expect(await stored('importer_number')).toBe(before)
  await save({ importer_number: null })
  expect(await stored('importer_number')).toBeNull()
})

test('an EIN and a number that CBP assigned stay readable', async () => {
  const numbers = { ein: '12-3456789', importer_number: '12-345678901' }
  expect(done(await save(numbers)).organization).toMatchObject(numbers)
  expect([await stored('ein'), await stored('importer_number')]).toEqual(Object.values(numbers))
})
