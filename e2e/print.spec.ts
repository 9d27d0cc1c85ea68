import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('a filed entry is printed whole and without the frame of the screen, and the screen is as before', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/step-6`)
  await submitAndBeAccepted(page)
  const form = page.getByRole('figure', { name: 'Preview of CBP Form 7501' })
  await expect(form).toBeHidden()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(form).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Technical record', { exact: true })).toBeVisible()
  await expect(page.getByRole('table').filter({ hasText: 'Total' }).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  await page.setViewportSize({ width: 720, height: 960 })
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)
  await screenshot(page, 'a filed entry on paper')

  await page.emulateMedia({ media: 'screen' })
  await expect(form).toBeHidden()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('the review is printed with every form open and without what can be pressed', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/step-6`)
  await expect(page.getByText('What you’re declaring')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('figure', { name: 'Preview of CBP Form 7501' })).toBeVisible()
  for (const name of ['Submit', 'Back', 'Check again'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Change/ })).toHaveCount(0)
  await screenshot(page, 'the review on paper')
})
