import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import { EICAR, startClamd } from './clamd-server.ts'
import { pdfOf } from './document-steps.ts'
import { refusal, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

const OPERATOR = 'operator@example.com'
const LETTER = pdfOf(400, 'The filer code B76 is assigned to Harbour Trading')

describe('the numbers to file under', () => {
  let app: TestApp
  let team: Team
  let operator: Visitor
  beforeAll(async () => {
    app = await startApp({ env: { OPERATORS: OPERATOR } })
    operator = await app.account('Olga Operator', OPERATOR)
    await app.engine.run(`update auth."user" set "twoFactorEnabled" = true where "email" = $1`, [OPERATOR])
  })
  beforeEach(async () => {
    team = await app.organization('Harbour Trading')
    await app.engine.asOwner((run) => run('delete from filing_requests'))
    await app.engine.asOwner((run) => run('delete from filing_claims'))
  })
  afterAll(() => app.stop())

  const ask = (body: object, as = team.admin) => app.answer('askFilingNumber', { body, as })
  const read = async (as = team.auditor) => await app.ask('getFilingNumbers', { as })
  const waiting = async () => (await app.ask('getOperations', { as: operator })).filing_requests
  const act = (order: object) =>
    app.answer('actAsOperator', { body: { reason: 'The letter names it', ...order }, as: operator })
  const letterOf = (id: string, as = operator) =>
    app.app.inject({
      method: 'GET',
      url: `/api/operator/filing-requests/${id}/letter`,
      headers: { cookie: as.cookie },
    })
  const letter = (bytes: Buffer, name = 'letter.pdf') => ({ name, content: bytes.toString('base64') })
  const newestAudit = async () =>
    (await app.ask('listAuditEvents', { as: team.admin, query: { category: 'organization' } })).events[0]

  test('are asked for by an admin with a letter, which the operator reads and confirms', async () => {
    expect((await ask({ kind: 'filer_code', number: 'B76' }, team.preparer)).status).toBe(403)
    const asked = await ask({ kind: 'filer_code', number: 'b76', letter: letter(LETTER) })
    expect(asked).toMatchObject({
      status: 200,
      body: {
        confirmed: [],
        requests: [{ kind: 'filer_code', number: 'B76', state: 'open', letter: 'letter.pdf' }],
      },
    })
    expect(await newestAudit()).toMatchObject({ action: 'ask_number', after_json: { filer_code: 'B76' } })
    const [request] = await waiting()
    expect(request).toMatchObject({
      organization: 'Harbour Trading',
      number: 'B76',
      asked_by: team.admin.email,
      letter: 'letter.pdf',
    })
    const found = await letterOf(request!.id)
    expect(found.rawPayload.equals(LETTER)).toBe(true)
    expect(found.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
    })
    expect((await letterOf(request!.id, team.admin)).statusCode).toBe(404)

    expect((await act({ act: 'confirm_number', id: request!.id })).status).toBe(200)
    expect(await read()).toMatchObject({
      confirmed: [{ kind: 'filer_code', number: 'B76' }],
      requests: [{ state: 'confirmed' }],
    })
    expect(await newestAudit()).toMatchObject({ action: 'confirm_number', actor_name: null })
    expect(await waiting()).toEqual([])
    expect((await act({ act: 'confirm_number', id: request!.id })).status).toBe(404)
    expect(refusal(await ask({ kind: 'filer_code', number: 'B76' })).code).toBe('number_confirmed')
    const body = await app.ask('getOperations', { as: operator })
    expect(body.acts[0]).toMatchObject({ act: 'confirm_number', reason: 'The letter names it' })
  })

  test('are refused with a reason, which the organization reads, and can be asked for again', async () => {
    await ask({ kind: 'importer_number', number: '123-45-6789' })
    expect(refusal(await ask({ kind: 'importer_number', number: '123-45-6789' })).code).toBe('number_asked')
    const [request] = await waiting()
    expect(request).toMatchObject({ number: '***-**-6789', letter: null })
    expect((await act({ act: 'refuse_number', id: request!.id, reason: 'Send the letter' })).status).toBe(200)
    expect((await read()).requests).toMatchObject([{ state: 'refused', reason: 'Send the letter' }])
    expect(await newestAudit()).toMatchObject({
      action: 'refuse_number',
      after_json: { importer_number: '***-**-6789', reason: 'Send the letter' },
    })
    const rows = await app.engine.asOwner((run) => run('select number from filing_requests'))
    expect(JSON.stringify(rows)).not.toContain('6789')
    expect((await ask({ kind: 'importer_number', number: '123-45-6789' })).status).toBe(200)
  })

  test('of another organization stay with it, and nothing of the act remains', async () => {
    const other = await app.organization('Other')
    const tools = { db: app.engine.db, sealing: app.app.sealing }
    await confirmNumber(tools, { orgId: other.orgId, kind: 'filer_code', typed: 'B76' })
    await ask({ kind: 'filer_code', number: 'B76' })
    const [request] = await waiting()
    expect(await act({ act: 'confirm_number', id: request!.id })).toMatchObject({
      status: 409,
      body: { code: 'number_taken' },
    })
    expect(await waiting()).toHaveLength(1)
  })

  test.each([
    ['a filer code of two letters', { kind: 'filer_code', number: 'B7' }, 400, 'validation_failed'],
    ['a number of nobody', { kind: 'importer_number', number: '12' }, 400, 'validation_failed'],
    [
      'a letter that is a page',
      { kind: 'filer_code', number: 'B76', letter: letter(Buffer.from('<html><script>')) },
      422,
      'document_type',
    ],
    [
      'a letter above 2 MB',
      { kind: 'filer_code', number: 'B76', letter: letter(Buffer.alloc(2_200_000)) },
      400,
      'validation_failed',
    ],
  ])('are not %s', async (_, body, status, code) => {
    expect(await ask(body)).toMatchObject({ status, body: { code } })
  })

  test('come with a letter in which nobody opens a virus', async () => {
    const clamd = await startClamd()
    const scanning = await startApp({
      env: { OPERATORS: OPERATOR, CLAMD_ADDRESS: clamd.address, DATA_DIR: app.folder },
      database: { engine: { ...app.engine, close: async () => {} }, drop: async () => {} },
    })
    await ask({ kind: 'filer_code', number: 'B76', letter: letter(Buffer.from(`%PDF-1.7\n${EICAR}`)) })
    const [request] = await waiting()
    const answer = await scanning.answer('getFilingLetter', { as: operator, params: { id: request!.id } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'virus_found' } })
    await scanning.app.close()
    await clamd.close()
  })
})
