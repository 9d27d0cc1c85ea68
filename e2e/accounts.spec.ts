import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { signInNew } from './harness/account.ts'
import { openInbox } from './harness/inbox.ts'
import { linkInMail } from './harness/outbox.ts'
import { type Account, newPerson } from './harness/person.ts'
import { startProduct } from './harness/product.ts'
import { expect, long, test } from './harness/test.ts'

const NEW_PASSWORD = 'Copper-willow-5523908'
const LINK_IS_OVER = 'This reset link is no longer valid.'
const alert = (page: Page) => page.getByRole('alert')
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fillSignIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in').click()
}

async function fillSignUp(page: Page, { name, email, password }: Account) {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Create account').click()
}

async function fillReset(page: Page, password: string, confirmed = password) {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(confirmed)
  await button(page, 'Update password').click()
}

test('a wrong password shows a message that stays; the right one signs in', async ({ page, product }) => {
  const person = await signInNew(page, product)
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await fillSignIn(page, { ...person, password: 'not the password' })
  await expect(alert(page)).toHaveText(/Invalid email or password/)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)

  const password = page.getByLabel('Password', { exact: true })
  await button(page, 'Show password').click()
  await expect(password).toHaveAttribute('type', 'text')
  await button(page, 'Hide password').click()
  await expect(password).toHaveAttribute('type', 'password')

  await fillSignIn(page, { ...person, email: `  ${person.email} ` })
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a forgotten password is reset by mail', async ({ page, product }) => {
  const person = await signInNew(page, product)
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await button(page, 'Forgot your password').click()
  await expect(alert(page)).toHaveText('Please enter your email address first')
  await page.getByLabel('Email').fill(person.email)
  await button(page, 'Forgot your password').click()
  await expect(status(page, 'Password reset email sent! Check your inbox.')).toBeVisible()

  const link = await linkInMail(product.dataDir, person.email)
  await page.goto(link)
  await fillReset(page, NEW_PASSWORD, `${NEW_PASSWORD}?`)
  await expect(alert(page)).toHaveText('Passwords do not match')
  await fillReset(page, 'short')
  await expect(alert(page)).toHaveText('Password must be at least 6 characters long')
  await fillReset(page, 'password')
  await expect(alert(page)).toContainText(/common|guess|words/i)
  await fillReset(page, NEW_PASSWORD)
  await expect(status(page, 'Password updated successfully! Redirecting...')).toBeVisible()
  await expect(page).toHaveURL(/localhost:\d+\/$/)

  await page.goto('/sign-in')
  await fillSignIn(page, person)
  await expect(alert(page)).toHaveText(/Invalid email or password/)
  await fillSignIn(page, { ...person, password: NEW_PASSWORD })
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.context().clearCookies()
  await page.goto(link)
  await fillReset(page, 'Marble-otter-7719042')
  await expect(alert(page).filter({ hasText: LINK_IS_OVER })).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
})

test('a reset link that is used or too old says so and sends a new one', async ({ page, product }) => {
  const person = await signInNew(page, product)
  await page.context().clearCookies()
  await page.goto('/reset-password?error=INVALID_TOKEN')
  await expect(alert(page).filter({ hasText: LINK_IS_OVER })).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await expectAccessible(page, 'a reset link that is over')
  await page.getByLabel('Email').fill(person.email)
  await button(page, 'Send a new link').click()
  await expect(status(page, 'Password reset email sent! Check your inbox.')).toBeVisible()

  await page.goto(await linkInMail(product.dataDir, person.email))
  await fillReset(page, NEW_PASSWORD)
  await expect(status(page, 'Password updated successfully! Redirecting...')).toBeVisible()
})

test('an unknown invitation says what to do, in no words of a validator', async ({ page, product }) => {
  for (const token of ['nonsense', 'an-invitation-that-is-over-or-was-never-sent']) {
    await page.goto(`/invitations/${token}`)
    await expect(alert(page)).toHaveText(
      'This invitation is no longer valid.It was used or withdrawn, it is older than seven days, or the link is incomplete. Ask the person who invited you for a new one.',
    )
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/sign-in$/)
  }
  await signInNew(page, product)
  await page.goto('/invitations/nonsense')
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the header of every page knows who is there, also of one that needs no session', async ({
  page,
  product,
}) => {
  const open = ['/reset-password?token=from-a-mail', '/reset-password?error=INVALID_TOKEN', '/sign-in/x']
  const bar = page.getByRole('banner')
  for (const path of open) {
    await page.goto(path)
    await expect(bar.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(bar.getByText('Loading your account')).toHaveCount(0)
  }
  await signInNew(page, product)
  for (const path of [...open, '/settings/no-such-page']) {
    await page.goto(path)
    await expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await expect(bar.getByText('Loading your account')).toHaveCount(0)
  }
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Entries', exact: true }).click()
  await expect(page).toHaveURL(/\/entries$/)
})

