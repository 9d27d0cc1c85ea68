import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDomainRecords } from '../src/accounts/sign-in-domains/check-records.job.ts'
import { done, PASSWORD, startApp, type Team, type TestApp, type Visitor } from './harness.ts'
import { type OidcServer, startOidcServer } from './oidc-server.ts'
import { sessionOf, throughProvider } from './oidc-steps.ts'
import { foundInMails } from './outbox.ts'
import { ageProof } from './people.ts'

/** What name servers know; undefined while none answers. */
let records: Map<string, string> | undefined = new Map()
let oidc: OidcServer
let app: TestApp
beforeAll(async () => {
  oidc = await startOidcServer('http://localhost:3000')
  app = await startApp({
    env: oidc.env,
    workers: true,
    lookUpTxt: async (name) => {
      if (!records) throw new Error('No name server answers')
      return ['v=spf1 -all', ...[records.get(name) ?? []].flat()]
    },
  })
})
afterAll(async () => {
  await app.stop()
  await oidc.stop()
})

/** Short, so that no header of a mail is folded. */
const newDomain = () => `${randomUUID().slice(0, 8)}.example`

/** An account with an address of a domain, whom the provider knows too. */
async function personOf(domain: string, name = 'Ada'): Promise<Visitor> {
  const email = `${name.toLowerCase()}-${randomUUID()}@${domain}`
  oidc.people.push({ sub: `id of ${email}`, email, email_verified: true, name })
  return app.account(name, email)
}

async function claim(admin: Visitor, domain: string) {
  const { domain: claimed } = await app.ask('claimSignInDomain', { as: admin, body: { domain } })
  return claimed
}

async function prove(admin: Visitor, domain: string) {
  const { id, record } = await claim(admin, domain)
  records?.set(record.name, record.value)
  return (await app.ask('proveSignInDomain', { as: admin, params: { id } })).domain
}

/** An organization with a proven domain, and its admin, whose account there is connected with the provider. */
async function organizationWith(domain: string): Promise<{ team: Team; admin: Visitor; id: string }> {
  const team = await app.organization()
  const person = await personOf(domain, 'Root')
  await app.join(team.orgId, person, 'admin')
  await throughProvider(app, { ...person, session: person.cookie, connects: true })
  const cookie = sessionOf(await throughProvider(app, person))
  const { id } = await prove(person, domain)
  return { team, admin: { ...person, cookie }, id }
}

const change = (as: Visitor, id: string, body: { requires_provider: boolean; admits_new: boolean }) =>
  app.answer('changeSignInDomain', { as, params: { id }, body })
const REQUIRED = { requires_provider: true, admits_new: false }
const ADMITTING = { requires_provider: false, admits_new: true }

const signIn = ({ email }: Visitor) => app.auth('sign-in/email', { email, password: PASSWORD })
const meOf = (cookie: string) => app.answer('getMe', { headers: { cookie } })

test('a domain waits until the server has seen its record', async () => {
  const { admin, orgId } = await app.organization()
  const domain = newDomain()
  const waiting = await claim(admin, domain.toUpperCase())
  expect(waiting).toMatchObject({ domain, state: 'waiting', requires_provider: false, admits_new: false })
  expect(waiting.record.name).toBe(`_edfe-sign-in.${domain}`)
  const look = () => app.answer('proveSignInDomain', { as: admin, params: { id: waiting.id } })
  expect(await look()).toMatchObject({ status: 409, body: { code: 'record_missing' } })
  records?.set(waiting.record.name, 'edfe-sign-in=the token of somebody else')
  expect(await look()).toMatchObject({ status: 409, body: { code: 'record_missing' } })

  const known = records
  records = undefined
  expect(await look()).toMatchObject({ status: 503, body: { code: 'dns_away' } })
  records = known
  records?.set(waiting.record.name, waiting.record.value)
  expect(await look()).toMatchObject({ status: 200, body: { domain: { state: 'proven' } } })
  const { rows } = await app.engine.asOwner((run) =>
    run(
      `select action from audit_events where org_id = '${orgId}' and entity = 'sign_in_domain' order by action`,
    ),
  )
  expect(rows.map(({ action }) => action)).toEqual(['create', 'prove'])
})

