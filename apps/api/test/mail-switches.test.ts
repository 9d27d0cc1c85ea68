import type { CalendarDay } from '@edfe/domain/calendar'
import { asWritten } from '@edfe/domain/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendDue } from '../src/accounts/notifications/digest.job.ts'
import {
  notifyOrganization,
  notifyPeople,
  type OrganizationKind,
  type PersonalKind,
} from '../src/accounts/notifications/notify.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { MAIL_JOB, type QueuedMail } from '../src/mail/mail.job.ts'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, submit } from './entry-steps.ts'
import { startApp, type Team, type TestApp, type Visitor } from './harness.ts'
import { type Inbox, openInbox } from './smtp-inbox.ts'

/** Every switch of the notification settings, read out of a real SMTP server: what comes, when, and what does not. */
let inbox: Inbox
let app: TestApp
let team: Team
/** Noon in New York, far from quiet hours. */
const NOON = '2026-03-05T17:00:00Z'
let now = new Date(NOON)

beforeAll(async () => {
  inbox = await openInbox()
  app = await startApp({ workers: true, now: () => now, env: { SMTP_URL: inbox.url, ...ON_SAMPLE_DAY } })
})
beforeEach(async () => {
  now = new Date(NOON)
  team = await app.organization()
})
afterAll(async () => {
  await app.stop()
  await inbox.close()
})

const inOrg = <T>(work: Parameters<typeof tenantTransaction<T>>[2]) =>
  tenantTransaction(app.engine.db, { orgId: team.orgId, userId: null }, work)
const tools = () => ({ jobs: app.app.jobs, publicUrl: 'https://filing.example', now })
const tell = (kind: PersonalKind, title: string, to: Visitor = team.preparer, isUrgent = false) =>
  inOrg((trx) =>
    notifyPeople(trx, tools(), {
      orgId: team.orgId,
      kind,
      userIds: [to.userId],
      title: asWritten({ text: title }),
      href: '/entries/1/header',
      isUrgent,
    }),
  )
const tellAdmins = (kind: OrganizationKind, title: string) =>
  inOrg((trx) =>
    notifyOrganization(trx, tools(), { orgId: team.orgId, kind, title: asWritten({ text: title }) }),
  )
const setMine = async (body: object, as: Visitor = team.preparer) =>
  expect((await app.answer('saveUserNotifications', { body, as })).status).toBe(200)
const setOurs = async (body: object) =>
  expect((await app.answer('saveOrganizationNotifications', { body, as: team.admin })).status).toBe(200)
/** What runs every five minutes, at an instant. */
const tick = async (instant: string) => {
  now = new Date(instant)
  await sendDue(app.engine, app.app.jobs, now)
}
/** The subjects that have come, once no mail to the address is under way. */
const arrived = async (to: Visitor = team.preparer) => {
  await vi.waitFor(
    async () => {
      const open = (await app.app.jobs.read(MAIL_JOB, ['created', 'retry', 'active'])) as QueuedMail[]
      expect(open.filter((mail) => mail.to === to.email)).toEqual([])
    },
    { timeout: 15_000, interval: 50 },
  )
  return inbox
    .subjectsTo(to.email)
    .filter((subject) => !subject.startsWith('Confirm your'))
    .map((subject) => subject.replace(/ \(practice\)$/, ''))
}
const onScreen = async (as: Visitor = team.preparer): Promise<string[]> =>
  (await app.ask('listNotifications', { as })).notifications.map(({ title }) => title)

