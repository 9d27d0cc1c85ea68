import { parseDay } from '@edfe/domain/calendar'
import { type FilingPrice, FREE_KINDS } from '@edfe/domain/filing-fee'
import { toCents } from '@edfe/domain/money'
import { z } from 'zod'

const listed = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || [])

/** One price: `2026-04-01=25.00`. */
const PRICE = /^(\d{4}-\d{2}-\d{2})=(\d{1,6}\.\d{2})$/

const Price = z.string().transform((text, context): FilingPrice => {
  const [, first, amount] = PRICE.exec(text) ?? []
  const from = parseDay(first)
  if (from) return { from, amount: toCents(amount) }
  context.addIssue({ code: 'custom', message: 'must be DAY=AMOUNT, such as 2026-04-01=25.00' })
  return z.NEVER
})

/** The operator's prices of one filing, each from a day on; a later one takes the place of those before it. */
export const feePrices = z
  .string()
  .default('')
  .transform(listed)
  .pipe(Price.array())
  .refine((prices) => new Set(prices.map(({ from }) => from)).size === prices.length, {
    message: 'must have one price for each day',
  })

/** Filings that are charged beside the first summary that CBP accepts of an entry. */
export const alsoCharged = z
  .string()
  .default('')
  .transform(listed)
  .pipe(z.enum(FREE_KINDS, `must be of ${FREE_KINDS.join(', ')}`).array())

interface FeeSettings {
  FEE_PRICES: readonly FilingPrice[]
  FEE_SELLER?: string | undefined
  FEE_BANK_ACCOUNT?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
}

/** Why the settings of the fee cannot be used together; undefined where they can. */
export function feeRefusal(settings: FeeSettings): string | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = settings
  if (Boolean(key) !== Boolean(secret))
    return 'Payment by Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'
  if (settings.FEE_PRICES.length === 0) return undefined
  if (!settings.FEE_SELLER)
    return 'FEE_PRICES needs FEE_SELLER, the name and address of who charges the fee: invoices name them.'
  if (!settings.FEE_BANK_ACCOUNT && !key)
    return 'FEE_PRICES needs a way to pay: set FEE_BANK_ACCOUNT, or STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'
  return undefined
}
