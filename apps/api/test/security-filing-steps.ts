import { isfEntry } from '@edfe/domain/test/security-filing'
import { createEntry, type EntryBody, patch, readEntry } from './entry-steps.ts'
import type { Team, TestApp } from './harness.ts'

let count = 0

/** A draft by ship with everything that its security filing says, and a bill that no other has. */
export async function isfDraft(app: TestApp, team: Team): Promise<EntryBody> {
  const entry = await createEntry(app, team.preparer)
  const { header, line_items, totals_declarations: _, ...draft } = isfEntry()
  const { entry_number: _number, ...kept } = header!
  count += 1
  const saved = await patch(app, team.preparer, entry, {
    ...draft,
    header: kept,
    shipment_origin: { ...draft.shipment_origin, bill_of_lading: `EGLV1426003${1000 + count}` },
    line_items: line_items!.map((line) => ({ ...line, id: entry.draft_data.line_items![0]!.id })),
  })
  if (saved.status !== 200) throw new Error('The draft of a security filing was not saved')
  return readEntry(app, team.preparer, entry.id)
}
