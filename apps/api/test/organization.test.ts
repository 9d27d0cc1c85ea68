import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done, refusal, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

describe('the organisation', () => {
  test('is made by the first save of someone who has none, who becomes its admin', async () => {
    const newcomer = await app.account()
    expect(await app.ask('getOrganization', { as: newcomer })).toEqual({
      organization: null,
      address: null,
    })
    const made = await app.answer('saveOrganization', { as: newcomer, body: { name: 'Lone Imports' } })
    expect(made.status).toBe(200)
    expect(made.body).toMatchObject({
      is_new: true,
      organization: { name: 'Lone Imports', timezone: 'America/New_York' },
    })
    const body = await app.ask('getMe', { as: newcomer })
    expect(body.membership).toMatchObject({ role: 'admin', org_name: 'Lone Imports' })
  })

  test('two first saves at once make one organisation', async () => {
    const newcomer = await app.account()
    const both = await Promise.all([
      app.answer('saveOrganization', { as: newcomer, body: { name: 'First' } }),
      app.answer('saveOrganization', { as: newcomer, body: { name: 'Second' } }),
    ])
    expect(new Set(both.map((each) => done(each).organization.id)).size).toBe(1)
  })

  test('needs a name', async () => {
    expect(await app.answer('saveOrganization', { as: team.admin, body: { name: '  ' } })).toMatchObject({
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
      [
        await app.answer('saveOrganization', { as: team.admin, body: { name } }),
        'Name must be one line without a web address',
      ],
      [
        await app.answer('saveOrganization', { as: team.admin, body: { name: 'Acme', dba: name } }),
        'DBA must be one line without a web address',
      ],
      [
        await app.answer('saveProfile', { as: team.admin, body: { given_name: name, family_name: 'Lee' } }),
        'First name must be one line without a web address',
      ],
    ] as const
    for (const [answer, message] of answers) expect(answer).toMatchObject({ status: 400, body: { message } })
  })

  test('says of each field that is too long how long it may be', async () => {
    const ein = 'EIN must be 20 characters or less'
    const dba = 'DBA must be 200 characters or less'
    expect(
      await app.answer('saveOrganization', {
        as: team.admin,
        body: { name: 'Harbour', dba: 'x'.repeat(201), ein: '1'.repeat(30) },
      }),
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
    const link = await app.answer('getInvitation', { params: { token: 'nonsense' } })
    expect(refusal(link).message).toBe(
      'This invitation is not valid. Open the link of the email, or ask for a new one.',
    )
  })

  test.each([
    ['ab-1', 200, 'AB1'],
    ['', 200, null],
    ['AB', 400, undefined],
    ['ABCD', 400, undefined],
  ])('takes the filer code %j as %d', async (typed, status, kept) => {
    const answered = await app.answer('saveOrganization', {
      as: team.admin,
      body: {
        name: 'Harbour Trading',
        cbp_filer_code: typed,
      },
    })
    expect(answered.status).toBe(status)
    if (status === 200) expect(done(answered).organization.cbp_filer_code).toBe(kept)
    else expect(refusal(answered).message).toBe('Filer code must be exactly 3 characters (A-Z, 0-9)')
  })

  test.each(['preparer', 'approver', 'auditor'] as const)('is not for a %s to change', async (role) => {
    expect(
      await app.answer('saveOrganization', { as: team[role], body: { name: 'Mine now' } }),
    ).toMatchObject({
      status: 403,
      body: { message: 'RLS policy violation: insufficient permissions.' },
    })
    expect((await app.ask('getOrganization', { as: team[role] })).organization!.name).toBe('Harbour Trading')
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
    const first = await app.answer('saveAddress', { as: team.admin, body: address })
    expect(done(first).address).toMatchObject({ ...address, line2: null })
    const second = await app.answer('saveAddress', {
      as: team.admin,
      body: { ...address, city: 'Elizabeth' },
    })
    expect(done(second).address).toMatchObject({ id: done(first).address.id, city: 'Elizabeth' })
    expect(await app.answer('saveAddress', { as: team.admin, body: { ...address, city: '' } })).toMatchObject(
      {
        status: 400,
        body: { message: 'City is required' },
      },
    )
    expect(
      (await app.answer('saveAddress', { as: team.admin, body: { ...address, country: 'MX' } })).status,
    ).toBe(400)
  })

  test('starts with all notifications on and a daily digest', async () => {
    expect(await app.ask('getOrganizationNotifications', { as: team.auditor })).toEqual({
      email_incidents: true,
      email_releases: true,
      email_compliance: true,
      email_deadlines: true,
      inapp_enabled: true,
      digest: 'daily',
    })
    const saved = await app.answer('saveOrganizationNotifications', {
      as: team.admin,
      body: { digest: 'weekly', email_releases: false },
    })
    expect(saved.body).toMatchObject({ digest: 'weekly', email_releases: false, email_incidents: true })
  })

  test('keeps a standing bond and shared preferences', async () => {
    const bond = {
      bond_type: '8',
      bond_number: '231001234',
      bond_amount: '50000.00',
      surety_no: '036',
      surety_contact: { name: 'Sue' },
    }
    expect(done(await app.answer('saveStandingBond', { as: team.admin, body: bond })).bond).toMatchObject(
      bond,
    )
    expect((await app.ask('getStandingBond', { as: team.preparer })).bond).toMatchObject(bond)
    expect(
      (await app.answer('saveStandingBond', { as: team.admin, body: { ...bond, bond_amount: '1.999' } }))
        .status,
    ).toBe(400)
    const preferences = { declarant_name: 'Ruth Okafor', declarant_title: 'Import manager' }
    await app.answer('saveOrganizationPreferences', { as: team.admin, body: { preferences } })
    const changed = await app.answer('saveOrganizationPreferences', {
      as: team.admin,
      body: { preferences: { declarant_title: null } },
    })
    expect(changed.body).toEqual({ preferences: { declarant_name: 'Ruth Okafor' } })
  })

  test.each([
    ['cbp', { bond_number: '23b 001234' }, undefined],
    ['cbp', { bond_number: '23B-00123' }, ['bond_number', 'Bond number must be 9 letters and digits']],
    ['specification', { bond_number: '23B001234' }, ['bond_number', 'Bond number must be 9 digits']],
    ['cbp', { surety_no: '54' }, ['surety_no', 'Surety number must be 3 digits']],
    [
      'cbp',
      { surety_contact: { email: 'sue' } },
      ['surety_contact.email', 'Surety contact email must look like name@example.com'],
    ],
  ] as const)(
    "under the rules '%s' takes of the standing bond %o what its entries take",
    async (rules_profile, bond, refused) => {
      await app.ask('saveOrganization', { as: team.admin, body: { name: 'Harbour Trading', rules_profile } })
      const answer = await app.answer('saveStandingBond', { as: team.admin, body: bond })
      if (!refused) return expect(done(answer).bond?.bond_number).toBe('23B001234')
      const [path, message] = refused
      expect(answer).toMatchObject({ status: 400, body: { details: { fields: [{ path, message }] } } })
    },
  )

  const ADDRESS = { line1: '1 Pier', line2: '', city: 'Newark', state: 'NJ', postal: '07114', country: 'US' }
  test.each([
    [{ state: 'ZZ' }, 'state', 'State must be two letters, such as NJ'],
    [{ postal: 'abc' }, 'postal', 'ZIP code must be five digits, such as 07114, or nine, such as 07114-2301'],
    [{ country: 'CA', state: 'NJ', postal: 'K1A 0B1' }, 'state', 'Province must be two letters, such as ON'],
    [{ country: 'CA', state: 'ON', postal: '07114' }, 'postal', 'Postal code must be like K1A 0B1'],
  ])('refuses the address %o at its field %s', async (change, path, message) => {
    expect(
      await app.answer('saveAddress', { as: team.admin, body: { ...ADDRESS, ...change } }),
    ).toMatchObject({
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
      { state: 'NJ', postal: '071142301' },
      { state: 'NJ', postal: '07114-2301' },
    ],
    [
      { country: 'CA', state: 'on', postal: 'k1a0b1' },
      { state: 'ON', postal: 'K1A 0B1' },
    ],
  ])('stores the address %o as its country writes it', async (change, stored) => {
    const answered = await app.answer('saveAddress', { as: team.admin, body: { ...ADDRESS, ...change } })
    expect(done(answered).address).toMatchObject(stored)
  })

  test.each(['whatever', '12-345', '12-34567890'])('refuses the EIN %s at its field', async (ein) => {
    const message = 'EIN must be nine digits, such as 12-3456789'
    expect(
      await app.answer('saveOrganization', { as: team.admin, body: { name: 'Harbour', ein } }),
    ).toMatchObject({
      status: 400,
      body: { message, details: { fields: [{ path: 'ein', message }] } },
    })
  })
})
