import { signInNew } from './harness/account.ts'
import { button, makeOrganization, save } from './harness/settings.ts'
import { expect, test } from './harness/test.ts'

test('an organization is created, changed and given its address', async ({ page, product }) => {
  await signInNew(page, product)
  await page.goto('/settings/members')
  await expect(page.getByText('You have no organization yet')).toBeVisible()
  await page.getByRole('link', { name: 'Create organization' }).click()
  await expect(page.getByRole('form', { name: 'Business Address' })).toHaveCount(0)
  await page.getByLabel('Name', { exact: true }).fill('Alder Finch Imports')
  await save(page, 'Create organization', 'Organization created successfully')

  const code = page.getByLabel('CBP filer code')
  await code.pressSequentially('a-9')
  await expect(code).toHaveValue('A9')
  await button(page, 'Save organization').click()
  await expect(page.getByText('Filer code must be exactly 3 characters (A-Z, 0-9)')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill('a9x')
  await expect(code).toHaveValue('A9X')
  await save(page, 'Save organization', 'Organization updated successfully')
  await expect(page.getByRole('banner')).toContainText('Filer code A9X')

  await page.getByLabel('Address line 1').fill('12 Wharf Road')
  await page.getByLabel('City').fill('Halifax')
  await page.getByLabel('Country').selectOption('CA')
  await page.getByLabel('Province').selectOption('NS')
  await page.getByLabel('Postal code').fill('B3H 4R2')
  await save(page, 'Save address', 'Address updated successfully')
  await page.reload()
  await expect(page.getByLabel('Postal code')).toHaveValue('B3H 4R2')
})

test('a value that the server refuses is named at its field', async ({ page, product }) => {
  await signInNew(page, product)
  await makeOrganization(page)
  await page.goto('/settings/organization')
  const ein = page.getByRole('textbox', { name: /^EIN/ })
  const port = page.getByRole('combobox', { name: /^Default port/ })
  await ein.fill('1'.repeat(30))
  await button(page, 'Save organization').click()
  await expect(ein).toHaveAccessibleDescription(/EIN must be 20 characters or less/)
  await expect(ein).toHaveAttribute('aria-invalid', 'true')
  await ein.fill('12-3456789')
  await port.fill('9999')
  await button(page, 'Save organization').click()
  await expect(port).toHaveAccessibleDescription(/CBP has no port 9999\./)
  await expect(ein).not.toHaveAttribute('aria-invalid')
  await port.fill('long beach')
  await page.getByRole('option', { name: /^2709/ }).click()
  await expect(port).toHaveValue(/^2709 .*Long Beach/i)
  await save(page, 'Save organization', 'Organization updated successfully')
  await expect(port).not.toHaveAttribute('aria-invalid')
})

test('digits without hyphens become an EIN, and of the importer number what the person says', async ({
  page,
  product,
}) => {
  await signInNew(page, product)
  await makeOrganization(page)
  await page.goto('/settings/organization')
  const ein = page.getByRole('textbox', { name: /^EIN/ })
  await ein.fill('841234567')
  await ein.blur()
  await expect(ein).toHaveValue('84-1234567')
  const number = page.getByRole('textbox', { name: /^Importer number/ })
  await number.fill('841234567')
  await button(page, 'EIN 84-1234567').click()
  await expect(number).toHaveValue('84-1234567')
  await save(page, 'Save organization', 'Organization updated successfully')
})
