import { signInNew } from './harness/account.ts'
import { alert, button, makeOrganization, save, status } from './harness/settings.ts'
import { expect, ownContext, test } from './harness/test.ts'

test(
  'a success message closes after three seconds; an error stays',
  ownContext,
  async ({ page, product }) => {
    await page.clock.install()
    await signInNew(page, product)
    await page.goto('/settings/account')
    await page.getByLabel('Job title').fill('Import manager')
    await save(page, 'Save profile', 'Profile updated successfully')
    await page.clock.fastForward(3_000)
    await expect(status(page, 'Profile updated successfully')).toHaveCount(0)

    await page.route('**/api/me', (route) => route.abort())
    await button(page, 'Save profile').click()
    await expect(alert(page)).toHaveText('Failed to update profile')
    await page.clock.fastForward(60_000)
    await expect(alert(page)).toHaveText('Failed to update profile')
    await expect(page.getByLabel('Job title')).toHaveValue('Import manager')
  },
)

test('the profile names the person everywhere', async ({ page, product }) => {
  await signInNew(page, product)
  await page.goto('/settings/account')
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly')
  await page.getByLabel('First name').fill('Ruta')
  await page.getByLabel('Last name').fill('Okaforiene')
  await page.getByLabel('Time zone').selectOption('America/Denver')
  await save(page, 'Save profile', 'Profile updated successfully')
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Ruta Okaforiene')
  await page.reload()
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Denver')
  await page.getByLabel('Last name').fill('')
  await button(page, 'Save profile').click()
  await expect(page.getByLabel('Last name')).toBeFocused()
})

test('theme and density apply at once and survive a reload', async ({ page, product }) => {
  await signInNew(page, product)
  await page.goto('/settings/account')
  const look = () => page.evaluate(() => ({ ...document.documentElement.dataset }))
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
  await expect.poll(look).toEqual({})
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true })
  await expect.poll(look).toEqual({ theme: 'dark', density: 'compact' })
  await page.getByRole('radio', { name: '10', exact: true }).check({ force: true })
  await page.getByRole('checkbox', { name: /Keyboard shortcuts/ }).uncheck()
  await save(page, 'Save preferences', 'Preferences updated successfully')

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect.poll(look).toEqual({ theme: 'dark', density: 'compact' })
  await expect(page.getByRole('radio', { name: '10', exact: true })).toBeChecked()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0)

  await page.getByRole('checkbox', { name: /Keyboard shortcuts/ }).check()
  await save(page, 'Save preferences', 'Preferences updated successfully')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await page
    .getByRole('dialog', { name: 'Keyboard shortcuts' })
    .getByRole('button', { name: 'Close' })
    .click()
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/\/entries$/)
  await page.goto('/about')
  await expect.poll(async () => (await look()).theme).toBe('dark')
})

test('tips, time zone, language and density apply at once, in this tab and in the other', async ({
  page,
  product,
}) => {
  await signInNew(page, product)
  await page.request.post('/api/entries', { data: {} })
  const other = await page.context().newPage()
  await other.goto('/entries')
  const created = other.getByRole('region', { name: 'Entries' }).locator('tbody td').nth(3).locator('small')
  await expect(created).toHaveText(/^Created [A-Z][a-z]{2} \d{1,2}$/)
  await page.goto('/settings/security')
  const time = page.getByRole('region', { name: 'Audit record' }).locator('tbody td').first()
  await expect(time).toHaveText(/\d:\d\d/)
  const newYork = (await time.textContent()) ?? ''

  await page.goto('/settings/account')
  await expect(page.getByText('Short explanations beside less common fields.')).toBeVisible()
  await page.getByRole('checkbox', { name: /Tips/ }).uncheck()
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true })
  await save(page, 'Save preferences', 'Preferences updated successfully')
  await expect(page.getByText('Short explanations beside less common fields.')).toHaveCount(0)
  await expect.poll(() => other.evaluate(() => document.documentElement.dataset.density)).toBe('compact')
  await page.getByLabel('Time zone').selectOption('America/Los_Angeles')
  await save(page, 'Save profile', 'Profile updated successfully')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Security' }).click()
  await expect(time).not.toHaveText(newYork)
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('en-US', {
      timeZone: 'America/Los_Angeles',
      month: 'short',
      day: 'numeric',
    }),
  )
  await expect(created).toContainText(today)
  await other.getByRole('button', { name: 'Filters' }).click()
  await expect(other.getByLabel('Created', { exact: true })).toBeVisible()
  await expect(other.getByText('Counted back from today')).toHaveCount(0)
  await other.getByRole('link', { name: 'New Entry' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Entry Header')
  await expect(other.getByText('Block 6', { exact: true })).toBeVisible()
  await expect(other.getByText(/^Block \d+\. /)).toHaveCount(0)

  // The language: the page that saves it is loaded anew; the other one, where somebody may be typing, is not.
  await page.goto('/settings/account')
  await page.getByLabel('Language').selectOption('FR')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.goto('/dashboard')
  await expect(page.getByRole('main')).toContainText('jeudi 5 mars 2026')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Entry Header')
})

