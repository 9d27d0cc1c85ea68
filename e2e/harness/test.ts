import { test as base } from '@playwright/test'
import { type ApiSession, newSession } from './api-session.ts'
import { KeptContext } from './kept-context.ts'
import { type Product, startProduct } from './product.ts'

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
 * Playwright's `test` with the product behind it. One product and one page per worker and per `today`; each test has
 * a new person and an empty page, so that tests of one worker share nothing but the server.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  today: ['2026-03-05', { option: true, scope: 'worker' }],
  product: [
    async ({ today }, use) => {
      const product = await startProduct({ today })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
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
  /** A failed test keeps what the servers printed while it ran. */
  serverLog: [
    async ({ product }, use, info) => {
      const from = product.log.length
      await use(undefined)
      if (info.status !== info.expectedStatus) {
        await info.attach('server log', {
          body: product.log.slice(from).join('\n'),
          contentType: 'text/plain',
        })
      }
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
