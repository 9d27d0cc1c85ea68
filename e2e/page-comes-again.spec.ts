import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { press } from './harness/by-mouse.ts'
import { expect, ownContext, test } from './harness/test.ts'

const FAILED = 'This page could not be shown'

test(
  'a page whose script could not be fetched says so, stays in the application, and is shown when the connection is back',
  ownContext,
  async ({ page, session: _signedIn }) => {
    const PARTS = /\/assets\/parts-page-[\w-]+\.js$/
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route(PARTS, (route) => route.abort())
    await page.getByRole('navigation').getByRole('link', { name: 'Parts' }).click()
    await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()
    await press(page, 'Try again')
    await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()

    await page.unroute(PARTS)
    await press(page, 'Try again')
    await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
  },
)

test(
  'a step whose script could not be fetched is shown once the browser is online again, without a press',
  ownContext,
  async ({ page, session }) => {
    const STEP = /\/assets\/shipment-step-[\w-]+\.js$/
    const entry = await session.createEntry(SAMPLE_DRAFT)
    await page.route(STEP, (route) => route.abort())
    await page.goto(`/entries/${entry.id}/step-2`)
    await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()

    await page.unroute(STEP)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByRole('heading', { name: FAILED })).toHaveCount(0)
    await expect(page.getByLabel('Bill of lading')).toBeVisible()
  },
)

test(
  'the rules that the server names with a page are fetched again when they failed with it',
  ownContext,
  async ({ page, session }) => {
    const RULES = /\/assets\/rules-of-filing-[\w-]+\.js$/
    const entry = await session.createEntry(SAMPLE_DRAFT)
    await page.route(RULES, (route) => route.abort())
    await page.goto(`/entries/${entry.id}/step-5`)
    await expect(page.getByRole('alert')).toContainText('Failed to initialize entry')

    await page.unroute(RULES)
    await press(page, 'Try again')
    await expect(page.getByRole('button', { name: 'Save & Continue' })).toBeVisible()
  },
)

test(
  'a dialog whose script could not be fetched leaves the page, and what is typed in it',
  ownContext,
  async ({ page, session: _signedIn }) => {
    const PALETTE = /\/assets\/command-palette-[\w-]+\.js$/
    await page.goto('/settings/account')
    const title = page.getByLabel('Job title')
    await title.fill('Import manager')
    await page.route(PALETTE, (route) => route.abort())
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'This window could not be loaded' })).toBeVisible()
    await page.unroute(PALETTE)
    await press(page, 'Try again')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(title).toHaveValue('Import manager')
  },
)