test('two organizations may wait for a domain, and one has it, until it gives it up', async () => {
  const [ours, theirs] = [await app.organization('Ours'), await app.organization('Theirs')]
  const domain = newDomain()
  const waiting = await claim(theirs.admin, domain)
  const proven = await prove(ours.admin, domain)
  records?.set(waiting.record.name, waiting.record.value)
  const look = () => app.answer('proveSignInDomain', { as: theirs.admin, params: { id: waiting.id } })
  expect(await look()).toMatchObject({ status: 409, body: { code: 'domain_of_another' } })
  await app.ask('deleteSignInDomain', { as: ours.admin, params: { id: proven.id } })
  expect((await look()).status).toBe(200)
})

test('an organization sees and changes its own domains alone', async () => {
  const [ours, theirs] = [await app.organization(), await app.organization()]
  const { id } = await claim(ours.admin, newDomain())
  expect((await app.ask('listSignInDomains', { as: theirs.admin })).domains).toEqual([])
  const params = { id }
  for (const answer of [
    await app.answer('proveSignInDomain', { as: theirs.admin, params }),
    await change(theirs.admin, id, ADMITTING),
    await app.answer('deleteSignInDomain', { as: theirs.admin, params }),
  ])
    expect(answer.status).toBe(404)
  expect((await app.ask('listSignInDomains', { as: ours.admin })).domains).toHaveLength(1)
})

test.each([
  ['the domain of mailboxes for anybody', 'gmail.com', 409, 'public_mail_domain'],
  ['an address', 'ada@acme.example', 400, 'validation_failed'],
  ['a name of one part', 'localhost', 400, 'validation_failed'],
  ['an address of a machine', '203.0.113.7', 400, 'validation_failed'],
])('%s is no domain of an organization', async (_, domain, status, code) => {
  const { admin } = await app.organization()
  expect(await app.answer('claimSignInDomain', { as: admin, body: { domain } })).toMatchObject({
    status,
    body: { code },
  })
})

test('admins alone claim domains, with a fresh proof', async () => {
  const { admin, preparer } = await app.organization()
  const body = { domain: newDomain() }
  expect((await app.answer('claimSignInDomain', { as: preparer, body })).status).toBe(403)
  await ageProof(app, admin, 16)
  expect(await app.answer('claimSignInDomain', { as: admin, body })).toMatchObject({
    status: 403,
    body: { code: 'proof_required' },
  })
})

test('the provider is required of a proven domain alone, by an admin who came by the provider', async () => {
  const domain = newDomain()
  const { team, admin, id } = await organizationWith(domain)
  const waiting = await claim(team.admin, newDomain())
  expect(await change(admin, waiting.id, REQUIRED)).toMatchObject({ body: { code: 'domain_not_proven' } })
  expect(await change(team.admin, id, REQUIRED)).toMatchObject({
    status: 409,
    body: { code: 'provider_first' },
  })
  expect(await change(admin, id, REQUIRED)).toMatchObject({
    status: 200,
    body: { domain: { requires_provider: true } },
  })
})

test('where the provider is required, a member comes by it and by nothing else', async () => {
  const domain = newDomain()
  const { team, admin, id } = await organizationWith(domain)
  const member = await personOf(domain, 'Mona')
  await app.join(team.orgId, member, 'preparer')
  await app.engine.run('update auth."user" set "emailVerified" = false where "email" = $1', [member.email])
  expect((await meOf(member.cookie)).status).toBe(200)

  await change(admin, id, REQUIRED)
  expect((await meOf(member.cookie)).status).toBe(401)
  expect((await meOf(admin.cookie)).status).toBe(200)
  expect(await signIn(member)).toMatchObject({
    status: 403,
    body: { code: 'provider_required', message: 'Your organization asks you to sign in with Acme.' },
  })
  const wrong = await app.auth('sign-in/email', { email: member.email, password: 'not the password' })
  expect(wrong.status).toBe(401)

  const back = await throughProvider(app, member)
  expect(back.headers.location).toBe('/dashboard')
  const me = done(await meOf(sessionOf(back)))
  expect(me).toMatchObject({ user: { id: member.userId }, has_password: false, has_provider: true })
  await expect
    .poll(async () => {
      const { rows } = await app.engine.asOwner((run) =>
        run(
          `select action from audit_events where org_id = '${team.orgId}' and entity_id = '${member.userId}'`,
        ),
      )
      return rows.map(({ action }) => action)
    })
    .toEqual(expect.arrayContaining(['sign_in_refused', 'provider_connected', 'sign_in']))
  // Whose address is of another domain goes on as before.
  expect((await signIn(team.preparer)).status).toBe(200)
})

