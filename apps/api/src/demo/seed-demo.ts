import type { CalendarDay } from '@edfe/domain/calendar'
import type { DraftData } from '@edfe/domain/entry'
import { SAMPLE_ENTRY, sampleEntryDraft } from '@edfe/domain/fixtures'
import type { App } from '../app-instance.ts'
import { createDemoClient } from './demo-client.ts'
import { enter, file, holdForDocuments, save, untilReleased } from './demo-entries.ts'
import { DEMO_BOND, SAMPLE_DAY } from './demo-facts.ts'
import { DEMO_ACCOUNT, demoPeople } from './demo-people.ts'
import { moveClearance, moveEntry } from './demo-times.ts'
import { filePastEntries, savePastParts, settlePastEntries } from './past-entries.ts'

export { DEMO_ACCOUNT }

/**
 * Fills an empty database with an organisation to look at: people in three roles, fourteen months of released and paid
 * entries, the worked entry accepted by the customs simulator, one that is held for documents, one that is rejected, one
 * that waits for an approver and drafts on their way. Everything goes through the API, so it is what real use would have
 * made; then times are moved to the days of the entries. Does nothing when the demonstration's account exists already.
 */
export async function seedDemo(app: App, simulatorUrl: string): Promise<void> {
  const client = createDemoClient(app)
  const people = await demoPeople(app, client)
  if (!people) return
  const { admin, preparer } = people
  await client.call(admin, 'PUT', '/api/organization/bond', standingBond())
  await client.call(admin, 'PUT', '/api/organization/address', businessAddress())

  await savePastParts(client, admin)
  const past = await filePastEntries(client, admin)
  const worked = await enter(client, admin, (draft) => draft)
  await file(client, admin, worked)
  const held = await enter(client, admin, secondShipment)
  await file(client, admin, held)
  const rejected = await enter(client, admin, rejectedShipment)
  await file(client, admin, rejected)

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

  await settlePastEntries(app, client, admin, past)
  for (const entry of [worked, held]) await untilReleased(client, admin, entry)
  await holdForDocuments(client, admin, held, simulatorUrl)
  await moveEntry(app, worked.id, {
    created: day('2026-03-02'),
    filed: day('2026-03-03'),
    released: day('2026-03-04'),
  })
  await moveEntry(app, held.id, { created: day('2026-03-03'), filed: day('2026-03-04') })
  await moveEntry(app, rejected.id, { created: day('2026-03-04'), filed: day('2026-03-04') })
  for (const entry of [waiting, half.entry]) await moveEntry(app, entry.id, { created: day('2026-03-04') })
  await moveEntry(app, fresh.entry.id, { created: day(SAMPLE_DAY) })
  await moveClearance(app)
}

const day = (text: string): CalendarDay => text as CalendarDay

/** The address of the importer of the worked entry. */
function businessAddress() {
  const { address, city, state, zip } = SAMPLE_ENTRY.made.importer
  return { line1: address, line2: '', city, state, postal: zip, country: 'US' }
}

function standingBond() {
  const { contact_name: name, contact_email: email, contact_phone: phone, ...bond } = DEMO_BOND
  return { ...bond, bond_type: '8', surety_no: '054', surety_contact: { name, email, phone } }
}

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
