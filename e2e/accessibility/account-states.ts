import type { Page } from '@playwright/test'
import { endSessionOf } from './signed-in.ts'
import type { UiState } from './ui-state.ts'

const ORGANIZATION = '00000000-0000-4000-8000-000000000001'
const KEYS = [
  { name: 'Laptop', provider: 'Windows Hello' },
  { name: 'Key on the ring that Ruth Okafor keeps in the drawer at home', provider: null },
]
const passkeys = KEYS.map((key, index) => ({
  ...key,
  id: `00000000-0000-4000-8000-00000000000${index}`,
  created_at: '2026-03-02T15:00:00.000Z',
}))

async function openSecurity(page: Page) {
  await page.route('**/api/me/passkeys', (route) => route.fulfill({ json: { passkeys } }))
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Rename Laptop' }).waitFor()
}

async function endSession(page: Page) {
  await page.goto('/settings/account')
  await page.getByLabel('Job title').fill('Import manager')
  await endSessionOf(page)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
}

/** States of signing in, of its ways, and of a session that went wrong. */
export const ACCOUNT_STATES: UiState[] = [
  {
    name: 'passkeys, one being renamed',
    async reach(page) {
      await openSecurity(page)
      await page.getByRole('button', { name: 'Rename Laptop' }).click()
      await page.getByLabel('New name of Laptop').waitFor()
    },
  },
  {
    name: 'delete account dialog',
    async reach(page) {
      await page.goto('/settings/account')
      await page.getByRole('button', { name: 'Delete account' }).click()
      await page.getByRole('dialog', { name: 'Delete account' }).waitFor()
    },
  },
  {
    name: 'page of another organization',
    async reach(page) {
      await page.goto('/settings/account')
      await page.getByLabel('Job title').fill('Import manager')
      const details = {
        current: { id: ORGANIZATION, name: 'Alder Trading' },
        shown: { id: ORGANIZATION, name: 'Harbour Lamps and Lighting of Long Beach' },
      }
      const json = { code: 'organization_changed', message: 'This page belongs to another one.', details }
      await page.route('**/api/me', (route) => route.fulfill({ status: 409, json }))
      await page.getByRole('button', { name: 'Save profile' }).click()
      await page.getByRole('dialog', { name: 'You work in another organization now' }).waitFor()
    },
  },
  {
    name: 'remove passkey dialog',
    async reach(page) {
      await openSecurity(page)
      await page.getByRole('button', { name: 'Remove Laptop' }).click()
      await page.getByRole('dialog', { name: 'Remove passkey' }).waitFor()
    },
  },
  {
    name: 'ended session after a wrong password',
    async reach(page) {
      await endSession(page)
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByText('Invalid email or password').waitFor()
    },
  },
  {
    name: 'ended session that asks for the code',
    async reach(page) {
      await endSession(page)
      await page.route('**/api/auth/sign-in/email', (route) =>
        route.fulfill({ json: { twoFactorRedirect: true } }),
      )
      await page.getByLabel('Password', { exact: true }).fill('any password')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByLabel('Code').waitFor()
    },
  },
  {
    name: 'sign-out that failed',
    async reach(page) {
      await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 503, json: {} }))
      const { width = 1280, height = 900 } = page.viewportSize() ?? {}
      await page.goto('/entries')
      await page.setViewportSize({ width: 1280, height })
      await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
      await page.getByText('Failed to sign out').waitFor()
      await page.setViewportSize({ width, height })
    },
  },
  {
    name: 'drafts that could not be counted',
    async reach(page) {
      await page.route('**/api/entries/drafts', (route) => route.fulfill({ status: 500, json: {} }))
      await page.goto('/dashboard')
      await page.getByText('Failed to load drafts').waitFor()
    },
  },
  {
    name: 'sign-in page with its ways in',
    async reach(page) {
      await endSessionOf(page)
      await page.goto('/sign-in')
      await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
    },
  },
  {
    name: 'invitation that is over',
    async reach(page) {
      await endSessionOf(page)
      await page.goto('/invitations/an-invitation-that-is-over')
      await page.getByText('This invitation is no longer valid.').waitFor()
    },
  },
]
