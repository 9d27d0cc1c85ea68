import { ADDRESSES } from '@edfe/contracts/addresses'
import { KEY_SCOPES, type KeyScope } from '@edfe/contracts/choices'
import { V1, V1_OF_PEOPLE, v1Path } from '@edfe/contracts/v1/v1'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSampleEntry, type EntryBody, ON_SAMPLE_DAY } from './entry-steps.ts'
import { done, refusal, startApp, type Team, type TestApp } from './harness.ts'
import { callV1, makeKey, setUpSecondFactor } from './key-steps.ts'
import { ageProof } from './people.ts'

let app: TestApp
let ours: Team
let theirs: Team
let entry: EntryBody
const keys = {} as Record<KeyScope, string>
let whole: string
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  ours = await app.organization('Ours')
  theirs = await app.organization('Theirs')
  await setUpSecondFactor(app, ours.admin)
  await setUpSecondFactor(app, theirs.admin)
  entry = await createSampleEntry(app, ours.preparer)
  for (const scope of KEY_SCOPES) keys[scope] = (await makeKey(app, ours.admin, [scope])).secret
  whole = (await makeKey(app, ours.admin, KEY_SCOPES)).secret
})
afterAll(() => app.stop())

const NEW_KEY = { name: 'Shop', scopes: ['read' as const] }
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const listed = Object.entries(V1) as [keyof typeof V1, { scope: KeyScope }][]

describe('a key is made', () => {
  test('by an admin with a second factor who has just proved who they are, and shown once', async () => {
    const made = await app.ask('createApiKey', { as: ours.admin, body: { ...NEW_KEY, days: 30 } })
    expect(made.secret).toMatch(/^edfe_[\w-]{43}$/)
    expect(made.secret.startsWith(made.key.hint)).toBe(true)
    const list = await app.ask('listApiKeys', { as: ours.admin })
    expect(list.keys[0]).toEqual(made.key)
    expect(JSON.stringify(list)).not.toContain(made.secret)
    const stored = await app.engine.asOwner((run) => run('select * from api_keys'))
    expect(JSON.stringify(stored.rows)).not.toContain(made.secret)
  })

  test('by nobody else', async () => {
    for (const as of [ours.preparer, ours.approver, ours.auditor])
      expect(refusal(await app.answer('createApiKey', { as, body: NEW_KEY })).code).toBe('PERMISSION_DENIED')
    const other = await app.organization('Without a second factor')
    const without = await app.answer('createApiKey', { as: other.admin, body: NEW_KEY })
    expect(refusal(without).code).toBe('key_needs_second_factor')
    await ageProof(app, ours.admin, 16)
    const late = await app.answer('createApiKey', { as: ours.admin, body: NEW_KEY })
    expect(refusal(late).code).toBe('proof_required')
    await ageProof(app, ours.admin, 0)
  })

  test.each(['203.0.113.300', '203.0.113.0/33', 'example.com'])('not for the network %s', async (network) => {
    const body = { ...NEW_KEY, networks: [network] }
    expect(refusal(await app.answer('createApiKey', { as: ours.admin, body })).code).toBe('validation_failed')
  })
})

describe('a key is refused', () => {
  const read = (secret: string, headers?: Record<string, string>) =>
    callV1(app, secret, 'GET', `entries/${entry.id}`, { ...(headers && { headers }) })

  test('when it is missing, unknown, expired or revoked', async () => {
    expect(await app.call('GET', `/api/v1/entries/${entry.id}`)).toMatchObject({
      status: 401,
      body: { code: 'key_missing', status: 401, title: 'Unauthorized', type: 'about:blank' },
      headers: { 'content-type': 'application/problem+json; charset=utf-8' },
    })
    expect(await read('edfe_unknown')).toMatchObject({ status: 401, body: { code: 'key_unknown' } })

    const { id, secret } = await makeKey(app, ours.admin, ['read'])
    expect((await read(secret)).status).toBe(200)
    await app.engine.asOwner((run) =>
      run(`update api_keys set expires_at = now() - interval '1 second' where id = '${id}'`),
    )
    expect(await read(secret)).toMatchObject({ status: 401, body: { code: 'key_expired' } })

    const other = await makeKey(app, ours.admin, ['read'])
    await app.ask('revokeApiKey', { as: ours.admin, params: { id: other.id } })
    expect(await read(other.secret)).toMatchObject({ status: 401, body: { code: 'key_revoked' } })
  })

  test('from an address that is not one of its networks', async () => {
    const elsewhere = await makeKey(app, ours.admin, ['read'], ['203.0.113.0/24'])
    expect(await read(elsewhere.secret)).toMatchObject({ status: 403, body: { code: 'key_address' } })
    const here = await makeKey(app, ours.admin, ['read'], ['127.0.0.0/8'])
    expect((await read(here.secret)).status).toBe(200)
  })

  test('on addresses of the pages, and a session on those of version 1', async () => {
    const call = (path: string) => app.call('GET', path, { headers: { authorization: `Bearer ${whole}` } })
    expect(await call('/api/members')).toMatchObject({ status: 401, body: { code: 'key_elsewhere' } })
    expect(await call('/api/v1/members')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await app.call('GET', `/api/v1/entries/${entry.id}`, { as: ours.admin })).toMatchObject({
      status: 401,
      body: { code: 'key_missing' },
    })
  })

  test.each(listed)('without its scope: %s', async (name, { scope }) => {
    const [method = '', path = ''] = ADDRESSES[name].split(' ')
    const url = v1Path(path).replace(':id', entry.id).replace(/:\w+/g, NOWHERE)
    for (const other of KEY_SCOPES.filter((each) => each !== scope)) {
      const answer = await app.call(method, url, {
        headers: { authorization: `Bearer ${keys[other]}` },
        ...(method !== 'GET' && { body: {} }),
      })
      expect(answer, `${name} with ${other}`).toMatchObject({ status: 403, body: { code: 'key_scope' } })
    }
  })

  test('on every row of another organization, whatever its scopes, and the row stays', async () => {
    const strange = (await makeKey(app, theirs.admin, KEY_SCOPES)).secret
    const before = await app.ask('getEntry', { as: ours.admin, params: { id: entry.id } })
    for (const { method, url, row, keyScope } of app.app.routeTable) {
      if (!keyScope || row?.table !== 'entries') continue
      const path = url.replace(`:${row.param}`, entry.id).replace(/:\w+/g, NOWHERE)
      const answer = await app.call(method, path, {
        headers: { authorization: `Bearer ${strange}` },
        ...(method !== 'GET' && { body: {} }),
      })
      expect(answer.status, `${method} ${url}`).toBe(404)
    }
    expect(await app.ask('getEntry', { as: ours.admin, params: { id: entry.id } })).toEqual(before)
  })
})

