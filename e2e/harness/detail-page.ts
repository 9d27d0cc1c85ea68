import type { DraftData } from '@edfe/domain/entry'
import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import type { ApiSession, EntryAnswer } from './api-session.ts'

/** Opens a page of an entry, by the last part of its address. */
export const open = (page: Page, entry: EntryAnswer, path: string) =>
  page.goto(`/entries/${entry.id}/${path}`)
export const alert = (page: Page) => page.getByRole('alert')

/** A signed-in page with the sample entry, changed by what the test is about. */
export async function openWith(session: ApiSession, change: Partial<DraftData>) {
  const entry = await session.createEntry({ ...SAMPLE_DRAFT, ...change })
  const stored = async () => (await session.entry(entry.id)).draft_data
  return { entry, stored }
}
