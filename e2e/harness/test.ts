import { test as base } from '@playwright/test'
import { type ApiSession, newSession } from './api-session.ts'
import { type Product, startProduct } from './product.ts'

/**
 * Playwright's `test` with the product behind it. One product per worker and per `today`; each test signs up a
 * new person, so that tests of one worker share nothing but the server.
 */
export const test = base.extend<
  { session: ApiSession; serverLog: undefined },
  { today: string; product: Product }
>({
  today: ['2026-03-05', { option: true, scope: 'worker' }],
  product: [
    async ({ today }, use) => {
      const product = await startProduct({ today })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
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
