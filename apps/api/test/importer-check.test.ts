import { PRACTICE_IMPORTERS } from '@edfe/domain/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomsApp } from './customs-steps.ts'
import { createSampleEntry, until } from './entry-steps.ts'
import type { Team } from './harness.ts'
import { startWithCustoms } from './simulator.ts'

let app: CustomsApp
let team: Team
let other: Team

beforeAll(async () => {
  app = await startWithCustoms()
  team = await app.organization('Alder & Finch Lighting LLC')
  other = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

const rows = async (text: string) => (await app.engine.asOwner((run) => run(text))).rows
const setNumber = (of: Team, number: string | null, port: string | null = '2704') =>
  rows(`update organizations set importer_number = ${number ? `'${number}'` : 'null'},
    default_port = ${port ? `'${port}'` : 'null'} where id = '${of.orgId}'`)
const ask = (of = team, as = of.approver) => app.answer('askImporter', { as })
const read = (of = team, as = of.approver) => app.ask('getImporterCheck', { as })
const answered = (of = team) =>
  until(
    () => read(of),
    ({ latest }) => latest?.state === 'answered',
  )
/** As if the last question had been asked a while ago. */
const makeOlder = (of = team) =>
  rows(`update importer_checks set asked_at = asked_at - interval '2 hours' where org_id = '${of.orgId}'`)

test('CBP is asked about the number of the organization, by who may submit, once a minute', async () => {
  await setNumber(team, null)
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'no_importer_number' } })
  await setNumber(team, '12-3456789', null)
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'no_default_port' } })
  await setNumber(team, '12-3456789')
  expect((await ask(team, team.preparer)).status).toBe(403)
  expect((await ask(team, team.auditor)).status).toBe(403)
  expect(await read(team, team.auditor)).toMatchObject({ may_ask: false, latest: null, answer: null })

  const [first, second] = await Promise.all([ask(), ask()])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  expect(await answered()).toMatchObject({
    number: '12-3456789',
    may_ask: true,
    answer: {
      number: '12-3456789',
      standing: 'bonded',
      name: 'PRACTICE IMPORTER',
      problem: null,
      bonds: [{ number: '123456789', surety: '054', activity: '1', amount: '50000', sufficient: true }],
    },
  })
  expect(await ask()).toMatchObject({ status: 429, body: { code: 'asked_recently' } })
  const submissions = await rows(
    `select kind, entry_id, state from submissions where org_id = '${team.orgId}'`,
  )
  expect(submissions).toEqual([{ kind: 'importer_query', entry_id: null, state: 'answered' }])
})

test('what is wrong with a number is a warning of the review, and goes with another number', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const importer = entry.draft_data.parties!.importer_number!
  const review = async () =>
    (
      await app.ask('reviewEntry', { as: team.approver, params: { id: entry.id }, body: {} })
    ).final_review.issues
      .filter(({ rule_id }) => rule_id.startsWith('FILING_IMPORTER'))
      .map(({ rule_id, severity, message }) => ({ rule_id, severity, message }))
  expect(await review()).toEqual([])
  await makeOlder()
  await rows(`update importer_checks set number = '${importer}',
    answer = jsonb_set(answer, '{standing}', '"inactive"') where org_id = '${team.orgId}'`)
  expect(await review()).toEqual([
    {
      rule_id: 'FILING_IMPORTER_NOT_ACTIVE',
      severity: 'warning',
      message: 'CBP said of this importer number: it is not active.',
    },
  ])
  await rows(`update importer_checks set answer = jsonb_set(answer, '{standing}', '"without_bond"')
    where org_id = '${team.orgId}'`)
  expect(await review()).toMatchObject([
    {
      rule_id: 'FILING_IMPORTER_BOND',
      severity: 'warning',
      message: 'CBP said of this importer number: no continuous bond is on file.',
    },
  ])
  await rows(`update importer_checks set number = '12-3456789' where org_id = '${team.orgId}'`)
  expect(await review()).toEqual([])
})

test.each(Object.entries(PRACTICE_IMPORTERS))(
  'in practice a number that begins with %s is %s',
  async (prefix, problem) => {
    await makeOlder()
    await setNumber(team, `${prefix}-1234567`)
    expect((await ask()).status).toBe(200)
    expect((await answered()).answer).toMatchObject({ number: `${prefix}-1234567`, problem })
  },
)

test('a person’s number is stored encrypted and shown masked', async () => {
  const saved = await app.answer('saveOrganization', {
    as: team.admin,
    body: { name: 'Alder & Finch Lighting LLC', importer_number: '123-45-6789', default_port: '2704' },
  })
  expect(saved.status).toBe(200)
  await makeOlder()
  expect((await ask()).status).toBe(200)
  const { number, answer } = await answered()
  expect([number, answer?.number]).toEqual(['***-**-6789', '***-**-6789'])
  const stored = await rows(`select number, answer::text from importer_checks where org_id = '${team.orgId}'`)
  expect(JSON.stringify(stored)).not.toContain('123-45-6789')
})

test('another organization sees nothing of it, and its own question is another', async () => {
  expect(await read(other)).toMatchObject({ latest: null, answer: null })
  await setNumber(other, '17-7654321')
  expect((await ask(other)).status).toBe(200)
  expect((await answered(other)).answer).toMatchObject({ number: '17-7654321', problem: 'without_bond' })
  expect((await read(team)).answer?.number).toBe('***-**-6789')
  const entry = await createSampleEntry(app, other.preparer)
  const { final_review } = await app.ask('reviewEntry', {
    as: other.approver,
    params: { id: entry.id },
    body: {},
  })
  expect(final_review.issues.filter(({ rule_id }) => rule_id.startsWith('FILING_IMPORTER'))).toEqual([])
})

test('the database refuses a submission about two things and about nothing', async () => {
  const insert = (columns: string, values: string) =>
    rows(`insert into submissions (id, org_id, ${columns} kind, gateway, images, submitted_at)
      values (gen_random_uuid(), '${team.orgId}', ${values} 'importer_query', 'simulator', '[]', now())`)
  await expect(insert('', '')).rejects.toThrow('submissions_subject')
  const entry = await createSampleEntry(app, team.preparer)
  const [check] = await rows(`select id from importer_checks where org_id = '${team.orgId}' limit 1`)
  await expect(insert('entry_id, importer_check_id,', `'${entry.id}', '${check?.id}',`)).rejects.toThrow(
    'submissions_subject',
  )
})
