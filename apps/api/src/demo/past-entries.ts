import type { DutyAnswer } from '@edfe/contracts/tariff/duty'
import { feeRowOf, proposeFees, totalsOf } from '@edfe/domain/calculations'
import { addDays, addWorkingDays, type CalendarDay } from '@edfe/domain/calendar'
import type { DraftData, LineItem } from '@edfe/domain/entry'
import type { z } from 'zod'
import type { App } from '../app-instance.ts'
import type { DemoClient } from './demo-client.ts'
import { type DemoEntry, enter, file, type Shipment, untilReleased } from './demo-entries.ts'
import { dropNotifications, moveEntry } from './demo-times.ts'
import { PAST_GOODS, PAST_SHIPMENTS, type PastGoods, type PastShipment } from './past-shipments.ts'

/** Days at sea, and how many working days after entry the summary was filed. */
const DAYS_AT_SEA = 20
const SUMMARY_AFTER = 6
const PAID_AFTER = 9

interface PastEntry {
  entry: DemoEntry
  entered: CalendarDay
}

/** Keeps what was bought in those months as parts. */
export const savePastParts = (client: DemoClient, as: string) =>
  client.call(as, 'POST', '/api/parts/add', { parts: PAST_GOODS.map(partOf) })

const partOf = ({ part, description, htsus, unit, supplier }: PastGoods) => ({
  part_number: part,
  description,
  htsus,
  net_uom: unit,
  origin_country: supplier.country,
  manufacturer_mid: supplier.id,
})

/** Files the shipments of the months before, oldest first. */
export async function filePastEntries(client: DemoClient, as: string): Promise<PastEntry[]> {
  const filed: PastEntry[] = []
  for (const shipment of PAST_SHIPMENTS) {
    const entry = await enter(client, as, await shipmentOf(client, as, shipment))
    await file(client, as, entry)
    filed.push({ entry, entered: shipment.entered })
  }
  return filed
}

/** Once the simulator has released them, marks them as paid and moves their times to those months. */
export async function settlePastEntries(
  app: App,
  client: DemoClient,
  as: string,
  entries: readonly PastEntry[],
): Promise<void> {
  for (const { entry, entered } of entries) {
    await untilReleased(client, as, entry)
    await client.call(as, 'PUT', `/api/entries/${entry.id}/payment`, {
      paid_on: addWorkingDays(entered, PAID_AFTER),
    })
    await moveEntry(app, entry.id, {
      created: entered,
      filed: addWorkingDays(entered, SUMMARY_AFTER),
      released: addWorkingDays(entered, SUMMARY_AFTER + 1),
    })
    await dropNotifications(app, entry.id)
  }
}

/** The fields that a line takes from the tariff. */
type Duty = Required<
  Pick<
    LineItem,
    'duty_amount' | 'duty_source' | 'duty_note' | 'tariff_rows' | 'tariff_edition' | 'tariff_answers'
  >
>

/** The duty of the goods by the tariff, with the rows of chapter 99, as step 4 fills it in. */
async function dutyOf(
  client: DemoClient,
  as: string,
  { goods, entered, value }: PastShipment,
): Promise<Duty> {
  const { htsus, spi, supplier, answers = {} } = goods
  const answer: z.output<typeof DutyAnswer> = await client.call(as, 'POST', '/api/tariff/duty', {
    hts: htsus,
    origin: supplier.country,
    entry_date: entered,
    value: String(value),
    answers,
    ...(spi && { spi }),
  })
  if (answer.duty === null) throw new Error(`The tariff gives no duty for ${htsus} of ${supplier.country}.`)
  const tariff_rows = answer.rows.flatMap(({ hts, measure, rate_text, amount }) =>
    measure === null
      ? []
      : [{ hts, measure, rate: rate_text, duty: amount ?? '', source: 'calculated' as const }],
  )
  return {
    duty_amount: answer.duty,
    duty_source: 'calculated',
    duty_note: answer.looked_up ?? '',
    tariff_rows,
    tariff_edition: answer.edition.name,
    tariff_answers: Object.entries(answers).map(([question, given]) => ({ question, answer: given })),
  }
}

/** The worked entry with the goods, days and amounts of another shipment, its duty by the tariff. */
export async function shipmentOf(client: DemoClient, as: string, past: PastShipment): Promise<Shipment> {
  const duty = await dutyOf(client, as, past)
  return (draft) => draftOfShipment(draft, past, duty)
}

function draftOfShipment(draft: DraftData, past: PastShipment, duty: Duty): DraftData {
  const { goods, entered, bill } = past
  const { id: manufacturer_id, ...seller } = goods.supplier
  const summaryDay = addWorkingDays(entered, SUMMARY_AFTER)
  const changed: DraftData = {
    ...draft,
    header: { ...draft.header, entry_date: entered, summary_date: summaryDay },
    shipment_origin: {
      ...draft.shipment_origin,
      importing_carrier: goods.vessel,
      bill_of_lading: `${goods.carrier}${bill}`,
      country_of_origin: seller.country,
      exporting_country: seller.country,
      manufacturer_id,
      foreign_port_lading: goods.loadedAt,
      import_date: entered,
      export_date: addDays(entered, -DAYS_AT_SEA),
    },
    parties: {
      ...draft.parties,
      seller,
    },
    line_items: draft.line_items?.map((line) => ({ ...pastLine(line, past), ...duty })),
  }
  return withTotals(changed, summaryDay)
}

function pastLine(line: LineItem, { goods, ...shipment }: PastShipment): LineItem {
  return {
    ...line,
    part_number: goods.part,
    description: goods.description,
    htsus: goods.htsus,
    hts_rate: goods.rate,
    net_uom: goods.unit,
    net_qty: String(netQuantity(goods.unit, shipment)),
    manifest_qty: String(Math.ceil(shipment.pieces / 4)),
    gross_weight_kg: String(shipment.kilograms),
    entered_value: String(shipment.value),
    charges: String(Math.round(shipment.value / 12)),
    ...(goods.spi && { spi: goods.spi }),
  }
}

/** Pieces, dozens of them or kilograms without packing: a tenth of the gross weight is packing. */
function netQuantity(
  unit: string,
  { pieces, kilograms }: Pick<PastShipment, 'pieces' | 'kilograms'>,
): number {
  if (unit === 'KG') return Math.round(kilograms * 0.9)
  return unit === 'DOZ' ? Math.round(pieces / 12) : pieces
}

/** Fees by the rates of the year of entry, and the totals that follow. */
function withTotals(draft: DraftData, signedOn: CalendarDay): DraftData {
  const fee_summary = proposeFees(draft).map((fee, at) => feeRowOf(fee, `fee-${at}`))
  const totals_declarations = { ...draft.totals_declarations, fee_summary, declarant_date: signedOn }
  const totals = totalsOf({ ...draft, totals_declarations })
  const amounts = Object.fromEntries(Object.entries(totals).map(([field, { amount }]) => [field, amount]))
  return { ...draft, totals_declarations: { ...totals_declarations, ...amounts } }
}
