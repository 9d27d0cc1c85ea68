import type { Locator, Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { newSession, type Server } from './harness/api-session.ts'
import { nameOf } from './harness/field.ts'
import { newPerson } from './harness/person.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const ENTRY_CALLS = '**/api/entries/*'

/** Signs a person up whose draft holds the sample entry, and opens its second step. */
async function openShipment(page: Page, product: Server) {
  const person = newPerson()
  const session = await newSession(product, page.context(), person)
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  // The calls that a visit makes: a session that ends between them would open its dialog before anything is typed.
  const visited = Promise.all([page.waitForResponse('**/step-progress'), page.waitForResponse('**/position')])
  await page.goto(`/entries/${id}/step-2`)
  await visited
  await expect(carrier(page)).toHaveValue(SAMPLE_DRAFT.shipment_origin?.importing_carrier ?? '')
  const stored = async () => (await session.entry(id)).draft_data.shipment_origin
  return { id, person, stored }
}

const carrier = (page: Page): Locator => page.getByLabel(nameOf('Vessel name'))
const maker = (page: Page): Locator => page.getByLabel(nameOf('Manufacturer ID'))

test('text typed just before a reload is restored and saved', async ({ page, product }) => {
  const { stored } = await openShipment(page, product)
  page.on('dialog', (dialog) => void dialog.accept())
  // On a busy machine the autosave would save the text before the page is gone.
  await page.route(ENTRY_CALLS, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await carrier(page).fill('EVERGREEN LINE')
  await page.reload()
  await page.unroute(ENTRY_CALLS)

  await expect(carrier(page)).toHaveValue('EVERGREEN LINE')
  await expect(page.getByRole('heading', { name: 'What you typed before is restored' })).toBeVisible()
  await expectAccessible(page, 'typed text is back')
  await expect.poll(async () => (await stored())?.importing_carrier).toBe('EVERGREEN LINE')
})

test('a connection cut during a save loses nothing, and the save is retried automatically', async ({
  page,
  product,
}) => {
  const { stored } = await openShipment(page, product)
  await page.route(ENTRY_CALLS, (route) => route.abort())
  await carrier(page).fill('EVERGREEN LINE')
  await page.getByRole('button', { name: 'Save & Continue' }).click()

  const alert = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })
  await expect(alert).toContainText('Everything you typed is kept.')
  await expect(page.getByText('No connection. Kept in this browser')).toBeVisible()
  await expect(page).toHaveURL(/\/step-2$/)
  await expectAccessible(page, 'no connection')
  await screenshot(page, 'wizard-recovery no connection')

  await page.unroute(ENTRY_CALLS)
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect(alert).toBeHidden()
  await expect(carrier(page)).toHaveValue('EVERGREEN LINE')
  await expect.poll(async () => (await stored())?.importing_carrier).toBe('EVERGREEN LINE')
})

