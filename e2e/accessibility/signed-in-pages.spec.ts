import type { Page } from '@playwright/test'
import { CASE_1_DRAFT } from '../fixtures/case-1-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../harness/accessible.ts'
import { ApiSession } from '../harness/api-session.ts'
import { test } from '../harness/test.ts'
import { nameOf, pagesOf, VARIANTS } from './variants.ts'

/** `:draft` is an entry with nothing typed, `:ready` one that could be submitted. */
const PAGES = [
  '/dashboard',
  '/entries',
  '/entries?status=draft',
  '/settings/organization',
  '/settings/members',
  '/settings/account',
  '/settings/notifications',
  '/settings/security',
  '/shipments',
  '/reports',
  '/entries/:draft/step-1',
  '/entries/:ready/bond',
  '/entries/:ready/transport',
  '/entries/:ready/export',
  '/entries/:ready/trade-remedies',
  '/entries/:ready/parties',
  '/entries/:ready/lines',
  '/entries/:ready/line-values',
  '/entries/:ready/calculations',
  '/entries/:ready/declaration',
  '/entries/:ready/step-2',
  '/entries/:draft/step-3',
  '/entries/:ready/step-4',
  '/entries/:ready/step-5',
  '/entries/:draft/step-6',
  '/entries/:ready/step-6',
  '/entries/00000000-0000-4000-8000-000000000000/step-2',
]
const KEY_PAGES = ['/dashboard', '/entries/:ready/step-2', '/entries/:ready/step-4', '/entries/:ready/step-6']

for (const variant of VARIANTS) {
  test(`signed-in pages: ${nameOf(variant)}`, async ({ browser, product }) => {
    test.slow()
    const session = new ApiSession(product.url)
    await session.signUp()
    await session.prefer({
      theme: variant.theme === 'dark' ? 'Dark' : 'Light',
      density: variant.density === 'compact' ? 'Compact' : 'Comfortable',
    })
    const draft = await session.createEntry()
    const ready = await session.save(await session.createEntry(), CASE_1_DRAFT)
    const viewport = { width: variant.width, height: 900 }
    const context = await browser.newContext({ baseURL: product.url, viewport, reducedMotion: 'reduce' })
    await context.addCookies(session.cookiesFor(product.url))
    const page = await context.newPage()
    for (const pattern of pagesOf(PAGES, variant, (key) => KEY_PAGES.includes(key))) {
      await test.step(pattern, async () => {
        await page.goto(pattern.replace(':draft', draft.id).replace(':ready', ready.id))
        await settled(page)
        await expectAccessible(page, pattern)
        await expectNoSidewaysScroll(page, pattern)
      })
    }
    await context.close()
  })
}

/** The page shows its heading and has nothing left to load. */
async function settled(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' })
}
