import { type Browser, chromium } from '@playwright/test'
import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { browserOptions } from '../scripts/lib/chromium.mjs'
import { figuresOf } from './lib/figures.ts'
import { withRunningApi } from './lib/running-api.ts'

/** A poor connection of a port or a warehouse: 400 kbit/s each way, 400 ms round trip. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/**
 * The pages of the application with an empty cache on a poor connection: time until the first words, and until what the
 * page is opened for can be read. `BENCH_WATERFALL=1` prints when each file was asked for and had arrived.
 */
await withRunningApi(async (session, product) => {
  const entry = await session.save(await session.createEntry(), draftOf(1))
  const browser = await chromium.launch(browserOptions)
  try {
    const cookies = session.cookiesFor(product.url)
    const pages = [
      { title: 'sign-in', path: '/sign-in', sought: 'input[type=email]', cookies: [] },
      { title: 'dashboard', path: '/dashboard', sought: `a[href*="${entry.id}"]`, cookies },
      { title: 'step 1', path: `/entries/${entry.id}/step-1`, sought: 'main input', cookies },
      { title: 'step 4', path: `/entries/${entry.id}/step-4`, sought: '[data-row="0"]', cookies },
      { title: 'entries', path: '/entries', sought: `main a[href*="${entry.id}"]`, cookies },
    ]
    for (const page of pages) {
      const visits: Visit[] = []
      for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, product.url, page))
      const [words, whole] = (['words', 'whole'] as const).map((of) =>
        figuresOf(visits.map((each) => each[of])),
      )
      console.log(
        `${page.title}: first words ${seconds(words!.median)}, page ${seconds(whole!.median)}, ` +
          `${(visits.at(-1)!.bytes / 1000).toFixed(0)} kB`,
      )
    }
  } finally {
    await browser.close()
  }
})

interface Sought {
  path: string
  sought: string
  cookies: { name: string; value: string; url: string }[]
}

interface Visit {
  words: number
  whole: number
  bytes: number
}

async function visit(browser: Browser, url: string, { path, sought, cookies }: Sought): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  const began = performance.now()
  await page.goto(`${url}${path}`, { waitUntil: 'commit', timeout: 60_000 })
  await page.locator(sought).first().waitFor({ timeout: 60_000 })
  const whole = performance.now() - began
  const { words, files } = await page.evaluate(() => ({
    words: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    files: performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
        name,
        startTime,
        responseEnd,
        encodedBodySize,
      })),
  }))
  if (process.env.BENCH_WATERFALL)
    for (const { name, startTime, responseEnd, encodedBodySize } of files)
      console.log(
        `  ${seconds(startTime)} to ${seconds(responseEnd)} ${encodedBodySize} ${name.slice(url.length)}`,
      )
  await context.close()
  return { words, whole, bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) }
}
