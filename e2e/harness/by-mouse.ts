import { expect, type Locator, type Page } from '@playwright/test'
import { type Field, nameOf, startingWith } from './field.ts'

/** Fills one field with the mouse and the keys that its value needs. */
export async function fill(page: Page, { label, value = '', kind = 'type' }: Field) {
  if (kind === 'tick') return page.getByRole('checkbox', { name: startingWith(label) }).check()
  if (kind === 'choose') {
    return page
      .getByRole('group', { name: nameOf(label) })
      .getByRole('radio', { name: nameOf(value) })
      .check()
  }
  const field = page.getByLabel(nameOf(label))
  if (kind === 'pick') return field.selectOption(await optionStarting(field, value))
  await field.click()
  await field.fill(value)
  if (kind === 'search')
    await page
      .getByRole('option', { name: startingWith(value) })
      .first()
      .click()
}

export async function fillAll(page: Page, fields: readonly Field[]) {
  for (const field of fields) await fill(page, field)
}

/** Presses the button and waits for the page that it leads to. */
export async function press(page: Page, button: string, leadsTo?: RegExp) {
  await page.getByRole('button', { name: nameOf(button) }).click()
  if (leadsTo) await expect(page).toHaveURL(leadsTo)
}

/** The value of the option that starts so, once it has come. */
async function optionStarting(select: Locator, start: string) {
  const option = select
    .locator('option')
    .filter({ hasText: startingWith(start) })
    .first()
  await option.waitFor({ state: 'attached' })
  return (await option.getAttribute('value')) ?? ''
}
