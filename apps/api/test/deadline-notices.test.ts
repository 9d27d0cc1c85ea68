import type { CalendarDay } from '@edfe/domain/calendar'
import { expectedLiquidationDay, lastCorrectionDay, lastProtestDay } from '@edfe/domain/tasks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import { notifyEveryOrganization } from '../src/reports/deadlines.job.ts'
import {
  createSampleEntryByCbp,
  type EntryBody,
  LIVE_GATEWAY,
  ON_SAMPLE_DAY,
  patch,
  signedBy,
  submit,
} from './entry-steps.ts'
import { startApp, type Team, type TestApp, type Visitor } from './harness.ts'
import { openInbox } from './smtp-inbox.ts'
import { listenFor, RECEIVER_NETWORKS, sendWebhooks, startReceiver, verified } from './webhook-steps.ts'

/** The date of entry of the worked entry; its summary and duty are due ten working days later, on March 10. */
const ENTRY_DAY = '2026-02-24' as CalendarDay

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({
    env: { ...ON_SAMPLE_DAY, ...LIVE_GATEWAY, WEBHOOK_PRIVATE_NETWORKS: RECEIVER_NETWORKS.join() },
  })
})
beforeEach(async () => {
  team = await liveOrganization()
})
afterAll(() => app.stop())

/** An organization of the application that files with CBP. */
async function liveOrganization(): Promise<Team> {
  const team = await app.organization()
  const body = await app.ask('saveOrganization', {
    as: team.admin,
    body: { name: 'Harbour Trading', cbp_filer_code: filerCode() },
  })
  await confirm('filer_code', body.organization.cbp_filer_code ?? '', team)
  return team
}

let codes = 0
/** A filer code belongs to one organization. */
const filerCode = () => `D${String(++codes).padStart(2, '0')}`
const confirm = (kind: 'filer_code' | 'importer_number', typed: string, { orgId }: Team = team) =>
  confirmNumber({ db: app.engine.db, sealing: app.app.sealing }, { orgId, kind, typed })

/** What the job does on a day. */
const runOn = (day: string) =>
  notifyEveryOrganization(
    {
      engine: app.engine,
      logger: app.app.log,
      settings: app.app.settings,
      entryServices: { ...app.app.entryServices, today: () => day as CalendarDay },
    },
    app.app.jobs,
  )
const noticesOf = async (as: Visitor): Promise<string[]> =>
  (await app.ask('listNotifications', { as })).notifications
    .filter(({ kind }) => kind === 'deadline')
    .map(({ title }) => title)
const numberOf = ({ entry_number: number }: EntryBody) =>
  `${number.slice(0, 3)}-${number.slice(3, 10)}-${number.slice(10)}`

const draft = (as = team.preparer, name = 'Petra Preparer') => createSampleEntryByCbp(app, as, signedBy(name))
/** The worked entry at CBP, with the acceptance that an admin recorded by hand. */
async function accepted(): Promise<EntryBody> {
  const entry = await draft(team.approver, 'Arno Approver')
  await confirm('importer_number', entry.draft_data.parties?.importer_number ?? '')
  expect((await submit(app, team.approver, entry)).status).toBe(200)
  const body = { status: 'accepted' as const, reason: 'The port called' }
  return (await app.ask('changeStatus', { as: team.admin, params: { id: entry.id }, body })).entry
}
const assign = (entry: EntryBody, to: Visitor) =>
  app.answer('assignEntry', { params: { id: entry.id }, body: { user_id: to.userId }, as: team.admin })

