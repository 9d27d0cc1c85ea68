import { chromium, type Page } from '@playwright/test'
import { type TestCell, workbook } from '../packages/sheet-file/test/workbook.ts'
import { browserOptions } from '../scripts/lib/chromium.mjs'
import { figuresOf, report } from './lib/figures.ts'
import { withRunningApi } from './lib/running-api.ts'

const LINES = 998
const ROUNDS = 5
const BAR_MS = 2000

const HEADINGS = [
  'ITEM',
  'DESCRIPTION',
  'HS CODE',
  'QTY',
  'UNIT',
  'U.PRICE',
  'AMOUNT',
  'G.W. (KGS)',
  'CTNS',
  'ORIGIN',
]

const rows: TestCell[][] = Array.from({ length: LINES }, (_, index) => [
  `P-${index}`,
  `Oak chair number ${index}`,
  9401696011,
  10 + (index % 90),
  'PCS',
  45.5,
  (10 + (index % 90)) * 45.5,
  120 + (index % 50),
  5,
  'Vietnam',
])

const SHEET = {
  name: 'lines.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(workbook({ Invoice: { rows: [HEADINGS, ...rows] } })),
}

interface Round {
  read: number
  imported: number
  longest: number
}

/** Reads and imports the workbook on a fresh page; milliseconds until the preview and until the lines are there. */
async function importOnce(page: Page): Promise<Round> {
  await page.getByRole('button', { name: 'Import lines' }).click()
  await page.evaluate(watchBlocks)
  const start = performance.now()
  await page.getByLabel('Sheet with lines').setInputFiles(SHEET)
  const go = page.getByRole('button', { name: /^Import 998 lines/ })
  await go.waitFor()
  const read = performance.now() - start
  const pressed = performance.now()
  await go.click()
  await page.locator('[role=grid][aria-rowcount="1000"]').waitFor()
  const imported = performance.now() - pressed
  const blocks = await page.evaluate(() => (window as unknown as { blocks: number[] }).blocks)
  return { read, imported, longest: Math.max(0, ...blocks) }
}

/** Runs in the page: notes how long each task of 50 ms and more keeps it from answering. */
function watchBlocks() {
  const blocks: number[] = []
  Object.assign(window, { blocks })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) blocks.push(entry.duration)
  }).observe({ entryTypes: ['longtask'] })
}

/** A workbook of 998 lines, from the choice of the file to the lines in the sheet. */
await withRunningApi(async (session, product) => {
  const browser = await chromium.launch(browserOptions)
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addCookies(session.cookiesFor(product.url))
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await session.createEntry()
      const page = await context.newPage()
      await page.goto(`${product.url}/entries/${id}/step-4`)
      rounds.push(await importOnce(page))
      await page.close()
    }
    const all = rounds.map(({ read, imported }) => read + imported)
    report('998 lines from .xlsx, choice to sheet', figuresOf(all), { of: 'p95', ms: BAR_MS })
    report('… of which reading and preview', figuresOf(rounds.map(({ read }) => read)))
    report('… longest block of the page', figuresOf(rounds.map(({ longest }) => longest)))
  } finally {
    await browser.close()
  }
})
