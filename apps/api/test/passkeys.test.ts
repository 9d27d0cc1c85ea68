import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done, PASSWORD, startApp, type TestApp } from './harness.ts'
import { ageProof } from './people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe('passkeys', () => {
  /** A passkey of somebody, as the library stores it. */
  const keep = async ({ email }: { email: string }, name: string) => {
    const { rows } = await app.engine.run(
      `insert into auth."passkey" ("name", "publicKey", "userId", "credentialID", "counter", "deviceType", "backedUp", "aaguid")
       select '${name}', 'key', "id", '${randomUUID()}', 4294967295, 'singleDevice', false,
         '08987058-cadc-4b81-b6e1-30de50dcbe96' from auth."user" where "email" = '${email}' returning "id"`,
    )
    return String(rows[0]?.id)
  }

  test('are listed by name and maker, without their keys; renamed and removed, all of it in the audit trail', async () => {
    const { admin } = await app.organization()
    const id = await keep(admin, 'Laptop')
    const body = await app.ask('listPasskeys', { as: admin })
    expect(body.passkeys).toEqual([
      { id, name: 'Laptop', provider: 'Windows Hello', created_at: expect.stringMatching(/Z$/) },
    ])
    const params = { id }
    expect((await app.answer('renamePasskey', { as: admin, params, body: { name: ' ' } })).status).toBe(400)
    expect(
      (await app.answer('renamePasskey', { as: admin, params, body: { name: 'x'.repeat(61) } })).status,
    ).toBe(400)
    const renamed = await app.answer('renamePasskey', {
      as: admin,
      params,
      body: { name: ' Key on the ring ' },
    })
    expect(done(renamed).passkey.name).toBe('Key on the ring')
    expect((await app.answer('removePasskey', { as: admin, params })).status).toBe(200)
    expect((await app.ask('listPasskeys', { as: admin })).passkeys).toEqual([])
    const audit = await app.answer('listAuditEvents', { as: admin, query: { category: 'user' } })
    expect(done(audit).events.slice(0, 2)).toMatchObject([
      {
        action: 'passkey_remove',
        before_json: { passkey: 'Key on the ring' },
        after_json: { passkey: null },
      },
      { action: 'passkey_rename', before_json: { passkey: 'Laptop' } },
    ])
  })

  test('are added and removed only within 15 minutes of a proof of the person', async () => {
    const person = await app.account()
    const id = await keep(person, 'Laptop')
    const headers = { cookie: person.cookie }
    const required = { status: 403, body: { code: 'proof_required' } }
    const options = () => app.answer('getPasskeyRegistrationOptions', { headers })
    await ageProof(app, person, 16)
    expect(await app.answer('removePasskey', { as: person, params: { id } })).toMatchObject(required)
    expect(await options()).toMatchObject(required)
    const added = await app.auth('passkey/verify-registration', { response: {}, name: 'x' }, person.cookie)
    expect(added).toMatchObject(required)

    await app.ask('proveIdentity', { as: person, body: { password: PASSWORD } })
    expect((await options()).status).toBe(200)
    expect((await app.answer('removePasskey', { as: person, params: { id } })).status).toBe(200)
  })

  test('are added in a session of any age once the person has proved who they are', async () => {
    const person = await app.account()
    await app.engine.run(`update auth."session" set "createdAt" = now() - interval '3 days'`)
    const options = await app.answer('getPasskeyRegistrationOptions', { headers: { cookie: person.cookie } })
    expect(options.status).toBe(200)
  })

  test('of somebody else are out of reach', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()]
    const params = { id: await keep(owner, 'Laptop') }
    const missing = { status: 404, body: { message: 'Passkey not found' } }
    expect(await app.answer('renamePasskey', { as: stranger, params, body: { name: 'Mine' } })).toMatchObject(
      missing,
    )
    expect(await app.answer('removePasskey', { as: stranger, params })).toMatchObject(missing)
    expect((await app.ask('listPasskeys', { as: stranger })).passkeys).toEqual([])
    expect((await app.ask('listPasskeys', { as: owner })).passkeys[0]!.name).toBe('Laptop')
  })

  test('are asked for at this site and with the person verified; a name that is too long is refused', async () => {
    const { cookie } = await app.signUp()
    const asked = await app.answer('getPasskeyRegistrationOptions', { headers: { cookie } })
    expect(asked.body).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const long = await app.auth('passkey/verify-registration', { response: {}, name: 'x'.repeat(61) }, cookie)
    expect(long).toMatchObject({ status: 400, body: { code: 'name_too_long' } })
  })

  test('are managed by the product alone, not by the calls of the library', async () => {
    const { cookie } = await app.signUp()
    expect(
      (await app.call('GET', '/api/auth/passkey/list-user-passkeys', { headers: { cookie } })).status,
    ).toBe(404)
    for (const call of ['passkey/delete-passkey', 'passkey/update-passkey']) {
      expect((await app.auth(call, { id: randomUUID(), name: 'x' }, cookie)).status, call).toBe(404)
    }
  })
})
