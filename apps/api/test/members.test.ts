import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { done, refusal, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  team = await app.organization()
})
afterAll(() => app.stop())

async function membershipOf(visitor: Visitor): Promise<string> {
  const body = await app.ask('listMembers', { as: team.admin })
  return body.members.find((member) => member.user_id === visitor.userId)!.id
}

describe('members', () => {
  test('are listed newest first, and one is you', async () => {
    const body = await app.ask('listMembers', { as: team.preparer })
    expect(body.members).toHaveLength(4)
    expect(body.members.at(-1)).toMatchObject({
      name: 'Ada Admin',
      role: 'admin',
      status: 'active',
      is_you: false,
    })
    expect(body.members.filter((member) => member.is_you)).toHaveLength(1)
  })

  test('get another role, and the audit log says role_change', async () => {
    const id = await membershipOf(team.preparer)
    const changed = await app.answer('changeMemberRole', {
      params: { id },
      body: { role: 'approver' },
      as: team.admin,
    })
    expect(done(changed).membership).toMatchObject({ id, role: 'approver' })
    const body = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'membership' } })
    expect(body.events[0]).toMatchObject({
      action: 'role_change',
      before_json: { role: 'preparer' },
      after_json: { role: 'approver' },
    })
  })

  test('who are disabled are out with their next request, and back when enabled', async () => {
    const id = await membershipOf(team.preparer)
    await app.ask('disableMember', { as: team.admin, params: { id } })
    expect(await app.answer('listMembers', { as: team.preparer })).toMatchObject({
      status: 403,
      body: { message: 'RLS policy violation: insufficient permissions.' },
    })
    const settings = await app.ask('getOrganization', { as: team.admin })
    const me = await app.ask('getMe', { as: team.preparer })
    expect(me).toMatchObject({ membership: null, may: [], disabled_in: settings.organization!.name })
    await app.ask('enableMember', { as: team.admin, params: { id } })
    expect((await app.answer('listMembers', { as: team.preparer })).status).toBe(200)
    expect((await app.ask('getMe', { as: team.preparer })).disabled_in).toBeNull()
  })

  test('who are removed see nothing of the organisation any more', async () => {
    const id = await membershipOf(team.approver)
    expect((await app.answer('removeMember', { as: team.admin, params: { id } })).status).toBe(200)
    expect(await app.ask('listMembers', { as: team.approver })).toEqual({ members: [] })
  })

  test('are changed by admins only', async () => {
    const id = await membershipOf(team.auditor)
    for (const as of [team.preparer, team.approver, team.auditor]) {
      expect(
        (await app.answer('changeMemberRole', { params: { id }, body: { role: 'admin' }, as })).status,
      ).toBe(403)
      expect((await app.answer('removeMember', { as, params: { id } })).status).toBe(403)
    }
  })

  test('that do not exist are not found, before anything else is said', async () => {
    const missing = { status: 404, body: { code: 'not_found', message: 'Membership not found' } }
    const url = '/api/members/00000000-0000-4000-8000-000000000000'
    expect(await app.call('DELETE', url, { as: team.admin })).toMatchObject(missing)
    expect(await app.call('DELETE', url, { as: team.auditor })).toMatchObject(missing)
    expect(await app.call('PATCH', url, { body: { role: 'king' }, as: team.admin })).toMatchObject(missing)
    expect(
      await app.answer('changeMemberRole', { params: { id: 'nobody' }, body: {}, as: team.admin }),
    ).toMatchObject(missing)
  })
})

describe('the last active admin', () => {
  test.each([
    ['PATCH', '', { role: 'preparer' }, 'Cannot remove the last admin'],
    ['POST', '/disable', undefined, 'Cannot disable the last admin'],
    ['DELETE', '', undefined, 'Cannot remove the last admin'],
  ])('stays on %s%s', async (method, suffix, body, message) => {
    const id = await membershipOf(team.admin)
    const answer = await app.call(method, `/api/members/${id}${suffix}`, { body, as: team.admin })
    expect(answer).toMatchObject({ status: 409, body: { code: 'last_admin', message } })
  })

  const remove = (id: string, as: Visitor) => app.answer('removeMember', { as, params: { id } })
  const disable = (id: string, as: Visitor) => app.answer('disableMember', { as, params: { id } })
  const demote = (id: string, as: Visitor) =>
    app.answer('changeMemberRole', { params: { id }, body: { role: 'auditor' }, as })
  const pairs = [
    ['remove each other', remove, remove],
    ['remove and disable each other', remove, disable],
    ['demote each other', demote, demote],
    ['disable and demote each other', disable, demote],
  ] as const

  test.each(pairs)('stays when two admins %s at the same moment', async (_, one, other) => {
    const second = await membershipOf(team.approver)
    const first = await membershipOf(team.admin)
    await app.ask('changeMemberRole', { params: { id: second }, body: { role: 'admin' }, as: team.admin })
    const answers = await Promise.all([one(second, team.admin), other(first, team.approver)])
    const { rows } = await app.engine.asOwner((run) =>
      run(
        `select count(*)::int as admins from memberships where org_id = '${team.orgId}' and role = 'admin' and status = 'active'`,
      ),
    )
    expect(rows[0]?.admins).toBe(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('stays when two admins change themselves to auditors at the same moment', async () => {
    const second = await membershipOf(team.approver)
    const first = await membershipOf(team.admin)
    await app.ask('changeMemberRole', { params: { id: second }, body: { role: 'admin' }, as: team.admin })
    const answers = await Promise.all([demote(first, team.admin), demote(second, team.approver)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(refusal(answers.find(({ status }) => status === 409)!).message).toBe(
      'Cannot remove the last admin',
    )
  })

  test('is not counted while disabled or invited', async () => {
    const id = await membershipOf(team.approver)
    await app.ask('changeMemberRole', { params: { id }, body: { role: 'admin' }, as: team.admin })
    await disable(id, team.admin)
    await app.ask('inviteMember', { body: { email: 'boss@example.com', role: 'admin' }, as: team.admin })
    const answer = await demote(await membershipOf(team.admin), team.admin)
    expect(answer).toMatchObject({ status: 409, body: { message: 'Cannot remove the last admin' } })
  })
})