test('a plain session gives its password again before it takes a new one', async ({ page, product }) => {
  const person = await signInNew(page, product)
  await page.goto('/reset-password')
  await page.getByLabel('Current password').fill('not the password')
  await fillReset(page, NEW_PASSWORD)
  await expect(alert(page)).toHaveText(/Invalid password/)
  await page.getByLabel('Current password').fill(person.password)
  await fillReset(page, NEW_PASSWORD)
  await expect(status(page, 'Password updated successfully! Redirecting...')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an account is created with a name, an email and a password that is not weak', async ({ page }) => {
  const person = newPerson()
  await page.goto('/create-account')
  await fillSignUp(page, { ...person, password: 'short' })
  await expect(alert(page)).toHaveText('Password must be at least 6 characters long')
  await fillSignUp(page, { ...person, password: 'ruth okafor' })
  await expect(alert(page)).toContainText(/guess|words|names/i)
  await expect(page.getByLabel('Full name')).toHaveValue(person.name)
  await fillSignUp(page, person)
  await expect(status(page, 'Account created successfully! Redirecting...')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.context().clearCookies()
  await page.goto('/create-account')
  await fillSignUp(page, person)
  await expect(alert(page)).toHaveText('This email is already registered. Please sign in instead.')
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
})

test('where mail is set up, an account is confirmed by its link', long, async ({ page, today }) => {
  const inbox = await openInbox()
  const product = await startProduct({ today, env: { SMTP_URL: inbox.url } })
  try {
    const person = newPerson()
    await page.goto(`${product.url}/create-account`)
    await fillSignUp(page, person)
    const asked = 'Account created successfully! Please check your email to confirm your account.'
    await expect(status(page, asked)).toBeVisible()
    await page.goto(await inbox.linkTo(person.email))
    await page.goto(`${product.url}/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruth')
  } finally {
    await product.stop()
    await inbox.close()
  }
})

test('a server without keys for Google offers no Google sign-in', async ({ page }) => {
  const ways = page.waitForResponse('**/api/auth/providers')
  await page.goto('/sign-in')
  await ways
  await expect(button(page, 'Sign in')).toBeVisible()
  await expect(button(page, 'Continue with Google')).toHaveCount(0)
  await page.goto('/sign-in?error=access_denied')
  await expect(alert(page)).toHaveText('Google sign-in failed')
})

test('when the server does not respond, each form says what failed and keeps its values', async ({
  page,
}) => {
  await page.route('**/api/auth/{sign-in,sign-up}/email', (route) => route.abort())
  await page.route('**/api/auth/{request-password-reset,reset-password}', (route) => route.abort())
  const person = newPerson()
  await page.goto('/sign-in')
  await fillSignIn(page, person)
  await expect(alert(page)).toHaveText('Sign-in failed')
  await button(page, 'Forgot your password').click()
  await expect(alert(page)).toHaveText('Password reset failed')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.goto('/create-account')
  await fillSignUp(page, person)
  await expect(alert(page)).toHaveText('Failed to create account')
  await page.goto('/reset-password?token=from-a-mail')
  await fillReset(page, NEW_PASSWORD)
  await expect(alert(page)).toHaveText('Failed to update password')
  await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD)
})

test('signing out in one tab reaches the others', async ({ page, context, product }) => {
  await signInNew(page, product)
  await page.goto('/entries')
  const [second, third] = [await context.newPage(), await context.newPage()]
  await second.goto('/settings/account')
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Account Settings')
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(second).toHaveURL(/\/sign-in/)

  await signInNew(third, product)
  await third.goto('/about')
  await second.goto('/dashboard')
  await third.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(second).toHaveURL(/\/sign-in/)
})

test('a session that ended elsewhere asks for the password over the page', async ({ page, product }) => {
  const person = await signInNew(page, product)
  await page.goto('/settings/account')
  await page.getByLabel('Job title').fill('Import manager')
  await page.context().clearCookies()
  await button(page, 'Save profile').click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Job title')).toHaveValue('Import manager')
  await button(page, 'Save profile').click()
  await expect(status(page, 'Profile updated successfully')).toBeVisible()
})
