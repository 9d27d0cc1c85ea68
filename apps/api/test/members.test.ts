import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ workers: true })
})
beforeEach(async () => {
  team = await app.organization()
})
afterAll(() => app.stop())

async function membershipOf(visitor: Visitor): Promise<string> {
  const { body } = await app.call('GET', '/api/members', { as: team.admin })
  return body.members.find((member: { user_id: string }) => member.user_id === visitor.userId).id
}

describe('members', () => {
  test('are listed newest first, and one is you', async () => {
    const { body } = await app.call('GET', '/api/members', { as: team.preparer })
    expect(body.members).toHaveLength(4)
    expect(body.members.at(-1)).toMatchObject({
      name: 'Ada Admin',
      role: 'admin',
      status: 'active',
      is_you: false,
    })
    expect(body.members.filter((member: { is_you: boolean }) => member.is_you)).toHaveLength(1)
  })

  test('get another role, and the audit log says role_change', async () => {
    const id = await membershipOf(team.preparer)
    const changed = await app.call('PATCH', `/api/members/${id}`, {
      body: { role: 'approver' },
      as: team.admin,
    })
    expect(changed.body.membership).toMatchObject({ id, role: 'approver' })
    const { body } = await app.call('GET', '/api/audit-events?category=membership', { as: team.admin })
    expect(body.events[0]).toMatchObject({
      action: 'role_change',
      before_json: { role: 'preparer' },
      after_json: { role: 'approver' },
    })
  })

  test('who are disabled are out with their next request, and back when enabled', async () => {
    const id = await membershipOf(team.preparer)
    await app.call('POST', `/api/members/${id}/disable`, { as: team.admin })
    expect(await app.call('GET', '/api/members', { as: team.preparer })).toMatchObject({
      status: 403,
      body: { message: 'RLS policy violation: insufficient permissions.' },
    })
    const { body: settings } = await app.call('GET', '/api/organization', { as: team.admin })
    const { body: me } = await app.call('GET', '/api/me', { as: team.preparer })
    expect(me).toMatchObject({ membership: null, may: [], disabled_in: settings.organization.name })
    await app.call('POST', `/api/members/${id}/enable`, { as: team.admin })
    expect((await app.call('GET', '/api/members', { as: team.preparer })).status).toBe(200)
    expect((await app.call('GET', '/api/me', { as: team.preparer })).body.disabled_in).toBeNull()
  })

  test('who are removed see nothing of the organisation any more', async () => {
    const id = await membershipOf(team.approver)
    expect((await app.call('DELETE', `/api/members/${id}`, { as: team.admin })).status).toBe(200)
    expect((await app.call('GET', '/api/members', { as: team.approver })).body).toEqual({ members: [] })
  })

  test('are changed by admins only', async () => {
    const id = await membershipOf(team.auditor)
    for (const as of [team.preparer, team.approver, team.auditor]) {
      expect((await app.call('PATCH', `/api/members/${id}`, { body: { role: 'admin' }, as })).status).toBe(
        403,
      )
      expect((await app.call('DELETE', `/api/members/${id}`, { as })).status).toBe(403)
    }
  })

  test('that do not exist are not found, before anything else is said', async () => {
    const missing = { status: 404, body: { code: 'not_found', message: 'Membership not found' } }
    const url = '/api/members/00000000-0000-4000-8000-000000000000'
    expect(await app.call('DELETE', url, { as: team.admin })).toMatchObject(missing)
    expect(await app.call('DELETE', url, { as: team.auditor })).toMatchObject(missing)
    expect(await app.call('PATCH', url, { body: { role: 'king' }, as: team.admin })).toMatchObject(missing)
    expect(await app.call('PATCH', '/api/members/nobody', { body: {}, as: team.admin })).toMatchObject(
      missing,
    )
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

  const remove = (id: string, as: Visitor) => app.call('DELETE', `/api/members/${id}`, { as })
  const disable = (id: string, as: Visitor) => app.call('POST', `/api/members/${id}/disable`, { as })
  const demote = (id: string, as: Visitor) =>
    app.call('PATCH', `/api/members/${id}`, { body: { role: 'auditor' }, as })
  const pairs = [
    ['remove each other', remove, remove],
    ['remove and disable each other', remove, disable],
    ['demote each other', demote, demote],
    ['disable and demote each other', disable, demote],
  ] as const

  test.each(pairs)('stays when two admins %s at the same moment', async (_, one, other) => {
    const second = await membershipOf(team.approver)
    const first = await membershipOf(team.admin)
    await app.call('PATCH', `/api/members/${second}`, { body: { role: 'admin' }, as: team.admin })
    const answers = await Promise.all([one(second, team.admin), other(first, team.approver)])
    const { rows } = await app.engine.asOwner((run) =>
      run(
        `select count(*)::int as admins from memberships where org_id = '${team.orgId}' and role = 'admin' and status = 'active'`,
      ),
    )
    expect(rows[0]?.admins).toBe(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('stays when two admins step back at the same moment', async () => {
    const second = await membershipOf(team.approver)
    const first = await membershipOf(team.admin)
    await app.call('PATCH', `/api/members/${second}`, { body: { role: 'admin' }, as: team.admin })
    const answers = await Promise.all([demote(first, team.admin), demote(second, team.approver)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Cannot remove the last admin')
  })

  test('is not counted while disabled or invited', async () => {
    const id = await membershipOf(team.approver)
    await app.call('PATCH', `/api/members/${id}`, { body: { role: 'admin' }, as: team.admin })
    await disable(id, team.admin)
    await app.call('POST', '/api/members/invite', {
      body: { email: 'boss@example.com', role: 'admin' },
      as: team.admin,
    })
    const answer = await demote(await membershipOf(team.admin), team.admin)
    expect(answer).toMatchObject({ status: 409, body: { message: 'Cannot remove the last admin' } })
  })
})

describe('an invitation', () => {
  /** The tokens of the invitations that were mailed to an address, once so many have come. */
  const tokensTo = (email: string, count: number): Promise<string[]> => {
    const outbox = join(app.folder, 'outbox')
    return vi.waitFor(
      () => {
        const mails = readdirSync(outbox)
          .sort()
          .map((file) => readFileSync(join(outbox, file), 'utf8'))
          .filter((text) => text.includes(`To: ${email}`))
        const tokens = mails.map(
          (text) => /\/invitations\/([\w-]+)/.exec(text.replaceAll('=\n', ''))?.[1] ?? '',
        )
        if (tokens.length < count) throw new Error(`${tokens.length} of ${count} mails yet`)
        return tokens
      },
      { timeout: 10_000, interval: 100 },
    )
  }
  const linkTo = async (email: string) => (await tokensTo(email, 1))[0] ?? ''
  const inviteAs = (email: string, role = 'preparer') =>
    app.call('POST', '/api/members/invite', { body: { email, role }, as: team.admin })
  const look = (token: string) => app.call('GET', `/api/invitations/${token}`)
  const accept = (token: string, as: Visitor) => app.call('POST', `/api/invitations/${token}/accept`, { as })
  const gone = {
    status: 404,
    body: { message: 'This invitation is not valid any more. Ask for a new one.' },
  }
  let people = 0
  const someEmail = () => `guest-${Date.now()}-${people++}@example.com`

  test('reaches the pages that the person already has open when it is accepted', async () => {
    const email = someEmail()
    await inviteAs(email)
    const guest = await app.account('Gus Guest', email)
    const announced = new Promise<void>((done) => app.app.live.subscribeToAccess(guest.userId, done))
    expect((await accept(await linkTo(email), guest)).status).toBe(200)
    await announced
  })

  test('goes by mail, is accepted by its own address once, and makes a member', async () => {
    const email = `new-${Date.now()}@example.com`
    const invited = await app.call('POST', '/api/members/invite', {
      body: { email: ` ${email.toUpperCase()} `, role: 'approver' },
      as: team.admin,
    })
    expect(invited).toMatchObject({
      status: 201,
      body: { membership: { email, role: 'approver', status: 'invited' } },
    })
    const token = await linkTo(email)
    expect((await app.call('GET', `/api/invitations/${token}`)).body).toMatchObject({
      org_name: 'Harbour Trading',
      email,
      role: 'approver',
      has_account: false,
    })
    const stranger = await app.account()
    expect((await app.call('POST', `/api/invitations/${token}/accept`, { as: stranger })).status).toBe(403)
    const guest = await app.account('Gus Guest', email)
    expect((await app.call('POST', `/api/invitations/${token}/accept`, { as: guest })).status).toBe(200)
    expect((await app.call('GET', '/api/me', { as: guest })).body.membership).toMatchObject({
      role: 'approver',
      org_id: team.orgId,
    })
    expect((await app.call('GET', `/api/invitations/${token}`)).status).toBe(404)
  })

  test('is refused for a member, for no email, and to all but admins', async () => {
    const invite = (email: string, as = team.admin) =>
      app.call('POST', '/api/members/invite', { body: { email }, as })
    expect((await invite(team.auditor.email)).status).toBe(409)
    expect(await invite('nobody')).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid email address' },
    })
    expect((await invite('x@example.com', team.preparer)).status).toBe(403)
  })

  test('that is open cannot be enabled', async () => {
    const { body } = await app.call('POST', '/api/members/invite', {
      body: { email: 'open@example.com' },
      as: team.admin,
    })
    expect(body.membership.role).toBe('preparer')
    const enabled = await app.call('POST', `/api/members/${body.membership.id}/enable`, { as: team.admin })
    expect(enabled.status).toBe(409)
  })

  test('that is sent again has a new link and role, and the old link is gone', async () => {
    const email = someEmail()
    const { body: first } = await inviteAs(email, 'preparer')
    const { body: again } = await inviteAs(email, 'auditor')
    expect(again.membership).toMatchObject({ id: first.membership.id, role: 'auditor' })
    const tokens = await tokensTo(email, 2)
    const answers = await Promise.all(tokens.map(look))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const { body } = await app.call('GET', '/api/audit-events?category=membership', { as: team.admin })
    expect(body.events[0]).toMatchObject({
      action: 'invite',
      before_json: { email, role: 'preparer' },
      after_json: { email, role: 'auditor' },
    })
  })

  test('that is revoked opens nothing, and the address can be invited again', async () => {
    const email = someEmail()
    const { body } = await inviteAs(email)
    const token = await linkTo(email)
    const guest = await app.account('Gus Guest', email)
    const revoked = await app.call('DELETE', `/api/members/${body.membership.id}`, { as: team.admin })
    expect(revoked.status).toBe(200)
    expect(await look(token)).toMatchObject(gone)
    expect(await accept(token, guest)).toMatchObject(gone)
    expect((await inviteAs(email)).status).toBe(201)
  })

  test('ends after seven days, says until when it holds, and can be sent again', async () => {
    const email = someEmail()
    const { body } = await inviteAs(email)
    const days = (Date.parse(body.membership.invitation_expires_at) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
    const token = await linkTo(email)
    await app.engine.asOwner((run) =>
      run(`update invitations set expires_at = now() - interval '1 second' where email = '${email}'`),
    )
    const guest = await app.account('Gus Guest', email)
    expect(await look(token)).toMatchObject(gone)
    expect(await accept(token, guest)).toMatchObject(gone)
    await inviteAs(email)
    const newest = (await tokensTo(email, 2)).find((each) => each !== token) ?? ''
    expect((await accept(newest, guest)).status).toBe(200)
  })

  test('to an address that has an account asks to sign in, and is accepted by that account', async () => {
    const email = someEmail()
    const guest = await app.account('Gus Guest', email)
    await inviteAs(email, 'auditor')
    const token = await linkTo(email)
    expect((await look(token)).body).toMatchObject({ has_account: true, role: 'auditor' })
    expect((await accept(token, guest)).status).toBe(200)
    expect((await app.call('GET', '/api/members', { as: guest })).body.members).toHaveLength(5)
  })

  test('to somebody who tried the product alone makes a member who works here, and keeps their own organization', async () => {
    const alone = await app.account('Cy Vale', someEmail())
    await app.call('POST', '/api/entries', { as: alone, body: {} })
    await inviteAs(alone.email)
    expect((await accept(await linkTo(alone.email), alone)).status).toBe(200)
    const { body: me } = await app.call('GET', '/api/me', { as: alone })
    expect(me.membership).toMatchObject({ org_id: team.orgId, role: 'preparer' })
    expect(me.organizations.map(({ name }: { name: string }) => name)).toEqual([
      "Cy Vale's Organization",
      'Harbour Trading',
    ])
    const { body: list } = await app.call('GET', '/api/members', { as: team.admin })
    const row = list.members.find(({ email }: { email: string }) => email === alone.email)
    expect(row).toMatchObject({ status: 'active', name: 'Cy Vale', invitation_expires_at: null })
  })

  test('that is accepted keeps the person there when their old organization enables them again', async () => {
    const bob = await app.account('Bob Both', someEmail())
    const old = await app.organization('Elsewhere Imports')
    await app.join(old.orgId, bob, 'preparer')
    const { body } = await app.call('GET', '/api/members', { as: old.admin })
    const { id } = body.members.find((member: { user_id: string }) => member.user_id === bob.userId)
    await app.call('POST', `/api/members/${id}/disable`, { as: old.admin })
    await inviteAs(bob.email)
    expect((await accept(await linkTo(bob.email), bob)).status).toBe(200)
    await app.call('POST', `/api/members/${id}/enable`, { as: old.admin })
    const { body: me } = await app.call('GET', '/api/me', { as: bob })
    expect(me.membership).toMatchObject({ org_id: team.orgId, role: 'preparer' })
  })

  test('that is accepted leaves the other sessions of the person where they work', async () => {
    const email = someEmail()
    await inviteAs(email)
    const guest = await app.account('Gus Guest', email)
    const elsewhere = await app.signIn(email)
    // Made after the invitation, so the membership that waits is the older one.
    await app.call('POST', '/api/entries', { as: guest, body: {} })
    await accept(await linkTo(email), guest)
    const nameOf = async (as: Visitor) => (await app.call('GET', '/api/me', { as })).body.membership.org_name
    expect(await nameOf(guest)).toBe('Harbour Trading')
    expect(await nameOf(elsewhere)).toBe("Gus Guest's Organization")
  })

  test('that is accepted twice at the same moment makes one member', async () => {
    const email = someEmail()
    const guest = await app.account('Gus Guest', email)
    await inviteAs(email)
    const token = await linkTo(email)
    const answers = await Promise.all([accept(token, guest), accept(token, guest)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await app.call('GET', '/api/members', { as: guest })).body.members).toHaveLength(5)
  })
})
