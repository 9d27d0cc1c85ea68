import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import {
  createSampleEntryByCbp,
  LIVE_GATEWAY,
  ON_SAMPLE_DAY,
  readEntry,
  signedBy,
  submit,
} from './entry-steps.ts'
import { refusal, startApp, type Team, type TestApp } from './harness.ts'

/** The filer code and importer number of the worked entry. */
const NUMBERS = { filer_code: 'B76', importer_number: '' }
let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ env: { ...ON_SAMPLE_DAY, ...LIVE_GATEWAY } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  team = await app.organization()
  await setFilerCode(`F${String(++codes).padStart(2, '0')}`)
})

let codes = 0
const setFilerCode = (cbp_filer_code: string | null) =>
  app.answer('saveOrganization', { as: team.admin, body: { name: 'Harbour Trading', cbp_filer_code } })

const confirm = (kind: 'filer_code' | 'importer_number', typed: string, orgId = team.orgId) =>
  confirmNumber({ db: app.engine.db, sealing: app.app.sealing }, { orgId, kind, typed })

const liveEntry = async () => {
  const entry = await createSampleEntryByCbp(app, team.approver, signedBy('Arno Approver'))
  NUMBERS.filer_code = entry.draft_data.header!.entry_number!.slice(0, 3)
  NUMBERS.importer_number = entry.draft_data.parties?.importer_number ?? ''
  return entry
}

describe('what goes to CBP', () => {
  test('is refused until the operator has confirmed filer code and importer number', async () => {
    const entry = await liveEntry()
    const send = () => submit(app, team.approver, entry)
    const both = await send()
    expect(both).toMatchObject({ status: 409, body: { code: 'numbers_not_confirmed' } })
    expect(refusal(both).message).toContain(`filer code ${NUMBERS.filer_code} and importer number`)

    expect(await confirm('filer_code', NUMBERS.filer_code)).toBe('confirmed')
    const one = await send()
    expect(refusal(one).message).not.toContain('filer code')
    expect(refusal(one).message).toContain(`importer number ${NUMBERS.importer_number}`)
    expect((await readEntry(app, team.approver, entry.id)).status).toBe('draft')

    expect(await confirm('importer_number', NUMBERS.importer_number)).toBe('confirmed')
    expect((await send()).status).toBe(200)
  })

  test('is refused without a filer code, and the operator cannot confirm its place-holder', async () => {
    await setFilerCode(null)
    const entry = await liveEntry()
    expect(NUMBERS.filer_code).toBe('ZZZ')
    expect(await confirm('filer_code', 'ZZZ')).toBe('no such number')
    await confirm('importer_number', NUMBERS.importer_number)
    const refused = await submit(app, team.approver, entry)
    expect(refusal(refused).code).toBe('numbers_not_confirmed')
    expect(refusal(refused).message).toContain('a filer code (the number of this entry has none)')
  })

  test('under the number of another organization stays refused', async () => {
    const other = await app.organization('Other')
    const entry = await liveEntry()
    await confirm('importer_number', NUMBERS.importer_number, other.orgId)
    expect(refusal(await submit(app, team.approver, entry)).code).toBe('numbers_not_confirmed')
  })
})

describe('confirming', () => {
  test('gives a filer code to one organization alone', async () => {
    const other = await app.organization('Other')
    expect(await confirm('filer_code', 'X1Y')).toBe('confirmed')
    expect(await confirm('filer_code', 'x1y')).toBe('known already')
    expect(await confirm('filer_code', 'X1Y', other.orgId)).toBe('of another organization')
  })

  test.each([
    ['filer_code', 'TOO LONG'],
    ['importer_number', '12'],
    ['importer_number', '00-0000000'],
  ] as const)('refuses the %s %s', async (kind, typed) => {
    expect(await confirm(kind, typed)).toBe('no such number')
  })

  test('is an event of the audit log, and a Social Security number is masked there and encrypted in its row', async () => {
    await confirm('importer_number', '123-45-6789')
    const body = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'organization' } })
    expect(body.events[0]).toMatchObject({
      action: 'confirm_number',
      actor_name: null,
      after_json: { importer_number: '***-**-6789' },
    })
    const rows = await app.engine.asOwner((run) => run('reset role; select number from filing_claims'))
    expect(JSON.stringify(rows)).not.toContain('123-45-6789')
  })

  test('is for no member: the role of an organization adds no number', async () => {
    const scope = { orgId: team.orgId, userId: team.admin.userId }
    const own = tenantTransaction(app.engine.db, scope, (trx) =>
      trx
        .insertInto('filing_claims')
        .values({ org_id: team.orgId, kind: 'filer_code', number: 'ABC' })
        .execute(),
    )
    await expect(own).rejects.toMatchObject({ code: '42501' })
  })
})
