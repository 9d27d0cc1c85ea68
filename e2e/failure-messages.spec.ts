import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { signInNew } from './harness/account.ts'
import { newSession } from './harness/api-session.ts'
import { expect, test } from './harness/test.ts'

/** The sentences of specification 2§5 and 2§8 that only a browser shows, to the letter. */

/** Answers the requests of a method as if the server refused them with this sentence. */
const refuseWith = (page: Page, path: string, method: string, status: number, message: string) =>
  page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { code: 'refused', message } })
      : route.fallback(),
  )

test('a detail page with errors is refused in the words of its section', async ({ page, session }) => {
  const entry = await session.createEntry({
    ...SAMPLE_DRAFT,
    bond_information: { bond_number: '12345678' },
    shipment_origin: { ...SAMPLE_DRAFT.shipment_origin, us_port_unlading: 'NY10' },
    parties: { ...SAMPLE_DRAFT.parties, seller: { name: 'Hsin Yi Lighting Co' } },
    line_items: SAMPLE_DRAFT.line_items?.map((line) => ({ ...line, hts_rate: '1200' })),
  })
  for (const [path, sentence] of [
    ['bond', 'Bond information failed validation per CBP Form 7501 Block 5.'],
    ['transport', 'Transport data validation failed'],
    ['parties', 'Party information failed validation per CBP Form 7501 Blocks 25-30.'],
    ['calculations', 'Duty and tax calculations failed validation.'],
  ]) {
    await page.goto(`/entries/${entry.id}/${path}`)
    await page.getByRole('button', { name: /^Save & Return to/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toContainText(
      'Everything you typed is kept.',
    )
  }
})

const CREATION_FAILURES = [
  [
    'Failed to create default organization',
    'Unable to create entry. There was an issue setting up your organization. Please try refreshing the page or contact support if the problem persists.',
  ],
  [
    'User not found',
    'Please log in to create an entry. If you are already logged in, please try refreshing the page.',
  ],
  [
    'Auth session missing!',
    'Please log in to create an entry. If you are already logged in, please try refreshing the page.',
  ],
  [
    'Failed to create entry after multiple attempts.',
    'Failed to create a new entry: Failed to create entry after multiple attempts. Please try refreshing the page.',
  ],
] as const

test('an entry that cannot be begun or created says why', async ({ page, product }) => {
  const session = await newSession(product, page.context())
  await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
  for (const [answer, sentence] of CREATION_FAILURES) {
    await refuseWith(page, '**/api/entries/new-draft', 'GET', 409, answer)
    await page.goto('/entries/new')
    await expect(page.getByText(sentence)).toBeVisible()
    await page.unrouteAll()
  }
  // Refused from the start: what is typed is saved without a press as well.
  let refusal = ''
  await page.route('**/api/entries', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { code: 'refused', message: refusal } })
      : route.fallback(),
  )
  await page.goto('/entries/new')
  await page.getByLabel('Summary date').fill('3/1/26')
  await page.getByLabel('Entry date').fill('3/1/26')
  for (const [answer, sentence] of CREATION_FAILURES) {
    refusal = answer
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toContainText(
      'Everything you typed is kept.',
    )
  }
})

const LOAD_FAILURES = [
  [
    'The organization is not available',
    'Unable to load entry. There was an issue with your organization. Please try refreshing the page or contact support if the problem persists.',
  ],
  [
    'User not found',
    'Please log in to view this entry. If you are already logged in, please try refreshing the page.',
  ],
  [
    'Auth session missing!',
    'Please log in to view this entry. If you are already logged in, please try refreshing the page.',
  ],
  [
    'Unknown database error',
    'Failed to initialize entry: Unknown database error. Please try again or contact support.',
  ],
] as const

test('an entry that cannot be loaded says why', async ({ page, session }) => {
  const entry = await session.createEntry()
  for (const [answer, sentence] of LOAD_FAILURES) {
    await refuseWith(page, `**/api/entries/${entry.id}`, 'GET', 409, answer)
    await page.goto(`/entries/${entry.id}/step-3`)
    await expect(page.getByText(sentence)).toBeVisible()
    await page.unrouteAll()
  }
})

test('the dashboard says that the drafts could not be counted', async ({ page, product }) => {
  await signInNew(page, product)
  await refuseWith(page, '**/api/entries/drafts**', 'GET', 409, 'Unknown database error')
  await page.goto('/dashboard')
  await expect(page.getByText('Failed to load drafts')).toBeVisible()
})

test('step 1 lists the fields that are wrong, and says when nothing is filled in', async ({
  page,
  session,
}) => {
  const entry = await session.createEntry({
    ...SAMPLE_DRAFT,
    header: { ...SAMPLE_DRAFT.header, port_code: '27', surety_no: '9999' },
  })
  await page.goto(`/entries/${entry.id}/step-1`)
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Error (2)' })
  await expect(alert).toContainText('Please fix errors in: ')

  await session.save(await session.entry(entry.id), { header: { surety_no: '', port_code: '' } })
  await page.reload()
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error (' })).toContainText(
    'Please complete all required fields before continuing.',
  )
})
