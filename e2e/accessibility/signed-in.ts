import type { Browser, Page } from '@playwright/test'
import { newSession } from '../harness/api-session.ts'
import type { Product } from '../harness/product.ts'
import type { Variant } from './variants.ts'

/** Somebody new who looks at the product in a variant; `close` ends the browser context. */
export async function signedIn(browser: Browser, product: Product, variant: Variant) {
  const viewport = { width: variant.width, height: 900 }
  const context = await browser.newContext({ baseURL: product.url, viewport, reducedMotion: 'reduce' })
  const session = await newSession(product, context)
  await session.prefer({
    theme: variant.theme === 'dark' ? 'Dark' : 'Light',
    density: variant.density === 'compact' ? 'Compact' : 'Comfortable',
  })
  return { session, page: await context.newPage(), close: () => context.close() }
}

/** The page shows its heading and has nothing left to load. */
export async function settled(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' })
}
