import { encodeStatement } from '@edfe/abi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EntryBody, until } from './entry-steps.ts'
import { type Lines, startLines } from './line-steps.ts'
import { dailyOf, lineOf, PRINTED, statementsOf } from './statement-steps.ts'

let lines: Lines
beforeAll(async () => {
  lines = await startLines()
  await lines.prove()
})
afterAll(() => lines.stop())

let tested: EntryBody

test('over a line to the test system a filing goes there alone, is answered, and is named as a test', async () => {
  const { app, team, setLine, me, file, accepted, roadOf, tests, live } = lines
  expect((await setLine({ road: 'test' })).status).toBe(200)
  expect(await me()).toMatchObject({ practice: 'test', customs_gateway: 'test' })
  tested = await file()
  await accepted(tested, tests)
  expect(await roadOf(tested)).toBe('test')
  expect(live.waiting(), 'nothing went to CBP').toEqual([])
  const { entries } = await app.ask('listEntries', { as: team.preparer, query: {} })
  expect(entries).toMatchObject([{ id: tested.id, is_practice: true, customs: 'test', due: null }])
  const { messages } = await app.ask('getTimeline', { as: team.auditor, params: { id: tested.id } })
  expect(messages.map(({ title }) => title)).toContain('CBP’s test system accepted')
  const [event] = (await app.ask('listAuditEvents', { as: team.admin })).events.filter(
    ({ action }) => action === 'set_line',
  )
  expect(event).toMatchObject({ after_json: { road: 'test', reason: 'CBP said so' } })
})

test('a statement of the test system is kept and owes nothing, and leaves its number to one of CBP', async () => {
  const { app, team, setLine, me, file, accepted, owed, tests, live } = lines
  const statement = (number: string) => encodeStatement(dailyOf('2726069001', [lineOf(number)]), PRINTED)
  tests.bring('statement-1.txt', statement(tested.entry_number))
  const { statements, kept } = await until(
    () => statementsOf(app, team),
    (list) => list.kept.length > 0,
  )
  expect(statements).toEqual([])
  expect(kept).toMatchObject([{ number: '2726069001', booking: 'test', faults: [] }])

  expect((await setLine()).status).toBe(200)
  expect((await me()).practice).toBe(null)
  expect(await owed(), 'the test owes nothing').toEqual([])
  const real = await file()
  await accepted(real, live)
  live.bring('statement-1.txt', statement(real.entry_number))
  const booked = await until(
    () => statementsOf(app, team),
    (list) => list.statements.length > 0,
  )
  expect(booked.statements).toMatchObject([{ number: '2726069001', state: 'preliminary' }])
  expect(await owed()).toEqual([real.entry_number])
})

test('a test does not become real when the line is opened, and CBP is asked to delete nothing of it', async () => {
  const { app, team, roadOf, live } = lines
  expect(await roadOf(tested)).toBe('test')
  const answer = await app.answer('deleteSummary', { as: team.admin, params: { id: tested.id } })
  expect(answer).toMatchObject({ status: 409, body: { code: 'filed_elsewhere' } })
  expect(live.waiting()).toEqual([])
})
