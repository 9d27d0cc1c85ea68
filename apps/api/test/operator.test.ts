import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTextSealing } from '../src/db/sealing.ts'
import { MAIL_JOB } from '../src/mail/mail.job.ts'
import { actAsOperator } from '../src/operator/act-as-operator.ts'
import { done, PASSWORD, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

const OPERATOR = 'operator@example.com'

describe('the operator', () => {
  let app: TestApp
  let team: Team
  let operator: Visitor

  beforeAll(async () => {
    app = await startApp({ env: { OPERATORS: `someone@example.com, ${OPERATOR.toUpperCase()}` } })
    team = await app.organization('Harbour Trading')
    operator = await app.account('Olga Operator', OPERATOR)
    await useSecondFactor(operator)
  })
  afterAll(() => app.stop())

  const useSecondFactor = ({ email }: Visitor) =>
    app.engine.run(`update auth."user" set "twoFactorEnabled" = true where "email" = $1`, [email])
  const look = async (as = operator) => app.answer('getOperations', { as })
  const act = (order: object, as = operator) =>
    app.answer('actAsOperator', { body: { reason: 'Asked by mail', ...order }, as })
  const find = async (q: string) => (await app.ask('findAccounts', { as: operator, query: { q } })).accounts
  const newestAudit = async () => {
    const body = await app.ask('listAuditEvents', { as: team.admin })
    return body.events[0]
  }

  test('is an account of the setting OPERATORS with a second factor; for others the page does not exist', async () => {
    expect((await look(team.admin)).status).toBe(404)
    const other = await app.account('Sam One', 'someone@example.com')
    expect(await look(other)).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
    await useSecondFactor(other)
    expect((await look(other)).status).toBe(200)
  })

  test('is named so to the navigation, and nobody else is', async () => {
    const isOperator = async (as: Visitor) => (await app.ask('getMe', { as })).is_operator
    expect([await isOperator(operator), await isOperator(team.admin)]).toEqual([true, false])
  })

  test('sees queues, messages of CBP without an entry, messages of the contact page, and the version', async () => {
    const images = createTextSealing(app.app.settings.SSN_KEY).encrypt(JSON.stringify(['A1234   UC']))
    await app.engine.run(
      `insert into customs_inbox (id, application, images, received_at, state) values ('uc-1', 'UC', $1, now(), 'unmatched')`,
      [images],
    )
    await app.ask('sendContactMessage', {
      body: { name: 'Vic Visitor', email: 'vic@example.com', subject: 'Help', message: 'I cannot sign in.' },
    })
    const answer = await look()
    expect(answer.body).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      open_sessions: expect.any(Number),
      unmatched: [{ id: 'uc-1', application: 'UC', records: ['A1234   UC'] }],
      contact_messages: [{ name: 'Vic Visitor', subject: 'Help', message: 'I cannot sign in.' }],
    })
    expect(done(answer).queues).toContainEqual(expect.objectContaining({ name: 'mail', failed: 0 }))
    expect((await act({ act: 'close_unmatched', id: 'uc-1' })).status).toBe(200)
    expect(done(await look()).unmatched).toEqual([])
    const again = { act: 'close_unmatched', id: 'uc-1', reason: 'Another reason' }
    expect((await act(again)).status).toBe(404)
  })

  test('sends a mail again that could not be delivered', async () => {
    await app.auth('request-password-reset', { email: team.admin.email, redirectTo: '/reset-password' })
    await app.engine.run(
      `update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "Mailbox full"}'
       where name = $1`,
      [MAIL_JOB],
    )
    const [failed] = done(await look()).failed_jobs
    expect(failed).toMatchObject({ queue: MAIL_JOB, problem: 'Mailbox full' })
    const unknown = { userId: randomUUID(), sessionId: '' } as Parameters<typeof actAsOperator>[1]
    const order = { act: 'retry_job', queue: MAIL_JOB, id: failed!.id, reason: 'Asked by mail' } as const
    await expect(actAsOperator(app.app, unknown, order), 'an act that cannot be recorded').rejects.toThrow()
    expect(done(await look()).failed_jobs, 'is not carried out').toHaveLength(1)
    expect((await act({ act: 'retry_job', queue: MAIL_JOB, id: failed!.id })).status).toBe(200)
    expect(done(await look()).failed_jobs).toEqual([])
    expect(await app.app.jobs.read(MAIL_JOB, ['created', 'retry'])).not.toEqual([])
    expect((await act({ act: 'retry_job', queue: MAIL_JOB, id: failed!.id })).status).toBe(404)
  })

  test('disables an account: its sessions end, nobody signs in to it, and its organization reads why', async () => {
    const person = await app.signUp('Dora Disabled', `${randomUUID()}@example.com`)
    await app.join(team.orgId, person, 'preparer')
    const [account] = await find(person.email)
    expect(account).toMatchObject({ name: 'Dora Disabled', sessions: 1, disabled_at: null })
    expect(account!.organizations).toContain('Harbour Trading')

    expect((await act({ act: 'disable_account', id: account!.id })).status).toBe(200)
    expect((await app.answer('getMe', { as: person })).status).toBe(401)
    const refused = await app.auth('sign-in/email', { email: person.email, password: PASSWORD })
    expect(refused).toMatchObject({ status: 403, body: { code: 'account_disabled' } })
    expect(await newestAudit()).toMatchObject({
      action: 'account_disabled',
      after_json: { reason: 'Asked by mail' },
    })
    expect((await find('dora dis'))[0]!.disabled_at).toEqual(expect.any(String))

    expect((await act({ act: 'enable_account', id: account!.id })).status).toBe(200)
    const again = await app.signIn(person.email)
    expect((await act({ act: 'end_sessions', id: account!.id })).status).toBe(200)
    expect((await app.answer('getMe', { as: again })).status).toBe(401)
  })

  test('ends all sessions but the own one, and every act is kept with its reason', async () => {
    const someone = await app.account()
    expect((await act({ act: 'end_all_sessions', reason: 'A key was stolen' })).status).toBe(200)
    expect((await app.answer('getMe', { as: someone })).status).toBe(401)
    expect((await look()).body).toMatchObject({
      open_sessions: 1,
      acts: [
        { act: 'end_all_sessions', operator: 'Olga Operator', subject: 'all', reason: 'A key was stolen' },
        { act: 'end_sessions' },
        { act: 'enable_account' },
        { act: 'disable_account' },
        { act: 'retry_job' },
        { act: 'close_unmatched' },
      ],
    })
    await expect(app.engine.run('delete from operator_acts')).rejects.toMatchObject({ code: '42501' })
    await expect(app.engine.run('select from operator_acts')).resolves.toEqual({ rows: [] })
  })

  test('proves who acts when the last proof is older than 15 minutes, and says why', async () => {
    const order = { act: 'end_all_sessions' }
    expect((await act({ ...order, reason: ' ' })).status).toBe(400)
    await app.engine.run(`update auth."session" set proven_at = now() - interval '16 minutes'`)
    expect(await act(order)).toMatchObject({ status: 403, body: { code: 'proof_required' } })
    expect((await look()).status).toBe(200)
  })
})
