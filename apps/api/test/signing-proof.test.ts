import { randomUUID } from 'node:crypto'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createSampleEntry,
  type EntryBody,
  LIVE_GATEWAY,
  ON_SAMPLE_DAY,
  patch,
  readEntry,
  submit,
} from './entry-steps.ts'
import { done, PASSWORD, refusal, startApp, type Team, type TestApp, type Visitor } from './harness.ts'
import { ageProof } from './people.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization()
})
afterAll(() => app.stop())

const askForProof = async (asks_for_proof: boolean) =>
  expect(
    (await app.answer('saveOrganizationSecurity', { body: { asks_for_proof }, as: team.admin })).status,
  ).toBe(200)

const age = (who: Visitor, minutes: number) => ageProof(app, who, minutes)

const prove = (as: Visitor, password: string) => app.answer('proveIdentity', { body: { password }, as })

/** The worked entry without its signature. */
const unsigned = async (as: Visitor): Promise<EntryBody> => {
  const { totals_declarations } = sampleEntryDraft('')
  return createSampleEntry(app, as, {
    totals_declarations: { ...totals_declarations, declarant_signature: '' },
  })
}

const sign = (as: Visitor, entry: EntryBody, name: string) =>
  patch(app, as, entry, {
    totals_declarations: {
      ...entry.draft_data.totals_declarations,
      declarant_name: name,
      declarant_signature: name,
    },
  })

const declare = (as: Visitor, entry: EntryBody, name: string) =>
  app.answer('declareEntry', {
    params: { id: entry.id },
    as,
    body: {
      accepted: true,
      declarant_name: name,
      declarant_title: 'Import manager',
      signature_value: name,
      declarant_role: 'approver',
      expected_updated_at: entry.updated_at,
    },
  })

describe('in practice an organization that has set nothing', () => {
  test('asks nobody again, and takes any name as the signature', async () => {
    await age(team.approver, 24 * 60)
    const signed = await sign(team.approver, await unsigned(team.approver), 'Somebody Else')
    expect(signed.status).toBe(200)
    expect((await submit(app, team.approver, done(signed).entry)).status).toBe(200)
  })
})

describe('an organization that asks for proof', () => {
  beforeAll(() => askForProof(true))
  afterAll(() => askForProof(false))

  test.each([
    ['the form of step 5', sign],
    ['the page of the declaration', declare],
  ])('takes no signature in %s from somebody whose last proof is older than 15 minutes', async (_, act) => {
    const entry = await unsigned(team.approver)
    await age(team.approver, 16)
    const refused = await act(team.approver, entry, 'Arno Approver')
    expect(refused).toMatchObject({ status: 403, body: { code: 'proof_required' } })
    expect((await readEntry(app, team.approver, entry.id)).updated_at).toBe(entry.updated_at)

    expect((await prove(team.approver, 'not the password')).status).toBe(400)
    expect((await act(team.approver, entry, 'Arno Approver')).status).toBe(403)

    expect((await prove(team.approver, PASSWORD)).status).toBe(200)
    expect((await act(team.approver, entry, 'Arno Approver')).status).toBe(200)
  })

  test.each([
    ['the form of step 5', sign],
    ['the page of the declaration', declare],
  ])('takes no signature in %s but the name of the own account', async (_, act) => {
    const refused = await act(team.approver, await unsigned(team.approver), 'Somebody Else')
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'DECLARATION_INVALID',
        message: 'Electronic signature must be the name of the account that signs: Arno Approver',
      },
    })
  })

  test('takes no signature with the first save of an entry either, and makes none', async () => {
    await age(team.approver, 16)
    const id = randomUUID()
    const { totals_declarations } = (await unsigned(team.approver)).draft_data
    const draft_data = {
      totals_declarations: { ...totals_declarations, declarant_signature: 'Arno Approver' },
    }
    const refused = await app.answer('createEntry', { as: team.approver, body: { id, draft_data } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'proof_required' } })
    expect((await app.answer('getEntry', { as: team.approver, params: { id } })).status).toBe(404)
    await prove(team.approver, PASSWORD)
  })

  test('saves what is not signed without asking', async () => {
    const entry = await unsigned(team.preparer)
    await age(team.preparer, 60)
    expect(
      (await patch(app, team.preparer, entry, { shipment_origin: { bill_of_lading: 'ABCD2' } })).status,
    ).toBe(200)
  })

  test('asks again before an entry is submitted', async () => {
    const signed = await sign(team.approver, await unsigned(team.approver), 'Arno Approver')
    await age(team.approver, 16)
    const refused = await submit(app, team.approver, done(signed).entry)
    expect(refused).toMatchObject({ status: 403, body: { code: 'proof_required' } })
    await prove(team.approver, PASSWORD)
    expect((await submit(app, team.approver, done(signed).entry)).status).toBe(200)
  })

  test('submits nothing that was signed in another name before it asked', async () => {
    await askForProof(false)
    const signed = await sign(team.approver, await unsigned(team.approver), 'Somebody Else')
    await askForProof(true)
    const refused = await submit(app, team.approver, done(signed).entry)
    expect(refused.status).toBe(422)
    expect(refusal(refused, 'DECLARATION_INVALID').details.reasons).toEqual([
      'Electronic signature must be the name of the account that signs: Arno Approver',
    ])
  })

  test('lets an approver submit what a preparer has signed as themselves', async () => {
    await prove(team.preparer, PASSWORD)
    const signed = await sign(team.preparer, await unsigned(team.preparer), 'Petra Preparer')
    expect((await submit(app, team.approver, done(signed).entry, 'preparer')).status).toBe(200)
  })

  test('is changed by an admin alone, and the audit log keeps it', async () => {
    const body = { asks_for_proof: false }
    expect((await app.answer('saveOrganizationSecurity', { body, as: team.approver })).status).toBe(403)
    const log = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'organization' } })
    expect(log.events[0]!.after_json).toMatchObject({ asks_for_proof: true })
  })
})

