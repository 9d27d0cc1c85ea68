import type { Page } from '@playwright/test'
import { oneTimeCode } from '../apps/api/test/one-time-code.ts'
import { expectAccessible } from './harness/accessible.ts'
import { signInNew } from './harness/account.ts'
import { expect, test } from './harness/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const panel = (page: Page) => page.getByRole('region', { name: 'Second factor' })

/** Turns the second factor on by way of the screen; gives the app's key and the recovery codes. */
async function turnOn(page: Page, password: string) {
  await page.goto('/settings/security')
  await panel(page).getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Set up').click()
  const key =
    (await panel(page)
      .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/)
      .textContent()) ?? ''
  // The code of the half minute before is good as well, and leaves the present one for the next sign-in.
  await panel(page).getByLabel('Code').fill(oneTimeCode(key, -1))
  await button(page, 'Turn on').click()
  await expect(status(page, 'Second factor turned on')).toBeVisible()
  return { key, codes: await panel(page).getByRole('listitem').allTextContents() }
}

async function endSession(page: Page) {
  await page.goto('/settings/account')
  await page.getByLabel('Job title').fill('Import manager')
  await page.context().clearCookies()
  await button(page, 'Save profile').click()
  return page.getByRole('dialog', { name: 'Your session has ended' })
}

async function expectNothingLost(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Job title')).toHaveValue('Import manager')
  await button(page, 'Save profile').click()
  await expect(status(page, 'Profile updated successfully')).toBeVisible()
}

test('an ended session asks for password and code over the page, and nothing that was typed is lost', async ({
  page,
  product,
}) => {
  const { password } = await signInNew(page, product)
  const { key } = await turnOn(page, password)
  const dialog = await endSession(page)
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/Invalid email or password/)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByLabel('Code')).toBeFocused()
  await dialog.getByLabel('Code').fill('000000')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/Invalid code/)
  await dialog.getByLabel('Code').fill(oneTimeCode(key))
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expectNothingLost(page)
})

test('without the app, a recovery code works once', async ({ page, product }) => {
  const person = await signInNew(page, product)
  const { codes } = await turnOn(page, person.password)
  const dialog = await endSession(page)
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await dialog.getByLabel('Recovery code').fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expectNothingLost(page)

  await page.context().clearCookies()
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await button(page, 'Sign in').click()
  await button(page, 'Use a recovery code').click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await button(page, 'Verify').click()
  await expect(page.getByRole('alert').filter({ hasText: /Invalid backup code/ })).toBeVisible()
})

test('after a sign-in in another tab, the waiting page continues when it is shown again', async ({
  page,
  context,
  product,
}) => {
  const person = await signInNew(page, product)
  const dialog = await endSession(page)
  await expect(dialog).toBeVisible()
  const other = await context.newPage()
  await other.request.post('/api/auth/sign-in/email', { data: person })
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectNothingLost(page)
})

test('a member without the second factor that the organization asks for is led to set it up', async ({
  page,
  product,
}) => {
  const { password } = await signInNew(page, product)
  await turnOn(page, password)
  await page.goto('/settings/organization')
  await page.getByLabel('Name', { exact: true }).fill('Alder Trading')
  await button(page, 'Create organization').click()
  await page.getByRole('link', { name: 'Signing' }).click()
  await page.getByLabel('Members need a second factor').check()
  await button(page, 'Save signing').click()
  await expect(status(page, 'Security updated successfully')).toBeVisible()

  await page.goto('/settings/security')
  await panel(page).getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Turn off').click()
  await expect(status(page, 'Second factor turned off')).toBeVisible()
  await page.goto('/entries')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second factor')
  await expectAccessible(page, 'the second factor that an organization asks for')
  await page.getByRole('link', { name: 'Set it up' }).click()
  await turnOn(page, password)
  await page.goto('/entries')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entries')
})
