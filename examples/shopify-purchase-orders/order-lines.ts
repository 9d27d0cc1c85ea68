import Papa from 'papaparse'

/** A purchase order: what was bought, how much of it, and for how much. */
export interface Order {
  /** The same for the same order. */
  id: string
  currency: string
  items: readonly Item[]
}

export interface Item {
  sku: string
  name: string
  quantity: number
  /** Decimal text with cents. */
  value: string
  /** ISO 3166; '' where the shop does not say it. */
  origin: string
  /** Ten digits; '' where the shop has no number for the United States. */
  hts: string
}

interface Money {
  amount: string
  currencyCode: string
}

/** The answer to `inventoryPurchaseOrder`, as far as this example reads it. */
interface ShopifyAnswer {
  data: {
    inventoryPurchaseOrder: {
      id: string
      currency: string
      lineItems: {
        nodes: {
          title: string
          variantTitle: string | null
          totalQuantity: number
          subtotal: Money
          inventoryItem: {
            sku: string
            countryCodeOfOrigin: string | null
            countryHarmonizedSystemCodes: {
              nodes: { countryCode: string; harmonizedSystemCode: string }[]
            }
          }
        }[]
      }
    }
  }
}

const TEN_DIGITS = /^\d{10}$/

/** The purchase order of an answer of Shopify's GraphQL Admin API. */
export function orderOfJson(text: string): Order {
  const { id, currency, lineItems } = (JSON.parse(text) as ShopifyAnswer).data.inventoryPurchaseOrder
  const items = lineItems.nodes.map(({ title, variantTitle, totalQuantity, subtotal, inventoryItem }) => {
    const { sku, countryCodeOfOrigin, countryHarmonizedSystemCodes } = inventoryItem
    const ours = countryHarmonizedSystemCodes.nodes.find(({ countryCode }) => countryCode === 'US')
    const hts = ours?.harmonizedSystemCode ?? ''
    return {
      sku,
      name: [title, variantTitle].filter(Boolean).join(', '),
      quantity: totalQuantity,
      value: subtotal.amount,
      origin: countryCodeOfOrigin ?? '',
      hts: TEN_DIGITS.test(hts) ? hts : '',
    }
  })
  return { id, currency, items }
}

/** The purchase order of a CSV in US dollars; `id` names it, since the rows do not. */
export function orderOfCsv(text: string, id: string): Order {
  const { data } = Papa.parse<Record<string, string>>(text.trim(), { header: true })
  const items = data.map(({ Product = '', SKU = '', Quantity = '', Cost = '' }) => ({
    sku: SKU,
    name: Product,
    quantity: Number(Quantity),
    value: times(Number(Quantity), Cost),
    origin: '',
    hts: '',
  }))
  return { id, currency: 'USD', items }
}

const PLACES = 4

/** Quantity times unit cost to the cent, half up, without the noise of binary fractions: 25 × 3.333 is 83.33. */
export function times(quantity: number, cost: string): string {
  const [whole = '', fraction = ''] = cost.split('.')
  const unit = BigInt(whole + fraction.padEnd(PLACES, '0').slice(0, PLACES))
  const cents = (BigInt(quantity) * unit + 50n) / 100n
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
