import type { Page } from '@playwright/test'
import { byShipDraft } from './fixtures/by-ship-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { fill, press } from './harness/by-keyboard.ts'
import { watchFaults } from './harness/faults.ts'
import type { Product } from './harness/product.ts'
import { expectAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }
const SOON = { timeout: 60_000 }

const panelOf = (page: Page) => page.getByRole('region', { name: 'Security filing at CBP' })

/** Presses a button of a panel and the one that confirms it, by keyboard. */
async function ask(page: Page, button: string, action: string) {
  await press(page, button)
  const dialog = page.getByRole('dialog', { name: `${action}?` })
  await dialog.waitFor()
  await press(page, action)
  await expect(dialog).toBeHidden()
}

/** CBP advises about the bill of the filing on file, as its simulator would a day later. */
async function advise(page: Page, product: Product, entryId: string, code: string, remarks: string) {
  const { filings } = await (await page.request.get(`/api/entries/${entryId}/security-filing`)).json()
  const [{ number, bills, messages }] = filings
  const images = [
    'A2704ZZZ      030526     SA',
    'B  2704ZZZSA',
    `SA10${number}`,
    `SA30${bills[0].number}`,
    `SA50${code}${remarks}`,
    'Y  2704ZZZSA00003',
    'Z2704ZZZ      030526',
  ].map((record) => record.padEnd(80))
  const data = { application: 'raw', transmission_id: messages[0].id, images }
  const said = await page.request.post(`${product.gatewayUrl}/control/messages`, { data })
  expect(said.status(), await said.text()).toBe(201)
}

