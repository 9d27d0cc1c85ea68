import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSampleEntry, ON_SAMPLE_DAY, readEntry } from './entry-steps.ts'
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

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    line_number: index + 1,
    description: `Lantern ${index + 1}`,
    entered_value: '10',
  }))
const add = (id: string, entries: object[], as: Visitor = team.preparer) =>
  app.answer('addFurtherEntries', { as, params: { id }, body: { entries } })
const total = async () => (await app.ask('listEntries', { as: team.preparer, query: { page_size: 1 } })).total

test('lines without room become drafts of the same shipment, each under its own number', async () => {
  const earlier = await createSampleEntry(app, team.preparer)
  const ids = [randomUUID(), randomUUID()]
  const answer = await add(earlier.id, [
    { id: ids[0], line_items: linesOf(999) },
    { id: ids[1], line_items: linesOf(3) },
  ])
  expect(answer.status).toBe(201)
  expect(done(answer).entries).toMatchObject([
    { id: ids[0], line_count: 999, total_entered_value: '9990.00' },
    { id: ids[1], line_count: 3, total_entered_value: '30.00' },
  ])
  const numbers = new Set([earlier.entry_number, ...done(answer).entries.map((one) => one.entry_number)])
  expect(numbers.size).toBe(3)
  const entry = await readEntry(app, team.auditor, ids[1]!)
  expect(entry.draft_data.shipment_origin).toMatchObject({
    bill_of_lading: earlier.draft_data.shipment_origin!.bill_of_lading,
    import_date: earlier.draft_data.shipment_origin!.import_date,
  })
  expect(entry).toMatchObject({ status: 'draft', signed_by: null })
  const { activities } = await app.ask('getActivities', { as: team.auditor, params: { id: ids[1]! } })
  expect(activities).toContainEqual(expect.objectContaining({ activity_type: 'continued' }))
})

test('a repeated request makes nothing twice', async () => {
  const earlier = await createSampleEntry(app, team.preparer)
  const wanted = [{ id: randomUUID(), line_items: linesOf(2) }]
  const first = await add(earlier.id, wanted)
  const entries = await total()
  expect((await add(earlier.id, wanted)).body).toEqual(first.body)
  expect(await total()).toBe(entries)
})

test('a repeated request with other lines gives them to the entries that it made before', async () => {
  const earlier = await createSampleEntry(app, team.preparer)
  const id = randomUUID()
  const first = await add(earlier.id, [{ id, line_items: linesOf(2) }])
  const entries = await total()
  const mapped = linesOf(3).map((line) => ({ ...line, entered_value: '25' }))
  const second = await add(earlier.id, [{ id, line_items: mapped }])
  expect(second).toMatchObject({
    status: 201,
    body: { entries: [{ id, line_count: 3, total_entered_value: '75.00' }] },
  })
  expect(done(second).entries[0]!.entry_number).toBe(done(first).entries[0]!.entry_number)
  expect((await readEntry(app, team.auditor, id)).draft_data.line_items).toMatchObject(
    mapped.map(({ description }) => ({ description, entered_value: '25' })),
  )
  expect(await total()).toBe(entries)
})

test('an entry that was made otherwise, or that a colleague has saved since, keeps its lines', async () => {
  const earlier = await createSampleEntry(app, team.preparer)
  const other = await createSampleEntry(app, team.preparer)
  expect((await add(earlier.id, [{ id: other.id, line_items: linesOf(1) }])).status).toBe(404)
  const id = randomUUID()
  await add(earlier.id, [{ id, line_items: linesOf(2) }])
  const { updated_at } = await readEntry(app, team.admin, id)
  const body = { draft_data: { header: { port_code: '3001' } }, expected_updated_at: updated_at }
  expect((await app.answer('saveEntry', { as: team.admin, params: { id }, body })).status).toBe(200)
  expect(await add(earlier.id, [{ id, line_items: linesOf(1) }])).toMatchObject({
    status: 409,
    body: { code: 'draft_conflict' },
  })
  expect((await readEntry(app, team.admin, id)).line_count).toBe(2)
})

test('one wrong line and nothing is made', async () => {
  const earlier = await createSampleEntry(app, team.preparer)
  const entries = await total()
  const wrong = await add(earlier.id, [
    { id: randomUUID(), line_items: linesOf(2) },
    { id: randomUUID(), line_items: linesOf(1000) },
  ])
  expect(wrong).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect((await add(earlier.id, [])).status).toBe(400)
  expect(await total()).toBe(entries)
})

