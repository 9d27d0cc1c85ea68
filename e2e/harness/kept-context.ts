import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'

type Viewport = { width: number; height: number } | null

/** A page of the product without scripts. A page of no product, like about:blank, would get another process. */
const EMPTY_PAGE = '/robots.txt'

/** Cleaning takes some hundred milliseconds. */
const CLEANING_MS = 10_000

/** The kept contexts of a worker: one for each product that its tests open. */
export class KeptContexts {
  private browser: Browser
  private kept = new Map<string, KeptContext>()

  constructor(browser: Browser) {
    this.browser = browser
  }

  of(url: string): KeptContext {
    const known = this.kept.get(url)
    if (known) return known
    const made = new KeptContext(this.browser, url)
    this.kept.set(url, made)
    return made
  }

  async close(): Promise<void> {
    for (const context of this.kept.values()) await context.close()
  }
}

/**
 * One browser context with one page for the tests of a worker on one product, which starts each test without cookies, stored data,
 * handlers and other pages. A new context starts two processes and loads, parses and compiles the web app again: half of
 * what a short test costs.
 */
export class KeptContext {
  private browser: Browser
  private baseURL: string
  private kept: { context: BrowserContext; page: Page } | undefined

  constructor(browser: Browser, baseURL: string) {
    this.browser = browser
    this.baseURL = baseURL
  }

  async start(viewport: Viewport): Promise<BrowserContext> {
    const { baseURL } = this
    if (!this.kept) {
      const context = await this.browser.newContext({ baseURL, viewport })
      this.kept = { context, page: await context.newPage() }
    } else if (viewport) await this.kept.page.setViewportSize(viewport)
    return this.kept.context
  }

  /** Takes back what a test has left; a context that cannot be cleaned is closed. */
  async clean(): Promise<void> {
    const isClean = await Promise.race([
      this.empty().then(
        () => true,
        () => false,
      ),
      wait(CLEANING_MS, false, { ref: false }),
    ])
    // The test has closed the page, or left one on its way to another: Chromium may never say that such a page is closed.
    if (!isClean) await this.close()
  }

  /** Closes the context: the next test starts with a new one. */
  async close(): Promise<void> {
    await this.kept?.context.close()
    this.kept = undefined
  }

  private async empty(): Promise<void> {
    if (!this.kept) return
    const { context, page } = this.kept
    const others = context.pages().filter((one) => one !== page)
    await Promise.all(others.map((one) => one.close()))
    page.removeAllListeners()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null })
    // A page keeps what was typed when it is left, so its data goes after it.
    await page.goto(`${this.baseURL}${EMPTY_PAGE}`)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await context.clearCookies()
  }
}
