import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { type ApiSession, newSession } from './api-session.ts'
import { KeptContext } from './kept-context.ts'
import { type Product, type StartedProduct, startProduct } from './product.ts'
import { sharedProduct } from './shared-products.ts'

/**
 * Details of a test with a browser context that no other test uses: one that needs an empty cache, or that leaves what
 * cleaning does not take back (a clock of the page, scripts for each document, a device, listeners of the context).
 */
export const ownContext = { tag: '@own-context' }

interface TestFixtures {
  session: ApiSession
  serverLog: undefined
}

interface WorkerFixtures {
  today: string
  product: Product
  keptContext: KeptContext
}

/**
 * Playwright's `test` with the product behind it. All workers share one product per `today`, and the tests of a worker
 * one page; each test has a new person and an empty page, so that tests share nothing but the servers.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  today: ['2026-03-05', { option: true, scope: 'worker' }],
  product: [
    async ({ today }, use) => {
      const shared = sharedProduct(today)
      if (!shared) throw new Error(`No product runs on ${today}: add the day to shared-products.ts`)
      await use(shared)
    },
    { scope: 'worker' },
  ],
  keptContext: [
    async ({ browser, product }, use) => {
      const kept = new KeptContext(browser, product.url)
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  context: async ({ browser, baseURL, keptContext, viewport }, use, info) => {
    if (info.tags.includes(ownContext.tag)) {
      const context = await browser.newContext({ baseURL })
      await use(context)
      await context.close()
      return
    }
    await use(await keptContext.start(viewport))
    if (info.status === info.expectedStatus) await keptContext.clean()
    else await keptContext.close()
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  /** Somebody new, who is signed in on the page as well. */
  session: async ({ product, context }, use) => use(await newSession(product, context)),
  /** A failed test keeps what the servers printed while it ran, for tests of other workers as well. */
  serverLog: [
    async ({ product }, use, info) => {
      const from = statSync(product.logFile).size
      await use(undefined)
      if (info.status !== info.expectedStatus) {
        await info.attach('server log', { body: readFrom(product.logFile, from), contentType: 'text/plain' })
      }
    },
    { auto: true },
  ],
})

/** What was written to a file after its first bytes. */
function readFrom(file: string, from: number): Buffer {
  const text = Buffer.alloc(statSync(file).size - from)
  const opened = openSync(file, 'r')
  readSync(opened, text, 0, text.length, from)
  closeSync(opened)
  return text
}

/** Tests with a product that no other worker uses: those that stop one of its servers. */
export const testAlone = test.extend<object, { product: StartedProduct }>({
  product: [
    async ({ today }, use) => {
      const product = await startProduct({ today })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

export { expect } from '@playwright/test'
