import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { type Browser, chromium } from '@playwright/test'
import { startProduct } from '../e2e/harness/product.ts'
import { receivedBy, totalBytes } from '../e2e/harness/wire.ts'
import { browserOptions } from '../scripts/lib/chromium.mjs'
import { figuresOf } from './lib/figures.ts'

const PAGES = ['/', '/about/de-minimis', '/documentation/entries', '/documentation/glossary', '/status']
const BAR_BYTES = 40_000
const ROUNDS = 9
/** A phone on a slow connection: 1.6 Mbit/s, 150 ms round trip, a processor a quarter as fast. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4

/** The smallest page: a few words, without styles, font or script. */
const BARE = brotliCompressSync(
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare page</h1><p>Nothing but words.</p></html>',
)

const bareServer = createServer((_, answer) => {
  answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(BARE)
})
await new Promise<void>((done) => bareServer.listen(0, 'localhost', done))
const bareUrl = `http://localhost:${(bareServer.address() as AddressInfo).port}/`

/**
 * Bytes over the wire and first paint of five public pages, compared with a bare static page on the same connection.
 * Each round visits all pages in turn, so that other load on the machine affects them equally.
 */
const product = await startProduct({ today: SAMPLE_ENTRY.today, env: { LOG_LEVEL: 'warn' } })
const browser = await chromium.launch(browserOptions)
try {
  const addresses = [bareUrl, ...PAGES.map((path) => `${product.url}${path}`)]
  const visits = addresses.map(() => [] as Visit[])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [page, address] of addresses.entries()) visits[page]?.push(await visit(browser, address))
  }
  const [bare, ...pages] = visits.map(summaryOf)
  if (!bare) throw new Error('The bare page was not measured')
  console.log(`A bare static page: ${bare.bytes} bytes, first paint ${bare.paint.toFixed(0)} ms`)
  for (const [index, { bytes, paint }] of pages.entries()) {
    const verdict = bytes <= BAR_BYTES ? 'met' : 'NOT MET'
    console.log(`${PAGES[index]}: ${bytes} bytes, first paint ${paint.toFixed(0)} ms`)
    console.log(
      `  ${(bytes / BAR_BYTES).toFixed(2)} of the bar of ${BAR_BYTES} bytes: ${verdict}; ${(paint / bare.paint).toFixed(2)} times the bare page's first paint`,
    )
  }
} finally {
  await browser.close()
  await product.stop()
  bareServer.close()
}

interface Visit {
  bytes: number
  paint: number
}

/** Bytes of the last visit, and the median first paint of all. */
function summaryOf(visits: readonly Visit[]): Visit {
  return { bytes: visits.at(-1)?.bytes ?? 0, paint: figuresOf(visits.map(({ paint }) => paint)).median }
}

/** One visit with an empty cache. Bytes are those of bodies, in their content encoding. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const received = await receivedBy(page, address)
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  const paint = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0)
  await context.close()
  // The status page's requests to the services are not part of the page.
  return { bytes: totalBytes(received.filter(({ kind }) => kind !== 'fetch')), paint }
}
