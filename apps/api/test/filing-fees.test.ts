import { parseDay } from '@edfe/domain/calendar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverTransaction } from '../src/db/server-transaction.ts'
import { announcePrices } from '../src/fees/announce-prices.ts'
import { feeJobs } from '../src/fees/fees.job.ts'
import { readOperatorFees, recordTransfer } from '../src/fees/operator-fees.ts'
import { createSampleEntry, LIVE_GATEWAY, ON_SAMPLE_DAY, readEntry, signedBy, submit } from './entry-steps.ts'
import {
  answerFiling,
  chargedLines,
  chargeOn,
  filed,
  liveOrganization,
  signedEntry,
  unpaidInvoice,
  WITH_A_FEE,
} from './fee-steps.ts'
import { done, refusal, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: WITH_A_FEE })
})
afterAll(() => app.stop())

const TODAY = parseDay('2026-03-05')!
const FEES = { FEE_PRICES: [] }
const inOperation = <T>(work: Parameters<typeof serverTransaction<T>>[2]) =>
  serverTransaction(app.engine.db, 'operator', work)

const rows = async (text: string) => (await app.engine.asOwner((run) => run(text))).rows
const invoicesOf = (team: Team) =>
  rows(`select number, month, issued_on::text, due_on::text, amount::text from fee_invoices
    where org_id = '${team.orgId}' order by number`)

/** The next version of an entry, signed. */
async function nextVersion(team: Team, id: string, name: 'correctEntry' | 'replaceEntry') {
  const { entry } = done(await app.answer(name, { as: team.approver, params: { id } }))
  const signed = done(
    await app.answer('saveEntry', {
      as: team.approver,
      params: { id: entry.id },
      body: { draft_data: signedBy('Arno Approver'), expected_updated_at: entry.updated_at },
    }),
  )
  return signed.entry
}

describe('a filing that CBP accepts', () => {
  test('is charged once, however often its answer comes', async () => {
    const team = await liveOrganization(app)
    const entry = await filed(app, team, 'accepted')
    expect(entry.status).toBe('accepted')
    await answerFiling(app, team, entry.id, 'accepted')
    expect(await chargedLines(app, team)).toEqual([
      { entry_number: entry.entry_number, kind: 'summary', amount: '25.00' },
    ])
  })

  test('is charged after a rejection, which is free, and its replacement is free', async () => {
    const team = await liveOrganization(app)
    const rejected = await filed(app, team, 'rejected')
    expect(await chargedLines(app, team)).toEqual([])
    const corrected = await filed(app, team, 'accepted', await nextVersion(team, rejected.id, 'correctEntry'))
    expect(await chargedLines(app, team)).toHaveLength(1)
    const replaced = await filed(app, team, 'accepted', await nextVersion(team, corrected.id, 'replaceEntry'))
    expect(replaced.status).toBe('accepted')
    expect(await chargedLines(app, team)).toHaveLength(1)
  })

  test('has no fee while the organization practises', async () => {
    const practising = await startApp({
      env: { ...WITH_A_FEE, CUSTOMS_GATEWAY: 'simulator', CUSTOMS_RULES: 'specification' },
    })
    try {
      const team = await practising.organization()
      const entry = await createSampleEntry(practising, team.approver)
      expect((await filed(practising, team, 'accepted', entry)).status).toBe('accepted')
      expect(await chargedLines(practising, team)).toEqual([])
    } finally {
      await practising.stop()
    }
  })

  test('has no fee on an installation without a price', async () => {
    const free = await startApp({ env: { ...ON_SAMPLE_DAY, ...LIVE_GATEWAY } })
    try {
      const team = await liveOrganization(free)
      expect((await filed(free, team, 'accepted')).status).toBe('accepted')
      expect(await chargedLines(free, team)).toEqual([])
    } finally {
      await free.stop()
    }
  })
})

