import type { Page } from '@playwright/test'
import { signInNew } from './harness/account.ts'
import { plugInAuthenticator } from './harness/authenticator.ts'
import { expect, ownContext, test } from './harness/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function addPasskey(page: Page, name: string) {
  await page.goto('/settings/security')
  await panel(page).getByLabel('Name of the passkey').fill(name)
  await button(page, 'Add a passkey').click()
  await expect(status(page, 'Passkey added')).toBeVisible()
}

test(
  'a passkey is added, named, used in place of the password, and removed',
  ownContext,
  async ({ page, product }) => {
    const person = await signInNew(page, product)
    await page.request.put('/api/organization', { data: { name: 'Alder Finch Imports' } })
    const authenticator = await plugInAuthenticator(page)
    await addPasskey(page, 'Laptop')
    expect(await authenticator.credentials()).toHaveLength(1)

    await button(page, 'Add a passkey').click()
    await expect(panel(page).getByRole('alert')).toHaveText(
      'This device has a passkey for your account already.',
    )

    await button(page, 'Rename Laptop').click()
    await page.getByLabel('New name of Laptop').fill('Key on the ring')
    await button(page, 'Save name').click()
    await expect(panel(page).getByRole('listitem')).toContainText('Key on the ring')
    await expect(button(page, 'Rename Key on the ring')).toBeFocused()

    await page.context().clearCookies()
    await page.goto('/sign-in?redirect=%2Fsettings%2Fsecurity')
    await button(page, 'Sign in with a passkey').click()
    await expect(page).toHaveURL(/\/settings\/security$/)
    await expect(page.getByRole('region', { name: 'Audit record' })).toContainText('Passkey renamed')
    await expect(page.getByRole('region', { name: 'Audit record' })).toContainText('Passkey added')

    await button(page, 'Remove Key on the ring').click()
    await page.getByRole('dialog', { name: 'Remove passkey' }).getByRole('button', { name: 'Remove' }).click()
    await expect(status(page, 'Passkey removed')).toBeVisible()
    await expect(panel(page).getByRole('listitem')).toHaveCount(0)

    await page.context().clearCookies()
    await page.goto('/sign-in')
    await button(page, 'Sign in with a passkey').click()
    await expect(page.getByRole('alert').filter({ hasText: 'belongs to no account here' })).toBeVisible()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await button(page, 'Sign in').click()
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)

test(
  'an ended session continues with a passkey in a dialog, and no typed text is lost',
  ownContext,
  async ({ page, product }) => {
    await signInNew(page, product)
    await plugInAuthenticator(page)
    await addPasskey(page, 'Laptop')
    await page.goto('/settings/account')
    await page.getByLabel('Job title').fill('Import manager')
    await page.context().clearCookies()
    await button(page, 'Save profile').click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Job title')).toHaveValue('Import manager')
    await button(page, 'Save profile').click()
    await expect(status(page, 'Profile updated successfully')).toBeVisible()
  },
)

test(
  'a passkey without user verification does not sign in: it replaces password and second factor',
  ownContext,
  async ({ page, product }) => {
    await signInNew(page, product)
    const authenticator = await plugInAuthenticator(page)
    await addPasskey(page, 'Laptop')
    await page.context().clearCookies()
    await authenticator.verify(false)
    await page.goto('/sign-in')
    // As a page would that asks for less than the product's own.
    const answer = await page.evaluate(async () => {
      const options = await fetch('/api/auth/passkey/generate-authenticate-options').then((said) =>
        said.json(),
      )
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
        ...options,
        userVerification: 'discouraged',
      })
      const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
      const said = await fetch('/api/auth/passkey/verify-authentication', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ response: credential.toJSON() }),
      })
      return { status: said.status, code: (await said.json()).code }
    })
    expect(answer).toEqual({ status: 403, code: 'user_not_verified' })
    await button(page, 'Sign in with a passkey').click()
    await expect(page.getByRole('alert').filter({ hasText: 'no passkey was chosen' })).toBeVisible()
    expect((await page.request.get('/api/me')).status()).toBe(401)
  },
)
