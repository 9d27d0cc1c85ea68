import { formatEntryNumber } from '@edfe/domain/entry'
import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import type { ApiSession } from './api-session.ts'

/** Buttons of the list by name, and its rows. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const rows = (page: Page) => page.getByRole('region', { name: 'Entries' }).locator('tbody tr')

/** The link of an entry's row; it says the number after the goods. */
export const rowLink = (page: Page, number: string) =>
  rows(page).getByRole('link', { name: new RegExp(`, ${number}$`) })

/** Presses one of the buttons or links of an entry's row: 'Archive', 'View'. */
export async function choose(page: Page, action: string, number: string) {
  const name = `${action} ${number}`
  await rows(page)
    .getByRole('link', { name, exact: true })
    .or(rows(page).getByRole('button', { name, exact: true }))
    .click()
}

/** Opens the menu of an entry's row and presses one of its buttons or links: 'Documents', 'Delete draft'. */
export async function chooseInMenu(page: Page, action: string, number: string) {
  await button(page, `Actions for ${number}`).click()
  await choose(page, action, number)
}

/** Somebody with so many entries, the first of them the sample entry with its port and its value. */
export async function withEntries(session: ApiSession, count: number) {
  const first = await session.createEntry(SAMPLE_DRAFT)
  const numbers = [formatEntryNumber(first.entry_number)]
  for (let made = 1; made < count; made++) {
    numbers.push(formatEntryNumber((await session.createEntry()).entry_number))
  }
  return { first, numbers, valued: numbers[0] ?? '' }
}
