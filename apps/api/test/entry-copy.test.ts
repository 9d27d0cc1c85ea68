import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSampleEntry, ON_SAMPLE_DAY, readEntry, submit } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
let strangers: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Alder & Finch Lighting LLC')
  strangers = await app.organization('Others')
})
afterAll(() => app.stop())

const DUTY_DIFFERS = expect.stringContaining('The duty or the chapter 99 rows of line 1 differ')
const EVERYTHING = ['parties', 'lines', 'transport', 'declarant']
const copy = (id: string, as: Visitor = team.preparer, parts = EVERYTHING) =>
  app.answer('copyEntry', { as, params: { id }, body: { parts } })

test('a filed entry becomes a draft with its own number, its goods and no date, bill or signature', async () => {
  const earlier = await createSampleEntry(app, team.preparer)
  expect((await submit(app, team.approver, earlier)).status).toBe(200)
  const { entry, left_empty, changes } = done(await copy(earlier.id))
  expect(entry).toMatchObject({ status: 'draft', corrects_entry_id: null })
  expect(entry.entry_number).not.toBe(earlier.entry_number)
  const { draft_data } = await readEntry(app, team.auditor, entry.id)
  const [line] = earlier.draft_data.line_items!
  expect(draft_data.line_items![0]).toMatchObject({ htsus: line!.htsus, entered_value: line!.entered_value })
  expect(draft_data.line_items![0]!.id).not.toBe(line!.id)
  expect(draft_data.shipment_origin).not.toHaveProperty('bill_of_lading')
  expect(draft_data.shipment_origin).not.toHaveProperty('import_date')
  expect(draft_data.totals_declarations!.declarant_signature ?? '').toBe('')
  expect(left_empty).toContain('shipment_origin.bill_of_lading')
  expect(changes, 'goods that are not loaded yet owe section 122').toEqual([DUTY_DIFFERS])
})

test('without its parts a copy has what a new entry has, and the history names the earlier one', async () => {
  const earlier = await createSampleEntry(app, team.preparer)
  const answered = await copy(earlier.id, team.preparer, [])
  expect(done(answered).entry.draft_data.line_items).toEqual([{ id: expect.any(String), line_number: 1 }])
  expect(done(answered).entry.draft_data.parties?.consignee_number ?? '').toBe('')
  const history = await app.answer('getActivities', {
    as: team.auditor,
    params: { id: done(answered).entry.id },
  })
  expect(done(history).activities).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        activity_type: 'copied',
        activity_data: expect.objectContaining({ from: earlier.id }),
      }),
    ]),
  )
})

test('the standing bond of the organization goes onto the copy, which says so', async () => {
  const earlier = await createSampleEntry(app, team.preparer)
  const bond = { bond_type: '8', surety_no: '054', bond_number: '987654321', bond_amount: '50000.00' }
  await app.ask('saveStandingBond', { as: team.admin, body: bond })
  const answer = await copy(earlier.id)
  expect(done(answer).entry.draft_data.bond_information).toMatchObject({ bond_number: '987654321' })
  expect(done(answer).changes).toEqual([expect.stringContaining('organization settings'), DUTY_DIFFERS])
})

test('an auditor makes no copy, and another organization finds nothing to copy', async () => {
  const earlier = await createSampleEntry(app, team.preparer)
  expect((await copy(earlier.id, team.auditor)).status).toBe(403)
  expect((await copy(earlier.id, strangers.preparer)).status).toBe(404)
  expect((await copy(earlier.id, team.preparer, ['goods'])).status).toBe(400)
})
