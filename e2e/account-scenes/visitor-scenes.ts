import type { Page } from '@playwright/test'
import { type Account, newPerson } from '../harness/person.ts'
import { answer, asAdmin, asVisitor, cutOff, hold, press, type Scene, type Stage } from './stage.ts'

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

async function forgot(stage: Stage, email: string) {
  await asVisitor(stage, '/sign-in')
  await stage.page.getByLabel('Email').fill(email)
  await press(stage.page, 'Forgot your password')
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
export const VISITOR_SCENES = {
  'Sign-in failed': async (stage) => {
    await cutOff(stage.page, '**/api/auth/sign-in/email')
    await asVisitor(stage, '/sign-in')
    await fillSignIn(stage.page, stage.person)
  },
  'Failed to sign in': async (stage) => {
    await asVisitor(stage, '/sign-in')
    const fill = () => fillSignIn(stage.page, stage.person)
    await failAfterLeaving(stage.page, '**/api/auth/sign-in/email', fill, 'Create account')
  },
  'Failed to sign up': async (stage) => {
    await asVisitor(stage, '/create-account')
    const fill = () => fillSignUp(stage.page, newPerson())
    await failAfterLeaving(stage.page, '**/api/auth/sign-up/email', fill, 'Sign in')
  },
  'Failed to sign out': async (stage) => {
    await asAdmin(stage, '/dashboard')
    await answer(stage.page, '**/api/auth/sign-out', 503)
    await stage.page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  },
  'Failed to initialize authentication': async (stage) => {
    await answer(stage.page, '**/api/auth/get-session', 503)
    await asAdmin(stage, '/settings/account')
  },
  'Google sign-in failed': async (stage) => {
    await answer(stage.page, '**/api/auth/providers', 200, { google: true, confirms_by_mail: false })
    await cutOff(stage.page, '**/api/auth/sign-in/social')
    await asVisitor(stage, '/sign-in')
    await press(stage.page, 'Continue with Google')
  },
  'Please enter your email address first': async (stage) => forgot(stage, ''),
  'Password reset failed': async (stage) => {
    await cutOff(stage.page, '**/api/auth/request-password-reset')
    await forgot(stage, stage.person.email)
  },
  'Password reset email sent! Check your inbox.': async (stage) => forgot(stage, stage.person.email),
  'This email is already registered. Please sign in instead.': async (stage) => {
    await asVisitor(stage, '/create-account')
    await fillSignUp(stage.page, stage.person)
  },
  'Failed to create account': async (stage) => {
    await cutOff(stage.page, '**/api/auth/sign-up/email')
    await asVisitor(stage, '/create-account')
    await fillSignUp(stage.page, newPerson())
  },
  'Account created successfully! Redirecting...': async (stage) => {
    await asVisitor(stage, '/create-account')
    await fillSignUp(stage.page, newPerson())
  },
  'Account created successfully! Please check your email to confirm your account.': async (stage) => {
    await answer(stage.page, '**/api/auth/sign-up/email', 200, { token: null, user: {} })
    await asVisitor(stage, '/create-account')
    await fillSignUp(stage.page, newPerson())
  },
  'Passwords do not match': async (stage) => {
    await asVisitor(stage, RESET)
    await fillReset(stage.page, GOOD, `${GOOD}?`)
  },
  'Password must be at least 6 characters long': async (stage) => {
    await asVisitor(stage, RESET)
    await fillReset(stage.page, 'short')
  },
  'Password updated successfully! Redirecting...': async (stage) => {
    await answer(stage.page, '**/api/auth/reset-password', 200, { status: true })
    await asVisitor(stage, RESET)
    await fillReset(stage.page, GOOD)
  },
  'Failed to update password': async (stage) => {
    await cutOff(stage.page, '**/api/auth/reset-password')
    await asVisitor(stage, RESET)
    await fillReset(stage.page, GOOD)
  },
  'Failed to send message. Please try again.': async (stage) => {
    await cutOff(stage.page, '**/api/contact')
    await asVisitor(stage, '/contact')
    for (const name of ['Name', 'Subject', 'Message']) await stage.page.getByLabel(name).fill('Block 31')
    await stage.page.getByLabel('Email').fill(stage.person.email)
    await press(stage.page, 'Send message')
  },
} satisfies Record<string, Scene>
