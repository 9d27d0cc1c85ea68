import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { type EntryAnswer, newSession, type Server } from './harness/api-session.ts'
import { entryIdOf } from './harness/filed.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const CREATION = '**/api/entries'
const OPEN = /\/entries\/[0-9a-f-]{36}\/step-1$/
const NUMBER = 'Entry number'

async function signedIn(page: Page, product: Server) {
  const session = await newSession(product, page.context())
  await session.send('PUT', '/api/organization', { name: 'Vale Imports' })
  const list = async () => ((await session.send('GET', '/api/entries')) as { entries: EntryAnswer[] }).entries
  return { session, list }
}

/** Opens a new entry from the dashboard. */
async function beginEntry(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'New Entry' }).first().click()
  await expect(page).toHaveURL(OPEN)
  await expect(page.getByLabel(NUMBER)).toHaveValue('')
}

const summaryDate = (page: Page) => page.getByLabel('Summary date')

test('a look at a new entry leaves no entry and uses no number', async ({ page, product }) => {
  const { session, list } = await signedIn(page, product)
  await beginEntry(page)
  await expect(page.getByText('New entry', { exact: true })).toBeVisible()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expectAccessible(page, 'new entry before its first save')
  await screenshot(page, 'new entry before its first save')
  const steps = page.getByRole('navigation', { name: 'Steps' })
  for (const [title, path] of [
    ['Shipment & Origin', 'step-2'],
    ['Parties & Locations', 'step-3'],
    ['Line Items', 'step-4'],
    ['Totals & Declarations', 'step-5'],
    ['Review & Submit', 'step-6'],
    ['Entry Header', 'step-1'],
  ]) {
    await steps.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`/${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
  }
  await page.reload()
  await expect(page.getByLabel('Entry type')).toHaveValue('01')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Entries' }).click()
  await expect(page.getByText('Get started by creating a new entry.')).toBeVisible()
  expect(await list()).toEqual([])
  expect((await session.createEntry()).entry_number.slice(6, 10)).toBe('0001')
})

test('the first change saves a new entry under its number, and the typing goes on', async ({
  page,
  product,
}) => {
  const { session, list } = await signedIn(page, product)
  await session.send('PUT', '/api/organization', { name: 'Vale Imports', default_port: '2704' })
  await beginEntry(page)
  await expect(page.getByRole('combobox', { name: 'Port code' })).toHaveValue('2704 Los Angeles, California')
  await summaryDate(page).pressSequentially('3/1/26')
  await expect(page.getByLabel(NUMBER)).not.toHaveValue('')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect(summaryDate(page)).toBeFocused()
  const [entry, ...others] = await list()
  expect(others).toEqual([])
  expect(entry?.id).toBe(entryIdOf(page))
  expect((await session.entry(entryIdOf(page))).draft_data.header).toMatchObject({
    summary_date: '2026-03-01',
    port_code: '2704',
  })
  await page.getByRole('button', { name: 'Save & Exit' }).click()
  await expect(page).toHaveURL(/\/entries$/)
  await expect(page.getByRole('row').filter({ hasText: 'Draft' })).toHaveCount(1)
})

test('the head of every step has its title, its blocks, its place among six, and a chip for each step', async ({
  page,
  session,
}) => {
  const entry = await session.createEntry()
  const steps: [string, string][] = [
    ['Entry Header', 'Blocks 1–7'],
    ['Shipment & Origin', 'Blocks 8–24'],
    ['Parties & Locations', 'Blocks 25–30'],
    ['Line Items', 'Blocks 31–38'],
    ['Totals & Declarations', 'Blocks 39–47'],
    ['Review & Submit', 'All blocks'],
  ]
  for (const [index, [title, blocks]] of steps.entries()) {
    await page.goto(`/entries/${entry.id}/step-${index + 1}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(blocks, { exact: true })).toBeVisible()
    await expect(page.getByText(`Step ${index + 1} of 6`)).toBeVisible()
    await expect(page.getByText(/^Entry ZZZ-\d{7}-\d$/)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Steps complete' })).toBeVisible()
    const chips = page.getByRole('navigation', { name: 'Steps' }).getByRole('link')
    for (const [place, [chip]] of steps.entries()) {
      const words = chips.nth(place).getByText(chip, { exact: true })
      // A title that is only read out is one pixel wide.
      expect((await words.boundingBox())?.width).toBeGreaterThan(40)
    }
  }
})

test('Save & Exit saves a new entry in which nothing is typed', async ({ page, product }) => {
  const { list } = await signedIn(page, product)
  await beginEntry(page)
  await page.getByRole('button', { name: 'Save & Exit' }).click()
  await expect(page).toHaveURL(/\/entries$/)
  expect(await list()).toHaveLength(1)
})