describe('a summary that is not filed', () => {
  test('is notified on the eighth and the tenth working day, to who works on it and to the admins, once each', async () => {
    const entry = await draft()
    await runOn('2026-03-05')
    expect(await noticesOf(team.preparer)).toEqual([])
    await runOn('2026-03-06')
    await runOn('2026-03-06')
    await runOn('2026-03-08')
    const expected = [`Entry ${numberOf(entry)}: file the entry summary by 03/10/2026`]
    expect(await noticesOf(team.preparer)).toEqual(expected)
    expect(await noticesOf(team.admin)).toEqual(expected)
    await runOn('2026-03-10')
    await runOn('2026-03-10')
    expect(await noticesOf(team.preparer)).toEqual([...expected, ...expected])
    const { notifications } = await app.ask('listNotifications', { as: team.preparer })
    expect(notifications[0]?.body).toContain('Today is the last day.')
    expect(await noticesOf(team.approver)).toEqual([])
    expect(await noticesOf(team.auditor)).toEqual([])
  })

  test('is an event for programs on each of the two days, once, and for no other organization', async () => {
    const queued = await listenFor(app, team.admin, 'deadline.coming')
    const others = await listenFor(app, (await liveOrganization()).admin, 'deadline.coming')
    const entry = await draft()
    await runOn('2026-03-05')
    expect(await queued()).toEqual([])
    for (const day of ['2026-03-06', '2026-03-06', '2026-03-10']) await runOn(day)
    const data = { entry_id: entry.id, entry_number: entry.entry_number, kind: 'summary', day: '2026-03-10' }
    expect(await queued()).toMatchObject([
      { type: 'deadline.coming', data: { ...data, reminder: 'two_days_before' } },
      { type: 'deadline.coming', data: { ...data, reminder: 'last_day' } },
    ])
    expect(await others()).toEqual([])
  })

  test('is sent to the program of the organization, signed', async () => {
    const receiver = await startReceiver()
    const body = { url: receiver.url, events: ['deadline.coming' as const] }
    const { secret } = await app.ask('createWebhook', { as: team.admin, body })
    const entry = await draft()
    await runOn('2026-03-06')
    await sendWebhooks(app)
    receiver.stop()
    expect(receiver.came.map((each) => verified(secret, each))).toMatchObject([
      {
        type: 'deadline.coming',
        data: { entry_id: entry.id, kind: 'summary', day: '2026-03-10', reminder: 'two_days_before' },
      },
    ])
  })

  test('is notified to its assignee in place of its owner', async () => {
    await assign(await draft(), team.approver)
    await runOn('2026-03-08')
    expect(await noticesOf(team.approver)).toHaveLength(1)
    expect(await noticesOf(team.preparer)).toEqual([])
  })

  test('is notified once by two servers at the same moment', async () => {
    await draft()
    await Promise.all([runOn('2026-03-08'), runOn('2026-03-08')])
    expect(await noticesOf(team.preparer)).toHaveLength(1)
    expect(await noticesOf(team.admin)).toHaveLength(1)
  })

  test('goes with the others of its day in one notification', async () => {
    await draft()
    await draft()
    await draft(team.approver, 'Arno Approver')
    await runOn('2026-03-08')
    expect(await noticesOf(team.preparer)).toEqual(['2 entries: file the entry summary by 03/10/2026'])
    expect(await noticesOf(team.approver)).toHaveLength(1)
    expect(await noticesOf(team.admin)).toEqual(['3 entries: file the entry summary by 03/10/2026'])
  })

  test('of an admin is notified to that admin once', async () => {
    await draft(team.admin, 'Ada Admin')
    await runOn('2026-03-08')
    expect(await noticesOf(team.admin)).toHaveLength(1)
  })

  test('is not notified when its last day is past', async () => {
    await draft()
    await runOn('2026-03-11')
    expect(await noticesOf(team.preparer)).toEqual([])
  })
})

