import { asWritten } from '@edfe/domain/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendDue } from '../src/accounts/notifications/digest.job.ts'
import { notifyOrganization, notifyPeople } from '../src/accounts/notifications/notify.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { MAIL_JOB, type QueuedMail } from '../src/mail/mail.job.ts'
import { PASSWORD, refusal, startApp, type Team, type TestApp } from './harness.ts'
import { type Inbox, openInbox } from './smtp-inbox.ts'

let inbox: Inbox
beforeAll(async () => {
  inbox = await openInbox()
})
afterAll(() => inbox.close())

describe('with a mail server', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ workers: true, env: { SMTP_URL: inbox.url, CONTACT_MAIL_TO: 'desk@example.com' } })
  })
  afterAll(() => app.stop())

  test('a new account is confirmed by the link of a mail before it opens', async () => {
    const email = 'confirm@example.com'
    const signedUp = await app.call('POST', '/api/auth/sign-up/email', {
      body: { name: 'Cora', email, password: PASSWORD },
    })
    expect(signedUp.body).toMatchObject({ token: null })
    const early = await app.call('POST', '/api/auth/sign-in/email', { body: { email, password: PASSWORD } })
    expect(early).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
    const mail = await inbox.mailTo(email)
    expect(mail).toContain('Subject: Confirm your email address')
    const link = new URL(/http:\/\/\S+verify-email\S+/.exec(mail)?.[0] ?? '')
    const confirmed = await app.call('GET', link.pathname + link.search)
    expect(confirmed.status).toBeLessThan(400)
    // A stranger's wrong passwords never keep out whoever confirms the address in this browser.
    expect(String(confirmed.headers['set-cookie'])).toContain('edfe.known_browser=')
    expect(
      (await app.call('POST', '/api/auth/sign-in/email', { body: { email, password: PASSWORD } })).status,
    ).toBe(200)
  })

  test('a mail to an address without an account is in the language of the browser that asked for it', async () => {
    const email = 'confirmar@example.com'
    await app.auth('sign-up/email', { name: 'Cora', email, password: PASSWORD }, 'edfe.language=es')
    expect(await inbox.mailTo(email)).toContain('Abra este enlace para confirmar su correo')
  })

  test('a known email is refused with the same message', async () => {
    const again = await app.call('POST', '/api/auth/sign-up/email', {
      body: { name: 'Cora', email: 'confirm@example.com', password: PASSWORD },
    })
    expect(refusal(again).message).toBe('This email is already registered. Please sign in instead.')
  })

  test('a contact message reaches the desk and can be answered', async () => {
    const body = {
      name: 'Vera Visitor',
      email: 'vera@example.com',
      subject: 'Bonds',
      message: 'Do I need one?',
    }
    const sent = await app.answer('sendContactMessage', { body })
    expect(sent).toMatchObject({ status: 200, body: { message: 'Thanks! Your message has been received.' } })
    const mail = await inbox.mailTo('desk@example.com')
    expect(mail).toContain('Subject: Contact: Bonds')
    expect(mail).toContain('Reply-To: vera@example.com')
  })

  test.each(['name', 'email', 'subject', 'message'])(
    'a contact message without its %s is refused',
    async (field) => {
      const body = { name: 'V', email: 'v@example.com', subject: 'S', message: 'M', [field]: ' ' }
      expect((await app.answer('sendContactMessage', { body })).status).toBe(400)
    },
  )
})

