import { expect, type Locator, type Page } from '@playwright/test'
import { type Field, nameOf, startingWith } from './field.ts'

const MOST_STOPS = 120
const MOST_ARROWS = 10

/** What has the focus, as assistive technology would say it. */
interface Focus {
  name: string
  role: string
  group: string
  checked: boolean
  value: string
}

/** Reads names the way the forms give them: label, aria-label, aria-labelledby, else the text. */
function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const node = document.activeElement as HTMLElement
    const text = (element: Element | null | undefined) =>
      element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    const byIds = (ids: string | null) =>
      (ids ?? '')
        .split(' ')
        .map((id) => text(document.getElementById(id)))
        .join(' ')
        .trim()
    const labels = 'labels' in node ? [...((node as HTMLInputElement).labels ?? [])] : []
    const group = node.closest('fieldset, [role=group], [role=radiogroup]')
    return {
      name:
        node.getAttribute('aria-label') ||
        byIds(node.getAttribute('aria-labelledby')) ||
        labels.map(text).join(' ') ||
        text(node),
      role: node.getAttribute('role') ?? node.getAttribute('type') ?? node.tagName.toLowerCase(),
      group:
        group?.getAttribute('aria-label') ||
        byIds(group?.getAttribute('aria-labelledby') ?? null) ||
        text(group?.querySelector('legend')),
      checked: (node as HTMLInputElement).checked === true,
      value: (node as HTMLInputElement).value ?? '',
    }
  })
}

/** Presses Tab until a control whose name matches has the focus; fails after more stops than a page should have. */
export async function tabTo(page: Page, name: RegExp, role?: string): Promise<Focus> {
  const seen: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const focus = await readFocus(page)
    const heard = role === 'radio' ? focus.group : focus.name
    if (name.test(heard) && (!role || focus.role === role)) return focus
    seen.push(focus.name.slice(0, 40))
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}. It stopped at: ${[...new Set(seen)].join(' | ')}`)
}

/** Waits for a control: keys that are pressed before it has come go to the page that is left. */
const isThere = (control: Locator) => control.first().waitFor({ state: 'attached' })

/** Fills one field without the mouse. */
export async function fill(page: Page, { label, value = '', kind = 'type' }: Field) {
  if (kind === 'choose') return chooseRadio(page, label, value)
  if (kind === 'tick') {
    await isThere(page.getByRole('checkbox', { name: startingWith(label) }))
    const { checked } = await tabTo(page, startingWith(label), 'checkbox')
    if (!checked) await page.keyboard.press('Space')
    await expect.poll(async () => (await readFocus(page)).checked, `${label} is ticked`).toBe(true)
    return
  }
  await isThere(page.getByLabel(nameOf(label)))
  await tabTo(page, nameOf(label))
  if (kind === 'pick') {
    const option = page.locator('select:focus option').filter({ hasText: startingWith(value) })
    await isThere(option)
    // Typing in a closed select takes the option that starts with what is typed.
    const shown = (await option.first().textContent())?.trim() ?? ''
    await page.keyboard.type(shown.startsWith(value) ? value : (shown.split(' ')[0] ?? ''))
    return
  }
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(value)
  if (kind === 'search') {
    await expect(page.getByRole('option', { name: startingWith(value) }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
}

export async function fillAll(page: Page, fields: readonly Field[]) {
  for (const field of fields) await fill(page, field)
}

/** Tabs to the button, presses Enter and waits for the page that it leads to. */
export async function press(page: Page, button: string, leadsTo?: RegExp) {
  const name = nameOf(button)
  await isThere(page.getByRole('button', { name }).or(page.getByRole('link', { name })))
  await tabTo(page, name)
  await page.keyboard.press('Enter')
  if (leadsTo) await expect(page).toHaveURL(leadsTo)
}

/** A group of radio buttons is one stop; Space takes the focused one, arrows move on and take the next. */
async function chooseRadio(page: Page, group: string, value: string) {
  await isThere(page.getByRole('group', { name: nameOf(group) }).getByRole('radio'))
  await tabTo(page, nameOf(group), 'radio')
  for (let arrow = 0; arrow < MOST_ARROWS; arrow++) {
    const focus = await readFocus(page)
    if (nameOf(value).test(focus.name)) {
      if (!focus.checked) await page.keyboard.press('Space')
      return
    }
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`No radio button "${value}" in "${group}"`)
}
