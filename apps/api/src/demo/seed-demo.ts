import type { CalendarDay } from '@edfe/domain/calendar'
import { type DraftData, STATUS_AFTER } from '@edfe/domain/entry'
import { NOT_ON_FILE, SAMPLE_ENTRY, sampleEntryDraft } from '@edfe/domain/sample'
import type { App } from '../app-instance.ts'
import { createDemoClient } from './demo-client.ts'
import { enter, file, holdForDocuments, save, untilReleased } from './demo-entries.ts'
import { DEMO_BOND, DEMO_DAY } from './demo-facts.ts'
import { DEMO_ACCOUNT, DEMO_PREPARER, demoPeople } from './demo-people.ts'
import { moveClearance, moveEntry } from './demo-times.ts'
import { filePastEntries, savePastParts, settlePastEntries, shipmentOf } from './past-entries.ts'
import { SHIPMENTS_UNDER_WAY } from './past-shipments.ts'

export { DEMO_ACCOUNT }

/**
 * Fills an empty database with an organisation to look at: people in three roles, half a year of released and paid
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
  const worked = await enter(client, admin, await shipmentOf(client, admin, SHIPMENTS_UNDER_WAY.worked))
  await file(client, admin, worked)
  const held = await enter(client, admin, await shipmentOf(client, admin, SHIPMENTS_UNDER_WAY.held))
  await file(client, admin, held)
  const refused = await shipmentOf(client, admin, SHIPMENTS_UNDER_WAY.rejected)
  const rejected = await enter(client, admin, (draft) => withoutBondOnFile(refused(draft)))
  await file(client, admin, rejected)

  const toApprove = await shipmentOf(client, preparer, SHIPMENTS_UNDER_WAY.waiting)
  const waiting = await enter(client, preparer, (draft) => signedBy(DEMO_PREPARER, toApprove(draft)))
  const reviewed = await client.call(preparer, 'POST', `/api/entries/${waiting.id}/final-review`, {
    acknowledge: true,
  })
  await client.call(preparer, 'POST', `/api/entries/${waiting.id}/status`, {
    status: STATUS_AFTER.validation,
    expected_updated_at: reviewed.entry.updated_at,
  })

  const half = await client.call(preparer, 'POST', '/api/entries')
  const begun = await shipmentOf(client, preparer, SHIPMENTS_UNDER_WAY.begun)
  const lineId = half.entry.draft_data.line_items[0].id
  await save(client, preparer, half.entry, asFarAsStep3(begun(sampleEntryDraft(lineId))), 'step-4')
  const fresh = await client.call(admin, 'POST', '/api/entries')
  const { header } = sampleEntryDraft('unused')
  await save(
    client,
    admin,
    fresh.entry,
    { header: { ...header, entry_date: '2026-10-28', summary_date: DEMO_DAY } },
    'step-2',
  )

  await settlePastEntries(app, client, admin, past)
  for (const entry of [worked, held]) await untilReleased(client, admin, entry)
  await holdForDocuments(client, admin, held, simulatorUrl)
  await moveEntry(app, worked.id, {
    created: day('2026-10-26'),
    filed: day('2026-10-27'),
    released: day('2026-10-28'),
  })
  await moveEntry(app, held.id, {
    created: day('2026-10-27'),
    filed: day('2026-10-28'),
    released: DEMO_DAY,
  })
  await moveEntry(app, rejected.id, { created: day('2026-10-28'), filed: day('2026-10-28') })
  for (const entry of [waiting, half.entry]) await moveEntry(app, entry.id, { created: day('2026-10-28') })
  await moveEntry(app, fresh.entry.id, { created: DEMO_DAY })
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

/** The declarant is who prepares the entry. */
const signedBy = (name: string, draft: DraftData): DraftData => ({
  ...draft,
  totals_declarations: {
    ...draft.totals_declarations,
    declarant_name: name,
    declarant_title: 'Import Specialist',
    declarant_signature: name,
  },
})

/** Its surety has no bond of the importer at customs. */
const withoutBondOnFile = (draft: DraftData): DraftData => ({
  ...draft,
  header: { ...draft.header, surety_no: NOT_ON_FILE.surety },
})

/** Steps 1 to 3 and what the lines are: their tariff numbers and values are still to come. */
const asFarAsStep3 = ({ header, shipment_origin, parties, line_items }: DraftData): DraftData => ({
  header,
  shipment_origin,
  parties,
  line_items: line_items?.map(({ id, line_number, description }) => ({ id, line_number, description })),
})
