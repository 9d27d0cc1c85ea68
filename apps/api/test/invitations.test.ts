import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { done, startApp, type Team, type TestApp, type Visitor } from './harness.ts'
import { foundInMails } from './outbox.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ workers: true })
})
beforeEach(async () => {
  team = await app.organization()
})
afterAll(() => app.stop())

describe('an invitation', () => {
  /** The tokens of the invitations that were mailed to an address, once so many have come. */
  const tokensTo = (email: string, count: number) =>
    foundInMails(app, email, /\/invitations\/([\w-]+)/, count)
  const linkTo = async (email: string) => (await tokensTo(email, 1))[0] ?? ''
  const inviteAs = (email: string, role = 'preparer') =>
    app.answer('inviteMember', { body: { email, role }, as: team.admin })
  const look = (token: string) => app.answer('getInvitation', { params: { token } })
  const accept = (token: string, as: Visitor) => app.answer('acceptInvitation', { as, params: { token } })
  const gone = {
    status: 404,
    body: { message: 'This invitation is no longer valid. Ask for a new one.' },
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
    const invited = await app.answer('inviteMember', {
      body: { email: ` ${email.toUpperCase()} `, role: 'approver' },
      as: team.admin,
    })
    expect(invited).toMatchObject({
      status: 201,
      body: { membership: { email, role: 'approver', status: 'invited' } },
    })
    const token = await linkTo(email)
    expect(await app.ask('getInvitation', { params: { token } })).toMatchObject({
      org_name: 'Harbour Trading',
      email,
      role: 'approver',
      has_account: false,
    })
    const stranger = await app.account()
    expect((await app.answer('acceptInvitation', { as: stranger, params: { token } })).status).toBe(403)
    const guest = await app.account('Gus Guest', email)
    expect((await app.answer('acceptInvitation', { as: guest, params: { token } })).status).toBe(200)
    expect((await app.ask('getMe', { as: guest })).membership).toMatchObject({
      role: 'approver',
      org_id: team.orgId,
    })
    expect((await app.answer('getInvitation', { params: { token } })).status).toBe(404)
  })

  test('is refused for a member, for no email, and to all but admins', async () => {
    const invite = (email: string, as = team.admin) => app.answer('inviteMember', { body: { email }, as })
    expect((await invite(team.auditor.email)).status).toBe(409)
    expect(await invite('nobody')).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid email address' },
    })
    expect((await invite('x@example.com', team.preparer)).status).toBe(403)
  })

  test('that is open cannot be enabled', async () => {
    const body = await app.ask('inviteMember', { body: { email: 'open@example.com' }, as: team.admin })
    expect(body.membership.role).toBe('preparer')
    const enabled = await app.answer('enableMember', { as: team.admin, params: { id: body.membership.id } })
    expect(enabled.status).toBe(409)
  })

  test('that is sent again has a new link and role, and the old link is gone', async () => {
    const email = someEmail()
    const first = done(await inviteAs(email, 'preparer'))
    const again = done(await inviteAs(email, 'auditor'))
    expect(again.membership).toMatchObject({ id: first.membership.id, role: 'auditor' })
    const tokens = await tokensTo(email, 2)
    const answers = await Promise.all(tokens.map(look))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const body = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'membership' } })
    expect(body.events[0]).toMatchObject({
      action: 'invite',
      before_json: { email, role: 'preparer' },
      after_json: { email, role: 'auditor' },
    })
  })

  test('that is revoked opens nothing, and the address can be invited again', async () => {
    const email = someEmail()
    const answered = await inviteAs(email)
    const token = await linkTo(email)
    const guest = await app.account('Gus Guest', email)
    const revoked = await app.answer('removeMember', {
      as: team.admin,
      params: { id: done(answered).membership.id },
    })
    expect(revoked.status).toBe(200)
    expect(await look(token)).toMatchObject(gone)
    expect(await accept(token, guest)).toMatchObject(gone)
    expect((await inviteAs(email)).status).toBe(201)
  })

  test('ends after seven days, says until when it holds, and can be sent again', async () => {
    const email = someEmail()
    const answer = await inviteAs(email)
    const days = (Date.parse(done(answer).membership.invitation_expires_at ?? '') - Date.now()) / 86_400_000
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
    expect((await app.ask('listMembers', { as: guest })).members).toHaveLength(5)
  })

  test('to somebody who tried the product alone makes a member who works here, and keeps their own organization', async () => {
    const alone = await app.account('Cy Vale', someEmail())
    await app.ask('createEntry', { as: alone, body: {} })
    await inviteAs(alone.email)
    expect((await accept(await linkTo(alone.email), alone)).status).toBe(200)
    const me = await app.ask('getMe', { as: alone })
    expect(me.membership).toMatchObject({ org_id: team.orgId, role: 'preparer' })
    expect(me.organizations.map(({ name }) => name)).toEqual(["Cy Vale's Organization", 'Harbour Trading'])
    const list = await app.ask('listMembers', { as: team.admin })
    const row = list.members.find(({ email }) => email === alone.email)
    expect(row).toMatchObject({ status: 'active', name: 'Cy Vale', invitation_expires_at: null })
  })

  test('that is accepted keeps the person there when their old organization enables them again', async () => {
    const bob = await app.account('Bob Both', someEmail())
    const old = await app.organization('Elsewhere Imports')
    await app.join(old.orgId, bob, 'preparer')
    const body = await app.ask('listMembers', { as: old.admin })
    const { id } = body.members.find((member) => member.user_id === bob.userId)!
    await app.ask('disableMember', { as: old.admin, params: { id } })
    await inviteAs(bob.email)
    expect((await accept(await linkTo(bob.email), bob)).status).toBe(200)
    await app.ask('enableMember', { as: old.admin, params: { id } })
    const me = await app.ask('getMe', { as: bob })
    expect(me.membership).toMatchObject({ org_id: team.orgId, role: 'preparer' })
  })

  test('that is accepted leaves the other sessions of the person where they work', async () => {
    const email = someEmail()
    await inviteAs(email)
    const guest = await app.account('Gus Guest', email)
    const elsewhere = await app.signIn(email)
    // Made after the invitation, so the membership that waits is the older one.
    await app.ask('createEntry', { as: guest, body: {} })
    await accept(await linkTo(email), guest)
    const nameOf = async (as: Visitor) => (await app.ask('getMe', { as })).membership!.org_name
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
    expect((await app.ask('listMembers', { as: guest })).members).toHaveLength(5)
  })
})