test('with a live gateway every organization asks', async () => {
  const live = await startApp({ env: { ...ON_SAMPLE_DAY, ...LIVE_GATEWAY } })
  try {
    const { approver } = await live.organization()
    const body = await live.ask('createEntry', { as: approver })
    const totals = body.entry.draft_data.totals_declarations
    const answer = await patch(live, approver, body.entry, {
      totals_declarations: {
        ...totals,
        declarant_name: 'Somebody Else',
        declarant_signature: 'Somebody Else',
      },
    })
    expect(refusal(answer).code).toBe('DECLARATION_INVALID')
  } finally {
    await live.stop()
  }
})

describe('somebody whose last proof is older than 15 minutes', () => {
  const required = { status: 403, body: { code: 'proof_required' } }
  const organization = (body: { name: string; cbp_filer_code?: string; importer_number?: string }) =>
    app.answer('saveOrganization', { as: team.admin, body })
  beforeAll(() => age(team.admin, 16))
  afterAll(() => prove(team.admin, PASSWORD))

  test('gives nobody a role before a new proof', async () => {
    const email = 'colleague@example.com'
    expect(
      await app.answer('inviteMember', { as: team.admin, body: { email, role: 'admin' } }),
    ).toMatchObject(required)
    const { members } = await app.ask('listMembers', { as: team.admin })
    const auditor = members.find(({ role }) => role === 'auditor')!
    for (const change of ['enableMember', 'disableMember', 'removeMember'] as const)
      expect(await app.answer(change, { as: team.admin, params: { id: auditor.id } })).toMatchObject(required)
    expect(
      await app.answer('changeMemberRole', {
        as: team.admin,
        params: { id: auditor.id },
        body: { role: 'admin' },
      }),
    ).toMatchObject(required)
  })

  test('changes no number under which the organization files, and asks for none', async () => {
    expect(await organization({ name: 'Test Imports', cbp_filer_code: 'B76' })).toMatchObject(required)
    expect(await organization({ name: 'Test Imports', importer_number: '12-3456789' })).toMatchObject(
      required,
    )
    const { bond } = await app.ask('getStandingBond', { as: team.admin })
    expect(await app.answer('saveStandingBond', { as: team.admin, body: bond })).toMatchObject(required)
  })

  test('takes no copy of everything that the organization owns, and learns it before the download', async () => {
    const path = '/api/organization/export'
    expect(await app.call('GET', path, { as: team.admin })).toMatchObject(required)
    expect((await app.call('HEAD', path, { as: team.admin })).status).toBe(403)
    await prove(team.admin, PASSWORD)
    expect((await app.call('HEAD', path, { as: team.admin })).status).toBe(200)
    const { events } = await app.ask('listAuditEvents', {
      as: team.admin,
      query: { category: 'organization' },
    })
    expect(events.map(({ action }) => action)).not.toContain('download')
    await age(team.admin, 16)
  })

  test('changes the name of the organization without asking', async () => {
    expect((await organization({ name: 'Harbour Imports' })).status).toBe(200)
  })
})
