import type { CalendarDay } from '@edfe/domain/calendar'
import { nextPrice, priceOn } from '@edfe/domain/filing-fee'
import { dollarsText } from '@edfe/domain/money'
import { notifyOrganization } from '../accounts/notifications/notify.ts'
import type { FeeSettings } from '../config/config.ts'
import type { Db } from '../db/engine.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { feeNotifications as words } from '../messages/fee-messages.ts'
import { priceRow, readJoinedAt, readPrices } from './read-prices.ts'
import { FEES_PATH } from './unpaid-fee.ts'

/** The job that announces the prices to one organization. */
export const ANNOUNCE_QUEUE = 'announce-fee'

/**
 * Keeps the day on which each price of the settings was first seen, and queues its announcement to every organization in
 * the same transaction. A price that is kept already is not announced again.
 */
export async function announcePrices(
  db: Db,
  jobs: Jobs,
  { FEE_PRICES: prices }: Pick<FeeSettings, 'FEE_PRICES'>,
  today: CalendarDay,
): Promise<void> {
  if (prices.length === 0) return
  await serverTransaction(db, 'fees', async (trx) => {
    const added = await trx
      .insertInto('fee_prices')
      .values(prices.map((price) => ({ ...priceRow(price), announced_on: today })))
      .onConflict((conflict) => conflict.columns(['from_day', 'amount']).doNothing())
      .returning('from_day')
      .execute()
    if (added.length === 0) return
    const organizations = await trx
      .selectFrom('organizations')
      .select('id')
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()
    await jobs.sendAll(
      trx,
      ANNOUNCE_QUEUE,
      organizations.map(({ id }) => ({ org_id: id })),
    )
  })
}

/** Notifies the admins of an organization of the price that comes, or of the one that began today. */
export async function announceTo(
  { trx, org, today, now, fees }: RequestScope,
  tools: { jobs: Jobs; publicUrl: string },
): Promise<void> {
  const prices = await readPrices(trx, fees)
  const joinedAt = await readJoinedAt(trx, org.id)
  const current = priceOn(prices, today, joinedAt)
  const next = nextPrice(prices, today, joinedAt)
  if (!next) return
  const date = { day: next.from }
  const amount = dollarsText(next.amount)
  await notifyOrganization(
    trx,
    { ...tools, now },
    {
      orgId: org.id,
      kind: 'compliance',
      isPromised: true,
      title: next.amount === 0n ? words.noPrice({ date }) : words.price({ date, amount }),
      body: [words.priceDetail({ date, amount, before: dollarsText(current) })],
      href: FEES_PATH,
    },
  )
}
