import { type Browser, chromium, type Page } from '@playwright/test'
import { type InvoiceRow, type Scan, scannedInvoice, scannedPdf } from '../e2e/fixtures/scanned-paper.ts'
import { browserOptions } from '../scripts/lib/chromium.mjs'
import { figuresOf, report } from './lib/figures.ts'
import { withRunningApi } from './lib/running-api.ts'

const ROWS: readonly InvoiceRow[] = [
  ['HM-118', 'Oak dining table, two leaves', '9403.60.8081', '24', '220.00', '5,280.00'],
  ['HM-204', 'Upholstered chair, walnut frame', '9401.61.4011', '96', '48.50', '4,656.00'],
  ['HM-207', 'Bench of oak, 140 cm', '9401.69.6031', '12', '95.00', '1,140.00'],
  ['TX-0815', 'Cotton tablecloth, white', '6302.51.2000', '350', '7.25', '2,537.50'],
  ['GL-33', 'Glass vase, hand blown', '7013.99.5090', '1,200', '3.10', '3,720.00'],
  ['LM-90/B', 'LED table lamp with shade', '9405.21.8010', '60', '31.80', '1,908.00'],
  ['CR-5', 'Ceramic bowl, stoneware', '6912.00.3950', '480', '2.15', '1,032.00'],
  ['MT-71', 'Steel shelf, flat packed', '9403.20.0086', '36', '58.00', '2,088.00'],
]
const TOTAL = '22,361.50'

/** Ways to print and to scan the same invoice. */
const SCANS: Record<string, Scan> = {
  'sans serif, clean': {},
  'sans serif, turned 0.7°, noise': { turned: 0.7, noise: 25 },
  'ruled, turned -1.5°, noise': { isRuled: true, turned: -1.5, noise: 25 },
  'serif, ruled, turned 0.7°, noise': {
    font: '13px "Times New Roman", serif',
    isRuled: true,
    turned: 0.7,
    noise: 25,
  },
  'typewriter, turned 0.7°, noise': { font: '10px "Courier New", monospace', turned: 0.7, noise: 25 },
  '8 points, ruled, turned 1.2°, noise': { font: '10.5px Arial', isRuled: true, turned: 1.2, noise: 25 },
}

/** The preview's fields in the order of the columns of `ROWS`. */
const FIELDS = ['Part number', 'Description', 'HTS', 'Net quantity', 'Unit price (not kept)', 'Value $']
const HTS = 2

/** What was read of a scan, row by row, and which values say that they were hard to read. */
interface Read {
  seconds: number
  rows: readonly { value: string; isDoubtful: boolean }[][]
}

/** Imports a scan as a person does, up to the preview. */
async function read(page: Page, scan: Buffer): Promise<Read> {
  await page.getByRole('button', { name: 'Import lines' }).click()
  const file = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: scannedPdf([scan]) }
  const start = performance.now()
  await page.getByLabel('Sheet with lines').setInputFiles(file)
  const preview = page.getByRole('dialog', { name: 'Import lines' })
  const failed = page.getByRole('alert')
  await preview.getByRole('table').or(failed).first().waitFor({ timeout: 300_000 })
  const seconds = (performance.now() - start) / 1000
  return { seconds, rows: await preview.locator('tr:has([type=checkbox])').evaluateAll(readInPage, FIELDS) }
}

/** Runs in the page: the inputs of each row by the labels that they begin with. */
function readInPage(rows: readonly Element[], fields: readonly string[]) {
  return rows.map((row) => {
    const inputs = [...row.querySelectorAll('input')]
    return fields.map((field) => {
      const input = inputs.find((each) => each.getAttribute('aria-label')?.startsWith(`${field}, row`))
      const hint = document.getElementById(input?.getAttribute('aria-describedby') ?? '')
      return { value: input?.value ?? '', isDoubtful: hint?.textContent?.includes('hard') ?? false }
    })
  })
}

/** Counts what was read as it was printed. A row is found by its tariff number; without it, all of its values are wrong. */
function judge({ rows }: Read) {
  const read = ROWS.map((row) => rows.find((each) => each[HTS]?.value === row[HTS]))
  const values = ROWS.flatMap((row, at) =>
    row.map((printed, column) => ({ printed, ...(read[at]?.[column] ?? { value: '', isDoubtful: false }) })),
  )
  const wrong = values.filter(({ printed, value }) => printed !== value)
  return {
    rows: ROWS.filter((row, at) => row.every((printed, column) => printed === read[at]?.[column]?.value))
      .length,
    values: values.length - wrong.length,
    wrong: wrong.map(
      ({ printed, value, isDoubtful }) =>
        `${printed} as ${value || 'nothing'}${isDoubtful ? '' : ', without doubt'}`,
    ),
    doubtful: values.filter(({ printed, value, isDoubtful }) => printed === value && isDoubtful).length,
  }
}

/** The scans of one invoice, printed and scanned in several ways: seconds until the preview, and what it reads. */
await withRunningApi(async (session, product) => {
  const browser: Browser = await chromium.launch(browserOptions)
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addCookies(session.cookiesFor(product.url))
    const seconds: number[] = []
    for (const [name, how] of Object.entries(SCANS)) {
      const scan = await scannedInvoice(browser, ROWS, TOTAL, how)
      const { id } = await session.createEntry()
      const page = await context.newPage()
      await page.goto(`${product.url}/entries/${id}/step-4`)
      const sizes: Promise<number>[] = []
      page.on('requestfinished', (request) => {
        if (/recogni|tesseract|traineddata/.test(request.url()))
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
      })
      const found = await read(page, scan)
      const loaded = (await Promise.all(sizes)).reduce((sum, size) => sum + Math.max(0, size), 0)
      const { rows, values, wrong, doubtful } = judge(found)
      console.log(
        `${name}: ${found.seconds.toFixed(1)} s, ${(loaded / 1e6).toFixed(1)} MB loaded, rows ${rows} of ${ROWS.length}, values ${values} of ${ROWS.length * FIELDS.length}, ${doubtful} right ones marked as doubtful${wrong.length > 0 ? `; ${wrong.join('; ')}` : ''}`,
      )
      seconds.push(found.seconds * 1000)
      await page.close()
    }
    report('a scanned page, choice to preview', figuresOf(seconds))
  } finally {
    await browser.close()
  }
})
