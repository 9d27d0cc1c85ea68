import type { Page } from '@playwright/test'
import { newSession, type Server } from './api-session.ts'
import { type Account, newPerson } from './person.ts'
import { expect } from './test.ts'

/** Creates the account through the page and ends on the dashboard, signed in. */
export async function signUp(page: Page, person: Account = newPerson()) {
  await page.goto('/create-account')
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  return person
}

/** Creates an account for tests that are about something else; the page's context holds its session. */
export async function signInNew(
  page: Page,
  product: Server,
  person: Account = newPerson(),
): Promise<Account> {
  await newSession(product, page.context(), person)
  return person
}
