import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('a filed entry shows why its lines have their numbers, and prints it as a record', async ({
  page,
  session,
}) => {
  const [line] = SAMPLE_DRAFT.line_items ?? []
  const { id } = await session.createEntry({
    ...SAMPLE_DRAFT,
    line_items: [
      {
        ...line!,
        classification: {
          hts: line!.htsus,
          words: 'solar lantern',
          edition: 'HTS 2026 Rev 4',
          chosen_on: '2026-03-05',
          reasons: [
            { source: 'ruling', words: 'A solar lantern', ruling: 'N301234', ruled_on: '2018-11-05' },
            { source: 'ruling', words: 'cattle', ruling: 'A82219', ruled_on: '' },
          ],
          note: 'The lamps have LEDs only.',
        },
      },
    ],
  })
  await page.goto(`/entries/${id}/step-6`)
  await submitAndBeAccepted(page)
  await page.getByText('Why these numbers', { exact: true }).click()
  await expect(page.getByText(/^Line 001: 9405\.41\.8440/)).toBeVisible()
  await expect(page.getByText('CBP ruling N301234 of 11/05/2018: “A solar lantern”')).toBeVisible()
  await expect(page.getByText('The lamps have LEDs only.')).toBeVisible()
  await expectAccessible(page, 'why the lines have their numbers')
  await screenshot(page, 'why these numbers')
  await page.getByRole('button', { name: 'Open ruling A82219' }).press('Enter')
  const ruling = page.getByRole('dialog', { name: 'CBP ruling A82219' })
  await expect(ruling.getByRole('listitem')).toHaveText('0102.90')
  await expectAccessible(page, 'a ruling')
  await screenshot(page, 'a ruling')
  await expect(
    ruling.getByRole('link', { name: 'Read ruling A82219 at rulings.cbp.gov (opens a new tab)' }),
  ).toHaveAttribute('href', 'https://rulings.cbp.gov/ruling/A82219')
  await page.keyboard.press('Escape')
  await expect(ruling).toBeHidden()
  const record = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Print as a record (PDF)' }).click()
  expect((await record).suggestedFilename()).toMatch(/^classification-.*-1\.pdf$/)
  const letter = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Ask CBP for a ruling: letter (PDF)' }).click()
  expect((await letter).suggestedFilename()).toMatch(/^ruling-request-.*-1\.pdf$/)
})
