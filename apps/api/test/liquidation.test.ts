import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedEntry, type CustomsApp } from './customs-steps.ts'
import { createEntry, readEntry } from './entry-steps.ts'
import { done, refusal, type Team } from './harness.ts'
import { startWithCustoms } from './simulator.ts'

let app: CustomsApp
let team: Team

beforeAll(async () => {
  app = await startWithCustoms()
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

const deadlinesOf = async (from: string, to = from) =>
  (await app.ask('listDeadlines', { as: team.auditor, query: { from, to } })).deadlines.map(
    ({ day, kind }) => `${kind} ${day}`,
  )

test('a protest counts from the day of liquidation that a member records, and nothing else is due before it', async () => {
  const { id } = await acceptedEntry(app, team)
  const record = (liquidated_on: string | null, as = team.preparer, entryId = id) =>
    app.answer('recordLiquidation', { as, params: { id: entryId }, body: { liquidated_on } })
  // Entered on February 24, 2026: liquidation is expected on Friday, January 8, 2027, and a protest ends 180 days later.
  expect(await deadlinesOf('2027-01-08')).toEqual(['liquidation 2027-01-08'])
  expect(await deadlinesOf('2027-07-07')).toEqual(['protest 2027-07-07'])
  expect((await record('2026-03-05', team.auditor)).status).toBe(403)
  expect(refusal(await record('2026-03-06')).code, 'a day to come').toBe('liquidation_day')
  expect(refusal(await record('2026-01-01')).code, 'before the entry date').toBe('liquidation_day')
  const draft = await createEntry(app, team.preparer)
  expect(refusal(await record('2026-03-05', team.preparer, draft.id)).code).toBe('entry_not_on_file')

  expect(done(await record('2026-03-05')).entry.liquidated_on).toBe('2026-03-05')
  expect(await deadlinesOf('2026-09-01')).toEqual(['protest 2026-09-01'])
  expect(await deadlinesOf('2026-12-01', '2027-09-01'), 'nothing of the expected day').toEqual([])
  const { events } = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'entry' } })
  expect(events).toContainEqual(expect.objectContaining({ after_json: { liquidated_on: '2026-03-05' } }))

  expect(done(await record(null)).entry.liquidated_on).toBeNull()
  expect(await deadlinesOf('2027-07-07')).toEqual(['protest 2027-07-07'])
})

test('the last day for drawback is five years after the import date', async () => {
  const { id } = await acceptedEntry(app, team)
  const { draft_data } = await readEntry(app, team.auditor, id)
  expect(draft_data.shipment_origin?.import_date).toBe('2026-02-24')
  expect(await deadlinesOf('2031-02-24')).toEqual(['drawback 2031-02-24'])
})
