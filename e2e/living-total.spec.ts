import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT, sampleEntryLine } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { screenshots } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const DAY = '2026-10-12'
test.use({ today: DAY })

const WIZARD_PAGES = [
  ...[1, 2, 3, 4, 5, 6].map((step) => `step-${step}`),
  ...['bond', 'transport', 'release', 'parties', 'lines', 'line-values', 'calculations', 'declaration'],
  ...['export', 'trade-remedies', 'security-filing'],
]

/** The figure in the corner of a page, with the words around it. */
const corner = (page: Page) => page.locator('summary', { hasText: 'Duty and fees' })

/** Lamps of China that came by ship, with one question of the tariff open. */
const lamps = (answered: boolean) => ({
  ...SAMPLE_DRAFT,
  header: { ...SAMPLE_DRAFT.header, entry_date: DAY, summary_date: DAY },
  shipment_origin: { ...SAMPLE_DRAFT.shipment_origin, country_of_origin: 'CN', import_date: DAY },
  line_items: [
    {
      ...sampleEntryLine(),
      htsus: '9405.11.6010',
      origin_country: 'CN',
      entered_value: '18750',
      duty_amount: answered ? '8456.25' : '',
      duty_source: 'calculated' as const,
      tariff_rows: [],
      tariff_answers: answered ? [{ question: 'civil_aircraft', answer: 'no' }] : [],
    },
  ],
  totals_declarations: {},
})

test('the first guess of the start page becomes the figure of the entry, in one corner of all its pages', async ({
  page,
  session,
}) => {
  await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
  await page.goto('/start?what=LED+ceiling+lamps&hts=9405.11.6010&origin=CN&transport=ocean&worth=18750')
  await expect(corner(page)).toContainText(/about\s\$\d,\d00$/)
  const guess = (await corner(page).locator('b').textContent()) ?? ''
  await corner(page).press('Enter')
  await expect(page.getByRole('row', { name: /^Harbor maintenance/ })).toBeVisible()
  await expectAccessible(page, 'the guess of the start page, unfolded')
  await screenshots(page, 'total of the start page')
  await page.keyboard.press('Escape')
  await expect(corner(page)).toBeFocused()

  await page.getByRole('link', { name: 'Start with my answers' }).click()
  await expect(page).toHaveURL(/\/step-1$/)
  await expect(corner(page).locator('b'), 'the same guess, without an entry date').toHaveText(guess)
  await expect(corner(page)).toContainText('open')

  const entry = await session.createEntry(lamps(false))
  const places = new Set<number>()
  for (const name of WIZARD_PAGES) {
    await page.goto(`/entries/${entry.id}/${name}`)
    await expect(corner(page), name).toContainText('about')
    const box = await corner(page).boundingBox()
    if (name !== 'step-4') places.add(Math.round((box?.x ?? 0) + (box?.width ?? 0)))
  }
  expect([...places], 'one right edge on all pages; step 4 is as wide as the window').toHaveLength(1)

  await page.goto(`/entries/${entry.id}/step-3`)
  await corner(page).click()
  await expect(page.getByRole('row', { name: /a question of the tariff is open/ })).toContainText(' to ')
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('Between')
  await expectAccessible(page, 'the total with an open question, unfolded')
  await screenshots(page, 'total with an open question')
  await page.setViewportSize({ width: 320, height: 256 })
  await expectNoSidewaysScroll(page, 'the unfolded total at 400 %')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect(corner(page), 'it does not stay over the fields').not.toBeInViewport()
})

test('the figure is firm once nothing is open, follows what is typed, and says so at once', async ({
  page,
  session,
}) => {
  const entry = await session.createEntry(lamps(true))
  await page.goto(`/entries/${entry.id}/step-4`)
  await expect(corner(page)).toContainText('Block 44')
  await expect(corner(page).locator('b')).toHaveText(/^\$[\d,]+\.\d\d$/)
  await screenshots(page, 'firm total of step 4')
  await page.getByRole('textbox', { name: /^Entered Value/ }).fill('')
  await expect(corner(page), 'a line without a value is open').toContainText('open')
})