describe('a person signs, and no key', () => {
  test.each(Object.keys(V1_OF_PEOPLE))('%s is answered with who does it', async (name) => {
    const path = name === 'declareEntry' ? 'declaration' : 'status'
    const answer = await callV1(app, whole, 'POST', `entries/${entry.id}/${path}`, {
      body: { status: 'submitted' },
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'person_must_sign' } })
    expect(answer.body).toHaveProperty('details.people.0', { name: 'Ada Admin', role: 'admin' })
    expect(JSON.stringify(answer.body)).toContain(
      name === 'declareEntry'
        ? 'A key signs nothing: Ada Admin or one of 2 others reviews the entry on its page and signs it.'
        : 'A key submits nothing: Ada Admin or another member submits the entry on its page',
    )
  })

  test('a draft with another signature is not saved, and a review is not acknowledged', async () => {
    const { updated_at } = done(
      await app.answer('getEntry', { as: ours.admin, params: { id: entry.id } }),
    ).entry
    const { totals_declarations } = sampleEntryDraft('')
    const saved = await callV1(app, whole, 'PATCH', `entries/${entry.id}`, {
      body: {
        draft_data: { totals_declarations: { ...totals_declarations, declarant_signature: 'Shop' } },
        expected_updated_at: updated_at,
      },
    })
    expect(saved).toMatchObject({ status: 403, body: { code: 'person_must_sign' } })
    const reviewed = await callV1(app, whole, 'POST', `entries/${entry.id}/final-review`, {
      body: { acknowledge: true },
    })
    expect(reviewed).toMatchObject({ status: 403, body: { code: 'person_must_sign' } })
    expect((await callV1(app, whole, 'POST', `entries/${entry.id}/final-review`)).status).toBe(200)
  })
})

test('what a key does is in the audit log under its name, as a key, and so is what it was refused', async () => {
  const { secret } = await makeKey(app, ours.admin, ['drafts'])
  const made = await callV1(app, secret, 'POST', 'entries', { body: {} })
  expect(made.status).toBe(201)
  await callV1(app, secret, 'GET', `entries/${entry.id}`)
  const read = () => app.ask('listAuditEvents', { as: ours.auditor })
  await expect
    .poll(async () => (await read()).events.slice(0, 2).map(({ action }) => action))
    .toEqual(['refuse', 'create'])
  const [refused, created] = (await read()).events
  expect(created).toMatchObject({ actor_kind: 'key', actor_name: 'Shop', entity: 'entry' })
  expect(refused).toMatchObject({
    actor_kind: 'key',
    after_json: { asked: 'GET /api/v1/entries/:id', reason: 'key_scope' },
  })
})

test('a key that only reads sees a personal number masked, and one for drafts as it is', async () => {
  const number = '419-27-3856'
  const parties = { ...sampleEntryDraft('').parties, importer_number: number }
  const { id } = await createSampleEntry(app, ours.preparer, { parties })
  const seen = async (secret: string) =>
    JSON.stringify((await callV1(app, secret, 'GET', `entries/${id}`)).body)
  expect(await seen(keys.read)).not.toContain(number)
  const { secret } = await makeKey(app, ours.admin, ['read', 'drafts'])
  expect(await seen(secret)).toContain(number)
})

test('a key counts its calls, says so in each answer and waits beyond its limit', async () => {
  const limited = await startApp({ env: { RATE_LIMITS: 'true' } })
  try {
    const team = await limited.organization()
    await setUpSecondFactor(limited, team.admin)
    const { secret } = await makeKey(limited, team.admin, ['read'])
    const first = await callV1(limited, secret, 'GET', 'suppliers')
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '600', 'ratelimit-remaining': '599' })
    await limited.engine.run(`update auth.attempt set attempts = 600 where key like 'key:%'`)
    const late = await callV1(limited, secret, 'GET', 'suppliers')
    expect(late).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
      headers: { 'ratelimit-remaining': '0' },
    })
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  } finally {
    await limited.stop()
  }
})
