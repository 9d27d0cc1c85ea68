import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import * as mouse from './harness/by-mouse.ts'
import { counted } from './harness/effort.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { answerRulesQuestion } from './harness/rules-question.ts'
import { expect, test } from './harness/test.ts'

const { made, printed } = SAMPLE_ENTRY
const MOST_TYPED_FIELDS = 25
const MOST_PAGES = 9

test.use({ today: '2026-10-12' })

/** A sample paper of /try; the notice with days before the day of the test. */
const sample = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(
    readFileSync(resolve(import.meta.dirname, '../apps/web/src/papers/samples', name), 'latin1')
      .replace('24-NOV-2026', '10-OCT-2026')
      .replace('03-NOV-2026', '18-SEP-2026'),
    'latin1',
  ),
})
const PAPERS = [
  sample('invoice.pdf', 'application/pdf'),
  sample('packing-list.csv', 'text/csv'),
  sample('arrival-notice.pdf', 'application/pdf'),
]

test('somebody new files lamps from their papers, from the start page to the signature: at most 25 typed fields on at most 9 pages, and no error in the review', async ({
  page,
  session: _,
}) => {
  const { fillAll, press, click, type, effort } = counted(mouse)
  await page.goto('/start')
  effort.pages += 1
  await answerRulesQuestion(page, 'cbp')
  const rules = page.getByRole('group', { name: /^Which rules should check your entries/ })
  await expect(rules).toBeHidden()
  effort.clicks += 2

  await page.locator('input[type=file]').first().setInputFiles(PAPERS)
  await expect(page).toHaveURL(/\/entries\/new\/papers/)
  effort.pages += 1
  await expect(page.getByLabel('Kind of arrival-notice.pdf')).toHaveValue('arrival_notice')
  await expect(page.getByLabel('Kind of invoice.pdf')).toHaveValue('commercial_invoice')
  await click(page.getByRole('radio', { name: /^700\.5/ }).press('Enter'))
  const values = page.getByRole('region', { name: 'Values of your papers' })
  const open = values.getByRole('button', { name: /^Confirm / })
  for (let left = await open.count(); left > 0; left -= 1) {
    await click(page.keyboard.press('Enter'))
    await expect(open).toHaveCount(left - 1)
  }
  await click(page.getByRole('button', { name: /^Confirm 2 lines/ }).press('Enter'))
  await click(page.getByRole('button', { name: /^Make the entry/ }).press('Enter'))
  await expect(page).toHaveURL(/\/step-1$/)
  effort.pages += 1

  for (const day of ['Entry date', 'Summary date'])
    await click(
      page.getByLabel(day, { exact: true }).locator('..').getByRole('button', { name: 'Today' }).click(),
    )
  await fillAll(page, [
    { label: 'Port code', kind: 'search', value: printed.portOfEntry },
    { label: 'Surety number', kind: 'search', value: printed.surety },
    { label: 'Bond type', kind: 'pick', value: '8' },
    { label: 'Bond number', value: made.bond.number },
    { label: 'Bond amount', value: made.bond.amount },
    { label: 'Surety address', value: made.bond.suretyAddress },
  ])
  await press(page, 'Save & Continue', /\/step-2$/)

  await press(page, 'Name the factory…')
  const factory = page.getByRole('dialog', { name: 'Name the factory' })
  await expect(factory.getByLabel('Name of the factory')).toHaveValue('Song Hong Lighting Co., Ltd.')
  await expect(factory.getByText(/^Name and address are those of the seller/)).toBeVisible()
  await click(factory.getByRole('button', { name: /^Use VN/ }).click())
  await fillAll(page, [
    { label: 'Exporting country', kind: 'search', value: 'VN' },
    { label: 'Does the shipment contain steel or aluminum goods?', kind: 'choose', value: 'No' },
  ])
  await press(page, 'Save & Continue', /\/step-3$/)

  await fillAll(page, [
    { label: 'Importer number', value: made.importerNumber },
    { label: 'Importer of record name', value: made.importer.name },
    { label: 'Importer of record address', value: made.importer.address },
    { label: 'Importer of record city', value: made.importer.city },
    { label: 'Importer of record state', kind: 'pick', value: made.importer.state },
    { label: 'Importer of record ZIP code', value: made.importer.zip },
    { label: 'Same as Importer of Record', kind: 'tick' },
  ])
  await press(page, 'Save & Continue', /\/step-4$/)

  await press(page, 'Spread freight…')
  const freight = page.getByRole('dialog', { name: 'Spread freight and insurance' })
  await type(freight.getByLabel('Freight').fill('680'))
  await click(freight.getByRole('button', { name: 'Spread over 2 lines' }).click())
  await click(page.getByRole('button', { name: 'Questions 2' }).click())
  const questions = page.getByRole('region', { name: 'Questions about the lines' })
  const asked = questions.getByRole('combobox')
  await expect(asked).toHaveCount(2)
  for (let left = 2; left > 0; left -= 1) {
    const no = asked.first().locator('option').filter({ hasText: /^No/ }).first()
    await click(asked.first().selectOption((await no.getAttribute('value')) ?? ''))
    await click(questions.getByRole('button', { name: 'Answer for 2 lines' }).first().click())
    await expect(asked).toHaveCount(left - 1)
  }
  await press(page, 'Save & Continue', /\/step-5$/)

  await fillAll(page, [
    { label: 'I declare that I am the importer of record', kind: 'tick' },
    { label: 'I further declare that the merchandise', kind: 'tick' },
    { label: 'Title', value: made.declarant.title },
    { label: 'Signature', value: made.declarant.name },
  ])
  await press(page, 'Use the importer of record')
  await fillAll(page, [{ label: 'Phone', value: made.filerPhone }])
  await press(page, 'Save & Continue', /\/step-6$/)
  await expect(page.getByText(/to fix before you can file/), 'errors in the review').toHaveCount(0)
  await expect(page.getByText('Acknowledge the review to submit.')).toBeVisible()
  expect(effort.typed, JSON.stringify(effort)).toBeLessThanOrEqual(MOST_TYPED_FIELDS)
  expect(effort.pages, JSON.stringify(effort)).toBeLessThanOrEqual(MOST_PAGES)
  await submitAndBeAccepted(page)
})
