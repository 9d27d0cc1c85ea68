import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a newcomer finds the road on a phone, plans a year, notes a step, and prints the letter to the port', async ({
  page,
  session,
}) => {
  expect(session).toBeDefined()
  await page.goto('/start/road')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From zero to your first real filing')
  await expect(page.getByText(/^0 of 8 steps done\. 9 to 11 weeks left/).first()).toBeVisible()
  await expectAccessible(page, 'the road to filing')
  await expectNoSidewaysScroll(page, 'the road to filing')
  await screenshot(page, 'road-phone')

  const plan = page.getByRole('form', { name: 'What you import in a year' })
  await plan.getByLabel('Goods and where they come from').fill('LED lighting from Vietnam')
  await plan.getByLabel('Entries, next 12 months').fill('48')
  await plan.getByLabel('Entered value, next 12 months').fill('about 400')
  await plan.getByRole('button', { name: 'Save the plan' }).click()
  await expect(plan.getByText('Type an amount in dollars, such as 410,000.').first()).toBeVisible()
  await plan.getByLabel('Entered value, next 12 months').fill('410,000')
  await plan.getByLabel('Duty, taxes and fees, next 12 months').fill('164,000')
  await plan.getByRole('button', { name: 'Save the plan' }).click()
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(step('Continuous bond')).toContainText('CBP expects a bond of $50,000.00')
  await expect(step('Filer code')).toContainText(
    'You plan 48 entries and $410,000.00. That is less: state it, and ask.',
  )

  await step('May I file myself?')
    .getByRole('button', { name: /^Mark as done/ })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'When was this done?' })
  await dialog.getByLabel('Done on').fill('2026-02-16')
  await page.keyboard.press('Enter')
  await expect(step('May I file myself?')).toContainText('Done 02/16/2026')
  await expect(page.getByText(/^1 of 8 steps done/).first()).toBeVisible()

  await step('Filer code')
    .getByRole('button', { name: /^Letter/ })
    .click()
  const letter = page.getByRole('form', { name: 'Filer code' })
  await expect(letter.getByLabel('Paragraph 1')).toHaveValue(
    /imports LED lighting from Vietnam for its own account/,
  )
  await letter.getByLabel('Paragraph 1').fill('We import LED lighting from Vietnam.')
  await screenshot(page, 'road-letter')
  const download = page.waitForEvent('download')
  await letter.getByRole('button', { name: 'Letter as PDF' }).click()
  expect((await download).suggestedFilename()).toBe('filer-code.pdf')
  await page.reload()
  await expect(step('May I file myself?')).toContainText('Done 02/16/2026')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessible(page, 'the road to filing on a wide screen')
  await screenshot(page, 'road-wide')
})
