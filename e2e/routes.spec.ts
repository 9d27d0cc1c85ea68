import type { Browser, Page } from '@playwright/test'
import {
  PUBLIC_ROUTES,
  REDIRECTED_ROUTES,
  type RouteCase,
  SIGNED_IN_ROUTES,
  VISITOR_ROUTES,
} from './fixtures/routes.ts'
import { expectFits, expectNoSidewaysScroll } from './harness/accessible.ts'
import { signUpByApi } from './harness/account.ts'
import { newSession } from './harness/api-session.ts'
import { watchFaults } from './harness/faults.ts'
import type { Account } from './harness/person.ts'
import type { Product } from './harness/product.ts'
import { expect, test } from './harness/test.ts'

const PRODUCT = 'Electronic Direct Filing of Entry'
const ANY_ENTRY = '[0-9a-f]{8}-[0-9a-f-]{27}'
const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const titleOf = ({ heading, title = String(heading) }: RouteCase) =>
  title === '' ? PRODUCT : `${title} · ${PRODUCT}`

/**
 * Opens an address and judges where it leads: address, title and one heading, without a script error, a blocked style or
 * a refused request. A page is judged on a desk and on a phone at its own address, not at those that lead to it.
 */
async function judge(page: Page, route: RouteCase, entryId = '') {
  const faults = watchFaults(page)
  const path = route.path.replace(':id', entryId)
  const answer = await page.goto(path)
  expect.soft(answer?.status(), `status of ${path}`).toBe(route.status ?? 200)
  const at = escaped(route.at ?? route.path).replace(':id', entryId && ANY_ENTRY)
  const ends = route.at === '/sign-in' || !route.at ? `${at}(\\?.*)?$` : `${at}$`
  await expect.soft(page, `where ${path} leads`).toHaveURL(new RegExp(`^http://localhost:\\d+${ends}`))
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect.soft(heading, `heading of ${path}`).toHaveText(route.heading)
  await expect.soft(page, `title of ${path}`).toHaveTitle(titleOf(route))
  if (!route.at || route.at === route.path) {
    await expectFits(page, path)
    await page.setViewportSize(PHONE)
    await expect.soft(heading, `heading of ${path} on a phone`).toBeVisible()
    await expectNoSidewaysScroll(page, `${path} on a phone`)
    await page.setViewportSize(DESK)
  }
  const own = faults.filter((fault) => !fault.startsWith(`GET ${page.url()}: ${route.status}`))
  expect.soft(own, `faults behind ${path}`).toEqual([])
  page.removeAllListeners()
}

async function judgeAll(page: Page, routes: readonly RouteCase[], entryId?: string) {
  for (const route of routes) await test.step(route.path, () => judge(page, route, entryId))
}

/** Public pages contain their styles: none of them loads a sheet. */
async function judgePublicPages(page: Page) {
  for (const route of PUBLIC_ROUTES) {
    await test.step(route.path, async () => {
      await judge(page, route)
      await expect.soft(page.getByRole('banner'), route.path).toHaveCSS('height', '80px')
      await expect.soft(page.locator('link[rel=stylesheet]'), route.path).toHaveCount(0)
    })
  }
}

/** A window of somebody who is signed in, and an entry of theirs. */
async function signedIn(browser: Browser, product: Product, viewport = DESK) {
  const context = await browser.newContext({ baseURL: product.url, viewport })
  const { id } = await (await newSession(product.url, context)).createEntry()
  return { page: await context.newPage(), id, close: () => context.close() }
}

const toSignIn = ({ path }: RouteCase): RouteCase => ({ path, at: '/sign-in', heading: 'Sign in' })

test('a visitor finds every public page with its styles, and sign-in in place of the others', async ({
  page,
}) => {
  test.slow()
  await judgePublicPages(page)
  await judgeAll(page, VISITOR_ROUTES)
  await judgeAll(page, SIGNED_IN_ROUTES.map(toSignIn), '0b7e7ab2-4a1f-4d51-9c93-6d7f0f0c2a11')
})

test('a person with a session finds every page', async ({ browser, product }) => {
  test.slow()
  const { page, id, close } = await signedIn(browser, product)
  await judgePublicPages(page)
  await judgeAll(page, [...REDIRECTED_ROUTES, ...SIGNED_IN_ROUTES], id)
  await close()
})

/** Goes to an address inside the application, as a link does. */
const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

for (const viewport of [DESK, PHONE]) {
  test(`every page takes the focus on its heading, at ${viewport.width} px`, async ({ browser, product }) => {
    test.slow()
    const { page, id, close } = await signedIn(browser, product, viewport)
    await page.goto('/dashboard')
    for (const { path, heading } of SIGNED_IN_ROUTES) {
      await test.step(path, async () => {
        // A link to a page that is open already moves nothing.
        const start = path === '/shipments' ? 'Reports' : 'Shipments'
        await goInside(page, `/${start.toLowerCase()}`)
        await page.getByRole('heading', { level: 1, name: start }).waitFor()
        await goInside(page, path.replace(':id', id))
        const title = page.getByRole('main').getByRole('heading', { level: 1 })
        await expect.soft(title, `heading of ${path}`).toHaveText(heading)
        await expect.soft(title, `focus on ${path}`).toBeFocused()
      })
    }
    await close()
  })
}

test('an entry that does not exist says so under its own title', async ({ page }) => {
  await signUpByApi(page)
  for (const id of ['00000000-0000-4000-8000-000000000000', 'not-an-id']) {
    await page.goto(`/entries/${id}/step-2`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entry Not Found')
    await expect(page).toHaveTitle(`Entry Not Found · ${PRODUCT}`)
  }
})

test('after sign-in a visitor reaches the requested page', async ({ page }) => {
  const person = await signUpByApi(page)
  for (const wanted of ['/settings/security?category=user', '/entries?status=draft', '/settings/members']) {
    await page.context().clearCookies()
    await page.goto(wanted)
    await signInHere(page, person)
    await expect.poll(() => page.url().replace(/^http:\/\/[^/]+/, '')).toBe(wanted)
  }
  await page.context().clearCookies()
  await page.goto('/wizard')
  await signInHere(page, person)
  await expect(page).toHaveURL(new RegExp(`/entries/${ANY_ENTRY}/step-1$`))
})

test('a return address on another site leads to the dashboard', async ({ page }) => {
  const person = await signUpByApi(page)
  await page.context().clearCookies()
  await page.goto('/sign-in?redirect=https%3A%2F%2Felsewhere.example%2F')
  await signInHere(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
})

async function signInHere(page: Page, person: Account) {
  await expect(page).toHaveURL(/\/sign-in\?redirect=/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('/settings adds no step to the history', async ({ page }) => {
  await signUpByApi(page)
  await page.goto('/dashboard')
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/settings\/organization$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a change of page puts the focus on its heading', async ({ page }) => {
  await signUpByApi(page)
  await page.goto('/dashboard')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByText('Settings').click()
  for (const [link, heading] of [
    ['Entries', 'Entries'],
    ['Members', 'Team Members'],
    ['Security', 'Security & Audit'],
    ['Reports', 'Reports'],
  ]) {
    await main.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  }
})

test('a page that is not built yet says so and links back', async ({ page }) => {
  await signUpByApi(page)
  for (const path of ['/shipments']) {
    await page.goto(path)
    await expect(page.getByText('Coming Soon')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})
