import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { EdfeClient } from '@edfe/client'
import { serverOfSettings } from '../server-of-settings.ts'
import { type Order, orderOfCsv, orderOfJson } from './order-lines.ts'

/** 9405116010, which the form prints as 9405.11.6010. */
const TEN_DIGITS = /^(\d{4})(\d{2})(\d{4})$/

/** What became of an order, or why nothing did. */
export type Sent = { id: string; newParts: number; missing: string[] } | { refusal: string }

/** Saves the goods of an order that are no parts yet (known ones stay as they are), and makes a draft with a line for each item. */
export async function sendOrder(edfe: EdfeClient, { id, currency, items }: Order): Promise<Sent> {
  if (currency !== 'USD') return { refusal: `The order is in ${currency}. Its rate is for a person to say.` }
  const added = await edfe.POST('/api/v1/parts/add', {
    body: {
      parts: items.map(({ sku, name, origin, hts }) => ({
        part_number: sku,
        description: name,
        origin_country: origin,
        htsus: hts.replace(TEN_DIGITS, '$1.$2.$3'),
      })),
    },
  })
  if (added.error) return { refusal: added.error.detail }
  const known = await edfe.POST('/api/v1/parts/match', {
    body: { part_numbers: items.map(({ sku }) => sku) },
  })
  if (known.error) return { refusal: known.error.detail }
  const parts = new Map(known.data.parts.map(({ part }) => [part.part_number, part]))
  // The same order makes the same draft, whatever happened to the answer of an earlier attempt.
  const once = (what: string) => ({ header: { 'Idempotency-Key': `shopify ${what} ${id}` } })
  const made = await edfe.POST('/api/v1/entries', { params: once('draft'), body: {} })
  if (made.error) return { refusal: made.error.detail }
  const path = { id: made.data.entry.id }
  const lines = items.map(({ sku, quantity, value }) => ({
    ...parts.get(sku),
    part_number: sku,
    net_qty: String(quantity),
    entered_value: value,
  }))
  const sent = await edfe.POST('/api/v1/entries/{id}/lines', {
    params: { path, ...once('lines') },
    body: lines,
  })
  if (sent.error) return { refusal: sent.error.detail }
  const missing = lines.flatMap(({ part_number, htsus, origin_country }) => [
    ...(htsus ? [] : [`${part_number} has no tariff number of ten digits`]),
    ...(origin_country ? [] : [`${part_number} has no country of origin`]),
  ])
  return { id: path.id, newParts: added.data.parts.length, missing }
}

/** The order of a file, JSON or CSV by its name. */
export function readOrder(file: string): Order {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.json')
    ? orderOfJson(text)
    : orderOfCsv(text, createHash('sha256').update(text).digest('hex'))
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Name the order: node purchase-order.ts order.json')
  console.log(await sendOrder(serverOfSettings(), readOrder(file)))
}
