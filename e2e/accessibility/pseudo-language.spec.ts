import type { Page } from '@playwright/test'
import { SIGNED_IN_ROUTES } from '../fixtures/routes.ts'
import { SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import { readPseudoLanguage, textsCutOff, textsWithoutMessage } from '../harness/pseudo-language.ts'
import { goInside } from '../harness/route-visit.ts'
import { expect, long, test } from '../harness/test.ts'
import { settled } from './signed-in.ts'

const PAGES = SIGNED_IN_ROUTES.filter(({ path, at }) => !at || at === path)

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

async function expectMessagesOnly(page: Page, path: string, data: string[]) {
  expect.soft(await textsWithoutMessage(page, data), `texts without a message on ${path}`).toEqual([])
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(over, `pixels wider than ${width} on ${path}`).toBeLessThanOrEqual(0)
    expect.soft(await textsCutOff(page), `texts cut off at ${width} px on ${path}`).toEqual([])
  }
}

test(
  'every page in a longer language: nothing is left in English, and nothing is cut off',
  long,
  async ({ page, session }) => {
    test.slow()
    await readPseudoLanguage(page)
    const { id, entry_number: number } = await session.createEntry(SAMPLE_DRAFT)
    const data = [...textsIn(SAMPLE_DRAFT), number, 'Ruth Okafor', 'Ruth'].filter((text) => text.length > 1)
    await page.goto('/reports')
    for (const { path } of PAGES) {
      await test.step(path, async () => {
        await goInside(page, path.replace(':id', id))
        await settled(page)
        await expectMessagesOnly(page, path, data)
      })
    }
  },
)