test('two tabs that change the same fields choose between both versions, field by field', async ({
  page,
  product,
}) => {
  const { id, stored } = await openShipment(page, product)
  const other = await page.context().newPage()
  await other.goto(`/entries/${id}/step-2`)
  await expect(carrier(other)).toBeVisible()
  // This tab hears nothing of the other one before it saves, as two people on two continents may.
  await page.route(ENTRY_CALLS, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await page.route('**/api/events', (route) => route.abort())

  await other.bringToFront()
  await carrier(other).fill('THEIR LINE')
  await maker(other).fill('TWTHE118TAI')
  await other.getByRole('button', { name: 'Save & Continue' }).click()
  await expect(other).toHaveURL(/\/step-3$/)

  await page.bringToFront()
  await carrier(page).fill('MY LINE')
  await maker(page).fill('TWMYL118TAI')
  const dialog = page.getByRole('dialog', { name: 'Two versions of this entry' })
  await expect(dialog).toContainText('Someone else saved newer transport changes.')
  await expect(dialog).toContainText('2 fields differ')
  await expectAccessible(page, 'two versions')
  await screenshot(page, 'wizard-recovery two versions')
  const versions = (field: string) => dialog.getByRole('radiogroup', { name: field }).getByRole('radio')
  await expect(versions('Vessel name').first()).toBeChecked()
  await versions('Manufacturer ID').last().check()
  expect((await stored())?.importing_carrier).toBe('THEIR LINE')
  await dialog.getByRole('button', { name: 'Keep chosen values' }).click()

  await expect(dialog).toBeHidden()
  await expect(carrier(page)).toHaveValue('MY LINE')
  await expect(maker(page)).toHaveValue('TWTHE118TAI')
  await expect.poll(stored).toMatchObject({ importing_carrier: 'MY LINE', manufacturer_id: 'TWTHE118TAI' })
})

test('a session that ends while typing asks for the password over the page, and the text is saved then', async ({
  page,
  product,
}) => {
  const { person, id } = await openShipment(page, product)
  // The session ends as the autosave is sent: a call before it would open the dialog before anything is typed.
  let hasEnded = false
  await page.route(ENTRY_CALLS, async (route) => {
    const isAutosave = route.request().method() === 'PATCH'
    if (isAutosave && !hasEnded) await page.context().clearCookies()
    hasEnded ||= isAutosave
    await route.continue()
  })
  await carrier(page).fill('EVERGREEN LINE')

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'session has ended')
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()

  await expect(dialog).toBeHidden()
  await expect(carrier(page)).toHaveValue('EVERGREEN LINE')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  const storedCarrier = async () => {
    const answer = await page.request.get(`/api/entries/${id}`)
    return (await answer.json()).entry.draft_data.shipment_origin.importing_carrier
  }
  await expect.poll(storedCarrier).toBe('EVERGREEN LINE')
})

test('a sign-out in another tab loses no typed text', async ({ page, product }) => {
  const { person } = await openShipment(page, product)
  page.on('dialog', (dialog) => void dialog.accept())
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await page.bringToFront()
  await carrier(page).fill('EVERGREEN LINE')
  await other.getByRole('button', { name: 'Sign out' }).click()

  await expect(page).toHaveURL(/\/sign-in\?/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/step-2$/)
  await expect(carrier(page)).toHaveValue('EVERGREEN LINE')
})

/** What this browser keeps of entries: the names of the keys. */
const keptKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^edfe\.(draft|local-entries|entry)/.test(key)),
  )

test('signing out saves what was typed a moment ago, and leaves nothing of it in the browser', async ({
  page,
  product,
}) => {
  await openShipment(page, product)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await carrier(page).fill('EVERGREEN LINE')
  await page.getByRole('button', { name: 'Sign out' }).click()

  await expect(page).toHaveURL(/\/sign-in/)
  expect((await (await saved).json()).entry.draft_data.shipment_origin.importing_carrier).toBe(
    'EVERGREEN LINE',
  )
  await expect.poll(() => keptKeys(page)).toEqual([])
})

test('signing out asks before it deletes what the server did not take', async ({ page, product }) => {
  await openShipment(page, product)
  await page.route(ENTRY_CALLS, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await carrier(page).fill('EVERGREEN LINE')
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
  await signOut.click()
  const dialog = page.getByRole('dialog', { name: 'Sign out and lose what you typed?' })
  await expect(dialog).toContainText('What you typed in one entry is not saved on the server yet.')
  await expectAccessible(page, 'sign-out with unsaved text')
  await screenshot(page, 'sign-out with unsaved text')
  await dialog.getByRole('button', { name: 'Keep working' }).click()
  await expect(carrier(page)).toHaveValue('EVERGREEN LINE')
  await expect.poll(() => keptKeys(page)).not.toEqual([])

  await signOut.click()
  await dialog.getByRole('button', { name: 'Delete and sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect.poll(() => keptKeys(page)).toEqual([])
})