describe('of a person', () => {
  test.each([
    ['task', 'email_tasks'],
    ['mention', 'email_mentions'],
    ['entry_status', 'email_entry_status'],
    ['deadline', 'email_deadlines'],
  ] as const)('a %s is mailed while %s is on, and never while it is off', async (kind, setting) => {
    await tell(kind, 'While on')
    const mail = await inbox.mailTo(team.preparer.email, 'Subject: While on')
    expect(mail).toContain('https://filing.example/entries/1/header')
    await setMine({ [setting]: false })
    await tell(kind, 'While off')
    expect(await arrived()).toEqual(['While on'])
    expect((await onScreen()).sort()).toEqual(['While off', 'While on'])
  })

  test('one switch leaves the other kinds alone', async () => {
    await setMine({ email_tasks: false, email_mentions: false, email_deadlines: false })
    await tell('task', 'Task')
    await tell('mention', 'Mention')
    await tell('entry_status', 'Status')
    await tell('deadline', 'Deadline')
    expect(await arrived()).toEqual(['Status'])
  })

  test('nothing is shown in the application while that is off, and mail comes nevertheless', async () => {
    await setMine({ inapp_enabled: false })
    await tell('task', 'By mail alone')
    expect(await onScreen()).toEqual([])
    expect(await arrived()).toEqual(['By mail alone'])
  })

  test('the daily digest comes once, at eight in the morning of the person’s own time zone', async () => {
    const profile = { given_name: 'Petra', family_name: 'P', timezone: 'America/Los_Angeles' as const }
    await app.ask('saveProfile', { body: profile, as: team.preparer })
    await setMine({ digest: 'daily' })
    await tell('task', 'First')
    await tell('mention', 'Second')
    await tick('2026-03-06T15:55:00Z')
    expect(await arrived()).toEqual([])
    await tick('2026-03-06T16:00:00Z')
    await tick('2026-03-06T16:05:00Z')
    const mail = await inbox.mailTo(team.preparer.email, '2 updates on your entries')
    expect(mail.indexOf('First')).toBeLessThan(mail.indexOf('Second'))
    expect(mail).toContain('https://filing.example/entries/1/header')
    expect(await arrived()).toHaveLength(1)
  })

  test('what is urgent comes at once, in quiet hours and with a digest, unless its switch is off', async () => {
    now = new Date('2026-03-06T06:00:00Z')
    await setMine({ digest: 'weekly', quiet_hours: { start: '22:00', end: '08:00' } })
    await tell('task', 'Request from CBP', team.preparer, true)
    await tell('task', 'Can wait')
    expect(await arrived()).toEqual(['Request from CBP'])
    await setMine({ email_tasks: false })
    await tell('task', 'Another request', team.preparer, true)
    expect(await arrived()).toEqual(['Request from CBP'])
  })

  test('the weekly digest comes on Monday, after the change to summer time', async () => {
    await setMine({ digest: 'weekly' })
    await tell('task', 'Of the week')
    await tick('2026-03-09T11:55:00Z')
    expect(await arrived()).toEqual([])
    await tick('2026-03-09T12:00:00Z')
    expect(await arrived()).toEqual(['Of the week'])
  })

  test.each([
    ['across midnight', '2026-03-06T04:00:00Z', '2026-03-06T12:59:00Z', '2026-03-06T13:00:00Z'],
    [
      'in the night that loses an hour',
      '2026-03-08T04:00:00Z',
      '2026-03-08T11:59:00Z',
      '2026-03-08T12:00:00Z',
    ],
    [
      'in the night that has an hour twice',
      '2026-11-01T03:00:00Z',
      '2026-11-01T12:59:00Z',
      '2026-11-01T13:00:00Z',
    ],
  ])('quiet hours %s hold mail until eight on the person’s clock', async (_, sent, before, end) => {
    now = new Date(sent)
    await tell('task', 'At night')
    await tick(before)
    expect(await arrived()).toEqual([])
    await tick(end)
    expect(await arrived()).toEqual(['At night'])
  })

  test('quiet hours that are switched off hold nothing', async () => {
    now = new Date('2026-03-06T04:00:00Z')
    await setMine({ quiet_hours: null })
    await tell('task', 'At night')
    expect(await arrived()).toEqual(['At night'])
  })

  test('a digest that would leave on the last day of a deadline or later is not waited for', async () => {
    await setMine({ digest: 'weekly' })
    const due = (title: string, lastDay: string) =>
      inOrg((trx) =>
        notifyPeople(trx, tools(), {
          orgId: team.orgId,
          kind: 'deadline',
          userIds: [team.preparer.userId],
          title: asWritten({ text: title }),
          lastDay: lastDay as CalendarDay,
        }),
      )
    // The next digest leaves on Monday, March 9.
    await due('Due on Monday', '2026-03-09')
    await due('Due on Tuesday', '2026-03-10')
    expect(await arrived()).toEqual(['Due on Monday'])
    now = new Date('2026-03-06T04:00:00Z')
    await due('Due on Saturday', '2026-03-07')
    expect(await arrived()).toEqual(['Due on Monday'])
    await tick('2026-03-06T13:00:00Z')
    expect(await arrived()).toEqual(['Due on Monday', 'Due on Saturday'])
  })

  test('what waits goes when the digest is set to immediate, and moves with the quiet hours', async () => {
    await setMine({ digest: 'weekly' })
    await tell('task', 'Waiting')
    await setMine({ digest: 'immediate', quiet_hours: { start: '11:00', end: '13:00' } })
    await tick('2026-03-05T17:55:00Z')
    expect(await arrived()).toEqual([])
    await tick('2026-03-05T18:00:00Z')
    expect(await arrived()).toEqual(['Waiting'])
  })

  test('what waits is dropped when its kind is switched off, or its reader has left', async () => {
    for (const member of [team.preparer, team.approver]) await setMine({ digest: 'daily' }, member)
    await tell('task', 'Not wanted any more')
    await tell('mention', 'Still wanted')
    await tell('task', 'For one who left', team.approver)
    await setMine({ email_tasks: false })
    const body = await app.ask('listMembers', { as: team.admin })
    const left = body.members.find((each) => each.user_id === team.approver.userId)
    await app.ask('disableMember', { as: team.admin, params: { id: left!.id } })
    await tick('2026-03-06T13:00:00Z')
    expect(await arrived()).toEqual(['Still wanted'])
    expect(await arrived(team.approver)).toEqual([])
  })
})

