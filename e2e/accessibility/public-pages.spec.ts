import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expectAccessible, expectNoSidewaysScroll } from '../harness/accessible.ts'
import { test } from '../harness/test.ts'
import { nameOf, pagesOf, VARIANTS } from './variants.ts'

const PATHS = resolve(import.meta.dirname, '../../apps/web/dist/site/paths.json')
const VISITOR_PAGES = [
  '/sign-in',
  '/create-account',
  '/reset-password',
  '/reset-password?token=from-a-mail',
  '/invitations/an-invitation-that-is-over',
  '/no-such-page',
]
const KEY_PAGES = ['/', '/documentation/entries', '/sign-in', '/create-account']

for (const variant of VARIANTS) {
  test(`public pages: ${nameOf(variant)}`, async ({ browser, baseURL }) => {
    test.slow()
    const pages = [...(JSON.parse(readFileSync(PATHS, 'utf8')) as string[]), ...VISITOR_PAGES]
    const context = await browser.newContext({ baseURL, viewport: { width: variant.width, height: 900 } })
    await context.addInitScript((theme) => localStorage.setItem('edfe-theme', theme), variant.theme)
    const page = await context.newPage()
    for (const path of pagesOf(pages, variant, (key) => KEY_PAGES.includes(key))) {
      await test.step(path, async () => {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await expectAccessible(page, path)
        await expectNoSidewaysScroll(page, path)
      })
    }
    await context.close()
  })
}
