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
  const inEnglish = (path: string) => path.replace(/^\/(es|fr)(?=\/|$)/, '') || '/'
  expect(built.map(inEnglish).filter((path) => path !== '/404' && !paths.includes(path))).toEqual([])
})

for (const variant of VARIANTS) {
  test(`public pages: ${nameOf(variant)}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: variant.width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/robots.txt')
    await page.evaluate((theme) => localStorage.setItem('edfe-theme', theme), variant.theme)
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
  })
}
