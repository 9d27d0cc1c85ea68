import type { Page } from '@playwright/test'
import type { ApiSession } from '../harness/api-session.ts'
import type { Variant } from './variants.ts'

/** The page and its person look at the product in a variant. */
export async function lookAs(page: Page, session: ApiSession, { theme, density, width }: Variant) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await session.prefer({
    theme: theme === 'dark' ? 'Dark' : 'Light',
    density: density === 'compact' ? 'Compact' : 'Comfortable',
  })
}

/** The page shows its heading and has nothing left to load. */
export async function settled(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' })
}

/** The person's session ends, as by time; the browser still reads the product in the language that it keeps. */
export const endSessionOf = (page: Page) => page.context().clearCookies({ name: /^(?!edfe\.language$)/ })
