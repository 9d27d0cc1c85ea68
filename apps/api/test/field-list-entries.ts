import { everyFieldDraft } from '@edfe/domain/test/fixtures'
import { expect } from 'vitest'
import { createEntry, createSampleEntry, patch, readEntry, submit } from './entry-steps.ts'
import { done, type TestApp, type Visitor } from './harness.ts'

/** Makes the entries of the field list by the API as an admin: one with every field, and one that is filed. */
export function fieldListEntries(app: TestApp, admin: Visitor) {
  async function full(): Promise<string> {
    // Another entry of the same party, which the duplicate check finds.
    await createSampleEntry(app, admin, {
      parties: { shipper: { ...everyFieldDraft().parties?.shipper, zip: '10492' } },
    })
    const made = await createEntry(app, admin)
    const of = { as: admin, params: { id: made.id } }
    const lineId = made.draft_data.line_items![0]!.id
    const position = { current_step: 'step-3', navigation: 'save_and_continue', page: 'step-2' }
    done(await patch(app, admin, made, everyFieldDraft(lineId), position))
    await app.ask('saveStepProgress', {
      ...of,
      body: {
        step: 'shipment_origin',
        status: 'valid',
        validationErrors: 0,
      },
    })
    await app.ask('saveStepProgress', {
      ...of,
      body: {
        step: 'parties_locations',
        status: 'partial',
        skipped: true,
        validationErrors: 2,
      },
    })
    await app.ask('savePosition', { ...of, body: { page: 'line-values', line_id: lineId } })
    await app.ask('saveViewPreferences', { ...of, body: { open_lines: [lineId] } })
    await app.ask('reviewEntry', { ...of, body: {} })
    await app.ask('reviewEntry', { ...of, body: {} })
    await app.ask('makeSnapshot', of)
    const stale = await patch(app, admin, made, { header: { port_code: '2704' } })
    expect(stale.status).toBe(409)
    return made.id
  }

  async function filed(): Promise<string> {
    const entry = await createSampleEntry(app, admin)
    await app.ask('reviewEntry', { as: admin, params: { id: entry.id }, body: { acknowledge: true } })
    done(await submit(app, admin, await readEntry(app, admin, entry.id), 'admin'))
    return entry.id
  }

  return { full, filed }
}
