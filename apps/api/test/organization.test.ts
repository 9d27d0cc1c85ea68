import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

const put = (url: string, body: unknown, as = team.admin) => app.call('PUT', url, { body, as })

describe('the organisation', () => {
  test('is made by the first save of someone who has none, who becomes its admin', async () => {
    const newcomer = await app.account()
    expect((await app.call('GET', '/api/organization', { as: newcomer })).body).toEqual({
      organization: null,
      default_rules_profile: 'specification',
      address: null,
    })
    const made = await put('/api/organization', { name: 'Lone Imports' }, newcomer)
    expect(made.status).toBe(200)
    expect(made.body).toMatchObject({
      is_new: true,
      organization: { name: 'Lone Imports', timezone: 'America/New_York' },
    })
    const { body } = await app.call('GET', '/api/me', { as: newcomer })
    expect(body.membership).toMatchObject({ role: 'admin', org_name: 'Lone Imports' })
  })

  test('two first saves at once make one organisation', async () => {
    const newcomer = await app.account()
    const both = await Promise.all([
      put('/api/organization', { name: 'First' }, newcomer),
      put('/api/organization', { name: 'Second' }, newcomer),
    ])
    expect(new Set(both.map(({ body }) => body.organization.id)).size).toBe(1)
  })

  test('needs a name', async () => {
    expect(await put('/api/organization', { name: '  ' })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Organization name is required' },
    })
  })

  test.each([
    ['a second line', 'Acme\r\n\r\nYour account is locked'],
    ['a web address', 'Acme, unlock at https://evil.example/unlock'],
    ['letters that turn the direction', 'Acme \u202egnp.exe'],
  ])('has a name without %s, which others read in mail', async (_, name) => {
    const answers = [
      [await put('/api/organization', { name }), 'Name must be one line without a web address'],
      [
        await put('/api/organization', { name: 'Acme', dba: name }),
        'DBA must be one line without a web address',
      ],
      [
        await app.call('PATCH', '/api/me', {
          as: team.admin,
          body: { given_name: name, family_name: 'Lee' },
        }),
        'First name must be one line without a web address',
      ],
    ] as const
    for (const [answer, message] of answers) expect(answer).toMatchObject({ status: 400, body: { message } })
  })

  test('says of each field that is too long how long it may be', async () => {
    const ein = 'EIN must be 20 characters or less'
    const dba = 'DBA must be 200 characters or less'
    expect(
      await put('/api/organization', { name: 'Harbour', dba: 'x'.repeat(201), ein: '1'.repeat(30) }),
    ).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        message: dba,
        details: {
          fields: [
            { path: 'dba', message: dba },
            { path: 'ein', message: ein },
          ],
        },
      },
    })
    const link = await app.call('GET', '/api/invitations/nonsense')
    expect(link.body.message).toBe(
      'This invitation is not valid. Open the link of the email, or ask for a new one.',
    )
  })

  test.each([
    ['ab-1', 200, 'AB1'],
    ['', 200, null],
    ['AB', 400, undefined],
    ['ABCD', 400, undefined],
  ])('takes the filer code %j as %d', async (typed, status, kept) => {
    const { status: got, body } = await put('/api/organization', {
      name: 'Harbour Trading',
      cbp_filer_code: typed,
    })
    expect(got).toBe(status)
    if (status === 200) expect(body.organization.cbp_filer_code).toBe(kept)
    else expect(body.message).toBe('Filer code must be exactly 3 characters (A-Z, 0-9)')
  })

  test.each(['preparer', 'approver', 'auditor'] as const)('is not for a %s to change', async (role) => {
    expect(await put('/api/organization', { name: 'Mine now' }, team[role])).toMatchObject({
      status: 403,
      body: { message: 'RLS policy violation: insufficient permissions.' },
    })
    expect((await app.call('GET', '/api/organization', { as: team[role] })).body.organization.name).toBe(
      'Harbour Trading',
    )
  })

  test('keeps its business address', async () => {
    const address = {
      line1: '1 Pier',
      line2: '',
      city: 'Newark',
      state: 'NJ',
      postal: '07114',
      country: 'US',
    }
    const first = await put('/api/organization/address', address)
    expect(first.body.address).toMatchObject({ ...address, line2: null })
    const second = await put('/api/organization/address', { ...address, city: 'Elizabeth' })
    expect(second.body.address).toMatchObject({ id: first.body.address.id, city: 'Elizabeth' })
    expect(await put('/api/organization/address', { ...address, city: '' })).toMatchObject({
      status: 400,
      body: { message: 'City is required' },
    })
    expect((await put('/api/organization/address', { ...address, country: 'MX' })).status).toBe(400)
  })

  test('starts with all notifications on and a daily digest', async () => {
    expect((await app.call('GET', '/api/organization/notifications', { as: team.auditor })).body).toEqual({
      email_incidents: true,
      email_releases: true,
      email_compliance: true,
      email_deadlines: true,
      inapp_enabled: true,
      digest: 'daily',
    })
    const saved = await put('/api/organization/notifications', { digest: 'weekly', email_releases: false })
    expect(saved.body).toMatchObject({ digest: 'weekly', email_releases: false, email_incidents: true })
  })

  test('keeps a standing bond and shared preferences', async () => {
    const bond = {
      bond_type: '8',
      bond_number: 'B-1',
      bond_amount: '50000.00',
      surety_no: '036',
      surety_contact: { name: 'Sue' },
    }
    expect((await put('/api/organization/bond', bond)).body.bond).toMatchObject(bond)
    expect((await app.call('GET', '/api/organization/bond', { as: team.preparer })).body.bond).toMatchObject(
      bond,
    )
    expect((await put('/api/organization/bond', { ...bond, bond_amount: '1.999' })).status).toBe(400)
    const preferences = { declarant_name: 'Ruth Okafor', declarant_title: 'Import manager' }
    await put('/api/organization/preferences', { preferences })
    const changed = await put('/api/organization/preferences', { preferences: { declarant_title: null } })
    expect(changed.body).toEqual({ preferences: { declarant_name: 'Ruth Okafor' } })
  })

  const ADDRESS = { line1: '1 Pier', line2: '', city: 'Newark', state: 'NJ', postal: '07114', country: 'US' }
  test.each([
    [{ state: 'ZZ' }, 'state', 'State must be two letters, such as NJ'],
    [{ postal: 'abc' }, 'postal', 'ZIP code must be five digits, such as 07114, or nine, such as 07114-2301'],
    [{ country: 'CA', state: 'NJ', postal: 'K1A 0B1' }, 'state', 'Province must be two letters, such as ON'],
    [{ country: 'CA', state: 'ON', postal: '07114' }, 'postal', 'Postal code must be like K1A 0B1'],
  ])('refuses the address %o at its field %s', async (change, path, message) => {
    expect(await put('/api/organization/address', { ...ADDRESS, ...change })).toMatchObject({
      status: 400,
      body: { message, details: { fields: [{ path, message }] } },
    })
  })

  test.each([
    [
      { state: 'nj', postal: '07114-2301' },
      { state: 'NJ', postal: '07114-2301' },
    ],
    [
      { country: 'CA', state: 'on', postal: 'k1a0b1' },
      { state: 'ON', postal: 'K1A 0B1' },
    ],
  ])('stores the address %o as its country writes it', async (change, stored) => {
    const { body } = await put('/api/organization/address', { ...ADDRESS, ...change })
    expect(body.address).toMatchObject(stored)
  })

  test.each(['whatever', '12-345', '12-34567890'])('refuses the EIN %s at its field', async (ein) => {
    const message = 'EIN must be nine digits, such as 12-3456789'
    expect(await put('/api/organization', { name: 'Harbour', ein })).toMatchObject({
      status: 400,
      body: { message, details: { fields: [{ path: 'ein', message }] } },
    })
  })
})
