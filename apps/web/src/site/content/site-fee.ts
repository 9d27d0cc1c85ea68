import { listed } from '../../messages/listed.ts'
import { money } from '../../messages/money.ts'
import { t } from '../../words/t.ts'

/** What the operator charges for a filing, as the settings of the build say. */
export interface SiteFee {
  /** Each price with its first day, as `FEE_PRICES` has them: `2026-04-01=25.00`. */
  prices: readonly string[]
  takesCards: boolean
  takesTransfers: boolean
}

const NO_FEE: SiteFee = { prices: [], takesCards: false, takesTransfers: false }
let current = NO_FEE

/** Sets what the pages say of the fee, before they are rendered. Without an argument: the installation charges none. */
export function setSiteFee(fee: SiteFee = NO_FEE): void {
  current = fee
}

/** Reads the settings of the build. */
export const siteFeeOf = (env: Record<string, string | undefined>): SiteFee => ({
  prices: (env.FEE_PRICES ?? '').split(',').flatMap((price) => price.trim() || []),
  takesCards: Boolean(env.STRIPE_SECRET_KEY),
  takesTransfers: Boolean(env.FEE_BANK_ACCOUNT),
})

export const chargesFee = (): boolean => current.prices.length > 0

/** '$25.00 from 2026-04-01 and $30.00 from 2026-09-01' */
export const feeText = (): string =>
  listed(
    current.prices.map((price) => {
      const [day = '', amount = ''] = price.split('=')
      return t(
        { id: 'site-fee.price', defaultMessage: '{amount} from {day}' },
        { amount: money(amount), day },
      )
    }),
  )

/** That the installation charges nothing. */
export const noFee = (): string =>
  t({ id: 'site-fee.none', defaultMessage: 'This installation charges no fee for a filing.' })

/** How the fee is paid; undefined where none is charged, and where the build does not know it. */
export function waysToPay(): string | undefined {
  const { takesCards, takesTransfers } = current
  if (!chargesFee() || !(takesCards || takesTransfers)) return undefined
  return t(
    {
      id: 'site-fee.ways',
      defaultMessage:
        'We accept {ways, select, both {card and bank transfer payment} cards {card payment} other {payment by bank transfer}}.',
    },
    { ways: takesCards && takesTransfers ? 'both' : takesCards ? 'cards' : 'transfers' },
  )
}
