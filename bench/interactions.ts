import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { browserOptions } from '../scripts/lib/chromium.mjs'
import { type Figures, figuresOf } from './lib/figures.ts'
import { takePaints, watchPaints } from './lib/paints.ts'
import { withRunningApi } from './lib/running-api.ts'

/** With all lines or entries, against the same with one. */
const BAR = 1.5
const TIMES = { warmUp: 3, measured: 15 }
const PAUSE_MS = 120
const LINES = [1, 999] as const
/** As many as the list and the dashboard show at once, and some more. */
const ENTRIES = 40

/** An act that a person repeats on a page, such as a key or a press. */
interface Interaction {
  page: string
  title: string
  /** Prepares the page; what is repeated comes back. */
  ready(page: Page): Promise<() => Promise<void>>
}

/** Types a letter into a field and takes it back. */
const typing =
  (field: (page: Page) => Locator) =>
  async (page: Page): Promise<() => Promise<void>> => {
    await field(page).click()
    await page.keyboard.press('End')
    let at = 0
    return () => page.keyboard.press(at++ % 2 === 0 ? '1' : 'Backspace')
  }

/** Presses one thing again and again. */
const pressing =
  (target: (page: Page) => Locator) =>
  async (page: Page): Promise<() => Promise<void>> => {
    await target(page).waitFor()
    return () => target(page).click()
  }

const OF_AN_ENTRY: readonly Interaction[] = [
  {
    page: 'step-1',
    title: 'step 1, a key in a date',
    ready: typing((page) => page.getByLabel('Summary date')),
  },
  {
    page: 'step-2',
    title: 'step 2, a key in the bill',
    ready: typing((page) => page.getByLabel('Bill of lading').first()),
  },
  {
    page: 'step-3',
    title: 'step 3, a key in the location',
    ready: typing((page) => page.getByLabel('Location of goods')),
  },
  {
    page: 'step-4',
    title: 'step 4, another cell',
    async ready(page) {
      await page.locator('[data-row="0"] [data-column="1"]').click()
      let at = 0
      return () => page.keyboard.press(at++ % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
    },
  },
  {
    page: 'step-5',
    title: 'step 5, a key in the title',
    ready: typing((page) => page.getByLabel('Title', { exact: true })),
  },
  {
    page: 'step-6',
    title: 'step 6, the form opened or closed',
    ready: pressing((page) => page.getByText('Form 7501 as it will be filed', { exact: true })),
  },
]

const OF_AN_ORGANIZATION: readonly Interaction[] = [
  {
    page: 'dashboard',
    title: 'dashboard, the bell',
    ready: pressing((page) => page.getByRole('button', { name: /notification/i })),
  },
  {
    page: 'entries',
    title: 'entries, a tick',
    ready: pressing((page) => page.getByRole('table').getByRole('checkbox').nth(1)),
  },
]

/**
 * Time from an act to the next painted frame on the pages that a person goes through: the wizard with 999 lines against
 * one, the pages of an organization with 40 entries against one. One page follows the other, so that other load on the
 * machine meets both alike.
 */
await withRunningApi(async (session, product) => {
  const entries: string[] = []
  for (const lines of LINES)
    entries.push((await session.save(await session.createEntry(), draftOf(lines))).id)
  const browser = await chromium.launch(browserOptions)
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addCookies(session.cookiesFor(product.url))
    for (const one of OF_AN_ENTRY) {
      const times = []
      for (const id of entries)
        times.push(await paints(context, one, `${product.url}/entries/${id}/${one.page}`))
      tell(one.title, '1 line', '999 lines', times)
    }
    const few: Figures[] = []
    for (const one of OF_AN_ORGANIZATION) few.push(await paints(context, one, `${product.url}/${one.page}`))
    for (let more = LINES.length; more < ENTRIES; more++) await session.createEntry(draftOf(1))
    for (const [at, one] of OF_AN_ORGANIZATION.entries())
      tell(one.title, `${LINES.length} entries`, `${ENTRIES} entries`, [
        few[at]!,
        await paints(context, one, `${product.url}/${one.page}`),
      ])
  } finally {
    await browser.close()
  }
})

function tell(title: string, small: string, large: string, [few, many]: Figures[]): void {
  const ratio = many!.median / few!.median
  console.log(
    `${title}: ${few!.median.toFixed(1)} ms with ${small}, ${many!.median.toFixed(1)} ms with ${large}, ` +
      `ratio ${ratio.toFixed(2)} of at most ${BAR}: ${ratio <= BAR ? 'met' : 'NOT MET'}`,
  )
}

/** Repeats an act on a page that is loaded for it; the times without those of the first ones. */
async function paints(context: BrowserContext, { ready }: Interaction, address: string): Promise<Figures> {
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const act = await ready(page)
  await watchPaints(page, ['keydown', 'click'])
  for (let at = 0; at < TIMES.warmUp + TIMES.measured; at++) {
    await act()
    await page.waitForTimeout(PAUSE_MS)
  }
  const times = await takePaints(page)
  await page.close()
  return figuresOf(times.slice(TIMES.warmUp))
}
