import type { Locator, Page } from '@playwright/test'
import { SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import type { ApiSession } from './api-session.ts'
import { press } from './by-mouse.ts'

/** Below it, step 4 shows either the form of a line or the list of lines, in px. */
const NARROW = 960

/** Opens ‘Import lines’ in step 4: the dialog that takes a file or pasted rows, and the preview that follows it. */
export async function openImport(page: Page) {
  if ((page.viewportSize()?.width ?? NARROW) < NARROW) await press(page, 'Back to the lines')
  await press(page, 'Import lines')
  return {
    source: page.getByRole('dialog', { name: 'Add lines from a file or a paste' }),
    preview: page.getByRole('dialog', { name: 'Import lines' }),
  }
}

/** Opens ‘Import lines’ in a new sample entry that has no lines. */
export async function importIntoNewEntry(page: Page, session: ApiSession) {
  const { line_items: _, ...draft } = SAMPLE_DRAFT
  const entry = await session.createEntry(draft)
  await page.goto(`/entries/${entry.id}/step-4`)
  return { entry, ...(await openImport(page)) }
}

/** Pastes rows with tabs between their cells and has them read. */
export async function pasteRows(source: Locator, rows: readonly string[]): Promise<void> {
  await source.getByLabel('Or paste rows').fill(rows.join('\n'))
  await source.getByRole('button', { name: 'Read the rows' }).click()
}
