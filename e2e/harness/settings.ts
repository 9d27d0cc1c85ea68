import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Messages and buttons of the settings pages. */
export const alert = (page: Page) => page.getByRole('alert')
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Presses the button and waits for the message of success. */
export async function save(page: Page, name: string, said: string) {
  await button(page, name).click()
  await expect(status(page, said)).toBeVisible()
}

/** The person's organisation, made as the settings make it. */
export const makeOrganization = (page: Page, name = 'Alder Finch Imports') =>
  page.request.put('/api/organization', { data: { name, timezone: 'America/New_York' } })
