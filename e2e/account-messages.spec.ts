import type { Page } from '@playwright/test'
import { SCREEN_MESSAGES, type ScreenMessage } from '../apps/api/test/account-messages.ts'
import { FAILURES } from './account-scenarios/failures.ts'
import { asAdmin, createTeam, type Scenario } from './account-scenarios/fixtures.ts'
import { SUCCESSES } from './account-scenarios/successes.ts'
import { VISITOR_MESSAGES } from './account-scenarios/visitors.ts'
import { expect, long, test } from './harness/test.ts'

const SCENARIOS = { ...VISITOR_MESSAGES, ...FAILURES, ...SUCCESSES } satisfies Record<
  ScreenMessage,
  Scenario | Scenario[]
>

test('every message that a screen can show has its scenario', () => {
  expect(Object.keys(SCENARIOS).sort()).toEqual([...SCREEN_MESSAGES].sort())
})

const SUBJECTS = {
  'signing in and out, and writing to the operator': VISITOR_MESSAGES,
  'settings and dashboard that fail': FAILURES,
  'settings that succeed, and the audit record': SUCCESSES,
} as const

for (const [subject, scenarios] of Object.entries<Record<string, Scenario | Scenario[]>>(SUBJECTS)) {
  test(`each message is on the screen: ${subject}`, long, async ({ page, product }) => {
    test.slow()
    const fixtures = await createTeam(page, product)
    for (const [message, scenario] of Object.entries(scenarios)) {
      for (const provoke of [scenario].flat()) {
        await test.step(message, async () => {
          const andThen = await provoke(fixtures)
          await expect.soft(page.getByText(message, { exact: true }).first(), message).toBeVisible()
          await andThen?.(message)
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await page.context().clearCookies()
        })
      }
    }
  })
}

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()

test('a sign-out that fails leaves the session; it can be tried again, or the message closed', async ({
  page,
  product,
}) => {
  const fixtures = await createTeam(page, product)
  await VISITOR_MESSAGES['Failed to sign out'](fixtures)
  await expect(alert(page, 'Failed to sign out')).toBeVisible()
  expect((await page.request.get('/api/me')).status()).toBe(200)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Close message' }).click()
  await expect(alert(page, 'Failed to sign out')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(alert(page, 'Failed to sign out')).toBeVisible()
  await page.unrouteAll()
  await tryAgain(page)
  await expect(page).toHaveURL(/\/sign-in/)
  expect((await page.request.get('/api/me')).status()).toBe(401)
})

test('on a public page the button reports a failed sign-out and repeats it', async ({ page, product }) => {
  const fixtures = await createTeam(page, product)
  await asAdmin(fixtures, '/about')
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  const again = page.getByRole('banner').getByRole('button', { name: 'Failed to sign out' })
  await expect(again).toBeVisible()
  await expect(page).toHaveURL(/\/about$/)
  await page.unrouteAll()
  await again.click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  expect((await page.request.get('/api/me')).status()).toBe(401)
})

test('an account without a password is asked for none: it signs in with a provider', async ({
  page,
  product,
}) => {
  const fixtures = await createTeam(page, product)
  await page.route('**/api/me', async (route) => {
    const me = await (await route.fetch()).json()
    await route.fulfill({ json: { ...me, has_password: false } })
  })
  await asAdmin(fixtures, '/settings/security')
  const panel = page.getByRole('region', { name: 'Second factor' })
  await expect(panel).toContainText('your second factor is that of your account there')
  await expect(panel.getByLabel('Password')).toHaveCount(0)
})

/** The longest pause before a retry is 0.8 s: after two seconds without a request, only a person asks again. */
async function retriesAreOver(page: Page, path: string): Promise<void> {
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asked += 1
  })
  await expect
    .poll(async () => {
      const before = asked
      await page.waitForTimeout(2000)
      return asked - before
    })
    .toBe(0)
}

test('a session that failed to load is loaded again on request and leads to the requested page', async ({
  page,
  product,
}) => {
  const fixtures = await createTeam(page, product)
  await VISITOR_MESSAGES['Failed to initialize authentication'](fixtures)
  await expect(alert(page, 'Failed to initialize authentication')).toBeVisible()
  await retriesAreOver(page, '/api/auth/get-session')
  await page.unrouteAll()
  await tryAgain(page)
  await expect(page).toHaveURL(/\/settings\/account$/)
  await expect(alert(page, 'Failed to initialize authentication')).toHaveCount(0)
})

/** What may go over in a moment is asked again without a word (specification 1, section 8). */
for (const trouble of [502, 503, 504, 'network'] as const) {
  test(`${trouble} is retried: the session and the page load`, async ({ page, product }) => {
    const fixtures = await createTeam(page, product)
    for (const path of ['**/api/auth/get-session', '**/api/members']) {
      const first = { times: 1 }
      if (trouble === 'network') await page.route(path, (route) => route.abort(), first)
      else await page.route(path, (route) => route.fulfill({ status: trouble }), first)
    }
    await asAdmin(fixtures, '/settings/members')
    await expect(page.getByLabel(`Role of ${fixtures.person.name}`)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0)
  })
}

test('a 500 response is not retried', async ({ page, product }) => {
  const fixtures = await createTeam(page, product)
  let asked = 0
  await page.route('**/api/members', (route) => {
    asked += 1
    return route.fulfill({ status: 500, json: {} })
  })
  await asAdmin(fixtures, '/settings/members')
  await expect(alert(page, 'Failed to load members')).toBeVisible()
  expect(asked).toBe(1)
})
