import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { press } from './harness/by-mouse.ts'
import { openHistory } from './harness/review.ts'
import { expect, test } from './harness/test.ts'

test('leaving the review is recorded, and Continue Draft opens the step that the person went to', async ({
  page,
  session,
}) => {
  const entry = await session.createEntry(SAMPLE_DRAFT)
  const currentStep = async () =>
    ((await session.send('GET', `/api/entries/${entry.id}`)) as { entry: { current_step: string } }).entry
      .current_step

  await page.goto(`/entries/${entry.id}/step-6`)
  await press(page, 'Save & Exit', /\/entries$/)
  await expect.poll(currentStep).toBe('step-6')
  await page.goto(`/entries/${entry.id}/step-6`)
  await press(page, 'Back', /\/step-5$/)
  await expect.poll(currentStep).toBe('step-5')
  await page.goto(`/entries/${entry.id}/step-6`)
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /Shipment & Origin/ })
    .click()
  await expect(page).toHaveURL(/\/step-2$/)
  await expect.poll(currentStep).toBe('step-2')
  await page.goto(`/entries/${entry.id}/step-6`)
  await openHistory(page)
  await expect(page.getByText('Went over to Shipment & Origin')).toBeVisible()
})