describe('duty of an entry at CBP', () => {
  test('is notified with its amount until it is paid', async () => {
    const entry = await accepted()
    await runOn('2026-03-07')
    const body = await app.ask('listNotifications', { as: team.approver })
    expect(body.notifications.find(({ kind }) => kind === 'deadline')).toMatchObject({
      title: `Entry ${numberOf(entry)}: pay duty and fees by 03/10/2026`,
      body: '$530.20 is due. Record the payment on the page of the entry.',
      href: `/entries/${entry.id}/step-6`,
    })
  })

  test('that is paid is not notified', async () => {
    const entry = await accepted()
    const paid_on = '2026-03-04'
    await app.ask('recordPayment', { as: team.preparer, params: { id: entry.id }, body: { paid_on } })
    await runOn('2026-03-08')
    expect(await noticesOf(team.approver)).toEqual([])
  })

  test('is notified with its interest and what CBP does once it is late, unless its statement is authorized', async () => {
    const entry = await accepted()
    await app.engine.asOwner((run) =>
      run(`update entries set payment_due_on = '2026-03-09' where id = '${entry.id}'`),
    )
    await runOn('2026-03-10')
    await runOn('2026-03-11')
    const { notifications } = await app.ask('listNotifications', { as: team.approver })
    const [late] = notifications.filter(({ kind }) => kind === 'deadline')
    expect(late?.title).toBe(`Entry ${numberOf(entry)}: no payment is recorded, and it was due by 03/09/2026`)
    expect(late?.body).toContain('1 day late: about $0.10 of interest (Revenue Ruling 2025-22).')
    expect(late?.body).toContain('claim liquidated damages under your bond')
    expect((await noticesOf(team.approver)).length).toBe(1)

    await app.engine.asOwner((run) =>
      run(`update entries set payment_due_on = '2026-04-20' where id = '${entry.id}'`),
    )
    await runOn('2026-04-21')
    const after = await app.ask('listNotifications', { as: team.approver })
    expect(after.notifications[0]?.body).toContain('the rate of these days is not known here')

    await app.engine.asOwner(async (run) => {
      await run(`update entries set payment_due_on = '2026-05-12' where id = '${entry.id}'`)
      await run(`insert into statements (org_id, message_id, cadence, booking, number, status, print_date,
        payment_type, amount, lines, images, authorized_on, received_at)
        values ('${team.orgId}', 'm1', 'daily', 'booked', '2726069001', 'preliminary', '2026-05-05', '2', 530.20,
          array['${entry.entry_number}'], '', '2026-05-06', now())`)
    })
    await runOn('2026-05-13')
    expect((await noticesOf(team.approver)).length).toBe(2)
  })

  test('is a task of its organization once it is late, until it is paid or its statement is authorized', async () => {
    const entry = await accepted()
    await app.engine.asOwner((run) =>
      run(`update entries set payment_due_on = '2026-03-02' where id = '${entry.id}'`),
    )
    const payments = async (as: Visitor) =>
      (await app.ask('listTasks', { as, query: { scope: 'all' } })).tasks.filter(({ kind }) => kind === 'pay')
    const [late, ...others] = await payments(team.preparer)
    expect(late).toMatchObject({ entry_id: entry.id, page: 'header', due_on: '2026-03-02', amount: '530.20' })
    expect(late?.detail).toContain('Duty and fees were due by 03/02/2026, and no payment is recorded.')
    expect(late?.detail).toContain('of interest (Revenue Ruling 2025-22)')
    expect(others).toEqual([])
    expect(await payments((await liveOrganization()).admin)).toEqual([])

    await app.engine.asOwner((run) =>
      run(`insert into statements (org_id, message_id, cadence, booking, number, status, print_date,
        payment_type, amount, lines, images, authorized_on, received_at)
        values ('${team.orgId}', 'm1', 'daily', 'booked', '2726061001', 'preliminary', '2026-03-02', '2', 530.20,
          array['${entry.entry_number}'], '', '2026-03-02', now())`),
    )
    expect(await payments(team.preparer)).toEqual([])
    await app.engine.asOwner((run) =>
      run(`update statements set authorized_on = null where org_id = '${team.orgId}'`),
    )
    expect(await payments(team.preparer)).toHaveLength(1)
    await app.engine.asOwner((run) =>
      run(`update entries set duty_paid_on = '2026-03-05' where id = '${entry.id}'`),
    )
    expect(await payments(team.preparer)).toEqual([])
  })

  test('is notified on the working day before CBP debits it', async () => {
    const entry = await accepted()
    await app.engine.asOwner((run) =>
      run(`update entries set draft_data = jsonb_set(draft_data, '{totals_declarations,payment_type}', '"2"'),
        payment_due_on = '2026-03-16' where id = '${entry.id}'`),
    )
    await runOn('2026-03-13')
    await runOn('2026-03-14')
    const { notifications } = await app.ask('listNotifications', { as: team.approver })
    const notices = notifications.filter(({ kind }) => kind === 'deadline')
    expect(notices.map(({ body }) => body)).toEqual([
      'CBP debits $530.20 on 03/16/2026. Have the money in the account, and authorize the statement today if that is not done.',
    ])
  })

  test('is notified again when it is due on another day', async () => {
    const entry = await accepted()
    await runOn('2026-03-08')
    await app.engine.asOwner((run) =>
      run(`update entries set payment_due_on = '2026-04-21' where id = '${entry.id}'`),
    )
    await runOn('2026-04-17')
    expect((await noticesOf(team.approver)).sort()).toEqual([
      `Entry ${numberOf(entry)}: pay duty and fees by 03/10/2026`,
      `Entry ${numberOf(entry)}: pay duty and fees by 04/21/2026`,
    ])
  })
})

