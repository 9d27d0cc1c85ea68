import { expect, type Locator, type Page } from '@playwright/test'
import type { Field } from './field.ts'

/** The label from its start, so that '(optional)' may follow; a colon or a hint is not part of it. */
const named = (label: string) =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(optional\\))?$`, 'i')

/** Fills one field with the mouse and the keys that its value needs. */
export async function fill(page: Page, { label, value = '', kind = 'type', group }: Field) {
  const scope = group ? page.getByRole('group', { name: group }) : page
  const field = scope.getByLabel(named(label))
  if (kind === 'tick') return field.check()
  if (kind === 'choose') return scope.getByRole('radio', { name: value }).check()
  if (kind === 'pick') return field.selectOption({ label: await optionStarting(field, value) })
  await field.click()
  await field.fill(value)
  if (kind === 'search')
    await page
      .getByRole('option', { name: new RegExp(`^${value}\\b`) })
      .first()
      .click()
}

export async function fillAll(page: Page, fields: readonly Field[]) {
  for (const field of fields) await fill(page, field)
}

/** Presses the button and waits for the page that it leads to. */
export async function press(page: Page, button: string, leadsTo: RegExp) {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page).toHaveURL(leadsTo)
}

async function optionStarting(select: Locator, start: string) {
  const labels = await select.locator('option').allTextContents()
  const found = labels.find((label) => label.trim().startsWith(start))
  if (!found) throw new Error(`No option starts with ${start}: ${labels.join(', ')}`)
  return found
}
