import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from '@playwright/test'
import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { browserOptions } from '../scripts/lib/chromium.mjs'
import { figuresOf } from './lib/figures.ts'
import { withRunningApi } from './lib/running-api.ts'

/** A poor connection of a port or a warehouse: 400 kbit/s each way, 400 ms round trip. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

/** What a person takes to read the dashboard (ms). */
const READING = 2000

/** Until the first words, and until step 4 can be worked in, also from the press that opens it (ms). */
const BARS = { words: 2500, step4: 5000 }
/** The smallest page: one sentence, no style, no script. */
const BARE = '<!doctype html><html lang="en"><title>Bare</title><p id="bare">Nothing but words.</p></html>'

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const bareServer = createServer((_, answer) => {
  answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(BARE)
})
await new Promise<void>((done) => bareServer.listen(0, 'localhost', done))
const bareUrl = `http://localhost:${(bareServer.address() as AddressInfo).port}`

/**
 * The pages of the application with an empty cache on a poor connection: time until the first words, and until what the
 * page is opened for can be read, also as a multiple of a bare page's in the same round. Then step 4 as most people open
 * it: from a dashboard that came two seconds ago, and once more on another day, with the files of the visit before.
 * `BENCH_WATERFALL=1` prints when each file was asked for and had arrived.
 */
await withRunningApi(async (session, product) => {
  const created = await session.createEntry()
  const body = { draft_data: draftOf(1), expected_updated_at: created.updated_at, is_draft: true }
  await session.send('PATCH', `/api/entries/${created.id}`, { ...body, current_step: 'step-4' })
  const browser = await chromium.launch(browserOptions)
  try {
    const cookies = session.cookiesFor(product.url)
    const at = (title: string, path: string, sought: string, whose = cookies): Sought => ({
      title,
      url: `${product.url}${path}`,
      sought,
      cookies: whose,
    })
    const pages = [
      { title: 'a bare page', url: bareUrl, sought: '#bare', cookies: [] },
      at('sign-in', '/sign-in', 'input[type=email]', []),
      at('dashboard', '/dashboard', `a[href*="${created.id}"]`),
      at('step 1', `/entries/${created.id}/step-1`, 'main input'),
      at('step 4', `/entries/${created.id}/step-4`, '[data-row="0"]'),
      at('entries', '/entries', `main a[href*="${created.id}"]`),
    ]
    const visits = pages.map((): Visit[] => [])
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, page] of pages.entries()) visits[index]!.push(await visit(browser, page))
    const [bare] = visits.map(summaryOf)
    for (const [index, { title }] of pages.entries()) {
      const { words, whole, bytes } = summaryOf(visits[index]!)
      const times = `${(words / bare!.words).toFixed(1)} and ${(whole / bare!.whole).toFixed(1)} times a bare page`
      const bars = [
        words <= BARS.words ? 'words met' : 'words NOT MET',
        ...(title === 'step 4' ? [whole <= BARS.step4 ? 'page met' : 'page NOT MET'] : []),
      ].join(', ')
      console.log(
        `${title}: first words ${seconds(words)}, page ${seconds(whole)}, ${times}, ${(bytes / 1000).toFixed(0)} kB: ${bars}`,
      )
    }
    const step4 = pages.find(({ title }) => title === 'step 4')!
    const later = []
    for (let round = 0; round < ROUNDS; round++) later.push(await openLater(browser, step4, product.url))
    for (const way of ['pressed', 'again'] as const) {
      const { median } = figuresOf(later.map((each) => each[way]))
      const title = way === 'pressed' ? 'continued from the dashboard' : 'opened again'
      const times = `${(median / bare!.whole).toFixed(1)} times a bare page`
      console.log(
        `step 4, ${title}: ${seconds(median)}, ${times}: ${median <= BARS.step4 ? 'met' : 'NOT MET'}`,
      )
    }
  } finally {
    await browser.close()
    bareServer.close()
  }
})

/** The medians of some visits, and the bytes of the last. */
function summaryOf(visits: readonly Visit[]): Visit {
  const median = (of: 'words' | 'whole') => figuresOf(visits.map((each) => each[of])).median
  return { words: median('words'), whole: median('whole'), bytes: visits.at(-1)?.bytes ?? 0 }
}

interface Sought {
  title: string
  url: string
  sought: string
  cookies: { name: string; value: string; url: string }[]
}

interface Visit {
  words: number
  whole: number
  bytes: number
}

/** A page with an empty cache on the poor connection. */
async function openPage(browser: Browser, cookies: Sought['cookies']): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  return page
}

/** Until the step can be worked in: pressed as soon as the dashboard has been read, and by its address in the same browser. */
async function openLater(browser: Browser, { url, sought, cookies }: Sought, home: string) {
  const page = await openPage(browser, cookies)
  const timed = async (act: () => Promise<unknown>) => {
    const began = performance.now()
    await act()
    await page.locator(sought).first().waitFor({ timeout: 60_000 })
    return performance.now() - began
  }
  await page.goto(`${home}/dashboard`, { waitUntil: 'commit', timeout: 60_000 })
  const resume = page.getByRole('link', { name: 'Continue Draft' })
  await resume.waitFor({ timeout: 60_000 })
  await page.waitForTimeout(READING)
  const pressed = await timed(() => resume.click())
  const again = await timed(() => page.goto(url, { waitUntil: 'commit', timeout: 60_000 }))
  await page.context().close()
  return { pressed, again }
}

async function visit(browser: Browser, { title, url, sought, cookies }: Sought): Promise<Visit> {
  const page = await openPage(browser, cookies)
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
  await page.locator(sought).first().waitFor({ timeout: 60_000 })
  const whole = performance.now() - began
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const { words, files } = await page.evaluate(() => ({
    words: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    files: performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      // A script is fetched and then imported from the cache.
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
        name,
        startTime,
        responseEnd,
        encodedBodySize,
      })),
  }))
  if (process.env.BENCH_WATERFALL) console.log(title)
  for (const { name, startTime, responseEnd, encodedBodySize } of process.env.BENCH_WATERFALL ? files : [])
    console.log(
      `  ${seconds(startTime)} to ${seconds(responseEnd)} ${encodedBodySize} ${new URL(name).pathname}`,
    )
  await page.context().close()
  return { words, whole, bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) }
}
