import type { DraftData } from '@edfe/domain/entry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import {
  createSampleEntryByCbp,
  ON_SAMPLE_DAY,
  patch,
  readEntry,
  signedBy,
  submit,
  until,
} from './entry-steps.ts'
import { startCustomsCity } from './gateways/customscity-server.ts'
import { done, refusal, type Team, type TestApp } from './harness.ts'
import { RELEASED_FIRST } from './release-steps.ts'
import { startWithCustoms } from './simulator.ts'

let service: Awaited<ReturnType<typeof startCustomsCity>>
let app: TestApp
let team: Team
/** The id of an entry that the service has, accepted. */
let accepted: string

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
  accepted = entry.id
  const number = entry.entry_number
  const recorded = service
    .recorded()
    // How often the product asks before the answer is there depends on the machine.
    .filter((exchange) => !exchange.includes('"entrySummaryStatus": "SENT"'))
    .map((exchange) => exchange.replaceAll(number, '(number)').replaceAll(dashed(number), '(number)'))
    // The list is searched to 60 days after today.
    .map((exchange) => exchange.replace(/dateTo=[\d-]+/, 'dateTo=(day)'))
  await expect(`${[...new Set(recorded)].join('\n\n\n')}\n`).toMatchFileSnapshot(
    './gateways/golden/customscity-exchange.txt',
  )
})

const paymentOf = ({ payment_type, statement_date }: DraftData['totals_declarations'] = {}) => ({
  ...(payment_type && { payment_type }),
  ...(statement_date && { statement_date }),
})

const ONLY_FIRST =
  'CustomsCity takes a first entry summary only. Replace or cancel this one, and ask about it, on its own pages.'

test('a replacement, a deletion and a cancellation are refused before they are sent, with where to do them', async () => {
  const before = [...service.state.sent]
  const params = { id: accepted }
  const { entry } = done(await app.answer('replaceEntry', { as: team.approver, params }))
  const { totals_declarations: totals } = entry.draft_data
  const { totals_declarations: signature } = signedBy('Arno Approver')
  const signed = { totals_declarations: { ...signature, ...paymentOf(totals) } }
  const replacement = done(await patch(app, team.approver, entry, signed)).entry
  const answers = [
    await submit(app, team.approver, replacement),
    await app.answer('deleteSummary', { as: team.admin, params }),
    await app.answer('requestRelease', {
      as: team.approver,
      params,
      body: { action: 'cancel', reason: '06' },
    }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(answer.body)).toContain(ONLY_FIRST)
  }
  expect(service.state.sent).toEqual(before)
})

test('a question to CBP and a security filing are refused, too', async () => {
  const params = { id: accepted }
  expect(await app.answer('askStatus', { as: team.approver, params })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('switched off') },
  })
  const filing = await app.ask('getSecurityFiling', { as: team.approver, params })
  expect(filing).toMatchObject({ is_sent_here: false, not_sent: expect.stringContaining('switched off') })
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
