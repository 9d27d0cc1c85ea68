import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchRoad } from '../src/customs/road/watch-road.job.ts'
import { MAIL_JOB, type QueuedMail } from '../src/mail/mail.job.ts'
import { type CustomsApp, sendFromCustoms } from './customs-steps.ts'
import { createSampleEntry, type EntryBody, readEntry, submit, until } from './entry-steps.ts'
import { done, type Team, type Visitor } from './harness.ts'
import { startWithCustoms } from './simulator.ts'

const OPERATOR = 'operator@example.com'

let app: CustomsApp
let team: Team
let operator: Visitor

beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '0.2', OPERATORS: OPERATOR } })
  team = await app.organization('Harbour Trading')
  operator = await app.account('Olga Operator', OPERATOR)
  await app.engine.run(`update auth."user" set "twoFactorEnabled" = true where "email" = $1`, [OPERATOR])
})
afterAll(() => app.stop())

const road = async () => (await app.ask('getOperations', { as: operator })).road
const act = (order: object) =>
  app.answer('actAsOperator', { as: operator, body: { reason: 'Asked by mail', ...order } })
const file = async (): Promise<EntryBody> => {
  const entry = await createSampleEntry(app, team.preparer)
  done(await submit(app, team.approver, entry))
  return entry
}
const answered = ({ id }: EntryBody) =>
  until(
    () => readEntry(app, team.auditor, id),
    ({ status }) => status === 'accepted',
  )

test('the operator reads when the other side last took and gave something', async () => {
  await answered(await file())
  await sendFromCustoms(app, { application: 'raw', images: ['A', 'B  2704ZZZNR', 'NR10'] })
  const known = await until(road, ({ unmatched }) => unmatched === 1)
  expect(known).toMatchObject({
    gateway: 'simulator',
    waiting: 0,
    oldest_at: null,
    paused_at: null,
    unread: 0,
  })
  for (const at of [known.sent_at, known.heard_at, known.received_at]) expect(at).not.toBeNull()
})

test('while sending is paused a filing waits and says so, and leaves once it is resumed', async () => {
  expect((await act({ act: 'pause_sending' })).status).toBe(200)
  expect((await act({ act: 'pause_sending' })).status, 'it is paused already').toBe(404)
  const entry = await file()
  const { transmissions, waiting, paused_at } = await until(
    road,
    (one) => one.transmissions[0]?.problem !== null && one.waiting === 1,
  )
  expect(paused_at).not.toBeNull()
  expect(waiting).toBe(1)
  expect(transmissions).toMatchObject([
    {
      organization: 'Harbour Trading',
      kind: 'summary',
      problem: 'The operator of this service has paused sending to CBP.',
    },
  ])
  expect((await readEntry(app, team.auditor, entry.id)).status).toBe('submitted')
  expect((await act({ act: 'resume_sending' })).status).toBe(200)
  await answered(entry)
  expect(await road()).toMatchObject({ waiting: 0, paused_at: null })
})

test('what the other side did not take is sent at once when the operator asks, and filed once', async () => {
  await app.simulator.kill()
  const entry = await file()
  const { transmissions } = await until(road, (one) => (one.transmissions[0]?.attempts ?? 0) > 1)
  await app.simulator.start()
  await act({ act: 'send_now', id: transmissions[0]?.id })
  await answered(entry)
  const { messages } = await app.ask('getTimeline', { as: team.auditor, params: { id: entry.id } })
  expect(messages.filter(({ direction }) => direction === 'sent')).toHaveLength(1)
  expect((await act({ act: 'send_now', id: transmissions[0]?.id })).status, 'nothing waits any more').toBe(
    404,
  )
})

test('the operators get one mail when the oldest message waits too long, and another one the next time', async () => {
  await act({ act: 'pause_sending' })
  const entry = await file()
  const later = () => new Date(Date.now() + 61 * 60_000)
  const watch = (now: () => Date) => watchRoad({ ...app.app, logger: app.app.log, now }, app.app.jobs)
  const alerts = async () => {
    const mails = await app.app.jobs.read(MAIL_JOB, ['created', 'retry', 'active', 'completed'])
    return (mails as QueuedMail[]).filter(
      ({ to, subject }) => to === OPERATOR && subject.id === 'mail.road.late-subject',
    ).length
  }
  await watch(() => new Date())
  expect(await alerts(), 'not before its time').toBe(0)
  await watch(later)
  await watch(later)
  expect(await alerts()).toBe(1)
  await act({ act: 'resume_sending' })
  await answered(entry)
  await watch(later)
  await act({ act: 'pause_sending' })
  const next = await file()
  await watch(later)
  expect(await alerts()).toBe(2)
  await act({ act: 'resume_sending' })
  await answered(next)
})
