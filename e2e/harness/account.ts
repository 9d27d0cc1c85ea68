import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export interface Account {
  name: string
  email: string
  password: string
}

/** Somebody who has no account yet. */
export const newPerson = (name = 'Ruth Okafor'): Account => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}-${randomUUID().slice(0, 8)}@alderfinch.example`,
  password: 'Lantern-harbor-4180027',
})

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

/** Creates the account through the API, for tests that are about something else; the page's context holds the session. */
export async function signUpByApi(page: Page, person: Account = newPerson()) {
  const { name, email, password } = person
  const answer = await page.request.post('/api/auth/sign-up/email', { data: { name, email, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return person
}
