import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { watchFaults } from './harness/faults.ts'
import { screenshot } from './harness/screenshot.ts'
import { setUpOrganization } from './harness/set-up-organization.ts'
import { save } from './harness/settings.ts'
import { expect, test } from './harness/test.ts'

test('an importer checks number and bond with CBP before the first filing, and the review warns of what is wrong', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  await setUpOrganization(session)
  await page.goto('/settings/organization/payment')
  const panel = page.getByRole('region', { name: 'Importer number at CBP' })
  await panel.getByRole('button', { name: 'Check with CBP' }).press('Enter')
  await expect(panel.getByText('The number is active, and a continuous bond is on file.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(panel.getByText(/^The simulator said so of 07-4418290 \(PRACTICE IMPORTER\) on/)).toBeVisible()
  await expect(panel.getByText(/bond 074418290 of \$50,000\.00/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Check with CBP again' })).toBeFocused()
  await expectAccessible(page, 'an importer number that CBP has')
  await screenshot(page, 'importer-check')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'an importer number that CBP has')
  await screenshot(page, 'importer-check phone')
  await page.setViewportSize({ width: 1280, height: 800 })

  const pages = page.getByRole('navigation', { name: 'Organization Settings' })
  await pages.getByRole('link', { name: 'Company' }).click()
  await page.getByRole('textbox', { name: /^Importer number/ }).fill('08-1234567')
  await save(page, 'Save organization', 'Organization updated successfully')
  await pages.getByRole('link', { name: 'Bond and payment' }).click()
  await expect(panel.getByText('Whether CBP has 08-1234567 as active')).toBeVisible()
  await panel.getByRole('button', { name: 'Check with CBP again' }).click()
  await expect(panel.getByText('The number is not active.', { exact: false })).toBeVisible({
    timeout: 60_000,
  })
  await expectAccessible(page, 'an importer number that is not active')

  const parties = { ...SAMPLE_DRAFT.parties, importer_number: '08-1234567' }
  const entry = await session.createEntry({ ...SAMPLE_DRAFT, parties })
  await page.goto(`/entries/${entry.id}/step-6`)
  await expect(page.getByText('CBP said of this importer number: it is not active.').first()).toBeVisible()
  expect(faults).toEqual([])
})
