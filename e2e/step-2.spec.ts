import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { nameOf } from './harness/field.ts'
import { screenshots } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('by keyboard: the last missing document is set to None, also the second one, and the focus stays in its field', async ({
  page,
  session,
}) => {
  const shipment_origin = { ...SAMPLE_DRAFT.shipment_origin, missing_documents: ['01', '16'] }
  const { id } = await session.createEntry({ ...SAMPLE_DRAFT, shipment_origin })
  await page.goto(`/entries/${id}/step-2`)
  const first = page.getByLabel(nameOf('Missing document'))
  const second = page.getByLabel(nameOf('Second missing document'))
  await expect(second).toHaveValue('16')
  for (const field of [first, second]) {
    await field.focus()
    // The first letter of its option: the arrow keys pass every other one.
    await page.keyboard.press('N')
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  }
  const stored = async () => (await session.entry(id)).draft_data.shipment_origin?.missing_documents ?? []
  await expect.poll(stored).toEqual([])
  await page.reload()
  await expect(first).toHaveValue('')
  await expect(second).toHaveCount(0)
})

test('who needs a named page describes its link, and is shown by a press in place of a tooltip', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/entries/${id}/step-2`)
  const more = page.getByRole('navigation', { name: 'More detail' })
  const when = 'Steel and aluminum under section 232: melt and pour, smelt, cast.'
  const link = more.getByRole('link', { name: 'Trade Remedies' })
  await expect(link).toHaveAccessibleDescription(when)
  const shows = more.getByRole('button', { name: 'When needed' })
  await expect(shows).toHaveAttribute('aria-expanded', 'false')
  await shows.press('Enter')
  await expect(shows).toHaveAttribute('aria-expanded', 'true')
  await expect(shows).toBeFocused()
  await expect(more.getByText(when)).toBeInViewport()
  await expect(link).toHaveAccessibleDescription(when)
  await expectAccessible(page, 'when named pages are needed')
  await screenshots(page, 'when named pages are needed')
})
