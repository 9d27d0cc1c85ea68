import { loadavg } from 'node:os'
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { browserOptions } from '../scripts/lib/chromium.mjs'
import { figuresOf } from './lib/figures.ts'
import { takePaints, watchPaints } from './lib/paints.ts'
import { withRunningApi } from './lib/running-api.ts'

/** The time in the open line, against that in a cell of the sheet. */
const BAR = 1
const ROUNDS = { warmUp: 1, measured: Number(process.env.BENCH_ROUNDS ?? 6) }
const KEYS = 22
const PAUSE_MS = 40
/** Long enough for what waits for a pause in typing, and for the save that follows it. */
const REST_MS = 1500

const LETTERS = 'abcdefghij '
const DIGITS = '1234567890'

/** A field of the open line, and the column of the sheet that its keys are compared with: its own where it has one. */
interface Field {
  title: string
  label: string | RegExp
  column: number
  keys: string
}

const FIELDS: readonly Field[] = [
  { title: 'description', label: 'Description', column: 1, keys: LETTERS },
  { title: 'HTS number', label: /^HTS/, column: 2, keys: DIGITS },
  { title: 'amount', label: 'Entered Value', column: 6, keys: DIGITS },
  { title: 'quantity', label: 'Net Quantity', column: 4, keys: DIGITS },
  { title: 'part number, which has no column', label: /^Part number/i, column: 1, keys: LETTERS },
]

/** What a block of keys took: to the paint of each, and on the processor for one of them, in milliseconds. */
interface Block {
  paints: number[]
  processor: number
}

/**
 * Time from a keystroke to the next painted frame in the fields of the open line of an entry with one line, against the
 * cells of its sheet on the same page. Blocks of keys in a field and in its cell take turns, so that other load on the
 * machine meets both alike. Beside it, the processor time of the page for scripts, styles and layout, with what follows
 * the paint; it is less bound to the load.
 */
await withRunningApi(async (session, product) => {
  const { id } = await session.save(await session.createEntry(), draftOf(1))
  const browser = await chromium.launch(browserOptions)
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addCookies(session.cookiesFor(product.url))
    // A busy machine is slow to show the page.
    context.setDefaultTimeout(120_000)
    const page = await context.newPage()
    await page.goto(`${product.url}/entries/${id}/step-4`)
    await page.getByRole('button', { name: 'Line 001 details' }).waitFor()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await watchPaints(page, ['keydown'])
    const all = { open: [] as Block[], cell: [] as Block[] }
    for (const field of FIELDS) {
      const of = { open: [] as Block[], cell: [] as Block[] }
      for (let round = 0; round < ROUNDS.warmUp + ROUNDS.measured; round++)
        for (const place of ['cell', 'open'] as const) {
          const input = await (place === 'cell' ? openCell(page, field) : openField(page, field))
          const block = await type(page, devtools, field.keys)
          if (round >= ROUNDS.warmUp) of[place].push(block)
          if (place === 'cell') await page.keyboard.press('Escape')
          else await input.blur()
          await page.waitForTimeout(REST_MS)
        }
      tell(field.title, of)
      all.open.push(...of.open)
      all.cell.push(...of.cell)
    }
    const ratio = tell('all of them', all)
    console.log(
      `A key in the open line against one in a cell: ratio ${ratio.toFixed(2)} of at most ${BAR.toFixed(1)}, ` +
        `load ${loadavg()[0]!.toFixed(1)}: ${ratio <= BAR ? 'met' : 'NOT MET'}`,
    )
  } finally {
    await browser.close()
  }
})

async function openField(page: Page, { label }: Field): Promise<Locator> {
  const input = page.getByRole('region', { name: 'Line 001' }).getByLabel(label).first()
  await input.click()
  return input
}

async function openCell(page: Page, { column }: Field): Promise<Locator> {
  const cell = page.locator(`[data-row="0"] [data-column="${column}"]`)
  await cell.click()
  await page.keyboard.press('F2')
  return cell.getByRole('textbox')
}

/** Types over what the focused field holds. The first key, which changes how the entry is saved, is left out. */
async function type(page: Page, devtools: CDPSession, keys: string): Promise<Block> {
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(keys[0] ?? '')
  await page.waitForTimeout(PAUSE_MS * 5)
  await takePaints(page)
  const before = await processorTime(devtools)
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.type(keys[key % keys.length] ?? '')
    if (key % keys.length === keys.length - 1) await page.keyboard.press('ControlOrMeta+A')
    await page.waitForTimeout(PAUSE_MS)
  }
  const processor = ((await processorTime(devtools)) - before) / KEYS
  return { paints: await takePaints(page), processor }
}

/** The processor time of the page so far for scripts, styles and layout, in milliseconds. */
async function processorTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const work = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
  return 1000 * metrics.reduce((sum, { name, value }) => (work.includes(name) ? sum + value : sum), 0)
}

/** Prints what a key takes in both places, and returns the ratio of the times to the paint. */
function tell(title: string, { open, cell }: { open: Block[]; cell: Block[] }): number {
  const [ofOpen, ofCell] = [takenBy(open), takenBy(cell)]
  const ratio = ofOpen.paint.median / ofCell.paint.median
  console.log(
    `${title}: ${ofOpen.paint.median.toFixed(1)} ms (95 %: ${ofOpen.paint.p95.toFixed(1)}), in a cell ` +
      `${ofCell.paint.median.toFixed(1)} ms (95 %: ${ofCell.paint.p95.toFixed(1)}), ratio ${ratio.toFixed(2)}; ` +
      `scripts, styles and layout ${ofOpen.processor.toFixed(2)} ms, in a cell ${ofCell.processor.toFixed(2)} ms`,
  )
  return ratio
}

/** The figures of blocks of keys, in milliseconds. */
function takenBy(blocks: readonly Block[]) {
  return {
    paint: figuresOf(blocks.flatMap(({ paints }) => paints)),
    processor: figuresOf(blocks.map(({ processor }) => processor)).median,
  }
}
