import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEntry, patch } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team

beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

/** Whether the server turned to other work while a request was answered: a timer of its thread went off. */
async function letsOthersIn(
  request: () => Promise<{ status: number }>,
): Promise<{ status: number; turns: number }> {
  let turns = 0
  const clock = new AbortController()
  const counting = (async () => {
    while (!clock.signal.aborted) {
      await wait(5, undefined, { signal: clock.signal })
      turns += 1
    }
  })().catch(() => {})
  const { status } = await request()
  clock.abort()
  await counting
  return { status, turns }
}

test('a form of many long lines is printed while the server answers others', async () => {
  const entry = await createEntry(app, team.preparer)
  const lines = Array.from({ length: 300 }, (_, index) => ({
    id: `line-${index}`,
    line_number: index + 1,
    description: 'Wall lantern with a housing of aluminum '.repeat(20).slice(0, 500),
  }))
  const saved = await patch(app, team.preparer, entry, { line_items: lines })
  expect(saved.status).toBe(200)
  const pdf = () => app.answer('getForm7501', { as: team.auditor, params: { id: entry.id } })
  await pdf()
  expect(await letsOthersIn(pdf)).toMatchObject({
    status: 200,
    turns: expect.toSatisfy((turns) => turns > 3),
  })
})
