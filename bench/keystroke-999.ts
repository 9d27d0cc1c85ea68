import { chromium, type Locator, type Page } from '@playwright/test'
import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { browserOptions } from '../scripts/lib/chromium.mjs'
import { figuresOf, report } from './lib/figures.ts'
import { withRunningApi } from './lib/running-api.ts'

const BAR_MS = 20
const KEYSTROKES = 200
const PAUSE_MS = 60

/** A form with all 999 lines, and the text field that the benchmark types in. */
interface Form {
  page: string
  title: string
  field(page: Page): Promise<Locator>
}

const FORMS: readonly Form[] = [
  {
    page: 'step-4',
    title: 'step 4',
    async field(page) {
      await page.getByRole('button', { name: 'Line 001 details' }).waitFor()
      const description = page.getByLabel('Description').first()
      if (!(await description.isVisible()))
        await page.getByRole('button', { name: 'Line 001 details' }).click()
      return description
    },
  },
  {
    page: 'step-4',
    title: 'a cell of the sheet',
    async field(page) {
      const cell = page.locator('[data-row="0"] [data-column="1"]')
      await cell.click()
      await page.keyboard.press('F2')
      return cell.getByRole('textbox')
    },
  },
  { page: 'lines', title: 'Line Details', field: async (page) => page.getByLabel('Description').first() },
  {
    page: 'line-values',
    title: 'Quantities and Values',
    field: async (page) =>
      page
        .getByLabel('Source of the rate')
        .or(page.getByLabel(/source/i))
        .first(),
  },
  {
    page: 'calculations',
    title: 'Duty and Tax Calculations',
    field: async (page) => page.getByLabel(/^Visa numbers/).first(),
  },
]

/** Time from a keystroke in a form of 999 lines to the next painted frame, on each page with the lines. */
await withRunningApi(async (session, product) => {
  const { id } = await session.save(await session.createEntry(), draftOf(999))
  const browser = await chromium.launch(browserOptions)
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addCookies(session.cookiesFor(product.url))
    for (const form of FORMS) {
      const page = await context.newPage()
      await page.goto(`${product.url}/entries/${id}/${form.page}`)
      await (await form.field(page)).click()
      await page.evaluate(watchPaints)
      for (let key = 0; key < KEYSTROKES; key++) {
        await page.keyboard.type('abcdefghij '[key % 11] ?? 'a')
        if (key % 11 === 10) await page.keyboard.press('ControlOrMeta+A')
        await page.waitForTimeout(PAUSE_MS)
      }
      const times = await page.evaluate(() => (window as unknown as { paints: number[] }).paints)
      report(`Keystroke to paint, 999 lines, ${form.title}`, figuresOf(times), { of: 'p95', ms: BAR_MS })
      await page.close()
    }
  } finally {
    await browser.close()
  }
})

/** Runs in the page: the time from each input event's creation to the first task after the next frame's paint. */
function watchPaints() {
  const paints: number[] = []
  Object.assign(window, { paints })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey) return
      const channel = new MessageChannel()
      requestAnimationFrame(() => {
        channel.port1.onmessage = () => paints.push(performance.now() - event.timeStamp)
        channel.port2.postMessage(undefined)
      })
    },
    { capture: true },
  )
}