describe('of the organisation', () => {
  test.each([
    ['incident', 'email_incidents'],
    ['release', 'email_releases'],
    ['compliance', 'email_compliance'],
    ['organization_deadline', 'email_deadlines'],
  ] as const)('notice of %s reaches the admins alone, while %s is on', async (kind, setting) => {
    await setOurs({ digest: 'immediate' })
    await tellAdmins(kind, 'While on')
    await setOurs({ [setting]: false })
    await tellAdmins(kind, 'While off')
    expect(await arrived(team.admin)).toEqual(['While on'])
    expect(await arrived(team.preparer)).toEqual([])
  })

  test('the digest is the organisation’s, and the quiet hours are each admin’s own', async () => {
    await setMine({ quiet_hours: { start: '20:00', end: '09:30' } }, team.admin)
    await tellAdmins('compliance', 'Gathered')
    await tick('2026-03-06T14:25:00Z')
    expect(await arrived(team.admin)).toEqual([])
    await tick('2026-03-06T14:30:00Z')
    expect(await arrived(team.admin)).toEqual(['Gathered'])
  })

  test('a weekly digest that becomes immediate sends what waits', async () => {
    await setOurs({ digest: 'weekly' })
    await tellAdmins('release', 'Waiting')
    await setOurs({ digest: 'immediate' })
    await tick('2026-03-05T17:05:00Z')
    expect(await arrived(team.admin)).toEqual(['Waiting'])
  })

  test('nothing is shown to anybody while the organisation has switched that off', async () => {
    await setOurs({ inapp_enabled: false, digest: 'immediate' })
    await tellAdmins('incident', 'By mail')
    await tell('task', 'By mail too')
    expect([await onScreen(team.admin), await onScreen()]).toEqual([[], []])
    expect([await arrived(team.admin), await arrived()]).toEqual([['By mail'], ['By mail too']])
  })
})

describe('by what people do', () => {
  test('a comment notifies those that it names, not its writer and not the others', async () => {
    const entry = await createEntry(app, team.preparer)
    const text = '@Arno Approver, @Petra Preparer: is 123-45-6789 right?'
    const answer = await app.answer('commentEntry', {
      params: { id: entry.id },
      body: { text },
      as: team.preparer,
    })
    expect(answer).toMatchObject({
      status: 201,
      body: { mentioned: [{ name: 'Arno Approver' }, { name: 'Petra Preparer' }] },
    })
    const mail = await inbox.mailTo(team.approver.email, 'Petra Preparer mentioned you on')
    expect(mail).toContain('is ***-**-6789 right?')
    expect(await arrived(team.preparer)).toEqual([])
    expect(await arrived(team.auditor)).toEqual([])
    const body = await app.ask('getActivities', { as: team.auditor, params: { id: entry.id } })
    const said = body.activities.find((each) => each.activity_type === 'comment')
    expect(said).toMatchObject({
      activity_type: 'comment',
      activity_data: { text: text.replace('123-45-6789', '***-**-6789') },
      user: { name: 'Petra Preparer' },
    })
  })

  test('an empty comment, one of an auditor and one on a stranger’s entry are refused', async () => {
    const entry = await createEntry(app, team.preparer)
    const say = (text: string, as: Visitor) =>
      app.answer('commentEntry', { params: { id: entry.id }, body: { text }, as })
    expect(await say('  ', team.preparer)).toMatchObject({
      status: 400,
      body: { message: 'Write a comment first' },
    })
    expect((await say('Hello', team.auditor)).status).toBe(403)
    expect((await say('Hello', (await app.organization('Elsewhere')).admin)).status).toBe(404)
  })

  test('an assigned entry notifies its new assignee', async () => {
    const entry = await createEntry(app, team.preparer)
    await app.ask('assignEntry', {
      params: { id: entry.id },
      body: { user_id: team.approver.userId },
      as: team.preparer,
    })
    expect(await inbox.mailTo(team.approver.email, 'is assigned to you')).toContain(
      'Petra Preparer assigned this entry',
    )
  })

  test('a release that an admin records reaches the submitter and the other admins', async () => {
    await setOurs({ digest: 'immediate' })
    const second = await app.account('Bea Boss')
    await app.join(team.orgId, second, 'admin')
    const entry = await createSampleEntry(app, team.preparer)
    expect((await submit(app, team.approver, entry)).status).toBe(200)
    await vi.waitFor(async () => {
      const body = { status: 'released' }
      const { status } = await app.answer('changeStatus', { params: { id: entry.id }, body, as: team.admin })
      expect(status).toBe(200)
    })
    const number = `${entry.entry_number.slice(0, 3)}-${entry.entry_number.slice(3, 10)}`
    for (const person of [team.approver, second]) {
      expect(await arrived(person)).toEqual([expect.stringMatching(`Entry ${number}-\\d is released`)])
    }
    expect(await arrived(team.admin)).toEqual([])
  })
})