test('a person with an address of the domain who is not a member of its organization signs in as before and keeps their account', async () => {
  const domain = newDomain()
  const { admin, id } = await organizationWith(domain)
  const guest = await personOf(domain, 'Gus')
  await change(admin, id, REQUIRED)
  expect((await signIn(guest)).status).toBe(200)
  expect((await throughProvider(app, guest)).headers.location).toContain('error=account_not_linked')
})

test('nobody makes an account with a password for an address whose domain requires the provider', async () => {
  const domain = newDomain()
  const { admin, id } = await organizationWith(domain)
  await change(admin, id, REQUIRED)
  const body = { name: 'Eve', email: `eve@${domain}`, password: PASSWORD }
  expect(await app.auth('sign-up/email', body)).toMatchObject({
    status: 403,
    body: { code: 'provider_required' },
  })
})

test('once the domain is given up, passwords work again', async () => {
  const domain = newDomain()
  const { team, admin, id } = await organizationWith(domain)
  const member = await personOf(domain, 'Nils')
  await app.join(team.orgId, member, 'preparer')
  await change(admin, id, REQUIRED)
  expect((await signIn(member)).status).toBe(403)
  await app.ask('deleteSignInDomain', { as: admin, params: { id } })
  expect((await signIn(member)).status).toBe(200)
})

/** Somebody whom only the provider knows. */
function stranger(domain: string) {
  const email = `new-${randomUUID()}@${domain}`
  oidc.people.push({ sub: `id of ${email}`, email, email_verified: true, name: 'Nina New' })
  return email
}

test('new people of a domain join as auditors where it admits them, and nowhere else', async () => {
  const domain = newDomain()
  const { team, admin, id } = await organizationWith(domain)
  const before = sessionOf(await throughProvider(app, { email: stranger(domain) }))
  expect(done(await meOf(before)).membership).toBeNull()

  await change(admin, id, ADMITTING)
  const joined = sessionOf(await throughProvider(app, { email: stranger(domain) }))
  expect(done(await meOf(joined)).membership).toMatchObject({ org_id: team.orgId, role: 'auditor' })
  const other = sessionOf(await throughProvider(app, { email: stranger(newDomain()) }))
  expect(done(await meOf(other)).membership).toBeNull()
})

test('who was removed, or has an invitation, does not join by the domain', async () => {
  const domain = newDomain()
  const { team, admin, id } = await organizationWith(domain)
  await change(admin, id, ADMITTING)
  const invited = stranger(domain)
  await app.ask('inviteMember', { as: admin, body: { email: invited, role: 'preparer' } })
  const cookie = sessionOf(await throughProvider(app, { email: invited }))
  expect(done(await meOf(cookie)).membership).toBeNull()

  const email = stranger(domain)
  const joined = done(await meOf(sessionOf(await throughProvider(app, { email }))))
  const membership = joined.membership?.id ?? ''
  await app.ask('disableMember', { as: team.admin, params: { id: membership } })
  const again = done(await meOf(sessionOf(await throughProvider(app, { email }))))
  expect([again.membership, again.disabled_in !== null]).toEqual([null, true])
})

const DAY_MS = 86_400_000
/** Runs the daily check so many days from now. */
const checkAfter = (days: number) =>
  checkDomainRecords(
    {
      engine: app.engine,
      settings: app.app.settings,
      logger: app.app.log,
      lookUpTxt: app.app.lookUpTxt,
      now: () => new Date(Date.now() + days * DAY_MS),
    },
    app.app.jobs,
  )
const subjectsTo = (email: string, count: number) => foundInMails(app, email, /^Subject: (.*?)\r?$/m, count)
const domainsOf = async (as: Visitor) => (await app.ask('listSignInDomains', { as })).domains

