import type { DraftData } from '@edfe/domain/entry'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { browserOptions } from '../scripts/lib/chromium.mjs'
import { type Figures, figuresOf } from './lib/figures.ts'
import { takePaints, watchPaints } from './lib/paints.ts'
import { withRunningApi } from './lib/running-api.ts'

/** The time with all lines, against the time with one. */
const BAR = 1.5
/** From a keystroke to its paint in the form of all lines, 95th percentile. */
const P95_MS = 20
const KEYSTROKES = { warmUp: 11, measured: 66 }
const PAUSE_MS = 40
const LINES = [1, 999] as const

/** A form with all 999 lines, and the text field that the benchmark types in. */
interface Form {
  page: string
  title: string
  field(page: Page): Promise<Locator>
}

const FORMS: readonly Form[] = [
  {
    page: 'step-4',
    title: 'the open line',
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

/** The sample entry with as many lines, each with a stack of two headings of chapter 99. */
function stackedDraft(lines: number): DraftData {
  const draft = draftOf(lines)
  return {
    ...draft,
    line_items: draft.line_items?.map((line) => ({
      ...line,
      duty_source: 'calculated',
      tariff_rows: [
        { hts: '9903.88.03', duty: '250.00', source: 'calculated' },
        { hts: '9903.05.31', duty: '125.00', source: 'calculated' },
      ],
    })),
  }
}

/**
 * Time from a keystroke to the next painted frame on each page with the lines, in an entry of 999 lines against an entry
 * of one. One page follows the other, so that other load on the machine meets them alike.
 */
await withRunningApi(async (session, product) => {
  const entries = []
  for (const lines of LINES)
    entries.push(await session.save(await session.createEntry(), stackedDraft(lines)))
  const browser = await chromium.launch(browserOptions)
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addCookies(session.cookiesFor(product.url))
    for (const form of FORMS) {
      const times: Figures[] = []
      for (const { id } of entries)
        times.push(await keystrokes(context, form, `${product.url}/entries/${id}`))
      const [one, all] = times.map(({ median }) => median) as [number, number]
      const [oneP95, p95] = times.map((figures) => figures.p95) as [number, number]
      const ratio = all / one
      console.log(
        `Keystroke to paint, ${form.title}: ${one.toFixed(1)} ms with 1 line, ${all.toFixed(1)} ms with 999, ` +
          `ratio ${ratio.toFixed(2)} of at most ${BAR}: ${ratio <= BAR ? 'met' : 'NOT MET'}`,
      )
      console.log(
        `  p95 ${oneP95.toFixed(1)} ms with 1 line, ${p95.toFixed(1)} ms with 999, of at most ${P95_MS} ms: ` +
          (p95 <= P95_MS ? 'met' : 'NOT MET'),
      )
    }
  } finally {
    await browser.close()
  }
})

/** Types in the form of an entry; the times without those of the first keys. */
async function keystrokes(context: BrowserContext, form: Form, entry: string): Promise<Figures> {
  const page = await context.newPage()
  await page.goto(`${entry}/${form.page}`)
  await (await form.field(page)).click()
  await watchPaints(page, ['keydown'])
  for (let key = 0; key < KEYSTROKES.warmUp + KEYSTROKES.measured; key++) {
    await page.keyboard.type('abcdefghij '[key % 11] ?? 'a')
    if (key % 11 === 10) await page.keyboard.press('ControlOrMeta+A')
    await page.waitForTimeout(PAUSE_MS)
  }
  const times = await takePaints(page)
  await page.close()
  return figuresOf(times.slice(KEYSTROKES.warmUp))
}
