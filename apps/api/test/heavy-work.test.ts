import { setTimeout as wait } from 'node:timers/promises'
import type { DraftData } from '@edfe/domain/entry'
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

test('strangers who choose passwords keep no form waiting', async () => {
  const entry = await createEntry(app, team.preparer)
  const pdf = () => app.answer('getForm7501', { as: team.auditor, params: { id: entry.id } })
  await pdf()
  const hostile = 'aA1@'.repeat(32)
  let judged = 0
  const passwords = Array.from({ length: 20 }, () =>
    app.app.heavyWork.judgePassword({ password: hostile, about: [] }).then(() => {
      judged += 1
    }),
  )
  expect((await pdf()).status).toBe(200)
  expect(judged).toBeLessThan(passwords.length)
  await Promise.all(passwords)
})

test('an organization prints one paper after the other, also after one that failed', async () => {
  const order: string[] = []
  const print = async (name: string, draft: DraftData) => {
    const task = { draft, marks: { marks: [] }, printedAt: new Date() }
    const isPrinted = await app.app.heavyWork.renderForm(team.orgId, task).then(
      () => true,
      () => false,
    )
    order.push(isPrinted ? name : `${name} failed`)
  }
  const long = {
    line_items: Array.from({ length: 200 }, (_, index) => ({ id: `line-${index}`, line_number: index + 1 })),
  }
  await Promise.all([
    print('a long form', long),
    print('no form', null as unknown as DraftData),
    print('a form', {}),
  ])
  expect(order).toEqual(['a long form', 'no form failed', 'a form'])
})
