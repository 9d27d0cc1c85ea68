import type { Page } from '@playwright/test'
import { PUBLIC_ROUTES } from './fixtures/routes.ts'
import { signInNew } from './harness/account.ts'
import { hold } from './harness/hold.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, ownContext, test } from './harness/test.ts'
import { receivedBy, totalBytes } from './harness/wire.ts'

const PAGE_BYTES = 40_000
const SCRIPT_BYTES = 4_000
const TABS = 4
const PAGES = ['/', ...PUBLIC_ROUTES.map(({ path }) => path)]

test('a public page weighs at most 40 kB and brings no bundle', ownContext, async ({ context }) => {
  test.slow()
  const rest = [...PAGES]
  /** Several tabs, because each page is watched until its network has been quiet for half a second. */
  const weighNext = async () => {
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) await expectLight(page, path)
  }
  await Promise.all(Array.from({ length: TABS }, weighNext))
})

async function expectLight(page: Page, path: string) {
  const received = await receivedBy(page, path)
  // The status page asks the services themselves, the landing page among them.
  const own = received.filter(({ kind }) => kind !== 'fetch')
  const scripts = own.filter(({ kind }) => kind === 'script')
  const weights = own.map((part) => `${part.path} ${part.bytes}`).join(', ')
  expect.soft(totalBytes(own), `${path}: ${weights}`).toBeLessThanOrEqual(PAGE_BYTES)
  expect.soft(totalBytes(scripts), `scripts of ${path}: ${weights}`).toBeLessThanOrEqual(SCRIPT_BYTES)
  expect.soft(own.find(({ kind }) => kind === 'document')?.encoding, path).toMatch(/^(br|gzip)$/)
}

test('a public page works without JavaScript', async ({ browser, baseURL }) => {
  test.slow()
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of PAGES) {
    await page.goto(path)
    await expect.soft(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect.soft(page.getByRole('main'), path).toContainText(/\w+ \w+ \w+ \w+/)
    await expect.soft(page.getByRole('contentinfo'), path).toBeVisible()
  }
  await page.goto('/documentation/faq')
  await page.locator('details[data-item] summary').nth(1).click()
  await expect(page.locator('details[data-item]').nth(1)).toHaveAttribute('open')
  await context.close()
})

test('the header offers sign-in and sign-up to visitors, the dashboard and sign-out to members', async ({
  page,
  product,
}) => {
  await page.goto('/about')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
  await expect(bar.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/create-account')
  await expect(bar.getByRole('button', { name: 'Sign out' })).toHaveCount(0)

  await signInNew(page, product)
  await page.reload()
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await bar.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expect(bar.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('the header shows a placeholder while the session loads', async ({ page, product }) => {
  await signInNew(page, product)
  const session = await hold(page, '**/api/auth/get-session')
  await page.goto('/invitations/unknown')
  await expect(page.getByText('Loading your account')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  session.release()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
})

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/terms')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the mobile menu leads everywhere and closes on Escape', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signInNew(page, product)
  await page.goto('/dashboard')
  const open = page.getByRole('button', { name: 'Open menu' })
  await open.click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByText('Ruth Okafor')).toBeVisible()
  await menu.getByText('Settings').click()
  await menu.getByText('Support').click()
  for (const link of ['Dashboard', 'Entries', 'Reports', 'Account', 'Notifications', 'Security']) {
    await expect(menu.getByRole('link', { name: link, exact: true })).toBeVisible()
  }
  for (const link of ['Organization', 'Members', 'Help Center', 'Contact']) {
    await expect(menu.getByRole('link', { name: link, exact: true })).toBeVisible()
  }
  await expect(async () => {
    const panel = await menu.boundingBox()
    expect(panel && panel.y + panel.height).toBeLessThanOrEqual(844)
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()

  await page.goto('/help')
  await page.getByRole('banner').locator('summary').first().click()
  await expect(page.getByRole('banner').getByText('Ruth Okafor')).toBeVisible()
  const signOut = page.getByRole('banner').getByRole('button', { name: 'Sign out' })
  await expect(signOut).toHaveCount(1)
  await expect(async () => {
    const [bar, button] = [await page.getByRole('banner').boundingBox(), await signOut.boundingBox()]
    expect(button!.y, 'below the bar, in the panel').toBeGreaterThan(bar!.y + bar!.height)
  }).toPass()
  await page.getByRole('banner').getByRole('link', { name: 'Entries' }).click()
  await expect(page).toHaveURL(/\/entries$/)
  await context.close()
})

test('the landing page answers its first question, and one at a time', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('details[name=questions]')
  await expect(questions).toHaveCount(3)
  await expect(questions.nth(0)).toHaveAttribute('open')
  await questions.nth(2).locator('summary').click()
  await expect(questions.nth(2)).toHaveAttribute('open')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await page.getByRole('link', { name: 'See how it works' }).click()
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport()
  await page.getByRole('main').getByRole('link', { name: 'Start filing today' }).first().click()
  await expect(page).toHaveURL(/\/create-account$/)
})

test('the documentation is searched by title and content', async ({ page }) => {
  await page.goto('/documentation')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('de minimis')
  const results = page.locator('[data-results]')
  await expect(results.getByRole('link', { name: 'De minimis context' })).toBeVisible()
  await search.fill('zebra crossing')
  await expect(page.getByText('No results')).toBeVisible()
  await expect(results.getByRole('link')).toHaveCount(0)
  await search.fill('need a filer code')
  await results.getByRole('link', { name: 'Do I need a filer code?' }).click()
  await expect(page.getByText('CBP assigns you a filer code of three characters')).toBeVisible()
  await page.goto('/documentation')
  await search.fill('quick start')
  await expect(results.getByRole('link').first()).toHaveText('Quick Start')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/documentation\/quick-start$/)
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('mission')
  await expect(results.getByRole('link').first()).toHaveText('Our Mission')
})

test('the glossary is searched, and leads by letter', async ({ page }) => {
  await page.goto('/documentation/glossary')
  await expect(page.locator('dt').nth(79)).toBeAttached()
  await expect(page.getByRole('heading', { level: 2, name: '#', exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'A to Z' }).getByRole('link', { name: 'S' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'S', exact: true })).toBeInViewport()
  await page.keyboard.press('/')
  await page.keyboard.type('surety')
  await expect(page.locator('dt:visible').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '#', exact: true })).toBeHidden()
  await page.getByRole('searchbox').fill('zebra crossing')
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Documentation' }).click()
  await expect(page).toHaveURL(/\/documentation$/)
})

