import { asWritten } from '@edfe/domain/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenantTransaction } from '../src/db/tenant.ts'
import { MAIL_JOB, type QueuedMail } from '../src/mail/mail.job.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  // No server answers there: mail that confirms an address waits in the queue.
  app = await startApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  team = await app.organization()
})
afterAll(() => app.stop())

const rowsAsOwner = (text: string) => app.engine.asOwner(async (run) => (await run(text)).rows)

/** The names of all tables in which a text occurs, in whatever column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rowsAsOwner(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'pgboss')`)
  expect(tables.length).toBeGreaterThan(40)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await app.engine.run(`reset role; select t::text as row from ${name} t; set role app_server`)
    if (rows.rows.some(({ row }) => String(row).includes(text))) found.push(String(name))
  }
  return found
}

const mailTo = async (address: string) =>
  (await app.app.jobs.read(MAIL_JOB, ['created']))
    .map((data) => data as QueuedMail)
    .filter(({ to }) => to === address)

describe('the queue', () => {
  test('is out of reach in the transaction of an organization, which queues by a function alone', async () => {
    const privileges = await rowsAsOwner(
      `
      select c.relname from pg_class c
      where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p', 'v')
        and has_any_column_privilege('app', c.oid, 'select, insert, update, references')`.replace(
        ", 'S'",
        '',
      ),
    )
    expect(privileges).toEqual([])
    const scope = { orgId: team.orgId, userId: team.admin.userId }
    await tenantTransaction(app.engine.db, scope, (trx) =>
      app.app.jobs.send(trx, MAIL_JOB, {
        to: 'queued@example.com',
        subject: asWritten({ text: 'Subject' }),
        text: [asWritten({ text: 'Text' })],
      }),
    )
    expect(await mailTo('queued@example.com')).toHaveLength(1)
  })

  test('takes no job that this server did not seal', async () => {
    const forged = JSON.stringify([{ data: { to: 'victim@example.com', subject: 'x', text: [] } }])
    await app.engine.run(`select pgboss.enqueue_mail('${forged}')`)
    await expect(app.app.jobs.read(MAIL_JOB, ['created'])).rejects.toThrow('was not sealed by this server')
    await rowsAsOwner(`delete from pgboss.job where data->>'to' = 'victim@example.com'`)
  })
})

describe('nothing in the database opens an account:', () => {
  const secretOf = ({ link = '' }: QueuedMail) => {
    const url = new URL(link)
    return url.searchParams.get('token') ?? String(url.pathname.split('/').at(-1))
  }

  test.each([
    [
      'an invitation',
      async () => {
        const body = { email: 'invited@example.com', role: 'preparer' }
        expect((await app.answer('inviteMember', { body, as: team.admin })).status).toBe(201)
        return body.email
      },
    ],
    [
      'a link that resets a password',
      async () => {
        const { email } = await app.account()
        const body = { email }
        expect((await app.call('POST', '/api/auth/request-password-reset', { body })).status).toBe(200)
        return email
      },
    ],
    [
      'a link that confirms an address',
      async () => {
        const body = { email: 'new@example.com', name: 'New Person', password: 'seven-green-harbours-1893' }
        expect((await app.call('POST', '/api/auth/sign-up/email', { body })).status).toBe(200)
        return body.email
      },
    ],
  ])('%s is in no table in clear', async (_, cause) => {
    const [mail] = await mailTo(await cause())
    const secret = secretOf(mail!)
    expect(secret.length).toBeGreaterThan(20)
    expect(await tablesWith(secret)).toEqual([])
  })
})