describe('the invoices of a month', () => {
  test('are made when it is over, once, and are numbered without a gap over the organizations', async () => {
    const [one, other] = [await liveOrganization(app), await liveOrganization(app, 'Alder & Finch')]
    await filed(app, one, 'accepted')
    await filed(app, one, 'accepted')
    await filed(app, other, 'accepted')
    await chargeOn(app, '2026-03-31')
    expect(await invoicesOf(one)).toEqual([])
    await chargeOn(app, '2026-04-01')
    await chargeOn(app, '2026-04-02')
    expect(await invoicesOf(one)).toMatchObject([
      { month: '2026-03', issued_on: '2026-04-01', due_on: '2026-05-01', amount: '50.00' },
    ])
    expect(await invoicesOf(other)).toMatchObject([{ amount: '25.00' }])
    const march = await rows(`select number from fee_invoices where month = '2026-03' order by number`)
    expect(march.map(({ number }) => number)).toEqual(
      march.map((_, at) => `FEE-2026-03-${String(at + 1).padStart(4, '0')}`),
    )
    expect(
      (await app.ask('listNotifications', { as: one.admin })).notifications.map(({ title }) => title),
    ).toContainEqual(
      expect.stringMatching(/^Invoice FEE-2026-03-\d{4} for filing fees: \$50\.00, due on 05\/01\/2026$/),
    )
  })
})

describe('an invoice that is unpaid after the days of grace', () => {
  const LATER = { header: { entry_date: '2026-04-20' } }

  test('holds up the next entry, with its number, amount and the page where it is paid', async () => {
    const team = await liveOrganization(app)
    await unpaidInvoice(app, team)
    const [invoice] = await invoicesOf(team)
    const entry = await signedEntry(app, team)
    const later = done(
      await app.answer('saveEntry', {
        as: team.approver,
        params: { id: entry.id },
        body: { draft_data: LATER, expected_updated_at: entry.updated_at },
      }),
    ).entry
    const refused = await submit(app, team.approver, later)
    expect(refusal(refused)).toMatchObject({ code: 'fee_unpaid' })
    expect(refusal(refused).message).toContain(
      `$25.00 of invoice ${String(invoice?.number)} for earlier filings, due on 01/31/2026, is not paid. Pay it at ${app.app.settings.PUBLIC_URL}/payments/fees`,
    )
    expect((await readEntry(app, team.approver, later.id)).status).toBe('draft')
  })

  test('does not hold up an entry whose ten working days run', async () => {
    const team = await liveOrganization(app)
    await unpaidInvoice(app, team)
    expect((await filed(app, team, 'accepted')).status).toBe('accepted')
  })
})

describe('what an organization sees of the fee', () => {
  const feesOf = (team: Team) => app.ask('getFees', { as: team.auditor })

  test('is the price, each charge, also as CSV, and the invoice as a PDF; another organization sees none of it', async () => {
    const [team, other] = [await liveOrganization(app), await liveOrganization(app, 'Other')]
    const entry = await filed(app, team, 'accepted')
    await chargeOn(app, '2026-04-01')
    const fees = await feesOf(team)
    expect(fees).toMatchObject({
      is_charged: true,
      price: '25.00',
      next: null,
      lines: [{ entry_id: entry.id, kind: 'summary', charged_on: '2026-03-05', amount: '25.00' }],
      invoices: [{ amount: '25.00', open: '25.00', state: 'open', payments: [] }],
      bank_account: ['First Bank of Delaware', 'account 000123456'],
    })
    const csv = await app.ask('exportFees', { as: team.auditor })
    expect(csv).toContain(`"Entry summary accepted","25.00","${fees.invoices[0]?.number}"`)
    const params = { id: fees.invoices[0]?.id ?? '' }
    const pdf = await app.answer('getFeeInvoice', { as: team.auditor, params })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(String(pdf.body).startsWith('%PDF-')).toBe(true)
    expect(await feesOf(other)).toMatchObject({ price: '25.00', lines: [], invoices: [] })
    expect((await app.answer('getFeeInvoice', { as: other.admin, params })).status).toBe(404)
  })

  test('is nothing on an installation without a price', async () => {
    const free = await startApp({ env: ON_SAMPLE_DAY })
    try {
      const team = await free.organization()
      expect(await free.ask('getFees', { as: team.auditor })).toMatchObject({
        is_charged: false,
        price: null,
        next: null,
      })
    } finally {
      await free.stop()
    }
  })
})