test('the questions are in five sections and open where the search finds them', async ({ page }) => {
  await page.goto('/documentation/faq')
  await expect(page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'Getting Started',
    'Filing Entries',
    'Billing & Pricing',
    'Security & Compliance',
    'Support & Troubleshooting',
  ])
  await page.keyboard.press('/')
  await page.keyboard.type('broker')
  await expect(page.locator('details[data-item]:visible').first()).toHaveAttribute('open')
  await page.getByRole('searchbox').fill('zebra crossing')
  await expect(page.getByText('No results')).toBeVisible()
})

test('the contact form says what is missing, and keeps what was typed when sending fails', async ({
  page,
}) => {
  await page.goto('/contact')
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(page.getByText(`${name} is required`)).toBeVisible()
  }
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Ruth Okafor')
  await page.getByLabel('Email').fill('ruth@b')
  await page.getByLabel('Subject').fill('Block 31')
  await page.getByLabel('Message').fill('Which line number comes first?')
  await expect(page.getByText('Enter an email address, like name@example.com')).toBeVisible()
  await page.getByLabel('Email').fill('ruth@alderfinch.example')

  await page.route('**/api/contact', (route) => route.abort())
  await send.click()
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Which line number comes first?')
  await page.unroute('**/api/contact')

  const sending = await hold(page, '**/api/contact')
  await send.click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  sending.release()
  await expect(page.getByText('Thanks! Your message has been received.')).toBeVisible()
  await expect(send).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
})

test('a message that is typed before the script of the form came stays, and is sent when it comes', async ({
  page,
}) => {
  const script = await hold(page, /\/site-contact-[^/]+\.js$/)
  await page.goto('/contact', { waitUntil: 'commit' })
  const send = page.getByRole('button', { name: 'Send message' })
  await page.getByLabel('Message').fill('Which line number comes first?')
  await page.getByLabel('Subject').fill('Block 31')
  await page.getByLabel('Subject').press('Enter')
  await expect(send).toBeDisabled()
  await expect(page).toHaveURL(/\/contact$/)
  script.release()
  await expect(send).toBeEnabled()
  await expect(page.getByLabel('Message')).toHaveValue('Which line number comes first?')
  await page.getByLabel('Name').fill('Ruth Okafor')
  await page.getByLabel('Email').fill('ruth@alderfinch.example')
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByText('Thanks! Your message has been received.')).toBeVisible()
})

test('the status page measures four services every 30 seconds', ownContext, async ({ page }) => {
  await page.clock.install()
  await page.goto('/status')
  const services = page.getByRole('table').locator('tbody tr')
  await expect(services.getByRole('rowheader')).toHaveText([
    'Web Application',
    'Database',
    'Authentication',
    'API',
  ])
  await expect(services.getByText('Operational')).toHaveCount(4)
  await expect(services.getByText(/^\d+ ms$/)).toHaveCount(4)
  await expect(page.getByText(/^Last updated \d/)).toBeVisible()

  await page.route('**/api/health/database', (route) => route.abort())
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One service does not respond')
  await expect(services.nth(1).getByText('Unavailable')).toBeVisible()
  await expect(services.getByText('Operational')).toHaveCount(3)
})

test('the not-found page leads home, back and on', async ({ page }) => {
  await page.goto('/terms')
  await page.goto('/no-such-page')
  for (const link of ['Return home', 'About', 'Privacy', 'Terms', 'Accessibility']) {
    await expect(page.getByRole('main').getByRole('link', { name: link })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page).toHaveURL(/\/terms$/)
})

test('the page that describes version 1 of the API follows the scheme of the browser', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/reference/v1/')
  await expect(page.getByRole('heading', { name: /^Electronic Direct Filing of Entry/ })).toBeVisible()
  await expect.poll(ground).toBe('rgb(28, 32, 34)')
  await screenshot(page, 'reference-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(ground).not.toBe('rgb(28, 32, 34)')
})
