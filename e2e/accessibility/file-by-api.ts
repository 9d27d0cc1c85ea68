import type { DraftData } from '@edfe/domain/entry'
import { expect } from '@playwright/test'
import { SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import type { ApiSession, EntryAnswer } from '../harness/api-session.ts'

/** The sample entry with a change, sent, and answered by customs. */
export async function fileByApi(session: ApiSession, change: DraftData = {}): Promise<EntryAnswer> {
  const { id } = await session.createEntry({ ...SAMPLE_DRAFT, ...change })
  const body = { status: 'submitted', declarant_role: 'admin', acknowledged: true }
  await session.send('POST', `/api/entries/${id}/status`, body)
  await expect.poll(async () => (await session.entry(id)).status).not.toBe('submitted')
  return session.entry(id)
}
