import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expect, long, test } from './harness/test.ts'

const WINDOW = { width: 1280, height: 900 }

/** How high the page is once nothing more comes to it: it has a form, a field or a table, loads nothing, and stays as high as it is. */
async function settledHeight(page: Page): Promise<number> {
  await page.locator('main :is(form, table, input, fieldset)').filter({ visible: true }).first().waitFor()
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
  const heights: number[] = []
  await expect
    .poll(
      async () => {
        heights.push(await page.evaluate(() => document.documentElement.scrollHeight))
        return new Set(heights.slice(-3)).size === 1 && heights.length > 2
      },
      { intervals: [250] },
    )
    .toBe(true)
  return heights.at(-1) ?? 0
}

test(
  'a dashboard fits the window of a desk, and steps 2 to 6 of a filled entry fit two',
  long,
  async ({ page, session }) => {
    const entry = await session.createEntry(SAMPLE_DRAFT)
    await page.setViewportSize(WINDOW)
    await page.goto('/dashboard')
    expect.soft(await settledHeight(page), 'dashboard').toBeLessThanOrEqual(WINDOW.height)
    for (const step of [2, 3, 4, 5, 6]) {
      await page.goto(`/entries/${entry.id}/step-${step}`)
      expect.soft(await settledHeight(page), `step ${step}`).toBeLessThanOrEqual(2 * WINDOW.height)
    }
  },
)
