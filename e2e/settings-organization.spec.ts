import { signInNew } from './harness/account.ts'
import { button, makeOrganization, save, status } from './harness/settings.ts'
import { expect, test } from './harness/test.ts'

test('an organization is created, changed and given its address', async ({ page, product }) => {
  await signInNew(page, product)
  await page.goto('/settings/members')
  await expect(page.getByText('You have no organization yet')).toBeVisible()
  await page.getByRole('link', { name: 'Create organization' }).click()
  await expect(page.getByRole('region', { name: 'Business Address' })).toHaveCount(0)
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
  const factor = page.getByLabel('Check digit factor')
  await expect(factor).toHaveValue('0')
  await factor.selectOption('3')
  await save(page, 'Save organization', 'Organization updated successfully')
  await expect(page.getByRole('banner')).toContainText('Filer code A9X')

  await page.getByLabel('Address line 1').fill('12 Wharf Road')
  await page.getByLabel('City').fill('Halifax')
  await page.getByLabel('Country').selectOption('CA')
  await page.getByLabel('Province').selectOption('NS')
  await page.getByLabel('Postal code').fill('B3H 4R2')
  await page.getByLabel('Doing business as').fill('Alder Lamps')
  await button(page, 'Save organization').click()
  await expect(status(page, 'Organization updated successfully')).toContainText(
    'Address updated successfully',
  )
  await page.reload()
  await expect(page.getByLabel('Postal code')).toHaveValue('B3H 4R2')
  await expect(factor).toHaveValue('3')
  await expect(page.getByLabel('Doing business as')).toHaveValue('Alder Lamps')
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

test('a new entry begins with the kind of shipment that the settings name', async ({ page, session }) => {
  await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
  await page.goto('/settings/organization/new-entries')
  const form = page.getByRole('form', { name: 'New entries', exact: true })
  await form.getByLabel('Mode of transport').selectOption('40')
  await form.getByLabel(/^Location of goods/).fill('Cargo building 9')
  await form.getByLabel(/^FIRMS code/).fill('W1')
  await form.getByRole('checkbox', { name: /receives the goods itself/ }).check()
  await form.getByRole('button', { name: 'Save new entries' }).click()
  await expect(form.getByText('FIRMS code must be 4 letters or digits')).toBeVisible()
  await form.getByLabel(/^FIRMS code/).fill('W123')
  await form.getByRole('button', { name: 'Save new entries' }).click()
  await expect(page.getByText('New entries updated successfully')).toBeVisible()
  await page.goto('/entries/new/step-1')
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: 'Parties & Locations' })
    .click()
  await expect(page.getByLabel(/^Location of goods/)).toHaveValue('Cargo building 9')
  await expect(page.getByRole('checkbox', { name: 'Same as Importer of Record' })).toBeChecked()
  await expect(page.getByLabel('Ultimate consignee name')).toHaveValue('Harbor Lamp Company')
})

test('a section that nobody has begun does not hold up the others of its page', async ({ page, session }) => {
  await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
  await page.goto('/settings/organization')
  await page.getByLabel('Doing business as').fill('Harbor Lamps')
  await save(page, 'Save organization', 'Organization updated successfully')

  await page.getByLabel('City').fill('Oakland')
  await button(page, 'Save organization').click()
  await expect(page.getByText('Address line 1 is required')).toBeVisible()
  await expect(page.getByLabel('Address line 1')).toBeFocused()
})

test('the pages of the organization are short, and a link leads to the field itself', async ({
  page,
  session,
}) => {
  await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/settings/organization')
  const pages = page.getByRole('navigation', { name: 'Organization Settings' })
  for (const name of ['Bond and payment', 'New entries', 'Signing', 'Records', 'Company']) {
    const link = pages.getByRole('link', { name })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), name).toBeLessThanOrEqual(
      2 * 900,
    )
  }
  await page.goto('/settings/organization/payment#bond_number')
  await expect(page.getByLabel(/^Bond number/)).toBeFocused()
})