test(
  'a security filing that is late says what it costs, is filed all the same, and is replaced with the stuffing place, by keyboard on a phone',
  long,
  async ({ page, product, session }) => {
    const faults = watchFaults(page)
    await page.setViewportSize(PHONE)
    const draft = byShipDraft()
    const entry = await session.createEntry({
      ...draft,
      header: { ...draft.header, bond_type: '9' },
      shipment_origin: { ...draft.shipment_origin, import_date: '2026-03-20' },
    })
    await page.goto(`/entries/${entry.id}/security-filing`)
    const panel = panelOf(page)
    await expect(panel.getByText(/Enter the day of loading to see by when/)).toBeVisible()
    await expect(panel.getByText('Not filed yet')).toBeVisible()
    await expect(panel.getByText(/CBP may claim 5,000 dollars/)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'File the security filing…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expectAccessible(page, 'a security filing that lacks its bond')

    await panel.getByRole('link', { name: 'Bond for the security filing' }).press('Enter')
    await expect(page.getByLabel(/^Bond for the security filing/)).toBeFocused()
    await fill(page, { label: 'Bond for the security filing', kind: 'pick', value: 'The continuous' })
    await fill(page, { label: 'Day of loading', value: '03/06/2026' })
    await page.keyboard.press('Tab')
    await expect(panel.getByText(/^Due today: the ship is loaded/)).toBeVisible(SOON)
    await fill(page, { label: 'Day of loading', value: '03/04/2026' })
    await page.keyboard.press('Tab')
    await expect(
      panel.getByText('Late: the security filing was due 03/03/2026.', { exact: false }),
    ).toBeVisible(SOON)
    await expect(
      panel.getByText(/Not given yet: stuffing place and consolidator.* by 03\/19\/2026/),
    ).toBeVisible()

    await ask(page, 'File the security filing…', 'File the security filing')
    await expect(panel.getByText(/^Filed .*, late: it was due 03\/03\/2026\.$/)).toBeVisible(SOON)
    await advise(page, product, entry.id, 'S2', 'NO BILL MATCH')
    await expect(panel.getByText(/The carrier has not filed this bill yet/)).toBeVisible(SOON)
    await expect(panel.getByText('No bill match')).toBeVisible()
    await expectAccessible(page, 'a security filing on file')
    await expectNoSidewaysScroll(page, 'a security filing on file')
    await screenshot(page, 'security-filing late phone')

    await panel.getByRole('link', { name: 'Party Details' }).press('Enter')
    await expect(page.getByLabel('Stuffing place name'), 'the party opens at its field').toBeFocused()
    await fill(page, { label: 'Stuffing place name', value: 'Hsinchi Yard 2' })
    await fill(page, { label: 'Stuffing place address', value: '9 Port Road' })
    await fill(page, { label: 'Stuffing place city', value: 'Kaohsiung' })
    await fill(page, { label: 'Stuffing place country', kind: 'search', value: 'TW' })
    await page.goBack()
    await expect(panel.getByText(/Not given yet: consolidator/)).toBeVisible(SOON)
    await ask(page, 'Replace…', 'Replace the security filing')
    await panel.locator('summary').filter({ hasText: 'Messages to CBP' }).press('Enter')
    await expect(panel.getByText('Replaced', { exact: true })).toBeVisible()
    await expect(panel.getByText(/^CBP accepted it/)).toHaveCount(2, SOON)

    await press(page, 'Delete…')
    const dialog = page.getByRole('dialog', { name: 'Delete the security filing?' })
    await expectAccessible(page, 'the question before a security filing is deleted')
    await press(page, 'Delete the security filing')
    await expect(dialog).toBeHidden()
    await expect(panel.getByText('Deleted', { exact: true })).toBeVisible(SOON)
    await expect(panel.getByRole('button', { name: 'File the security filing…' })).toBeVisible()
    expect(faults).toEqual([])
  },
)

test(
  'a security filing that goes with the release in one message: chosen once, two answers, by keyboard on a phone',
  long,
  async ({ page, session }) => {
    const faults = watchFaults(page)
    await page.setViewportSize(PHONE)
    const draft = byShipDraft()
    const { seller } = draft.parties ?? {}
    const entry = await session.createEntry({
      ...draft,
      parties: { ...draft.parties, stuffing_place: seller, consolidator: seller },
    })
    await page.goto(`/entries/${entry.id}/security-filing`)
    const panel = panelOf(page)
    const choice = page.getByLabel('Send with the release in one message')
    await expect(panel.getByText('Not filed yet')).toBeVisible()
    await expect(choice, 'separately, unless somebody chooses otherwise').not.toBeChecked()
    await choice.press('Space')
    await page.keyboard.press('Tab')
    await expect(panel.getByText(/^It goes with the release in one message/)).toBeVisible(SOON)
    await expect(panel.getByRole('button', { name: 'File the security filing…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expectAccessible(page, 'a security filing that goes with the release')
    await expectNoSidewaysScroll(page, 'a security filing that goes with the release')
    await screenshot(page, 'security-filing with release phone')

    await page.goto(`/entries/${entry.id}/step-6`)
    const strip = page.getByRole('list', { name: 'Filings of this shipment' }).getByRole('listitem')
    await press(page, 'File the release…')
    const dialog = page.getByRole('dialog', { name: 'File the release?' })
    await expect(dialog).toContainText('The security filing goes in the same message')
    await press(page, 'File the release')
    await expect(dialog).toBeHidden()
    await expect(strip.nth(0)).toContainText('On file', SOON)
    await expect(strip.nth(1)).toContainText('On file', SOON)

    await page.goto(`/entries/${entry.id}/security-filing`)
    await expect(panel.getByText(/^Number at CBP/)).toBeVisible(SOON)
    await ask(page, 'Replace…', 'Replace the security filing')
    await panel.locator('summary').filter({ hasText: 'Messages to CBP' }).press('Enter')
    await expect(panel.getByText(/^CBP accepted it/), 'a later change goes alone').toHaveCount(2, SOON)
    expect(faults).toEqual([])
  },
)

test('goods by air have no security filing, and the page says why', async ({ page, session }) => {
  const draft = byShipDraft()
  const entry = await session.createEntry({
    ...draft,
    shipment_origin: { ...draft.shipment_origin, mode_of_transport: '40', bill_of_lading: '17612345675' },
  })
  await page.goto(`/entries/${entry.id}/security-filing`)
  await expect(page.getByRole('heading', { name: 'These goods need no security filing' })).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  await expect(page.getByLabel('Day of loading')).toHaveCount(0)
  await expectAccessible(page, 'a security filing that is not needed')
  await page.getByRole('link', { name: 'Mode of transport' }).press('Enter')
  await expect(page.getByLabel('Mode of transport')).toBeFocused()
})

test('a container by sea: security filing, then release, then the summary to its acceptance, by keyboard', async ({
  page,
  product,
  session,
}) => {
  const faults = watchFaults(page)
  await page.setViewportSize(DESK)
  const entry = await session.createEntry(byShipDraft())
  await page.goto(`/entries/${entry.id}/security-filing`)
  const panel = panelOf(page)
  await ask(page, 'File the security filing…', 'File the security filing')
  await expect(panel.getByText('On file', { exact: true })).toBeVisible(SOON)
  await advise(page, product, entry.id, 'S1', 'BILL MATCHED')
  await expect(panel.getByText(/The bill matches that of the carrier/)).toBeVisible(SOON)
  await screenshot(page, 'security-filing on file')

  await page.goto(`/entries/${entry.id}/documents`)
  await expect(page.getByText('Security filing (ISF): On file')).toBeVisible()
  await page.getByRole('link', { name: 'Security filing (ISF)' }).press('Enter')
  await expect(panel).toBeVisible()
  await expect(page.getByLabel('Day of loading'), 'of a draft the link opens its page').toBeVisible()

  await page.goto(`/entries/${entry.id}/step-6`)
  const strip = page.getByRole('list', { name: 'Filings of this shipment' }).getByRole('listitem')
  await expect(strip.nth(0)).toContainText('its bill is on the manifest')
  await ask(page, 'File the release…', 'File the release')
  await expect(strip.nth(1)).toContainText('On file', SOON)

  const { header } = byShipDraft()
  const number = (await session.entry(entry.id)).entry_number
  const { release } = await (await page.request.get(`/api/entries/${entry.id}/release`)).json()
  const images = [
    `A${header?.port_code}ZZZ      030526     SO`,
    `B  ${header?.port_code}${number.slice(0, 3)}SO`,
    `SO10${header?.port_code}${number.slice(0, 3)}  ${number.slice(3)} 0107-4418290`,
    `SO600304261012${'98RELEASED'.padEnd(42)}03042603`,
  ].map((record) => record.padEnd(80))
  const data = { application: 'raw', transmission_id: release.messages[0].id, images }
  const said = await page.request.post(`${product.gatewayUrl}/control/messages`, { data })
  expect(said.status(), await said.text()).toBe(201)
  await expect(strip.nth(1)).toContainText('Released 03/04/2026', SOON)
  await expect(strip.nth(2)).toContainText('Due 03/18/2026')

  await fill(page, { label: 'I have reviewed this entry summary', kind: 'tick' })
  await press(page, 'Submit (practice)')
  await expectAccepted(page)
  await expect(strip.nth(2)).toContainText('On file', SOON)
  await strip.nth(0).getByRole('link', { name: 'Security filing' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Replace…' })).toBeVisible()
  await expectAccessible(page, 'a filed entry with three filings')
  await expectNoSidewaysScroll(page, 'a filed entry with three filings')
  await screenshot(page, 'three filings on file')

  await page.getByRole('link', { name: 'Documents', exact: true }).press('Enter')
  await page.setViewportSize(PHONE)
  await expect(page.getByText('Security filing (ISF): On file')).toBeVisible()
  await expectAccessible(page, 'documents of goods by ship')
  await expectNoSidewaysScroll(page, 'documents of goods by ship')
  await page.getByRole('link', { name: 'Security filing (ISF)' }).press('Enter')
  await expect(panel).toBeInViewport()
  expect(faults).toEqual([])
})
