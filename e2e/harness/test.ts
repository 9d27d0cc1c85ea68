import { readFileSync, statSync } from 'node:fs'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { test as base } from '@playwright/test'
import { type ApiSession, newSession } from './api-session.ts'
import { KeptContexts } from './kept-context.ts'
import { type Product, type StartedProduct, startProduct } from './product.ts'
import { sharedProduct } from './shared-products.ts'

/**
 * Details of a test with a browser context that no other test uses: one that needs an empty cache, or that leaves what
 * cleaning does not take back (a clock of the page, scripts for each document, a device, listeners of the context).
 */
export const ownContext = { tag: '@own-context' }

/**
 * Details of a test that takes ten seconds and more on a fast machine, and whose steps other tests hold too. `npm test`
 * leaves it out; `npm run test:full` takes it.
 */
export const long = { tag: '@long' }

interface TestFixtures {
  today: string
  product: Product
  session: ApiSession
  serverLog: undefined
}

interface WorkerFixtures {
  keptContexts: KeptContexts
}

/**
 * Playwright's `test` with the product behind it. All workers share one product per `today`, and the tests of a worker
 * one page for each product; each test has a new person and an empty page, so that tests share nothing but the servers.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  today: [SAMPLE_ENTRY.today, { option: true }],
  product: async ({ today }, use) => {
    const shared = sharedProduct(today)
    if (!shared) throw new Error(`No product runs on ${today}: add the day to shared-products.ts`)
    await use(shared)
  },
  keptContexts: [
    async ({ browser }, use) => {
      const kept = new KeptContexts(browser)
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  context: async ({ browser, product, keptContexts, viewport }, use, info) => {
    if (info.tags.includes(ownContext.tag)) {
      const context = await browser.newContext({ baseURL: product.url })
      await use(context)
      await context.close()
      return
    }
    const keptContext = keptContexts.of(product.url)
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
        const body = readFileSync(product.logFile).subarray(from)
        await info.attach('server log', { body, contentType: 'text/plain' })
      }
    },
    { auto: true },
  ],
})

/** Tests with a product that no other worker uses: those that stop one of its servers, or need a day of their own. */
export const testAlone = test.extend<
  { product: StartedProduct },
  { aloneToday: string; startedProduct: StartedProduct }
>({
  aloneToday: [SAMPLE_ENTRY.today, { option: true, scope: 'worker' }],
  startedProduct: [
    async ({ aloneToday }, use) => {
      const product = await startProduct({ today: aloneToday })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  product: async ({ startedProduct }, use) => use(startedProduct),
})

export { expect } from '@playwright/test'
