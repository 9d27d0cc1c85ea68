import { SAMPLE_DRAFT, sampleEntryLine } from './fixtures/sample-draft.ts'
import { open, openWith } from './harness/detail-page.ts'
import { expect, test } from './harness/test.ts'

test('the form of 999 lines holds every line, on the screen and in print', async ({ page, session }) => {
  const line_items = Array.from({ length: 999 }, (_, at) => ({
    ...sampleEntryLine(`line-${at + 1}`, at + 1),
    description: `Lantern ${at + 1} of the shipment`,
  }))
  const { entry } = await openWith(session, { ...SAMPLE_DRAFT, line_items })
  await open(page, entry, 'step-6')
  await page.getByText('Form 7501 as it will be filed', { exact: true }).click()
  const form = page.getByRole('figure', { name: 'Preview of CBP Form 7501' })
  await expect(form.getByRole('row')).toHaveCount(1000)
  await expect(form.getByText('Lantern 999 of the shipment')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const boxes = () =>
    form.locator('tbody tr').evaluateAll((rows) => rows.filter((row) => row.clientHeight > 0).length)
  await expect.poll(boxes).toBe(999)
})
