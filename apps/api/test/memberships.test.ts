import { ORGANIZATION_HEADER } from '@edfe/contracts/addresses'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { done, refusal, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
/** The organization that Bo made first, and a colleague's that Bo works in as a preparer. */
let own: Team
let other: Team
let bo: Visitor
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  own = await app.organization('Own Harbour')
  other = await app.organization('Other Harbour')
  bo = own.admin
  await app.join(other.orgId, bo, 'preparer')
})
afterAll(() => app.stop())

const me = async (as: Visitor) => await app.ask('getMe', { as })
const switchTo = (org_id: string, as = bo) => app.answer('switchOrganization', { body: { org_id }, as })
const leave = (as: Visitor) => app.answer('leaveOrganization', { as })
const shows = (orgId: string) => ({ [ORGANIZATION_HEADER]: orgId })
const newEntry = async (as: Visitor) => (await app.ask('createEntry', { as, body: {} })).entry
const membershipIn = async (team: Team, { userId }: Visitor): Promise<string> => {
  const body = await app.ask('listMembers', { as: team.admin })
  return body.members.find((member) => member.user_id === userId)!.id
}

describe('a person who makes another organization', () => {
  const create = (name: string, as = bo) => app.answer('createOrganization', { as, body: { name } })

  test('administers it, works in it at once, and keeps the others', async () => {
    const mine = await newEntry(bo)
    const answered = await create('Second Harbour')
    expect(answered.status).toBe(201)
    const { membership, organizations } = await me(bo)
    expect(membership).toMatchObject({
      org_id: done(answered).org_id,
      role: 'admin',
      org_name: 'Second Harbour',
    })
    expect(organizations.map(({ name }) => name)).toEqual(['Own Harbour', 'Other Harbour', 'Second Harbour'])
    expect((await app.ask('listEntries', { as: bo })).total).toBe(0)
    await switchTo(own.orgId)
    expect((await app.answer('getEntry', { as: bo, params: { id: mine.id } })).status).toBe(200)
  })

  test('gives it a name', async () => {
    expect((await create('  ')).body).toMatchObject({
      code: 'validation_failed',
      message: 'Organization name is required',
    })
    expect((await me(bo)).organizations).toHaveLength(2)
  })

  test('works in at most twenty', async () => {
    const answers = await Promise.all(Array.from({ length: 19 }, (_, index) => create(`Harbour ${index}`)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toMatchObject([{ status: 409, body: { code: 'too_many_organizations' } }])
    expect((await me(bo)).organizations).toHaveLength(20)
  })
})

describe('a person in two organizations', () => {
  test('starts in the first, sees both by name and role, and works in the one that is chosen', async () => {
    const before = await me(bo)
    expect(before.membership).toMatchObject({ org_id: own.orgId, role: 'admin' })
    expect(before.organizations).toEqual([
      { id: own.orgId, name: 'Own Harbour', role: 'admin' },
      { id: other.orgId, name: 'Other Harbour', role: 'preparer' },
    ])
    expect((await switchTo(other.orgId)).body).toEqual({ org_id: other.orgId })
    const after = await me(bo)
    expect(after.membership).toMatchObject({
      org_id: other.orgId,
      role: 'preparer',
      org_name: 'Other Harbour',
    })
    expect(after.may).not.toContain('organization.edit')
  })

  test('never reads or changes rows of the one while working in the other', async () => {
    const mine = await newEntry(bo)
    await switchTo(other.orgId)
    const theirs = await newEntry(bo)
    const rows = ['/api/entries/:id', '/api/entries/:id/record', '/api/entries/:id/pdf']
    for (const url of rows) {
      expect((await app.call('GET', url.replace(':id', mine.id), { as: bo })).status, url).toBe(404)
    }
    const list = await app.answer('listEntries', { as: bo })
    expect(done(list).entries.map(({ id }) => id)).toEqual([theirs.id])
    expect((await app.answer('deleteEntry', { as: bo, params: { id: mine.id } })).status).toBe(404)
    const settings = await app.answer('getOrganization', { as: bo })
    expect(done(settings).organization!.name).toBe('Other Harbour')
    // A preparer there, whatever the role is elsewhere.
    const renamed = await app.answer('saveOrganization', { as: bo, body: { name: 'Mine now' } })
    expect(renamed.status).toBe(403)
    await switchTo(own.orgId)
    expect((await app.answer('getEntry', { as: bo, params: { id: mine.id } })).status).toBe(200)
    expect((await app.answer('getEntry', { as: bo, params: { id: theirs.id } })).status).toBe(404)
  })

  test('finds the switch in the audit log of the organization that was entered, and only there', async () => {
    await switchTo(other.orgId)
    await switchTo(other.orgId)
    const eventsOf = async (team: Team) =>
      (await app.ask('listAuditEvents', { as: team.auditor, query: { category: 'membership' } })).events
    expect(await eventsOf(other)).toMatchObject([
      { action: 'switch', actor_user_id: bo.userId, after_json: { role: 'preparer' } },
    ])
    expect(await eventsOf(own)).toEqual([])
  })

  test('works in one organization per session, and begins the next session in the last one', async () => {
    const second = await app.signIn(bo.email)
    await switchTo(other.orgId)
    expect((await me(second)).membership!.org_id).toBe(own.orgId)
    expect((await me(await app.signIn(bo.email))).membership!.org_id).toBe(other.orgId)
  })

  test.each(['removed', 'disabled'])('goes on calmly in the other one when %s', async (how) => {
    await switchTo(other.orgId)
    const id = await membershipIn(other, bo)
    if (how === 'removed') await app.ask('removeMember', { as: other.admin, params: { id } })
    else await app.ask('disableMember', { as: other.admin, params: { id } })
    expect(await me(bo)).toMatchObject({
      membership: { org_id: own.orgId, role: 'admin' },
      organizations: [{ id: own.orgId }],
      disabled_in: null,
    })
    expect((await switchTo(other.orgId)).status).toBe(404)
  })
})

test('nobody switches into an organization that they do not work in', async () => {
  const stranger = await app.account()
  for (const org_id of [own.orgId, '00000000-0000-4000-8000-000000000000']) {
    expect(await switchTo(org_id, stranger)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
  expect((await switchTo('elsewhere')).status).toBe(400)
  expect((await me(stranger)).membership).toBeNull()
})

describe('a page that shows the other organization', () => {
  test('writes nothing into the wrong one, and says what to do', async () => {
    await switchTo(other.orgId)
    const refused = await app.answer('createEntry', { as: bo, body: {}, headers: shows(own.orgId) })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'organization_changed',
        message:
          'This page belongs to Own Harbour. You work in Other Harbour now. Nothing was changed: reload the page, or switch back.',
        details: {
          current: { id: other.orgId, name: 'Other Harbour' },
          shown: { id: own.orgId, name: 'Own Harbour' },
        },
      },
    })
    const inOther = await app.answer('listEntries', { as: bo })
    expect(done(inOther).total).toBe(0)
    for (const url of ['/api/me', '/api/entries', '/api/organization', '/api/me/preferences']) {
      expect((await app.call('GET', url, { as: bo, headers: shows(own.orgId) })).status, url).toBe(409)
    }
    const right = await app.answer('createEntry', { as: bo, body: {}, headers: shows(other.orgId) })
    expect(right.status).toBe(201)
    await app.ask('switchOrganization', { as: bo, body: { org_id: own.orgId }, headers: shows(own.orgId) })
    expect((await app.answer('getMe', { as: bo, headers: shows(own.orgId) })).status).toBe(200)
  })

  test('learns nothing of an organization that the person does not work in', async () => {
    const stranger = await app.organization('Secret Harbour')
    const answer = await app.answer('getMe', { as: bo, headers: shows(stranger.orgId) })
    const body = refusal(answer, 'organization_changed')
    expect(body.details).toMatchObject({ shown: null })
    expect(JSON.stringify(body)).not.toContain('Secret')
  })

  test('makes no organization for a person who was removed meanwhile', async () => {
    const id = await membershipIn(own, own.preparer)
    await app.ask('removeMember', { as: bo, params: { id } })
    const headers = shows(own.orgId)
    const refused = await app.answer('createEntry', { as: own.preparer, body: {}, headers })
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^You no longer belong to the organization of this page\./) },
    })
    expect((await app.ask('getMe', { as: own.preparer, headers })).membership).toBeNull()
  })
})