test('a domain whose record stays away is suspended after seven days, and its people sign in by any way again', async () => {
  const domain = newDomain()
  const { team, admin, id } = await organizationWith(domain)
  const member = await personOf(domain)
  await app.join(team.orgId, member, 'preparer')
  done(await change(admin, id, REQUIRED))
  expect(await signIn(member)).toMatchObject({ status: 403 })
  const [{ record } = { record: { name: '', value: '' } }] = await domainsOf(admin)

  records?.delete(record.name)
  await checkAfter(0)
  await checkAfter(6)
  expect(await domainsOf(admin)).toMatchObject([
    { state: 'proven', requires_provider: true, record_missing_since: expect.any(String) },
  ])
  expect(await signIn(member)).toMatchObject({ status: 403 })

  await checkAfter(7.1)
  expect(await domainsOf(admin)).toMatchObject([
    { state: 'suspended', requires_provider: false, admits_new: false },
  ])
  expect((await signIn(member)).status).toBe(200)
  expect(await subjectsTo(admin.email, 3)).toEqual(
    expect.arrayContaining([`The TXT record of ${domain} is missing`, `${domain} is not proven any more`]),
  )
  const { events } = await app.ask('listAuditEvents', { as: admin })
  expect(events).toContainEqual(expect.objectContaining({ entity: 'sign_in_domain', action: 'suspend' }))

  records?.set(record.name, record.value)
  done(await app.answer('proveSignInDomain', { as: admin, params: { id } }))
  expect(await domainsOf(admin)).toMatchObject([{ state: 'proven', record_missing_since: null }])
})

test('a record that comes back, or a day without name servers, suspends nothing', async () => {
  const domain = newDomain()
  const { admin } = await organizationWith(domain)
  const [{ record } = { record: { name: '', value: '' } }] = await domainsOf(admin)
  const known = records
  records = undefined
  await checkAfter(0)
  records = known
  expect(await domainsOf(admin)).toMatchObject([{ state: 'proven', record_missing_since: null }])

  records?.delete(record.name)
  await checkAfter(1)
  records?.set(record.name, record.value)
  await checkAfter(2)
  expect(await domainsOf(admin)).toMatchObject([{ state: 'proven', record_missing_since: null }])
  records?.delete(record.name)
  await checkAfter(9)
  expect(await domainsOf(admin)).toMatchObject([{ state: 'proven' }])
})

describe('a person ends the connection with the provider', () => {
  const disconnect = (as: Visitor) => app.answer('disconnectProvider', { as })

  test('with a fresh proof, and signs in with the password', async () => {
    const person = await personOf(newDomain())
    await app.join((await app.organization()).orgId, person, 'preparer')
    await throughProvider(app, { ...person, session: person.cookie, connects: true })
    await ageProof(app, person, 16)
    expect(await disconnect(person)).toMatchObject({ status: 403, body: { code: 'proof_required' } })
    await app.ask('proveIdentity', { as: person, body: { password: PASSWORD } })
    expect(await disconnect(person)).toMatchObject({ status: 204 })
    expect(await disconnect(person)).toMatchObject({ status: 404 })
    expect(done(await meOf(person.cookie)).has_provider).toBe(false)
    const back = await throughProvider(app, person)
    expect(back.headers.location).toContain('error=account_not_linked')
    expect((await signIn(person)).status).toBe(200)
    expect(await subjectsTo(person.email, 2)).toContain('Your account is not connected with Acme any more')
  })

  test('not where it is the only way in', async () => {
    const email = `solo-${randomUUID()}@${newDomain()}`
    oidc.people.push({ sub: `id of ${email}`, email, email_verified: true, name: 'Solo' })
    const cookie = sessionOf(await throughProvider(app, { email }))
    const answer = await app.answer('disconnectProvider', { headers: { cookie } })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'last_way_to_sign_in',
        message: 'Acme is your only way to sign in. Set a password or add a passkey first.',
      },
    })
  })

  test('not where the organization requires the provider', async () => {
    const { admin, id } = await organizationWith(newDomain())
    done(await change(admin, id, REQUIRED))
    expect(await disconnect(admin)).toMatchObject({ status: 409, body: { code: 'provider_required' } })
  })
})
