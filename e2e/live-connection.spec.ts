import type { BrowserContext } from '@playwright/test'
import { expect, ownContext, test } from './harness/test.ts'

/** Every stream of live events that the pages of a browser open from now on. */
function countStreams(context: BrowserContext): () => number {
  let count = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') count += 1
  })
  return () => count
}

test(
  'the tabs of a browser share one stream of live events, whichever of them closes',
  ownContext,
  async ({ page, context, session }) => {
    const entry = await session.createEntry()
    const streams = countStreams(context)
    const other = await context.newPage()
    const tabs = [page, other, await context.newPage()]
    for (const tab of tabs) {
      await tab.goto(`/entries/${entry.id}/step-1`)
      await expect(tab.getByRole('heading', { level: 1, name: 'Entry Header' })).toBeVisible()
    }
    await expect.poll(streams).toBe(1)

    // The stream's own tab goes: another one reads on.
    await page.close()
    await expect.poll(streams).toBe(2)
    const saved = await session.entry(entry.id)
    await session.save(saved, { header: { ...saved.draft_data.header, surety_no: '054' } })
    for (const tab of tabs.slice(1))
      await expect(tab.getByRole('combobox', { name: 'Surety number' })).toHaveValue(/054/)
  },
)