describe('leaving an organization', () => {
  test('ends the membership, is audited, and goes on in the other one', async () => {
    await switchTo(other.orgId)
    expect((await leave(bo)).body).toEqual({ org_name: 'Other Harbour' })
    expect(await me(bo)).toMatchObject({
      membership: { org_id: own.orgId },
      organizations: [{ id: own.orgId }],
    })
    const body = await app.ask('listAuditEvents', { as: other.admin, query: { category: 'membership' } })
    expect(body.events[0]).toMatchObject({ action: 'leave', actor_user_id: bo.userId, after_json: null })
  })

  test('is open to every role but refused to the last administrator', async () => {
    for (const role of ['auditor', 'approver', 'preparer'] as const) {
      expect((await leave(own[role])).status, role).toBe(200)
    }
    expect(await leave(own.admin)).toMatchObject({
      status: 409,
      body: {
        code: 'last_admin',
        message: 'You are the last administrator. Make another member an administrator before you leave.',
      },
    })
    expect((await leave(await app.account())).status).toBe(404)
  })

  test('leaves one administrator when two leave at the same moment', async () => {
    const second = await membershipIn(own, own.approver)
    await app.ask('changeMemberRole', { params: { id: second }, body: { role: 'admin' }, as: bo })
    const answers = await Promise.all([leave(bo), leave(own.approver)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
