import { scaled } from '@edfe/domain/money'
import { countryName, INFORMAL_LIMIT } from '@edfe/domain/reference'
import { importBan } from '@edfe/tariff/countries'
import type { ShipmentAnswers } from './shipment-answers.ts'

/** What the answers mean for the shipment. */
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
      title: 'These goods cannot be imported',
      lead: `Goods of ${countryName(origin) ?? origin} need a license of the Office of Foreign Assets Control. Do not ship them without one.`,
      needsBond: true,
    }
  }
  const cents = scaled(worth, 2)
  if (cents === undefined || cents <= 0n) {
    return {
      title: `Welcome, ${name}`,
      lead: 'Answer four questions about your shipment, and see what it needs.',
      needsBond: true,
    }
  }
  const title = `Welcome, ${name}. You can file this yourself.`
  if (cents <= INFORMAL_LIMIT) {
    return {
      title,
      lead: 'You can usually enter goods worth $2,500 or less informally (type 11), without a bond. Quota goods and goods that another agency regulates may need a formal entry at any value.',
      entryType: '11',
      needsBond: false,
    }
  }
  return {
    title,
    lead: 'Goods worth more than $2,500 need a formal entry (type 01) and a bond. You may sign it as the importer; you do not need a broker.',
    entryType: '01',
    needsBond: true,
  }
}
