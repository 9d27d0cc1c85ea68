import type { Page } from '@playwright/test'
import { type Account, newPerson } from '../harness/person.ts'
import { answer, asAdmin, asVisitor, cutOff, type Fixtures, hold, press, type Scenario } from './fixtures.ts'

async function fillSignIn(page: Page, { email, password }: Account) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign in')
}

async function fillSignUp(page: Page, person: Account) {
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await press(page, 'Create account')
}

async function fillReset(page: Page, password: string, confirmed = password) {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(confirmed)
  await press(page, 'Update password')
}

async function forgot(fixtures: Fixtures, email: string) {
  await asVisitor(fixtures, '/sign-in')
  await fixtures.page.getByLabel('Email').fill(email)
  await press(fixtures.page, 'Forgot your password')
}

/** Presses, leaves for the page that a link leads to, and only then does the call fail. */
async function failAfterLeaving(page: Page, path: string, fill: () => Promise<void>, link: string) {
  const held = await hold(page, path)
  await fill()
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: link, exact: true }).waitFor()
  await held.fail()
}

const RESET = '/reset-password?token=from-a-mail'
const GOOD = 'Copper-willow-5523908'

/** Signing in and out, creating an account, setting a new password, writing to the operator. */
export const VISITOR_MESSAGES = {
  'Sign-in failed': async (fixtures) => {
    await cutOff(fixtures.page, '**/api/auth/sign-in/email')
    await asVisitor(fixtures, '/sign-in')
    await fillSignIn(fixtures.page, fixtures.person)
  },
  'Failed to sign in': async (fixtures) => {
    await asVisitor(fixtures, '/sign-in')
    const fill = () => fillSignIn(fixtures.page, fixtures.person)
    await failAfterLeaving(fixtures.page, '**/api/auth/sign-in/email', fill, 'Create account')
  },
  'Failed to sign up': async (fixtures) => {
    await asVisitor(fixtures, '/create-account')
    const fill = () => fillSignUp(fixtures.page, newPerson())
    await failAfterLeaving(fixtures.page, '**/api/auth/sign-up/email', fill, 'Sign in')
  },
  'Failed to sign out': async (fixtures) => {
    await asAdmin(fixtures, '/dashboard')
    await answer(fixtures.page, '**/api/auth/sign-out', 503)
    await fixtures.page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  },
  'Failed to initialize authentication': async (fixtures) => {
    await answer(fixtures.page, '**/api/auth/get-session', 503)
    await asAdmin(fixtures, '/settings/account')
  },
  'Google sign-in failed': async (fixtures) => {
    await answer(fixtures.page, '**/api/auth/providers', 200, {
      google: true,
      provider: null,
      confirms_by_mail: false,
      is_new: false,
    })
    await cutOff(fixtures.page, '**/api/auth/sign-in/social')
    await asVisitor(fixtures, '/sign-in')
    await press(fixtures.page, 'Continue with Google')
  },
  'Please enter your email address first': async (fixtures) => forgot(fixtures, ''),
  'Password reset failed': async (fixtures) => {
    await cutOff(fixtures.page, '**/api/auth/request-password-reset')
    await forgot(fixtures, fixtures.person.email)
  },
  'Password reset email sent! Check your inbox.': async (fixtures) => forgot(fixtures, fixtures.person.email),
  'This email is already registered. Please sign in instead.': async (fixtures) => {
    await asVisitor(fixtures, '/create-account')
    await fillSignUp(fixtures.page, fixtures.person)
  },
  'Failed to create account': async (fixtures) => {
    await cutOff(fixtures.page, '**/api/auth/sign-up/email')
    await asVisitor(fixtures, '/create-account')
    await fillSignUp(fixtures.page, newPerson())
  },
  'Account created successfully! Redirecting...': async (fixtures) => {
    await asVisitor(fixtures, '/create-account')
    await fillSignUp(fixtures.page, newPerson())
  },
  'Account created successfully! Please check your email to confirm your account.': async (fixtures) => {
    await answer(fixtures.page, '**/api/auth/sign-up/email', 200, { token: null, user: {} })
    await asVisitor(fixtures, '/create-account')
    await fillSignUp(fixtures.page, newPerson())
  },
  'Passwords do not match': async (fixtures) => {
    await asVisitor(fixtures, RESET)
    await fillReset(fixtures.page, GOOD, `${GOOD}?`)
  },
  'Password must be at least 6 characters long': async (fixtures) => {
    await asVisitor(fixtures, RESET)
    await fillReset(fixtures.page, 'short')
  },
  'Password updated successfully! Redirecting...': async (fixtures) => {
    await answer(fixtures.page, '**/api/auth/reset-password', 200, { status: true })
    await asVisitor(fixtures, RESET)
    await fillReset(fixtures.page, GOOD)
  },
  'Failed to update password': async (fixtures) => {
    await cutOff(fixtures.page, '**/api/auth/reset-password')
    await asVisitor(fixtures, RESET)
    await fillReset(fixtures.page, GOOD)
  },
  'Failed to send message. Please try again.': async (fixtures) => {
    await cutOff(fixtures.page, '**/api/contact')
    await asVisitor(fixtures, '/contact')
    for (const name of ['Name', 'Subject', 'Message']) await fixtures.page.getByLabel(name).fill('Block 31')
    await fixtures.page.getByLabel('Email').fill(fixtures.person.email)
    await press(fixtures.page, 'Send message')
  },
} satisfies Record<string, Scenario>
