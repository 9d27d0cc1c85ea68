import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { watchFaults } from './harness/faults.ts'
import { sentRecords } from './harness/filed.ts'
import type { StartedProduct } from './harness/product.ts'
import { acknowledgeAndSubmit, expectAccepted, openHistory, watchLoads } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, testAlone as test } from './harness/test.ts'

interface Transmission {
  id: string
  images: string[]
}

test.describe.configure({ mode: 'default' })

/** The tests of this file share a simulator, one after the other: whatever happens, it is there for the next. */
async function whileCustomsIsAway(product: StartedProduct, work: () => Promise<void>) {
  await product.stopSimulator()
  try {
    await work()
  } finally {
    await product.startSimulator()
  }
}

test('an entry is resent automatically while customs does not respond, and filed once', async ({
  page,
  product,
  session,
}) => {
  const faults = watchFaults(page)
  const entry = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${entry.id}/step-6`)
  const loads = watchLoads(page)
  await whileCustomsIsAway(product, async () => {
    await acknowledgeAndSubmit(page)
    const status = page.getByRole('status').filter({ hasText: 'Waiting for the simulator' })
    await expect(status).toContainText(
      'The simulator could not be reached. We will resend it automatically',
      {
        timeout: 60_000,
      },
    )
    await screenshot(page, 'customs-away')
  })
  await expectAccepted(page)
  expect(loads, 'loads of the page since the submission').toEqual([])
  expect(faults).toEqual([])
  await expectFiledOnce(page, product.gatewayUrl, entry.id)
})

test(
  'while customs does not respond, an admin records a hold by hand, ends it, and both are in the history',
  long,
  async ({ page, product, session }) => {
    const entry = await session.createEntry(SAMPLE_DRAFT)
    await page.goto(`/entries/${entry.id}/step-6`)
    await whileCustomsIsAway(product, async () => {
      await acknowledgeAndSubmit(page)
      await page.getByRole('button', { name: 'Record a decision…' }).click()
      await expectAccessible(page, 'the dialog of a decision')
      await page.getByRole('radio', { name: /^On Hold|^Hold/ }).check()
      await page.getByRole('button', { name: /^Record as/ }).click()
      const reason = page.getByLabel('Reason')
      await expect(reason).toBeFocused()
      await expect(reason).toHaveAccessibleDescription(/Give the reason/)
      await reason.fill('J. Martin of the port called at 10:00')
      await page.getByRole('button', { name: /^Record as/ }).click()
      await expect(page.getByText(/^Set by hand on/)).toBeVisible()
      await expect(
        page.getByText('Recorded by Ruth Okafor: J. Martin of the port called at 10:00'),
      ).toBeVisible()
      await screenshot(page, 'status decided by hand')

      await page.getByRole('button', { name: 'End the hold…' }).click()
      await expect(page.getByRole('radio')).toHaveCount(2)
      await page.getByRole('radio', { name: /^Released/ }).check()
      await reason.fill('Port released it')
      await page.getByRole('button', { name: 'Record as Released' }).click()
      await expect(page.getByText(/^Set by hand on/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Record a decision…' })).toHaveCount(0)
      await openHistory(page)
      await expect(page.getByText('Port released it').first()).toBeVisible()
    })
  },
)

/** Customs took the summary in as new, keeps that one answer, and gives it again when the same bytes come again. */
async function expectFiledOnce(page: Page, gatewayUrl: string, entryId: string) {
  const filing = await (await page.request.get(`/api/entries/${entryId}/filing`)).json()
  expect(filing.transmission.attempts).toBeGreaterThan(1)
  const address = `${gatewayUrl}/transmissions/${filing.transmission.id}`
  const kept = (await (await page.request.get(address)).json()) as Transmission
  expect(
    kept.images.filter((image) => image.startsWith('E1')).map((image) => image.slice(2, 42).trim()),
  ).toEqual(['A 995   SUMMARY HAS BEEN ADDED'])

  const send = (images: string[]) =>
    page.request.post(`${gatewayUrl}/transmissions`, { data: { id: kept.id, images } })
  // The password of record A is never shown. Where the operator has set none, it is this word.
  const records = (await sentRecords(page)).map((record) => record.replace(/^(A.*?)\*{4}/, '$1NONE'))
  expect(await (await send(records)).json(), 'the same bytes under the same id').toEqual(kept)
  expect((await send(records.slice(1))).status(), 'other bytes under the same id').toBe(409)
}
