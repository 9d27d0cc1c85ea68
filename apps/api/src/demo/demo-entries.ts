import { setTimeout as pause } from 'node:timers/promises'
import { NOTICE_KINDS } from '@edfe/domain/customs'
import { type DraftData, isReleased, STATUS_AFTER } from '@edfe/domain/entry'
import { sampleEntryDraft } from '@edfe/domain/sample'
import type { DemoClient } from './demo-client.ts'

/** One changed shipment of the worked entry. */
export type Shipment = (draft: DraftData) => DraftData

export interface DemoEntry {
  id: string
  updated_at: string
  draft_data: { line_items: { id: string }[] }
}

/** Types an entry in, all six steps. */
export async function enter(client: DemoClient, as: string, change: Shipment): Promise<DemoEntry> {
  const { entry } = await client.call(as, 'POST', '/api/entries')
  const draft = sampleEntryDraft(entry.draft_data.line_items[0].id)
  return save(client, as, entry, change(draft), 'step-6')
}

export async function save(
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
export const file = (client: DemoClient, as: string, entry: DemoEntry) =>
  client.call(as, 'POST', `/api/entries/${entry.id}/status`, {
    status: STATUS_AFTER.submission,
    declarant_role: 'admin',
    acknowledged: true,
    expected_updated_at: entry.updated_at,
  })

const POLL_MS = 250

/** Waits until the simulator has answered and released the goods, which takes it a few seconds. */
export async function untilReleased(client: DemoClient, as: string, { id }: DemoEntry): Promise<void> {
  for (;;) {
    const { entry } = await client.call(as, 'GET', `/api/entries/${id}`)
    if (isReleased(entry)) return
    await pause(POLL_MS)
  }
}

/** The simulator holds the goods of an entry that it has accepted, and asks for its invoice and packing list; waits until both are read. */
export async function holdForDocuments(
  client: DemoClient,
  as: string,
  { id }: DemoEntry,
  simulatorUrl: string,
): Promise<void> {
  const { transmission } = await client.call(as, 'GET', `/api/entries/${id}/filing`)
  const messages = [
    {
      application: NOTICE_KINDS.releaseStatus.application,
      actions: [{ record: 'SO60', code: '04', narrative: 'ENTRY DETAINED', time: '1500' }],
    },
    {
      application: NOTICE_KINDS.summaryStatus.application,
      ...{ disposition: '2', user: 'J MARTIN', telephone: '3105550100' },
      remarks: ['PLEASE SEND INVOICE AND PACKING LIST'],
    },
  ]
  for (const message of messages) {
    const answer = await fetch(`${simulatorUrl}/control/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ transmission_id: transmission.id, ...message }),
    })
    if (!answer.ok)
      throw new Error(`The simulator refused a message: ${answer.status} ${await answer.text()}`)
  }
  for (;;) {
    const { requests } = await client.call(as, 'GET', `/api/entries/${id}/customs-requests`)
    if (requests.some((request: { due_on: string | null }) => request.due_on)) return
    await pause(POLL_MS)
  }
}
