import { everyFieldDraft } from '@edfe/domain/fixtures'
import { expect } from 'vitest'
import { createEntry, createSampleEntry, type EntryBody, patch, submit } from './entry-steps.ts'
import type { TestApp, Visitor } from './harness.ts'

/** Makes the entries of the field list by the API as an admin: one with every field, and one that is filed. */
export function fieldListEntries(app: TestApp, admin: Visitor) {
  const get = async (path: string) => {
    const answer = await app.call('GET', path, { as: admin })
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  const post = async (method: string, path: string, body: object) => {
    const answer = await app.call(method, path, { as: admin, body })
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }

  async function full(): Promise<string> {
    // Another entry of the same party, which the duplicate check finds.
    await createSampleEntry(app, admin, {
      parties: { shipper: { ...everyFieldDraft().parties?.shipper, zip: '10492' } },
    })
    const made: EntryBody = await createEntry(app, admin)
    const url = `/api/entries/${made.id}`
    const lineId = made.draft_data.line_items[0].id
    const saved = await patch(app, admin, made, everyFieldDraft(lineId), {
      current_step: 'step-3',
      navigation: 'save_and_continue',
      page: 'step-2',
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await post('PATCH', `${url}/step-progress`, {
      step: 'shipment_origin',
      status: 'valid',
      validationErrors: 0,
    })
    await post('PATCH', `${url}/step-progress`, {
      step: 'parties_locations',
      status: 'partial',
      skipped: true,
      validationErrors: 2,
    })
    await post('PUT', `${url}/position`, { page: 'line-values', line_id: lineId })
    await post('PUT', `${url}/view-preferences`, { open_lines: [lineId] })
    await post('POST', `${url}/final-review`, {})
    await post('POST', `${url}/final-review`, {})
    await post('POST', `${url}/snapshot`, {})
    const stale = await patch(app, admin, made, { header: { port_code: '2704' } })
    expect(stale.status).toBe(409)
    return made.id
  }

  async function filed(): Promise<string> {
    const entry = await createSampleEntry(app, admin)
    await post('POST', `/api/entries/${entry.id}/final-review`, { acknowledge: true })
    const answer = await submit(
      app,
      admin,
      await get(`/api/entries/${entry.id}`).then((body) => body.entry),
      'admin',
    )
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return entry.id
  }

  return { get, post, full, filed }
}