test('an auditor makes none, and an entry of another organization does not exist', async () => {
  const earlier = await createSampleEntry(app, team.preparer)
  const wanted = [{ id: randomUUID(), line_items: linesOf(1) }]
  expect((await add(earlier.id, wanted, team.auditor)).status).toBe(403)
  expect((await add(earlier.id, wanted, strangers.preparer)).status).toBe(404)
})

describe('an import that did not end', () => {
  const unfinished = async (id: string, as: Visitor = team.auditor) =>
    app.answer('getUnfinishedSplit', { as, params: { id } })
  const discard = (id: string, entries: object[], as: Visitor = team.preparer) =>
    app.answer('discardSplit', { as, params: { id }, body: { entries } })
  const finish = (id: string, as: Visitor = team.preparer) =>
    app.answer('finishSplit', { as, params: { id } })
  const abandoned = async () => {
    const origin = await createSampleEntry(app, team.preparer)
    const ids = [randomUUID(), randomUUID()]
    await add(
      origin.id,
      ids.map((id, index) => ({ id, line_items: linesOf(index + 1) })),
    )
    const { entries } = done(await unfinished(origin.id))
    const asSeen = entries.map((one) => ({
      id: one.id,
      expected_updated_at: one.updated_at,
    }))
    return { origin, ids, entries, asSeen }
  }

  test('is shown on the entry with its further drafts in their order, and on each draft with the entry', async () => {
    const { origin, ids, entries } = await abandoned()
    expect(entries).toMatchObject([
      { id: ids[0], line_count: 1 },
      { id: ids[1], line_count: 2 },
    ])
    expect((await unfinished(ids[1]!)).body).toMatchObject({ entries: [], origin: { id: origin.id } })
  })

  test('is discarded with one request: the further drafts go, the entry stays as it is', async () => {
    const { origin, ids, asSeen } = await abandoned()
    expect((await discard(origin.id, asSeen)).status).toBe(204)
    for (const id of ids) {
      expect((await app.answer('getEntry', { as: team.auditor, params: { id } })).status).toBe(404)
    }
    expect((await unfinished(origin.id)).body).toEqual({ entries: [], origin: null })
    expect(await readEntry(app, team.auditor, origin.id)).toMatchObject({ updated_at: origin.updated_at })
  })

  test('keeps all its drafts where one of them was saved since the person saw them', async () => {
    const { origin, ids, asSeen } = await abandoned()
    const { updated_at } = await readEntry(app, team.admin, ids[1]!)
    const body = { draft_data: { header: { port_code: '3001' } }, expected_updated_at: updated_at }
    expect((await app.answer('saveEntry', { as: team.admin, params: { id: ids[1]! }, body })).status).toBe(
      200,
    )
    expect(await discard(origin.id, asSeen)).toMatchObject({ status: 409, body: { code: 'draft_conflict' } })
    expect(done(await unfinished(origin.id)).entries).toHaveLength(2)
  })

  test('deletes no draft that the import did not make', async () => {
    const { origin, asSeen } = await abandoned()
    const other = await createSampleEntry(app, team.preparer)
    const wanted = [...asSeen, { id: other.id, expected_updated_at: other.updated_at }]
    expect((await discard(origin.id, wanted)).status).toBe(404)
    expect(done(await unfinished(origin.id)).entries).toHaveLength(2)
    expect((await readEntry(app, team.auditor, other.id)).status).toBe('draft')
  })

  test('is resumed: the drafts take the lines of the sheet that is imported again', async () => {
    const { origin, ids } = await abandoned()
    const again = await add(
      origin.id,
      ids.map((id) => ({ id, line_items: linesOf(7) })),
    )
    expect(done(again).entries).toMatchObject([{ line_count: 7 }, { line_count: 7 }])
    expect(done(await unfinished(origin.id)).entries).toHaveLength(2)
  })

  test('is finished by keeping its drafts, which are then entries like any other', async () => {
    const { origin, ids, asSeen } = await abandoned()
    expect((await finish(origin.id)).status).toBe(204)
    expect((await unfinished(origin.id)).body).toEqual({ entries: [], origin: null })
    expect(done(await unfinished(ids[0]!)).origin).toBeNull()
    expect((await discard(origin.id, asSeen)).status).toBe(404)
    expect((await readEntry(app, team.auditor, ids[0]!)).line_count).toBe(1)
  })

  test('is ended by no auditor and no stranger', async () => {
    const { origin, asSeen } = await abandoned()
    expect((await finish(origin.id, team.auditor)).status).toBe(403)
    expect((await discard(origin.id, asSeen, team.auditor)).status).toBe(403)
    expect((await unfinished(origin.id, strangers.preparer)).status).toBe(404)
    expect((await discard(origin.id, asSeen, strangers.preparer)).status).toBe(404)
  })
})
