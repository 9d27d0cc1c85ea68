import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedEntry, type CustomsApp, customsMessages, sendFromCustoms } from './customs-steps.ts'
import { until } from './entry-steps.ts'
import { done, type Team, type Visitor } from './harness.ts'
import { startWithCustoms } from './simulator.ts'

const OPERATOR = 'operator@example.com'

let app: CustomsApp
let team: Team
let operator: Visitor

beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '0.2', OPERATORS: OPERATOR } })
  team = await app.organization('Alder & Finch Lighting LLC')
  operator = await app.account('Olga Operator', OPERATOR)
  await app.engine.run(`update auth."user" set "twoFactorEnabled" = true where "email" = $1`, [OPERATOR])
})
afterAll(() => app.stop())

const unmatched = async () => done(await app.answer('getOperations', { as: operator })).unmatched
const match = (id: string, entry_number: string, as = operator) =>
  app.answer('actAsOperator', {
    as,
    body: { act: 'match_message', id, entry_number, reason: 'The carrier left the number out' },
  })

/** A notice of a liquidation that names the number of no entry here. */
async function strayMessage() {
  const images = ['A2704ZZZ      030526     NR', 'B  2704ZZZNR', 'NR10ZZZ 99999999 LIQUIDATED']
  await sendFromCustoms(app, { application: 'raw', images })
  const [message] = await until(unmatched, (messages) => messages.length === 1)
  return message!.id
}

test('the operator matches a message that names no entry with the entry that it is about', async () => {
  const entry = await acceptedEntry(app, team)
  const id = await strayMessage()
  expect(await match(id, 'ZZZ-0000001-8')).toMatchObject({ status: 409, body: { code: 'no_such_entry' } })
  expect(await match(id, 'a number')).toMatchObject({ status: 400 })
  expect((await match(id, entry.number, team.admin)).status).toBe(404)
  expect(await unmatched()).toHaveLength(1)

  expect((await match(id, entry.number)).status).toBe(200)
  expect(await customsMessages(app, team, entry.id, 'cbp_request', 1)).toMatchObject([{ code: 'NR' }])
  expect(await unmatched()).toEqual([])
  const { events } = await app.ask('listAuditEvents', { as: team.admin })
  expect(events).toContainEqual(
    expect.objectContaining({
      action: 'match_message',
      entity: 'entry',
      after_json: expect.objectContaining({ reason: 'The carrier left the number out' }),
    }),
  )
  const { acts } = await app.ask('getOperations', { as: operator })
  expect(acts[0]).toMatchObject({ act: 'match_message', subject: id })

  expect((await match(id, entry.number)).status, 'a message is matched once').toBe(404)
  expect(await customsMessages(app, team, entry.id, 'cbp_request', 1)).toHaveLength(1)
  const later = (await app.ask('getOperations', { as: operator })).acts
  expect(later.filter(({ act, subject }) => act === 'match_message' && subject === id)).toHaveLength(1)
})

test('a number that several organizations file under, those without their own filer code, matches none', async () => {
  const entry = await acceptedEntry(app, team)
  const other = await app.organization('Harbour Lamps')
  const twin = await acceptedEntry(app, other)
  await app.engine.asOwner((run) =>
    run('update entries set entry_number = $1 where id = $2', [entry.number, twin.id]),
  )
  const id = await strayMessage()
  expect(await match(id, entry.number)).toMatchObject({ status: 409, body: { code: 'no_such_entry' } })
  expect(await unmatched()).toHaveLength(1)
})
