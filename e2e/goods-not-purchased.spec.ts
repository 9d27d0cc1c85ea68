import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expect, test } from './harness/test.ts'

test('goods that nobody purchased are declared as such, and the statement is agreed to anew', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/step-5`)
  await page.getByRole('button', { name: 'Change for this entry (declarant and signature)' }).click()
  const purchased = page.getByRole('checkbox', { name: /the merchandise was obtained pursuant/ })
  await expect(purchased).toBeChecked()
  await page.getByRole('checkbox', { name: /these goods were not purchased/ }).check()
  const notPurchased = page.getByRole('checkbox', { name: /the merchandise was not obtained pursuant/ })
  await expect(notPurchased).not.toBeChecked()
  await expect(purchased).toHaveCount(0)
  await notPurchased.check()
})
