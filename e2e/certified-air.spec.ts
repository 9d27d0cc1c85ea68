import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { AIR_DRAFT } from './fixtures/released-first-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { newSession } from './harness/api-session.ts'
import * as keyboard from './harness/by-keyboard.ts'
import { counted } from './harness/effort.ts'
import { watchFaults } from './harness/faults.ts'
import { sentRecords } from './harness/filed.ts'
import { newPerson } from './harness/person.ts'
import { countPresses } from './harness/presses.ts'
import { expectAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { setUpOrganization } from './harness/set-up-organization.ts'
import { expect, test } from './harness/test.ts'

const { declarant } = SAMPLE_ENTRY.made
const MOST_TYPED_FIELDS = 8

test('lamps that come by air are released with their summary, by keyboard on a phone: release adds at most 8 typed fields, and CBP answers twice', async ({
  page,
  context,
  product,
}) => {
  const faults = watchFaults(page)
  const session = await newSession(product, context, newPerson(declarant.name))
  await setUpOrganization(session, { rules: 'cbp' })
  const entry = await session.createEntry(AIR_DRAFT)
  await page.setViewportSize({ width: 390, height: 844 })
  const { fillAll, press, effort } = counted(keyboard)

  await page.goto(`/entries/${entry.id}/step-2`)
  const question = page.getByRole('group', { name: 'How will these goods be released?' })
  await expect(question.getByRole('radio')).toHaveCount(3)
  await expect(question.getByRole('radio', { checked: true }), 'nobody was asked yet').toHaveCount(0)
  await expect(question.getByRole('radio', { name: 'Release and pay' })).toHaveAccessibleDescription(
    /We recommend this\. The goods are here/,
  )
  await expect(page.getByRole('heading', { name: 'What the release needs' })).toHaveCount(0)
  await expectAccessible(page, 'the question how goods are released')

  const presses = await countPresses(page)
  await fillAll(page, [
    { label: 'How will these goods be released?', kind: 'choose', value: 'Release and pay' },
  ])
  await expect(page.getByText(/^2 known, 2 to add\./)).toBeVisible()
  await expect(page.getByText('(who signs the entry)')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Asked in step 3' })).toHaveCount(2)
  await expectAccessible(page, 'what a release needs')
  await expectNoSidewaysScroll(page, 'what a release needs')
  await screenshot(page, 'release-question phone')
  await press(page, 'Save & Continue', /\/step-3$/)
  await fillAll(page, [
    { label: 'Seller name', value: 'Hsinchi Lighting Co Ltd' },
    { label: 'Seller address', value: '118 Guangfu Road Sec 2' },
    { label: 'Seller city', value: 'Hsinchu City' },
    { label: 'Seller state or province', value: 'HSQ' },
    { label: 'Seller postal code', value: '300044' },
    { label: 'Seller country', kind: 'search', value: 'TW' },
  ])
  await press(page, 'The seller made the goods')
  await expect(page.getByLabel('Manufacturer name')).toHaveValue('Hsinchi Lighting Co Ltd')
  await expectAccessible(page, 'seller and manufacturer of a release')
  await press(page, 'Save & Continue', /\/step-4$/)
  expect(effort.typed, JSON.stringify(effort)).toBeLessThanOrEqual(MOST_TYPED_FIELDS)
  await presses('what release adds')

  await press(page, 'Save & Continue', /\/step-5$/)
  await fillAll(page, [{ label: 'Signature', value: declarant.name }])
  await press(page, 'Save & Continue', /\/step-6$/)
  await expect(page.getByText(/to fix before you can file/)).toBeHidden()
  await fillAll(page, [{ label: 'I have reviewed this entry summary', kind: 'tick' }])
  await press(page, 'Submit (practice)')
  await expectAccepted(page)

  const strip = page.getByRole('list', { name: 'Filings of this shipment' }).getByRole('listitem')
  await expect(strip.nth(0)).toContainText('Not needed')
  await expect(strip.nth(1), 'the release is answered apart').toContainText(/On file|Released/, {
    timeout: 60_000,
  })
  await expect(strip.nth(2)).toContainText('On file')
  const records = await sentRecords(page)
  expect(records.find((record) => record.startsWith('10'))?.slice(39, 40)).toBe('A')
  expect(records.map((record) => record.slice(0, 4))).toEqual(expect.arrayContaining(['SE30', 'SE35']))
  await page.getByText('Technical record', { exact: true }).press('Enter')
  await expectAccessible(page, 'a summary with its release')
  await expectNoSidewaysScroll(page, 'a summary with its release')
  await screenshot(page, 'certified-air phone')
  expect(faults).toEqual([])
})
