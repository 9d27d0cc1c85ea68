import type { DraftData } from '@edfe/domain/entry'
import { sampleEntryDraft } from '@edfe/domain/fixtures'
import type { App } from '../app-instance.ts'
import { createDemoClient, type DemoClient } from './demo-client.ts'
import { DEMO_BOND } from './demo-facts.ts'
import { DEMO_ACCOUNT, demoPeople } from './demo-people.ts'

export { DEMO_ACCOUNT }

/**
 * Fills an empty database with an organisation to look at: people in three roles, the worked entry accepted by the
 * customs simulator, one that it rejects, one that waits for an approver and drafts on their way. Everything goes through the API, so
 * it is what real use would have made. Does nothing when the demonstration's account exists already.
 */
export async function seedDemo(app: App): Promise<void> {
  const client = createDemoClient(app)
  const people = await demoPeople(app, client)
  if (!people) return
  const { admin, preparer } = people
  await client.call(admin, 'PUT', '/api/organization/bond', standingBond())

  await file(client, admin, await enter(client, admin, (draft) => draft))
  await file(client, admin, await enter(client, preparer, secondShipment))
  await file(client, admin, await enter(client, preparer, rejectedShipment))

  const waiting = await enter(client, preparer, thirdShipment)
  const reviewed = await client.call(preparer, 'POST', `/api/entries/${waiting.id}/final-review`, {
    acknowledge: true,
  })
  await client.call(preparer, 'POST', `/api/entries/${waiting.id}/status`, {
    status: 'validated',
    expected_updated_at: reviewed.entry.updated_at,
  })

  const half = await client.call(preparer, 'POST', '/api/entries')
  const { header, shipment_origin, parties } = sampleEntryDraft('unused')
  await save(client, preparer, half.entry, { header, shipment_origin, parties }, 'step-4')
  const fresh = await client.call(admin, 'POST', '/api/entries')
  await save(client, admin, fresh.entry, { header: { ...header, entry_date: '2026-03-04' } }, 'step-2')
}

function standingBond() {
  const { contact_name: name, contact_email: email, contact_phone: phone, ...bond } = DEMO_BOND
  return { ...bond, bond_type: '8', surety_no: '054', surety_contact: { name, email, phone } }
}

/** One changed shipment of the worked entry. */
type Shipment = (draft: DraftData) => DraftData

/** The same goods by another ship and a smaller amount: 3.9 % of 8,000, and both fees by their rates. */
const secondShipment = (draft: DraftData): DraftData =>
  shipment(draft, {
    bill: 'EGLV14260033071',
    value: '8000',
    duty: '312.00',
    mpf: '33.58',
    hmf: '10.00',
    other: '43.58',
    total: '355.58',
  })

/** Its bond names a surety that customs does not know. */
const rejectedShipment = (draft: DraftData): DraftData => {
  const { header, shipment_origin, ...rest } = secondShipment(draft)
  return {
    ...rest,
    header: { ...header, surety_no: '987' },
    shipment_origin: { ...shipment_origin, bill_of_lading: 'EGLV14260033812' },
  }
}

const thirdShipment = (draft: DraftData): DraftData =>
  shipment(draft, {
    bill: 'EGLV14260034518',
    value: '21000',
    duty: '819.00',
    mpf: '72.74',
    hmf: '26.25',
    other: '98.99',
    total: '917.99',
  })

interface Figures {
  bill: string
  value: string
  duty: string
  mpf: string
  hmf: string
  other: string
  total: string
}

function shipment(draft: DraftData, { bill, value, duty, mpf, hmf, other, total }: Figures): DraftData {
  const fees = { MPF: mpf, HMF: hmf } as Record<string, string>
  return {
    ...draft,
    shipment_origin: { ...draft.shipment_origin, bill_of_lading: bill },
    line_items: draft.line_items?.map((line) => ({
      ...line,
      entered_value: value,
      charges: '1200',
      duty_amount: duty,
    })),
    totals_declarations: {
      ...draft.totals_declarations,
      total_entered_value: `${value}.00`,
      total_duty: duty,
      total_other: other,
      grand_total: total,
      fee_summary: draft.totals_declarations?.fee_summary?.map((row) => ({
        ...row,
        amount: fees[row.fee_type ?? ''] ?? row.amount,
      })),
    },
  }
}

interface DemoEntry {
  id: string
  updated_at: string
  draft_data: { line_items: { id: string }[] }
}

/** Types an entry in, all six steps. */
async function enter(client: DemoClient, as: string, change: Shipment): Promise<DemoEntry> {
  const { entry } = await client.call(as, 'POST', '/api/entries')
  const draft = sampleEntryDraft(entry.draft_data.line_items[0].id)
  return save(client, as, entry, change(draft), 'step-6')
}

async function save(
  client: DemoClient,
  as: string,
  entry: DemoEntry,
  draft_data: DraftData,
  current_step: string,
): Promise<DemoEntry> {
  const steps = ['header', 'shipment_origin', 'parties_locations', 'line_items', 'totals_declarations']
  for (const step of steps.slice(0, Number(current_step.slice(-1)) - 1)) {
    await client.call(as, 'PATCH', `/api/entries/${entry.id}/step-progress`, {
      step,
      status: 'valid',
      validationErrors: 0,
    })
  }
  const body = { draft_data, current_step, expected_updated_at: entry.updated_at }
  return (await client.call(as, 'PATCH', `/api/entries/${entry.id}`, body)).entry
}

/** Signs and submits; the worker and the simulator do the rest. */
const file = (client: DemoClient, as: string, entry: DemoEntry) =>
  client.call(as, 'POST', `/api/entries/${entry.id}/status`, {
    status: 'submitted',
    declarant_role: 'admin',
    acknowledged: true,
    expected_updated_at: entry.updated_at,
  })
