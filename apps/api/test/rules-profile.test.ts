import { randomUUID } from 'node:crypto'
import { isEntryNumber } from '@edfe/domain/entry'
import { CBP_PROFILE, type RulesProfileName, SPECIFICATION_PROFILE } from '@edfe/domain/profile'
import { sampleEntryDraft } from '@edfe/domain/sample'
import type { CanonicalEntry } from '@edfe/domain/snapshot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import {
  createSampleEntry,
  createSampleEntryByCbp,
  type EntryBody,
  LIVE_GATEWAY,
  ON_SAMPLE_DAY,
  readEntry,
  signedBy,
  submit,
  until,
} from './entry-steps.ts'
import { done, type Team, type TestApp, withApp } from './harness.ts'
import { type Simulator, startWithCustoms } from './simulator.ts'

let app: TestApp & { simulator: Simulator }
let team: Team
beforeAll(async () => {
  app = await startWithCustoms()
})
beforeEach(async () => {
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

const choose = (rules_profile: string, as = team.admin, on: TestApp = app) =>
  on.answer('saveOrganization', {
    as,
    body: { name: 'Alder & Finch Lighting LLC', cbp_filer_code: 'B76', rules_profile },
  })
const defaults = async () => await app.ask('getEntryDefaults', { as: team.preparer })
const PROFILES = { specification: SPECIFICATION_PROFILE, cbp: CBP_PROFILE }

/** An entry whose number is wrong under the other rules, which nine of ten are. */
async function createFor(rules: RulesProfileName): Promise<EntryBody> {
  const other = rules === 'cbp' ? SPECIFICATION_PROFILE : CBP_PROFILE
  for (;;) {
    const entry = await createSampleEntry(app, team.preparer)
    expect(isEntryNumber(entry.entry_number, PROFILES[rules])).toBe(true)
    if (!isEntryNumber(entry.entry_number, other)) return entry
  }
}

describe('the rules of an organization', () => {
  test('are those of the installation until an administrator chooses, and then their own', async () => {
    const before = await app.ask('getOrganization', { as: team.auditor })
    expect(before).toMatchObject({
      organization: { rules_profile: 'specification' },
    })
    expect(done(await choose('cbp')).organization.rules_profile).toBe('cbp')
    expect((await defaults()).rules_profile).toBe('cbp')
    const elsewhere = await app.organization('Elsewhere')
    const theirs = await app.ask('getEntryDefaults', { as: elsewhere.preparer })
    expect(theirs.rules_profile).toBe('specification')
    const audit = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'organization' } })
    expect(audit.events[0]).toMatchObject({
      action: 'update',
      before_json: { rules_profile: 'specification' },
      after_json: { rules_profile: 'cbp' },
    })
  })

  test('are chosen by administrators among the two that exist', async () => {
    expect((await choose('cbp', team.approver)).status).toBe(403)
    expect((await choose('mine')).status).toBe(400)
    expect((await defaults()).rules_profile).toBe('specification')
  })

  test('decide what a bond type means in a list of choices', async () => {
    const meanings = async () =>
      (await app.ask('getLookup', { as: team.preparer, params: { name: 'bond-types' } })).rows
    const before = await meanings()
    await choose('cbp')
    expect(await meanings()).not.toEqual(before)
  })
})

describe('after another choice', () => {
  test('an open draft has the check digit of the new rules, is checked by them, and loses its signature', async () => {
    const entry = await createFor('specification')
    await choose('cbp')
    const renumbered = await until(
      () => readEntry(app, team.preparer, entry.id),
      ({ entry_number, validation_status }) =>
        entry_number !== entry.entry_number && validation_status !== 'pending',
    )
    expect(renumbered.entry_number.slice(0, 10)).toBe(entry.entry_number.slice(0, 10))
    expect(isEntryNumber(renumbered.entry_number, CBP_PROFILE)).toBe(true)
    expect(renumbered.draft_data.header!.entry_number).toBe(renumbered.entry_number)
    expect(renumbered.draft_data.totals_declarations!.declarant_signature).toBe('')
    const review = await app.answer('reviewEntry', { as: team.preparer, params: { id: entry.id } })
    const rules = done(review).final_review.issues.map(({ rule_id }) => rule_id)
    expect(rules).not.toContain('HEADER_ENTRY_NUMBER_CHECK_DIGIT')
    const audit = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'entry' } })
    expect(audit.events).toContainEqual(
      expect.objectContaining({ actor_user_id: null, action: 'update', entity_id: entry.id }),
    )
  })

  test('a validated entry is a draft again, with the reason', async () => {
    const entry = await createFor('specification')
    const status = { status: 'validated', expected_updated_at: entry.updated_at }
    await app.ask('reviewEntry', { params: { id: entry.id }, as: team.preparer, body: { acknowledge: true } })
    const read = await readEntry(app, team.preparer, entry.id)
    const validated = await app.answer('changeStatus', {
      params: { id: entry.id },
      as: team.preparer,
      body: { ...status, expected_updated_at: read.updated_at },
    })
    expect(done(validated).entry.status).toBe('validated')
    await choose('cbp')
    const after = await until(
      () => readEntry(app, team.preparer, entry.id),
      (now) => now.status === 'draft',
    )
    expect(after.previous_status).toBe('validated')
    expect(after.status_reason).toBe('Changed after validation.')
  })

  test('a filed entry keeps its number and its result', async () => {
    const entry = await createFor('specification')
    expect((await submit(app, team.approver, entry)).status).toBe(200)
    const filed = await until(
      () => readEntry(app, team.preparer, entry.id),
      ({ status }) => status === 'accepted',
    )
    const draft = await createFor('specification')
    await choose('cbp')
    await until(
      () => readEntry(app, team.preparer, draft.id),
      ({ entry_number }) => entry_number !== draft.entry_number,
    )
    expect(await readEntry(app, team.preparer, entry.id)).toEqual(filed)
  })
})

