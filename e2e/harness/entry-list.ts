import { formatEntryNumber } from '@edfe/domain/entry'
import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import type { ApiSession } from './api-session.ts'

/** Buttons of the list by name, and its rows. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const rows = (page: Page) => page.getByRole('region', { name: 'Entries' }).locator('tbody tr')

/** Somebody with so many entries, the first of them the sample entry with its port and its value. */
export async function withEntries(session: ApiSession, count: number) {
  const first = await session.createEntry(SAMPLE_DRAFT)
  const numbers = [formatEntryNumber(first.entry_number)]
  for (let made = 1; made < count; made++) {
    numbers.push(formatEntryNumber((await session.createEntry()).entry_number))
  }
  return { first, numbers, valued: numbers[0] ?? '' }
}
