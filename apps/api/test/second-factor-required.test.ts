import { afterAll, beforeAll, expect, test } from 'vitest'
import { done, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
  team = await app.organization()
})
afterAll(() => app.stop())

const turn = ({ email }: Visitor, isOn: boolean) =>
  app.engine.run(`update auth."user" set "twoFactorEnabled" = $1 where "email" = $2`, [isOn, email])

const demand = (requires_second_factor: boolean) =>
  app.answer('saveOrganizationSecurity', { body: { requires_second_factor }, as: team.admin })

const required = { status: 403, body: { code: 'second_factor_required' } }

test('an admin asks it of the members only with a second factor themselves', async () => {
  expect(await demand(true)).toMatchObject({ status: 409, body: { code: 'second_factor_off' } })
  await turn(team.admin, true)
  expect(done(await demand(true)).organization).toMatchObject({ requires_second_factor: true })
})

test('a member without one reads and changes nothing of the organization', async () => {
  await turn(team.admin, true)
  await demand(true)
  for (const [method, url] of [
    ['GET', '/api/entries'],
    ['POST', '/api/entries'],
    ['GET', '/api/organization'],
    ['GET', '/api/members'],
    ['GET', '/api/audit-events'],
    ['GET', '/api/events'],
  ] as const) {
    expect(await app.call(method, url, { as: team.preparer }), `${method} ${url}`).toMatchObject(required)
  }
  const body = await app.ask('getMe', { as: team.preparer })
  expect(body).toMatchObject({ lacks_second_factor: true })
  expect((await app.answer('listSessions', { as: team.preparer })).status).toBe(200)
})

test('a member goes on as soon as it is set up, and stops when it is turned off', async () => {
  await turn(team.admin, true)
  await demand(true)
  await turn(team.preparer, true)
  expect((await app.answer('listEntries', { as: team.preparer })).status).toBe(200)
  await turn(team.preparer, false)
  expect(await app.answer('listEntries', { as: team.preparer })).toMatchObject(required)
})

test('another organization of the same person does not ask for it', async () => {
  await turn(team.admin, true)
  await demand(true)
  const other = await app.organization('Other')
  await app.join(other.orgId, team.preparer, 'preparer')
  await app.ask('switchOrganization', { body: { org_id: other.orgId }, as: team.preparer })
  expect((await app.answer('listEntries', { as: team.preparer })).status).toBe(200)
})

test('an account without a password is not asked: Google or the passkey does that', async () => {
  await turn(team.admin, true)
  await demand(true)
  await app.engine.run(
    `update auth."account" set "password" = null from auth."user" u where u."id" = "userId" and u."email" = $1`,
    [team.approver.email],
  )
  expect((await app.answer('listEntries', { as: team.approver })).status).toBe(200)
})
