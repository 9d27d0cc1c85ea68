import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNT, seedDemo } from '../src/demo/seed-demo.ts'
import { ON_SAMPLE_DAY, until } from './entry-steps.ts'
import { startApp, type TestApp } from './harness.ts'
import { createSimulator, type Simulator } from './simulator.ts'

let simulator: Simulator
let app: TestApp
beforeAll(async () => {
  simulator = await createSimulator({ CUSTOMS_RULES: 'cbp' })
  await simulator.start()
  // As `npm run demo` starts it.
  const env = { ...ON_SAMPLE_DAY, CUSTOMS_RULES: 'cbp', CUSTOMS_GATEWAY_URL: simulator.url }
  app = await startApp({ env, workers: true })
})
afterAll(async () => {
  await app.stop()
  await simulator.stop()
})

test('the demonstration holds accepted entries, a rejected one, one that waits for an approver, and drafts', async () => {
  await seedDemo(app.app)
  const visitor = await app.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)
  const list = () => app.call('GET', '/api/entries?sort=created_at&order=asc', { as: visitor })
  const { body } = await until(
    list,
    (answer) => !answer.body.entries.some((entry: { status: string }) => entry.status === 'submitted'),
  )
  expect(body.entries.map((entry: { status: string }) => entry.status)).toEqual([
    'accepted',
    'accepted',
    'rejected',
    'validated',
    'draft',
    'draft',
  ])
  const tasks = await app.call('GET', '/api/tasks?scope=all', { as: visitor })
  expect(tasks.body.tasks.map((task: { kind: string }) => task.kind).sort()).toEqual([
    'approve',
    'correct',
    'finish',
    'finish',
    'summary_due',
    'summary_due',
  ])
})

test('a second start leaves the demonstration as it is', async () => {
  await seedDemo(app.app)
  const visitor = await app.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)
  expect((await app.call('GET', '/api/entries', { as: visitor })).body.total).toBe(6)
})
