import { scaled } from '@edfe/domain/money'
import { INFORMAL_LIMIT } from '@edfe/domain/reference'
import { importBan } from '@edfe/tariff/countries'
import { countryWords } from '../messages/country-words.ts'
import { t } from '../words/t.ts'
import type { ShipmentAnswers } from './shipment-answers.ts'

/** The meaning of the answers for the shipment. */
export interface ShipmentResult {
  title: string
  lead: string
  /** CBP's entry type; absent while the worth is unknown. */
  entryType?: '01' | '11'
  needsBond: boolean
}

/**
 * The kind of entry that a shipment needs, by its worth and origin: 19 CFR 143.21 (informal entry), 31 CFR chapter V
 * (embargoes). `name` is how the page greets the person.
 */
export function shipmentResult({ origin, worth }: ShipmentAnswers, name: string): ShipmentResult {
  if (origin && importBan(origin)) {
    return {
      title: t({
        id: 'shipment-result.these-goods-cannot-be-imported',
        defaultMessage: 'These goods cannot be imported',
      }),
      lead: t(
        {
          id: 'shipment-result.goods-of-need-a-license',
          defaultMessage:
            'Goods of {origin} need a license of the Office of Foreign Assets Control. Do not ship them without one.',
        },
        { origin: countryWords(origin) ?? origin },
      ),
      needsBond: true,
    }
  }
  const cents = scaled(worth, 2)
  if (cents === undefined || cents <= 0n) {
    return {
      title: t({ id: 'shipment-result.welcome', defaultMessage: 'Welcome, {name}' }, { name }),
      lead: t({
        id: 'shipment-result.answer-four-questions-about-your',
        defaultMessage: 'Answer four questions about your shipment, and see what it needs.',
      }),
      needsBond: true,
    }
  }
  const title = t(
    {
      id: 'shipment-result.welcome-you-can-file-this',
      defaultMessage: 'Welcome, {name}. You can file this yourself.',
    },
    { name },
  )
  if (cents <= INFORMAL_LIMIT) {
    return {
      title,
      lead: t({
        id: 'shipment-result.you-can-usually-enter-goods',
        defaultMessage:
          'You can usually enter goods worth $2,500 or less informally (type 11), without a bond. Quota goods and goods that another agency regulates may need a formal entry at any value.',
      }),
      entryType: '11',
      needsBond: false,
    }
  }
  return {
    title,
    lead: t({
      id: 'shipment-result.goods-worth-more-than-2',
      defaultMessage:
        'Goods worth more than $2,500 need a formal entry (type 01) and a bond. You may sign it as the importer; you do not need a broker.',
    }),
    entryType: '01',
    needsBond: true,
  }
}