test('a first save whose answer is lost is sent again and makes one entry', async ({ page, product }) => {
  const { session, list } = await signedIn(page, product)
  await beginEntry(page)
  let isLost = true
  await page.route(CREATION, async (route) => {
    if (!isLost) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await summaryDate(page).fill('3/1/26')
  await expect(page.getByText('No connection. Kept in this browser')).toBeVisible()
  expect(await list()).toHaveLength(1)
  isLost = false
  await page.getByLabel('Bond type').selectOption('8')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  expect(await list()).toHaveLength(1)
  expect((await session.entry(entryIdOf(page))).draft_data.header).toMatchObject({
    summary_date: '2026-03-01',
    bond_type: '8',
  })
})

test('two tabs of one new entry make one entry', async ({ page, product }) => {
  const { list } = await signedIn(page, product)
  await beginEntry(page)
  const copied = page.waitForEvent('popup')
  await page.evaluate(() => window.open(location.href))
  const other = await copied
  await expect(other.getByLabel(NUMBER)).toHaveValue('')
  await summaryDate(page).fill('3/1/26')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect(page.getByLabel(NUMBER)).not.toHaveValue('')
  await other.getByLabel('Bond type').selectOption('8')
  await expect(other.getByLabel(NUMBER)).toHaveValue(await page.getByLabel(NUMBER).inputValue())
  expect(await list()).toHaveLength(1)
})

test('what is typed in a new entry while the server is away is there after a reload', async ({
  page,
  product,
}) => {
  const { session, list } = await signedIn(page, product)
  await beginEntry(page)
  await page.route(CREATION, (route) => route.abort())
  await summaryDate(page).fill('3/1/26')
  await expect(page.getByText('No connection. Kept in this browser')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What you typed before is restored' })).toBeVisible()
  await expect(summaryDate(page)).toHaveValue('03/01/2026')
  expect(await list()).toEqual([])
  await page.unroute(CREATION)
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  expect((await session.entry(entryIdOf(page))).draft_data.header?.summary_date).toBe('2026-03-01')
})

test('a new entry that is left while the server is away is handed over by the dashboard', async ({
  page,
  product,
}) => {
  const { session, list } = await signedIn(page, product)
  await beginEntry(page)
  const id = entryIdOf(page)
  await page.route(CREATION, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await summaryDate(page).fill('3/1/26')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: '1 entry is kept in this browser only' })).toBeVisible()
  await page.unroute(CREATION)
  await page.reload()
  await expect(page.getByText('What was kept in this browser is saved on the server now.')).toBeVisible()
  expect(await list()).toHaveLength(1)
  expect((await session.entry(id)).draft_data.header?.summary_date).toBe('2026-03-01')
})

test('an entry takes the number of its release, and says why it does not take another', async ({
  page,
  product,
}) => {
  const { session } = await signedIn(page, product)
  const entry = await session.createEntry()
  const filer = entry.entry_number.slice(0, 3)
  await page.goto(`/entries/${entry.id}/step-1`)
  await page.getByRole('button', { name: 'Change the number…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the entry number' })
  const box = dialog.getByRole('textbox', { name: 'Number of the release' })
  await box.fill('EKH-1007198-6')
  await box.press('Enter')
  await expect(
    dialog.getByText(`does not begin with the filer code of your organization, ${filer}.`),
  ).toBeVisible()
  for (const [typed, message] of [
    [
      `${filer}7645`,
      'Entry Number must be 11 characters (3-char filer code + 7-digit number + 1 check digit). Format: XXX-NNNNNNN-D',
    ],
    [`${filer}-45500A0-1`, 'Entry number must be 7 digits'],
  ] as const) {
    await box.fill(typed)
    await box.press('Enter')
    await expect(dialog.getByText(message, { exact: true })).toBeVisible()
  }
  await box.fill(`${filer}-9000001-0`)
  await box.press('Enter')
  const refused = dialog.getByText(/^Entry Number check digit mismatch; expected '\d' per 7501 Appendix 1$/)
  await expect(refused).toBeVisible()
  await expectAccessible(page, 'change of the entry number')
  await screenshot(page, 'change of the entry number')
  const digit = (await refused.textContent())?.match(/'(\d)'/)?.[1]
  await box.fill(`${filer}-9000001-${digit}`)
  await dialog.getByRole('button', { name: 'Change the number' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel(NUMBER)).toHaveValue(`${filer}-9000001-${digit}`)
})