describe('a bank transfer', () => {
  test('is booked once by the operator; the importer has a receipt and files again, and the liability cap counts it', async () => {
    const team = await liveOrganization(app, 'Paying Imports')
    await unpaidInvoice(app, team)
    const [invoice] = await invoicesOf(team)
    const open = await inOperation((trx) => readOperatorFees(trx, FEES, TODAY))
    const own = open?.unpaid.find(({ number }) => number === invoice?.number)
    expect(own).toMatchObject({ organization: 'Paying Imports', open: '25.00', state: 'late' })
    const transfer = () =>
      inOperation((trx) => recordTransfer(trx, own?.id ?? '', { reference: 'Wire 4711', today: TODAY }))
    expect(await Promise.all([transfer(), transfer()])).toEqual(expect.arrayContaining([true, false]))

    const [paid] = (await app.ask('getFees', { as: team.auditor })).invoices
    expect(paid).toMatchObject({ open: '0.00', state: 'paid', payments: [{ amount: '25.00' }] })
    const receipt = await app.answer('getFeeReceipt', {
      as: team.auditor,
      params: { id: paid?.payments[0]?.id ?? '' },
    })
    expect(receipt.headers['content-disposition']).toContain(`${invoice?.number}-receipt.pdf`)
    const entry = await signedEntry(app, team)
    const later = done(
      await app.answer('saveEntry', {
        as: team.approver,
        params: { id: entry.id },
        body: { draft_data: { header: { entry_date: '2026-04-20' } }, expected_updated_at: entry.updated_at },
      }),
    ).entry
    expect((await submit(app, team.approver, later)).body).not.toMatchObject({ code: 'fee_unpaid' })
    const after = await inOperation((trx) => readOperatorFees(trx, FEES, TODAY))
    expect(after?.organizations.find(({ name }) => name === 'Paying Imports')).toMatchObject({
      charged: '25.00',
      liability_cap: '25.00',
    })
  })
})

describe('another price', () => {
  const raised = () => ({
    ...app.app.entryServices.fees,
    FEE_PRICES: [...app.app.entryServices.fees.FEE_PRICES, { from: parseDay('2026-05-01')!, amount: 3000n }],
  })

  test('is announced once by mail and on screen, whatever the organization has switched off', async () => {
    const team = await liveOrganization(app)
    await app.ask('saveOrganizationNotifications', { as: team.admin, body: { email_compliance: false } })
    const parts = {
      engine: app.engine,
      logger: app.app.log,
      settings: app.app.settings,
      entryServices: { ...app.app.entryServices, fees: raised() },
    }
    const { jobs } = app.app
    for (const _ of [1, 2]) await announcePrices(app.engine.db, jobs, raised(), parseDay('2026-03-05')!)
    const queued = (await jobs.read('announce-fee', ['created'])).filter(
      (data) => (data as { org_id: string }).org_id === team.orgId,
    )
    expect(queued).toHaveLength(1)
    for (const data of queued) await feeJobs(parts)[1]?.work(data, { id: '', jobs })
    const mails = (await jobs.read('mail', ['created'])).filter((mail) =>
      JSON.stringify(mail).includes('notification.fee.price"'),
    )
    expect(mails).toEqual([
      expect.objectContaining({ to: team.admin.email, link: expect.stringContaining('/payments/fees') }),
    ])
    const { notifications } = await app.ask('listNotifications', { as: team.admin })
    expect(notifications[0]).toMatchObject({
      title: 'From 05/01/2026, the fee for a filing is $30.00',
      body: expect.stringContaining('Until then it is $25.00.'),
    })
  })
})
