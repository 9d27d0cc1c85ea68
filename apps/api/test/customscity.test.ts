import type { DraftData } from '@edfe/domain/entry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import { createSampleEntryByCbp, ON_SAMPLE_DAY, readEntry, signedBy, submit, until } from './entry-steps.ts'
import { startCustomsCity } from './gateways/customscity-server.ts'
import { done, refusal, type Team, type TestApp } from './harness.ts'
import { RELEASED_FIRST } from './release-steps.ts'
import { startWithCustoms } from './simulator.ts'

let service: Awaited<ReturnType<typeof startCustomsCity>>
let app: TestApp
let team: Team

beforeAll(async () => {
  service = await startCustomsCity({
    items: [{ duty: 473.03 }],
    entryFee: { entryProcessingFee: 42.01, portProcessingFee: 15.16 },
  })
  const { url, email, password } = service.road
  app = await startWithCustoms({
    env: {
      ...ON_SAMPLE_DAY,
      CUSTOMS_GATEWAY: 'customscity',
      CUSTOMS_GATEWAY_URL: url,
      CUSTOMS_SERVICE_EMAIL: email,
      CUSTOMS_SERVICE_PASSWORD: password,
      CUSTOMS_RULES: 'cbp',
    },
  })
  team = await app.organization('Alder & Finch Lighting LLC')
  done(
    await app.answer('saveOrganization', {
      as: team.admin,
      body: { name: 'Alder & Finch Lighting LLC', cbp_filer_code: 'L1N' },
    }),
  )
  const claims = { db: app.engine.db, sealing: app.app.sealing }
  await confirmNumber(claims, { orgId: team.orgId, kind: 'filer_code', typed: 'L1N' })
  await confirmNumber(claims, { orgId: team.orgId, kind: 'importer_number', typed: '07-4418290' })
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})

/** The worked entry paid by daily statement, with the release in the message of its summary. */
async function createFiled(change: DraftData = {}) {
  const { manufacturer, ...parties } = RELEASED_FIRST.parties ?? {}
  const draft: DraftData = {
    ...RELEASED_FIRST,
    parties: { ...parties, manufacturer },
    shipment_origin: { ...RELEASED_FIRST.shipment_origin, manifest_unit: 'CTN' },
    release: { ...RELEASED_FIRST.release, method: 'with_summary' },
    totals_declarations: {
      ...signedBy('Arno Approver').totals_declarations,
      payment_type: '3',
      statement_date: '2026-03-09',
    },
    ...change,
  }
  return createSampleEntryByCbp(app, team.approver, draft)
}
const released = async (id: string) =>
  (await app.ask('getRelease', { as: team.auditor, params: { id } })).release
const dashed = (number: string) => number.replace(/^(...)(.{7})(.)$/, '$1-$2-$3')

test('an entry goes to CustomsCity as its document, and CBP’s answers to both halves come back', async () => {
  const entry = await createFiled()
  done(await submit(app, team.approver, entry))
  await until(
    () => service.state.sent,
    (sent) => sent.includes(entry.entry_number),
  )
  service.answer(dashed(entry.entry_number), 'ACCEPTED', 'ACCEPTED')
  const answered = await until(
    () => readEntry(app, team.auditor, entry.id),
    ({ status }) => status !== 'submitted',
  )
  expect(answered).toMatchObject({
    status: 'accepted',
    status_reason: 'CBP: CUSTOMSCITY: ENTRY SUMMARY ACCEPTED',
  })
  expect(await released(entry.id)).toMatchObject({ state: 'on_file' })
})

test('a duty that CustomsCity computes otherwise stops the filing, and people read both amounts', async () => {
  const before = service.state.duty
  service.state.duty = {
    items: [{ duty: 473.03, subheadingDuties: 1212.9 }],
    entryFee: { entryProcessingFee: 42.01, portProcessingFee: 15.16 },
  }
  const entry = await createFiled()
  done(await submit(app, team.approver, entry))
  const { messages } = await until(
    () => app.ask('getFiling', { as: team.auditor, params: { id: entry.id } }),
    (filing) => filing.transmission?.state === 'failed',
  )
  expect(messages.map(({ detail }) => detail).join()).toContain(
    'CustomsCity computes $1,685.93 duty for line 1, and this entry has $473.03.',
  )
  expect(service.state.sent).not.toContain(entry.entry_number)
  service.state.duty = before
})

test('what its document has no place for is refused before anything is queued', async () => {
  const { line_items } = await createFiled()
    .then((entry) => readEntry(app, team.preparer, entry.id))
    .then(({ draft_data }) => draft_data)
  const entry = await createFiled({
    line_items: line_items!.map((line) => ({ ...line, relationship: 'Y' })),
  })
  const answered = await submit(app, team.approver, entry)
  expect(refusal(answered).details).toMatchObject({
    issues: [
      { path: 'line_items.0.relationship', message: expect.stringContaining('between related parties') },
    ],
  })
})