test('a theme that was not saved ends with the page', async ({ page, product }) => {
  await signInNew(page, product)
  await page.goto('/settings/account')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'none')
  await expect.poll(theme).toBe('dark')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Entries' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entries')
  await expect.poll(theme).toBe('none')
})

test('notifications have the specified defaults and keep changes', async ({ page, product }) => {
  await signInNew(page, product)
  await makeOrganization(page)
  await page.goto('/settings/notifications')
  const personal = page.getByRole('form', { name: 'Personal Notifications' })
  const shared = page.getByRole('form', { name: 'Organization Notifications' })
  await expect(shared.getByRole('checkbox').first()).toBeVisible()
  const ticks = await page.getByRole('checkbox').all()
  for (const tick of ticks) await expect(tick).toBeChecked()
  await expect(personal.getByRole('radio', { name: 'Immediate' })).toBeChecked()
  await expect(shared.getByRole('radio', { name: 'Daily' })).toBeChecked()
  await expect(personal.getByLabel('From')).toHaveValue('22:00')
  await expect(personal.getByLabel('Until')).toHaveValue('08:00')

  await personal.getByRole('checkbox', { name: 'Mentions' }).uncheck()
  await personal.getByRole('checkbox', { name: 'Deadlines' }).uncheck()
  await personal.getByLabel('From').fill('21:30')
  await save(page, 'Save personal notifications', 'Personal notifications updated successfully')
  await shared.getByRole('radio', { name: 'Weekly' }).check({ force: true })
  await save(page, 'Save organization notifications', 'Organization notifications updated successfully')
  await page.reload()
  await expect(personal.getByRole('checkbox', { name: 'Mentions' })).not.toBeChecked()
  await expect(personal.getByRole('checkbox', { name: 'Deadlines' })).not.toBeChecked()
  await expect(shared.getByRole('checkbox', { name: 'Deadlines' })).toBeChecked()
  await expect(personal.getByLabel('From')).toHaveValue('21:30')
  await expect(shared.getByRole('radio', { name: 'Weekly' })).toBeChecked()
})

test('a calendar reads the deadlines at an address that is shown once, until it is stopped', async ({
  page,
  product,
}) => {
  await signInNew(page, product)
  await makeOrganization(page)
  await page.goto('/settings/notifications')
  const panel = page.getByRole('region', { name: 'Deadlines in your calendar' })
  await panel.getByRole('button', { name: 'Make an address' }).click()
  const shown = panel.getByLabel('Calendar address')
  await expect(shown).toHaveValue(/\/api\/calendar\/\S{43}$/)
  const address = await shown.inputValue()
  expect(await (await page.request.get(address)).text()).toContain('BEGIN:VCALENDAR')
  await page.reload()
  await expect(panel).toContainText('A calendar last read it on')
  await expect(shown).toHaveCount(0)
  await panel.getByRole('button', { name: 'Stop the address' }).click()
  await page.getByRole('dialog', { name: 'Stop the address?' }).getByRole('button', { name: 'Stop' }).click()
  await expect(panel).toContainText('The address does not work any more.')
  expect((await page.request.get(address)).status()).toBe(404)
})
