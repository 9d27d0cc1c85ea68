import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { watchFaults } from './harness/faults.ts'
import { screenshot } from './harness/screenshot.ts'
import { setUpOrganization } from './harness/set-up-organization.ts'
import { expect, test } from './harness/test.ts'

const ADDRESS = 'https://hooks.example.com/edfe'

test('an admin adds an address for events, and changes later which are sent there', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  await setUpOrganization(session)
  await page.goto('/settings/api')
  const panel = page.getByRole('region', { name: 'Events' })
  await panel.getByRole('button', { name: 'Add an address' }).click()
  const adding = page.getByRole('dialog', { name: 'Add an address' })
  await adding.getByLabel('Address').fill(ADDRESS)
  await adding.getByLabel('The tariff changes open entries or parts').uncheck()
  await adding.getByRole('button', { name: 'Add address' }).click()
  const secret = page.getByRole('dialog', { name: 'The secret of this address' })
  await expect(secret.getByLabel('Secret')).toHaveValue(/^whsec_/)
  await secret.getByRole('button', { name: 'I have saved it' }).click()

  await panel.getByRole('button', { name: `Change the events of ${ADDRESS}` }).click()
  const changing = page.getByRole('dialog', { name: 'Change the events' })
  await expect(changing.getByLabel('The tariff changes open entries or parts')).not.toBeChecked()
  await expectAccessible(page, 'the events of an address')
  await screenshot(page, 'the events of an address')
  await changing.getByLabel('The tariff changes open entries or parts').check()
  await changing.getByLabel('A statement came').uncheck()
  await changing.getByRole('button', { name: 'Save the events' }).press('Enter')
  await expect(changing).toBeHidden()
  await page.reload()
  const row = panel.getByRole('row', { name: ADDRESS })
  await expect(row).toContainText('The tariff changes open entries or parts')
  await expect(row).not.toContainText('A statement came')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'the addresses for events on a phone')
  expect(faults).toEqual([])
})
