import { parseDay } from '@edfe/domain/calendar'
import type { AnnouncedPrice, FilingPrice } from '@edfe/domain/filing-fee'
import { centsText, toCents } from '@edfe/domain/money'
import type { FeeSettings } from '../config/config.ts'
import type { Trx } from '../db/engine.ts'
import '../db/fee-tables.ts'

/** The prices of the settings that organizations were notified of. */
export async function readPrices(
  trx: Trx,
  { FEE_PRICES: prices }: Pick<FeeSettings, 'FEE_PRICES'>,
): Promise<AnnouncedPrice[]> {
  if (prices.length === 0) return []
  const rows = await trx.selectFrom('fee_prices').selectAll().execute()
  return prices.flatMap((price) => {
    const row = rows.find((each) => each.from_day === price.from && toCents(each.amount) === price.amount)
    const announcedOn = parseDay(row?.announced_on)
    return row && announcedOn ? [{ ...price, announcedOn, announcedAt: row.announced_at }] : []
  })
}

/** A price as its row has it. */
export const priceRow = ({ from, amount }: FilingPrice) => ({ from_day: from, amount: centsText(amount) })

/** When the organization of a transaction was made: who joined after a price was announced agreed to it. */
export async function readJoinedAt(trx: Trx, orgId: string): Promise<Date> {
  const { created_at } = await trx
    .selectFrom('organizations')
    .select('created_at')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow()
  return created_at
}
