import type { Page } from '@playwright/test'
import { button, rowLink, rows, withEntries } from './harness/entry-list.ts'
import { hold } from './harness/hold.ts'
import { expect, test } from './harness/test.ts'

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: ReturnType<Page['getByRole']>) {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < 40 && !(await isThere()); press++) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}

test('the list works by keyboard alone', async ({ page, session }) => {
  const { valued } = await withEntries(session, 2)
  await page.goto('/entries')
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search')).toBeFocused()
  await page.keyboard.type(valued)
  await expect(rows(page)).toHaveCount(1)
  const box = page.getByRole('checkbox', { name: `Select ${valued}` })
  await tabTo(page, box)
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  const menu = button(page, `Actions for ${valued}`)
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await expect(button(page, `Copy as new entry ${valued}`)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(button(page, `Delete draft ${valued}`)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, `Archive ${valued}`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Entry ${valued} archived.`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Entries' })).toBeFocused()
})

test('arrow keys move between rows, Space selects and Enter opens, unless shortcuts are off', async ({
  page,
  session,
}) => {
  const { first } = await withEntries(session, 3)
  await page.goto('/entries?sort=entry_number&order=asc')
  const links = rows(page).getByRole('link', { name: /, [A-Z0-9]{3}-\d{7}-\d$/ })
  await links.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('ArrowUp')
  const box = rows(page).nth(0).getByRole('checkbox')
  await box.focus()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Select the row')
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/entries/${first.id}/step-1$`))
  await page.keyboard.press('?')
  await expect(sheet).not.toContainText('Select the row')

  await session.send('PUT', '/api/me/preferences', { kb_shortcuts: false })
  await page.goto('/entries')
  // Until the settings of the account have come, the keys are on.
  await expect(async () => {
    await links.nth(0).focus()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(0)).toBeFocused({ timeout: 1 })
  }).toPass()
})

test('the shortcut sheet lists the keys of the page on screen and closes when the page changes', async ({
  page,
  session,
}) => {
  const { valued } = await withEntries(session, 2)
  const chunk = await hold(page, /\/assets\/entry-page-[^/]*\.js$/)
  await page.goto('/entries')
  await rowLink(page, valued).click()
  await expect(page).toHaveURL(/\/step-1$/)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toBeHidden()
  chunk.release()
  await expect(sheet).toContainText('Show this sheet')
  await expect(sheet).not.toContainText('Select the row')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(rows(page)).toHaveCount(2)
})