test('the last days to correct and to protest are notified thirty days before', async () => {
  const entry = await accepted()
  const paid_on = '2026-03-04'
  await app.ask('recordPayment', { as: team.preparer, params: { id: entry.id }, body: { paid_on } })
  const before = (day: CalendarDay) => new Date(Date.parse(day) - 30 * 86_400_000).toISOString().slice(0, 10)
  await runOn(before(lastCorrectionDay(ENTRY_DAY)))
  expect(await noticesOf(team.approver)).toEqual([expect.stringContaining('last day to correct is')])
  await runOn(expectedLiquidationDay(ENTRY_DAY))
  expect(await noticesOf(team.approver)).toHaveLength(1)
  await runOn(before(lastProtestDay(ENTRY_DAY)))
  expect(await noticesOf(team.approver)).toContainEqual(expect.stringContaining('last day to protest is'))
})

test('a request of CBP is notified until somebody has answered it', async () => {
  const entry = await accepted()
  const ask = (due: string, closed: string) =>
    app.engine.asOwner((run) =>
      run(`insert into customs_notices (org_id, entry_id, code, title, action_required, due_on, closed_at, received_at)
        select org_id, id, 'R1', '{"id":"x"}', '{"id":"x"}', '${due}', ${closed}, now()
        from entries where id = '${entry.id}'`),
    )
  await ask('2026-04-20', 'null')
  await ask('2026-05-20', 'now()')
  await runOn('2026-04-18')
  await runOn('2026-05-18')
  expect(await noticesOf(team.approver)).toEqual([`Entry ${numberOf(entry)}: answer CBP by 04/20/2026`])
})

test('the mails of a security filing and of a summary counted from release say the day, what it means and where', async () => {
  const inbox = await openInbox()
  const noon = new Date('2026-03-05T17:00:00Z')
  const before = app
  app = await startApp({
    workers: true,
    now: () => noon,
    env: { ...ON_SAMPLE_DAY, ...LIVE_GATEWAY, SMTP_URL: inbox.url },
  })
  try {
    team = await liveOrganization()
    const entry = await draft()
    const given = { security_filing: { lading_date: '2026-03-10' } }
    expect((await patch(app, team.preparer, entry, given)).status).toBe(200)
    await app.engine.asOwner((run) =>
      run(`update entries set released_on = '2026-02-27' where id = '${entry.id}'`),
    )
    await runOn('2026-03-08')
    const isf = await inbox.mailTo(
      team.preparer.email,
      `Entry ${numberOf(entry)}: file the security filing (ISF) by 03/09/2026`,
    )
    expect(isf).toContain('5,000 dollars')
    expect(isf).toContain(`/entries/${entry.id}/security-filing`)
    await runOn('2026-03-11')
    const summary = await inbox.mailTo(
      team.preparer.email,
      `Entry ${numberOf(entry)}: file the entry summary by 03/13/2026`,
    )
    expect(summary).toContain('within ten working days of its release')
    expect(summary).toContain(`/entries/${entry.id}/step-6`)
  } finally {
    await app.stop()
    await inbox.close()
    app = before
  }
})

describe('nobody is notified', () => {
  test('of deadlines while the organization practises', async () => {
    team = await app.organization('Without a filer code')
    await draft()
    await runOn('2026-03-08')
    expect(await noticesOf(team.preparer)).toEqual([])
  })

  test('by mail who has switched that off, or whose organization has', async () => {
    const off = { email_deadlines: false }
    await app.ask('saveUserNotifications', { body: off, as: team.preparer })
    await app.ask('saveOrganizationNotifications', { body: off, as: team.admin })
    const entry = await draft()
    await runOn('2026-03-08')
    expect(await noticesOf(team.preparer)).toHaveLength(1)
    const waiting = await app.engine.asOwner((run) => run('reset role; select * from mail_deferrals'))
    expect(JSON.stringify(waiting)).not.toContain(numberOf(entry))
    expect(JSON.stringify(await app.app.jobs.read('mail', ['created']))).not.toContain(numberOf(entry))
  })
})