describe('notifications', () => {
  let app: TestApp
  let team: Team
  /** Noon in New York, far from quiet hours. */
  let now = new Date('2026-03-05T17:00:00Z')
  beforeAll(async () => {
    app = await startApp({ workers: true, now: () => now })
    await app.engine.run('select 1')
  })
  beforeEach(async () => {
    now = new Date('2026-03-05T17:00:00Z')
    team = await app.organization()
  })
  afterAll(() => app.stop())

  const tools = () => ({ jobs: app.app.jobs, publicUrl: app.app.settings.PUBLIC_URL, now })
  const inOrg = <T>(work: Parameters<typeof tenantTransaction<T>>[2]) =>
    tenantTransaction(app.engine.db, { orgId: team.orgId, userId: null }, work)
  const tellPreparer = (title: string) =>
    inOrg((trx) =>
      notifyPeople(trx, tools(), {
        orgId: team.orgId,
        kind: 'entry_status',
        userIds: [team.preparer.userId],
        title: asWritten({ text: title }),
        href: '/entries/1/header',
      }),
    )
  const waiting = async () =>
    (await app.engine.asOwner((run) => run('select subject, digest, due_at from mail_deferrals'))).rows
  const queued = async (address: string) =>
    ((await app.app.jobs.read(MAIL_JOB, ['created', 'active', 'completed'])) as QueuedMail[]).filter(
      ({ to }) => to === address,
    )

  test('are shown in the app until they are read', async () => {
    await tellPreparer('Entry accepted')
    const list = async () => await app.ask('listNotifications', { as: team.preparer })
    expect(await list()).toMatchObject({
      unread: 1,
      notifications: [{ title: 'Entry accepted', href: '/entries/1/header', read_at: null }],
    })
    expect((await app.ask('listNotifications', { as: team.admin })).notifications).toEqual([])
    await app.ask('markNotificationsRead', { body: {}, as: team.preparer })
    expect((await list()).unread).toBe(0)
  })

  test('are mailed at once by default, and not at all when switched off', async () => {
    await tellPreparer('Mailed')
    expect(await queued(team.preparer.email)).toHaveLength(1)
    await app.ask('saveUserNotifications', {
      body: { email_entry_status: false, inapp_enabled: false },
      as: team.preparer,
    })
    await tellPreparer('Silent')
    expect(await queued(team.preparer.email)).toHaveLength(1)
    const body = await app.ask('listNotifications', { as: team.preparer })
    expect(body.notifications.map((each) => each.title)).toEqual(['Mailed'])
  })

  test('wait for the end of quiet hours, then come as one mail', async () => {
    now = new Date('2026-03-06T04:00:00Z')
    await tellPreparer('First at night')
    await tellPreparer('Second at night')
    expect(await queued(team.preparer.email)).toHaveLength(0)
    expect(await waiting()).toHaveLength(2)
    await sendDue(app.engine, app.app.jobs, new Date('2026-03-06T12:59:00Z'))
    expect(await queued(team.preparer.email)).toHaveLength(0)
    await sendDue(app.engine, app.app.jobs, new Date('2026-03-06T13:00:00Z'))
    const mails = await queued(team.preparer.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      subject: { id: 'mail.digest.subject', params: { count: 2 } },
      text: [expect.objectContaining({ id: 'mail.digest.next' })],
    })
    expect(await waiting()).toHaveLength(0)
  })

  test('of the organisation go to its admins with its own digest', async () => {
    await inOrg((trx) =>
      notifyOrganization(trx, tools(), {
        orgId: team.orgId,
        kind: 'release',
        title: asWritten({ text: 'Released' }),
      }),
    )
    expect(await waiting()).toMatchObject([
      {
        subject: asWritten({ text: 'Released' }),
        digest: 'daily',
        due_at: new Date('2026-03-06T13:00:00Z'),
      },
    ])
    await sendDue(app.engine, app.app.jobs, new Date('2026-03-07T00:00:00Z'))
    expect(await queued(team.admin.email)).toHaveLength(1)
    await app.ask('saveOrganizationNotifications', { body: { email_releases: false }, as: team.admin })
    await inOrg((trx) =>
      notifyOrganization(trx, tools(), {
        orgId: team.orgId,
        kind: 'release',
        title: asWritten({ text: 'Again' }),
      }),
    )
    expect(await waiting()).toHaveLength(0)
  })

  test('disappear with the transaction that fails', async () => {
    const failing = inOrg(async (trx) => {
      await notifyPeople(trx, tools(), {
        orgId: team.orgId,
        kind: 'task',
        userIds: [team.approver.userId],
        title: asWritten({ text: 'Lost' }),
      })
      throw new Error('the business write failed')
    })
    await expect(failing).rejects.toThrow('the business write failed')
    expect(await queued(team.approver.email)).toHaveLength(0)
    expect((await app.ask('listNotifications', { as: team.approver })).notifications).toEqual([])
  })
})
