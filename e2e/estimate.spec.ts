import type { Page } from '@playwright/test'
import { expectAccessible, expectFitsEverywhere } from './harness/accessible.ts'
import * as keyboard from './harness/by-keyboard.ts'
import { hold } from './harness/hold.ts'
import { newPerson } from './harness/person.ts'
import { answerRulesQuestion } from './harness/rules-question.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

const PHONE = { width: 390, height: 844 }

/** Without fault for axe in both themes, and nothing wider than the phone. */
async function expectFits(page: Page, state: string) {
  await expectFitsEverywhere(page, state)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${state}, ${colorScheme}`)
  }
}

test(
  'on a phone, words lead to a number, to its cost, and to an entry with these goods',
  long,
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/')
    await expectFits(page, 'the landing page')
    await page.getByRole('link', { name: /^Every row with its reason/ }).click()
    await page.getByRole('link', { name: 'Search in words' }).click()

    await page.getByRole('searchbox').fill('LED ceiling lamp, steel body')
    const result = page.getByRole('link', { name: /^9405\.11\.6010/ })
    await expect(result).toBeVisible()
    await expect(page).toHaveURL(/\/tariff\?q=LED/)
    await expectFits(page, 'numbers of the tariff that were found')
    await keyboard.tabTo(page, /^9405\.11\.6010/)
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Country of origin' }).selectOption('CN')
    await expect(page.getByText("Duty from People's Republic of China").first()).toBeVisible()
    await expectFits(page, 'a number of the tariff with its duty')
    await keyboard.tabTo(page, /^Estimate a shipment/)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Value in US dollars')).toBeVisible()

    await keyboard.tabTo(page, /^Value in US dollars/)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('18750')
    await page.getByLabel('Quantity in NO').fill('2400')
    // Half of the value is a small shipment, with two costs to compare.
    await expect(page).toHaveURL(/value=18750&.*quantity_1=2400/)
    const sum = page.getByRole('row', { name: /^To pay to CBP/ })
    await expect(sum).toContainText('8,075.89')
    await page.getByLabel('Compare with the country').selectOption('VN')
    const comparison = page.getByRole('table', { name: "People's Republic of China against Vietnam" })
    await expect(comparison.getByRole('row', { name: /^Duty of chapter 99/ })).toContainText('-4,687.50')
    await expect(page.getByLabel('Value in US dollars'), 'what was typed stays').toHaveValue('18750')
    await expectFits(page, 'the cost of a shipment, compared')
    await screenshot(page, 'estimate-phone')

    await page.getByRole('link', { name: 'Start an entry with this' }).click()
    const person = newPerson()
    await page.getByLabel('Full name').fill(person.name)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await answerRulesQuestion(page)
    await expect(page).toHaveURL(/\/entries\/[0-9a-f-]{36}\/step-1$/)
    const step4 = new URL(page.url()).pathname.replace(/step-1$/, 'step-4')
    await page.goto(step4)
    await expect(page.getByLabel('HTSUS Number')).toHaveValue('9405.11.6010')
    await expect(page.getByLabel('Entered Value')).toHaveValue(/18,?750/)
    await page.getByText('Why this number').click()
    await expect(page.getByText(/found by “LED ceiling lamp, steel body”/)).toBeVisible()
  },
)

const TO_PAY = 'To pay to CBP: 8075.89 US dollars.'

test('the landing page finds goods by words and shows what they pay today, without leaving it', async ({
  page,
}) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Estimate what an import costs' })
  await form.getByRole('combobox', { name: 'Country of origin' }).selectOption('CN')
  await form.getByLabel('Value in US dollars').fill('18750')
  const number = form.getByLabel('Goods in words, or HTSUS number')
  await number.fill('LED ceiling lamp, steel body')
  const found = form.getByRole('link', { name: /^9405\.11\.6010/ })
  await expect(found).toContainText('42.6%')
  await expectAccessible(page, 'the landing page with goods that were found')
  await found.press('Enter')
  await expect(number).toHaveValue('9405.11.6010')
  await expect(form.getByRole('status')).toHaveText(TO_PAY)
  await expect(form).toContainText('$8,075.89')
  await expect(page).toHaveURL(/:\d+\/$/)
  await screenshot(page, 'landing-estimate')
  await form.getByRole('link', { name: 'Answer first' }).click()
  await expect(page).toHaveURL(/\/estimate\?hts=9405\.11\.6010&.*words=LED.*#questions$/)
  await expect(page.getByRole('row', { name: /^To pay to CBP/ })).toContainText('8,075.89')
})

test('the example of the landing page is calculated there', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^LED ceiling lamps from China/ }).click()
  await expect(page.getByRole('form').getByRole('status')).toHaveText(TO_PAY)
  await expect(page.getByLabel('Value in US dollars')).toHaveValue('18750')
  await page.getByRole('link', { name: /^Every row with its reason/ }).click()
  await expect(page).toHaveURL(/\/estimate\?hts=9405/)
  await expect(page.getByRole('row', { name: /^To pay to CBP/ })).toContainText('8,075.89')
})

test('without JavaScript, the fields of the landing page lead to the same cost', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Goods in words, or HTSUS number').fill('9405.11.6010')
  await page.getByRole('combobox', { name: 'Country of origin' }).selectOption('CN')
  await page.getByLabel('Value in US dollars').fill('18750')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page).toHaveURL(/\/estimate\?/)
  await expect(page.getByRole('row', { name: /^To pay to CBP/ })).toContainText('8,075.89')
  await context.close()
})

test('without JavaScript, the same forms lead to the same cost', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/tariff')
  await page.getByRole('searchbox').fill('9405.11')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: /^9405\.11\.6010/ }).click()
  await page.getByRole('combobox', { name: 'Country of origin' }).selectOption('CN')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('link', { name: 'Estimate a shipment' }).click()
  await page.getByLabel('Value in US dollars').fill('18750')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('row', { name: /^To pay to CBP/ })).toContainText('8,075.89')
  await context.close()
})

/** The script of the forms of the tariff and the estimate. */
const SCRIPT = /\/site-refresh-[^/]+\.js$/

/** Opens a page whose script is on its way until it is released. */
async function openBeforeItsScript(page: Page, address: string) {
  const script = await hold(page, SCRIPT)
  await Promise.all([page.waitForRequest(SCRIPT), page.goto(address, { waitUntil: 'commit' })])
  return script
}

test('words that were typed before the script of the page came are searched when it comes', async ({
  page,
}) => {
  const script = await openBeforeItsScript(page, '/tariff')
  await page.getByRole('searchbox').fill('LED ceiling lamp, steel body')
  await expect(page.getByRole('link', { name: /^9405\.11\.6010/ })).toBeHidden()
  script.release()
  await expect(page.getByRole('link', { name: /^9405\.11\.6010/ })).toBeVisible()
  await expect(page).toHaveURL(/\/tariff\?q=LED/)
})

test('what was chosen and typed before the script of the page came is calculated when it comes', async ({
  page,
}) => {
  const script = await openBeforeItsScript(page, '/estimate?hts=9405.11.6010')
  await page.getByRole('combobox', { name: 'Country of origin' }).selectOption('CN')
  await page.getByLabel('Value in US dollars').fill('18750')
  const sum = page.getByRole('row', { name: /^To pay to CBP/ })
  await expect(sum).toBeHidden()
  script.release()
  await expect(sum).toContainText('8,075.89')
  await expect(page).toHaveURL(/origin=CN&value=18750/)
})

test('words in the place of the number list subheadings, and one of their numbers is calculated', async ({
  page,
}) => {
  await page.goto('/estimate?origin=CN&value=18750')
  const number = page.getByLabel('HTSUS number')
  await number.fill('LED ceiling lamp, steel body')
  const found = page.getByRole('link', { name: /^9405\.11\.6010/ })
  await expect(found).toContainText('42.6%')
  await expectAccessible(page, 'an estimate with words in place of a number')
  await found.press('Enter')
  await expect(number).toHaveValue('9405.11.6010')
  await expect(page.getByRole('row', { name: /^To pay to CBP/ })).toContainText('8,075.89')
})

test('a page of the tariff that nobody has touched asks the server once', async ({ page }) => {
  const asked: string[] = []
  page.on(
    'request',
    (request) => /^\/(tariff|estimate)/.test(new URL(request.url()).pathname) && asked.push(request.url()),
  )
  for (const address of [
    '/tariff?q=lamp&origin=CN',
    '/estimate?hts=9405.11.6010&origin=CN&value=18750&spi=',
  ]) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('combobox', { name: 'Country of origin' })).toHaveValue('CN')
  }
  expect(asked).toHaveLength(2)
})
