import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveOrganization, unpaidInvoice, WITH_A_FEE } from './fee-steps.ts'
import { done, refusal, startApp, type Team, type TestApp } from './harness.ts'
import { type SessionEvent, type StatedSession, startStripe } from './stripe-server.ts'

const SECRET = 'whsec_of_the_test'
let stripe: Awaited<ReturnType<typeof startStripe>>
let app: TestApp
beforeAll(async () => {
  stripe = await startStripe()
  app = await startApp({
    env: {
      ...WITH_A_FEE,
      STRIPE_SECRET_KEY: 'sk_test_product',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: stripe.url,
    },
  })
})
afterAll(async () => {
  await app.stop()
  await stripe.stop()
})

const feesOf = (team: Team) => app.ask('getFees', { as: team.auditor })

/** An organization with an invoice of $25.00, and the id of it. */
async function owing(): Promise<{ team: Team; id: string }> {
  const team = await liveOrganization(app)
  await unpaidInvoice(app, team)
  return { team, id: (await feesOf(team)).invoices[0]?.id ?? '' }
}

/** A report of Stripe about a session, signed with a secret. */
function report(
  team: Team,
  invoiceId: string,
  more: {
    id: string
    type: SessionEvent['type']
    session: string
    payment?: StatedSession['payment_status']
  },
  secret = SECRET,
) {
  const isFailed = more.type === 'checkout.session.async_payment_failed'
  const session: StatedSession = {
    id: more.session,
    object: 'checkout.session',
    mode: 'payment',
    status: 'complete',
    currency: 'usd',
    amount_total: 2500,
    payment_status: more.payment ?? (isFailed ? 'unpaid' : 'paid'),
    metadata: { org_id: team.orgId, invoice_id: invoiceId },
    url: null,
  }
  const event = { id: more.id, object: 'event', type: more.type } satisfies Pick<
    SessionEvent,
    'id' | 'object' | 'type'
  >
  const payload = JSON.stringify({ ...event, data: { object: session } })
  const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret })
  return app.app.inject({
    method: 'POST',
    url: '/api/fees/payment-events',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
}
const PAID = 'checkout.session.completed'

test('an invoice leads to one page of Stripe, with its open amount, however often it is pressed', async () => {
  const { team, id } = await owing()
  const begin = async () =>
    done(await app.answer('beginFeePayment', { as: team.approver, params: { id } })).url
  const url = await begin()
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
  expect(await begin()).toBe(url)
  const asked = stripe.asked().filter((one) => one['metadata[invoice_id]'] === id)
  expect(asked).toEqual([
    expect.objectContaining({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '2500',
      'line_items[0][price_data][currency]': 'usd',
      'metadata[org_id]': team.orgId,
      success_url: `${app.app.settings.PUBLIC_URL}/payments/fees`,
    }),
  ])
})

test('what Stripe reports as paid is booked once, whichever of its events come and how often', async () => {
  const { team, id } = await owing()
  const event = { id: 'evt_1', type: PAID, session: 'cs_1' } as const
  for (const one of [
    event,
    event,
    { ...event, id: 'evt_2', type: 'checkout.session.async_payment_succeeded' },
  ] as const)
    expect((await report(team, id, one)).statusCode).toBe(200)
  const [invoice] = (await feesOf(team)).invoices
  expect(invoice).toMatchObject({ state: 'paid', open: '0.00', payments: [{ amount: '25.00' }] })
  expect(invoice?.payments).toHaveLength(1)
  const again = await app.answer('beginFeePayment', { as: team.approver, params: { id } })
  expect(refusal(again).code).toBe('fee_not_open')
})

test('a page that was completed with a bank that takes days books nothing until the bank has paid', async () => {
  const { team, id } = await owing()
  await report(team, id, { id: 'evt_5', type: PAID, session: 'cs_5', payment: 'unpaid' })
  expect((await feesOf(team)).invoices[0]).toMatchObject({ open: '25.00', payments: [] })
  await report(team, id, { id: 'evt_6', type: 'checkout.session.async_payment_succeeded', session: 'cs_5' })
  expect((await feesOf(team)).invoices[0]).toMatchObject({ state: 'paid', open: '0.00' })
})

test('a report that Stripe did not sign books nothing', async () => {
  const { team, id } = await owing()
  const answer = await report(team, id, { id: 'evt_3', type: PAID, session: 'cs_3' }, 'whsec_of_another')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'bad_signature' })
  expect((await feesOf(team)).invoices[0]).toMatchObject({ open: '25.00', payments: [] })
})

test('a failed payment books nothing, and the admins are notified', async () => {
  const { team, id } = await owing()
  await report(team, id, { id: 'evt_4', type: 'checkout.session.async_payment_failed', session: 'cs_4' })
  expect((await feesOf(team)).invoices[0]).toMatchObject({ open: '25.00', payments: [] })
  const { notifications } = await app.ask('listNotifications', { as: team.admin })
  expect(notifications.map(({ title }) => title)).toContainEqual(
    expect.stringContaining('the payment failed. Try again, or pay in another way.'),
  )
})
