import { setTimeout as wait } from 'node:timers/promises'
import type { DraftData } from '@edfe/domain/entry'
import { type Browser, chromium } from '@playwright/test'
import { RELEASED_FIRST } from '../apps/api/test/release-steps.ts'
import { SAMPLE_DRAFT } from '../e2e/fixtures/sample-draft.ts'
import type { ApiSession } from '../e2e/harness/api-session.ts'
import type { StartedProduct } from '../e2e/harness/product.ts'
import { browserOptions } from '../scripts/lib/chromium.mjs'
import { type Figures, measure } from './lib/figures.ts'
import { withRunningApi } from './lib/running-api.ts'

/** The page of the entry with the most, against that with the least. */
const BAR = 1.5
const BILLS = 60
const NOTICES = 400
/** Actions that one notice of the simulator holds. */
const IN_ONE = 50
const TIMES = { warmUp: 3, measured: 15 }
const PATIENCE_MS = 120_000

const MASTER = 'EGLV14260031845'

/** The sample entry with its release, under so many bills. */
const draftWith = (bills: number): DraftData => ({
  ...SAMPLE_DRAFT,
  ...RELEASED_FIRST,
  release: { ...RELEASED_FIRST.release, method: 'with_summary' },
  shipment_origin: {
    ...SAMPLE_DRAFT.shipment_origin,
    ...RELEASED_FIRST.shipment_origin,
    further_bills: Array.from({ length: bills - 1 }, (_, index) => ({
      bill_of_lading: `${MASTER.slice(0, -3)}${100 + index}`,
      packages: '1',
      unit: 'CTN',
    })),
  },
})

/**
 * Time from the navigation until the goods and what CBP says of them are painted, on the page of a filed entry with 60
 * bills and 400 notices against one with one of each. One page follows the other, so that other load on the machine
 * meets both alike.
 */
await withRunningApi(async (session, product) => {
  const few = await filed(session, product, 1)
  const many = await filed(session, product, BILLS)
  await tell(product, many.transmission, NOTICES)
  await until(async () => (await eventsOf(session, many.id)) >= NOTICES)
  const browser = await chromium.launch(browserOptions)
  try {
    const times = []
    for (const { id } of [few, many]) times.push(await paints(browser, session, product, id))
    const [one, all] = times as [Figures, Figures]
    const ratio = all.median / one.median
    console.log(
      `Entry page until the goods are painted: ${one.median.toFixed(0)} ms with one bill, ${all.median.toFixed(0)} ms with ${BILLS} bills and ${NOTICES} notices, ` +
        `ratio ${ratio.toFixed(2)} of at most ${BAR}: ${ratio <= BAR ? 'met' : 'NOT MET'}`,
    )
  } finally {
    await browser.close()
  }
})

/** A filed entry whose goods are released, and the transmission that filed it. */
async function filed(session: ApiSession, { gatewayUrl }: StartedProduct, bills: number) {
  await control(gatewayUrl, 'releases', { scenario: bills === 1 ? 'plain' : 'matched' })
  const { id } = await session.createEntry(draftWith(bills))
  await session.send('POST', `/api/entries/${id}/status`, {
    status: 'submitted',
    declarant_role: 'admin',
    acknowledged: true,
  })
  await until(async () => (await filingOf(session, id)).goods?.is_free === true)
  const { transmission } = await filingOf(session, id)
  return { id, transmission: transmission?.id ?? '' }
}

interface Filing {
  goods: { is_free: boolean; entry: unknown[]; bills: { events: unknown[] }[] } | null
  transmission: { id: string } | null
}

async function filingOf(session: ApiSession, id: string): Promise<Filing> {
  return (await session.send('GET', `/api/entries/${id}/filing`)) as Filing
}

async function eventsOf(session: ApiSession, id: string): Promise<number> {
  const { goods } = await filingOf(session, id)
  return (goods?.entry.length ?? 0) + (goods?.bills.reduce((sum, { events }) => sum + events.length, 0) ?? 0)
}

/** CBP says so much about the goods, each time something else. */
async function tell({ gatewayUrl }: StartedProduct, transmission_id: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += IN_ONE) {
    const actions = Array.from({ length: IN_ONE }, (_, index) => ({
      record: index % 2 === 0 ? 'SO50' : 'SO60',
      code: index % 2 === 0 ? '93' : '97',
      narrative: index % 2 === 0 ? 'BILL ON FILE' : 'ADMISSIBLE',
      date: '2026-03-05',
      time: timeOf(from + index),
    }))
    await control(gatewayUrl, 'messages', { application: 'SO', transmission_id, actions })
  }
}

/** HHMM, so many minutes after eight. */
function timeOf(minute: number): string {
  const [hours, minutes] = [8 + Math.floor(minute / 60), minute % 60]
  return [hours, minutes].map((value) => String(value).padStart(2, '0')).join('')
}

async function control(gatewayUrl: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${gatewayUrl}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('CBP did not say everything in time')
    await wait(300)
  }
}

/** Loads the page again and again, and reads in it when the frame with the goods was painted. */
async function paints(
  browser: Browser,
  session: ApiSession,
  { url }: StartedProduct,
  id: string,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies(session.cookiesFor(url))
  const page = await context.newPage()
  const figures = await measure(TIMES, async () => {
    await page.goto(`${url}/entries/${id}`, { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Your goods' }).waitFor()
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  })
  await context.close()
  return figures
}