test('a gateway to live customs takes entries under CBP rules only', async () => {
  const env = { ...ON_SAMPLE_DAY, ...LIVE_GATEWAY }
  await withApp(
    async (live) => {
      const people = await live.organization()
      await choose('specification', people.admin, live)
      const practised = await createSampleEntry(live, people.preparer, signedBy('Petra Preparer'))
      expect(await submit(live, people.approver, practised)).toMatchObject({
        status: 409,
        body: { code: 'not_by_cbp_rules', message: expect.stringMatching(/^Nothing was sent\./) },
      })
      expect((await readEntry(live, people.preparer, practised.id)).status).toBe('draft')
      await choose('cbp', people.admin, live)
      const parts = { db: live.engine.db, sealing: live.app.sealing }
      const { orgId } = people
      const real = await createSampleEntryByCbp(live, people.preparer, signedBy('Petra Preparer'))
      const { header, parties } = real.draft_data
      const code = header!.entry_number!.slice(0, 3)
      await confirmNumber(parts, { orgId, kind: 'filer_code', typed: code })
      await confirmNumber(parts, { orgId, kind: 'importer_number', typed: parties!.importer_number! })
      expect((await submit(live, people.approver, real)).status).toBe(200)
    },
    { env },
  )
})

describe('the cents of an entered value', () => {
  const withCents = async () => {
    const line_items = sampleEntryDraft(randomUUID()).line_items!.map((line) => ({
      ...line,
      entered_value: '12128.50',
    }))
    const entry = await createSampleEntryByCbp(app, team.preparer, { line_items })
    const review = await app.answer('reviewEntry', { as: team.preparer, params: { id: entry.id } })
    return { entry, said: JSON.stringify(review.body) }
  }
  const REFUSED = 'Entered Value must be in whole dollars'

  test("are rounded under CBP's rules, and the entry is filed and stored with the whole dollars", async () => {
    await choose('cbp')
    const { entry, said } = await withCents()
    expect(entry.draft_data.line_items![0]!.entered_value).toBe('12129')
    expect(said).not.toContain(REFUSED)
    expect((await submit(app, team.approver, entry)).status).toBe(200)
    const body = await app.ask('listLines', { as: team.auditor, params: { id: entry.id } })
    expect(JSON.stringify(body)).toContain('"entered_value_usd":"12129.00"')
    const { snapshot } = await app.ask('getSnapshot', { as: team.auditor, params: { id: entry.id } })
    const file = snapshot.payload as unknown as CanonicalEntry
    const again = await app.answer('importEntry', {
      as: team.preparer,
      body: {
        ...file,
        lines: [{ ...file.lines[0], line_value: '12128.50', unit_value: '186.59' }],
      },
    })
    expect(done(again).entry.draft_data.line_items![0]!.entered_value).toBe('12129')
  })

  test("stay under the specification's rules, where the review refuses them, until CBP's rules are chosen", async () => {
    const { entry, said } = await withCents()
    expect(entry.draft_data.line_items![0]!.entered_value).toBe('12128.50')
    expect(said).toContain(REFUSED)
    await choose('cbp')
    const rounded = await until(
      () => readEntry(app, team.preparer, entry.id),
      (now) => now.draft_data.line_items![0]!.entered_value === '12129',
    )
    expect(rounded.draft_data.totals_declarations!.declarant_signature ?? '').toBe('')
  })
})
