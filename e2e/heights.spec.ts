import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { setUpOrganization } from './harness/set-up-organization.ts'
import { expect, test } from './harness/test.ts'
import { keepLanguage } from './harness/words.ts'

const WINDOW = { width: 1280, height: 900 }

/** How high the page is once nothing more comes to it: it has a form, a field or a table, loads nothing, and stays as high as it is. */
async function settledHeight(page: Page): Promise<number> {
  await page.locator('main :is(form, table, input, fieldset)').filter({ visible: true }).first().waitFor()
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|Cargando|Chargement)/ })).toHaveCount(0)
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

const LANGUAGES = ['en', 'es', 'fr']

test('each step of a filled entry fits two windows of a desk, and a full dashboard one, in English, Spanish and French', async ({
  page,
  session,
}) => {
  test.slow()
  const expectHeight = async (name: string, path: string, most: number) => {
    await page.goto(path)
    expect.soft(await settledHeight(page), name).toBeLessThanOrEqual(most)
  }
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.setViewportSize(WINDOW)
  // Nothing is on file, so that the steps have their fields and no cards.
  for (const language of LANGUAGES) {
    await keepLanguage(page, language)
    for (const step of [1, 2, 3, 4, 5, 6])
      await expectHeight(`step ${step} in ${language}`, `/entries/${id}/step-${step}`, 2 * WINDOW.height)
  }
  await setUpOrganization(session)
  for (let more = 1; more <= 5; more++) await session.createEntry(SAMPLE_DRAFT)
  for (const language of LANGUAGES) {
    await keepLanguage(page, language)
    await expectHeight(`dashboard in ${language}`, '/dashboard', WINDOW.height)
  }
})
