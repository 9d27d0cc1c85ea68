import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PUBLIC_ROUTES, VISITOR_ROUTES } from '../fixtures/routes.ts'
import { expectFitsEverywhere } from '../harness/accessible.ts'
import { loadRoute } from '../harness/route-visit.ts'
import { expect, test } from '../harness/test.ts'
import { expectAccessibleIn, nameOf, pagesOf, VARIANTS } from './variants.ts'

const BUILT_PATHS = resolve(import.meta.dirname, '../../apps/web/dist/site/paths.json')
const PAGES = [...VISITOR_ROUTES, ...PUBLIC_ROUTES]
const KEY_PAGES = ['/', '/documentation/entries', '/sign-in', '/create-account']

test('every public page that is built is in the table of routes', () => {
  const built = JSON.parse(readFileSync(BUILT_PATHS, 'utf8')) as string[]
  const paths = PAGES.map(({ path }) => path)
  expect(built.filter((path) => path !== '/404' && !paths.includes(path))).toEqual([])
})

for (const variant of VARIANTS) {
  test(`public pages: ${nameOf(variant)}`, async ({ browser, baseURL }) => {
    test.slow()
    const viewport = { width: variant.width, height: 900 }
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
    await context.addInitScript((theme) => localStorage.setItem('edfe-theme', theme), variant.theme)
    const page = await context.newPage()
    for (const route of pagesOf(PAGES, variant)) {
      await test.step(route.path, async () => {
        await loadRoute(page, route)
        await expectFitsEverywhere(page, route.path)
        await expectAccessibleIn(page, variant, route.path, KEY_PAGES.includes(route.path))
        if (PUBLIC_ROUTES.includes(route)) {
          // Public pages contain their styles: none of them loads a sheet.
          await expect.soft(page.getByRole('banner'), route.path).toHaveCSS('height', '80px')
          await expect.soft(page.locator('link[rel=stylesheet]'), route.path).toHaveCount(0)
        }
      })
    }
    await context.close()
  })
}
