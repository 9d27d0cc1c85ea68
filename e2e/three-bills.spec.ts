import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { press } from './harness/by-keyboard.ts'
import { watchFaults } from './harness/faults.ts'
import { sentRecords } from './harness/filed.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('a container with three house bills, moved under two in-bond numbers, is filed as three manifests that add up to the packages of the lines', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const entry = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${entry.id}/step-2`)
  await page.getByRole('button', { name: 'Add a house bill or more bills' }).click()
  const house = page.getByRole('textbox', { name: /^House bill \(optional\)$/ })
  await expect(house).toBeFocused()
  await house.fill('chslsha4471120')
  const add = page.getByRole('button', { name: 'Add a bill' })
  await add.press('Enter')
  await expect(page.getByLabel('Bill of lading 1')).toBeFocused()
  await page.getByLabel('House bill 1', { exact: true }).fill('chslsha4471121')
  await page.getByLabel('I.T. number 1').fill('v4412345678')
  await page.getByLabel('Packages 1').fill('70')
  await add.press('Enter')
  await page.getByLabel('House bill 2', { exact: true }).fill('CHSLSHA4471122')
  await page.getByLabel('Packages 2').fill('15')
  await page.getByLabel('Unit 2').fill('plt')
  await page.getByRole('button', { name: 'Add an in-bond movement' }).click()
  await page.getByRole('textbox', { name: /^I\.T\. number \(optional\)$/ }).fill('123456782')
  await page.getByRole('textbox', { name: /^I\.T\. date/ }).fill('02/24/2026')
  await expectAccessible(page, 'step 2 with three bills')
  await screenshot(page, 'three-bills')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'three bills on a phone')
  await screenshot(page, 'three-bills phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await press(page, 'Save & Continue', /\/step-3$/)

  // 85 of 65 packages: the review leads back to the list of bills in step 2.
  await page.goto(`/entries/${entry.id}/step-6`)
  await expect(page.getByText(/Together, the bills cover the 65 packages of the lines/)).toBeVisible()
  await page.getByRole('link', { name: 'Further bills' }).click()
  await expect(page, 'step 2 shows the list').toHaveURL(/\/step-2#/)
  await expect(page.getByText(/the bills cover the 65 packages of the lines/)).toBeVisible()
  const packages = page.getByLabel('Packages 1')
  await expect(packages).toHaveValue('70')
  await packages.fill('20')
  await press(page, 'Save & Continue', /\/step-3$/)
  await page.goto(`/entries/${entry.id}/step-5`)
  await page.getByLabel('Signature').fill('Ruth Okafor')
  await press(page, 'Save & Continue', /\/step-6$/)
  await submitAndBeAccepted(page)
  const records = await sentRecords(page)
  expect(records.filter((record) => /^2[23]/.test(record)).map((record) => record.trimEnd())).toEqual([
    '2200000030PCS',
    '23I    123456782',
    '23MEGLV14260031845',
    '23HCHSLSHA4471120',
    '2200000020PCS',
    '23I    V4412345678',
    '23MEGLV14260031845',
    '23HCHSLSHA4471121',
    '2200000015PLT',
    '23I    123456782',
    '23MEGLV14260031845',
    '23HCHSLSHA4471122',
  ])
  expect(faults).toEqual([])
})
