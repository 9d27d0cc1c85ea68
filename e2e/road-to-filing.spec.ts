import { practised } from '../apps/api/test/practice-filings.ts'
import { fileByApi } from './accessibility/file-by-api.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { screenshots } from './harness/screenshot.ts'
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
  await screenshots(page, 'road')

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
  await expectAccessible(page, 'a step that is noted')
  await expectNoSidewaysScroll(page, 'a step that is noted')
  await screenshots(page, 'road step')
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
  await screenshots(page, 'road letter')
  const download = page.waitForEvent('download')
  await letter.getByRole('button', { name: 'Letter as PDF' }).click()
  expect((await download).suggestedFilename()).toBe('filer-code.pdf')
  await page.reload()
  await expect(step('May I file myself?')).toContainText('Done 02/16/2026')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessible(page, 'the road to filing on a wide screen')
  await screenshots(page, 'road begun')
})

test('on a phone each letter fits, each step is noted, and the road ends', async ({
  page,
  session,
  today,
}) => {
  expect(session).toBeDefined()
  await page.goto('/start/road')
  const letters = page.getByRole('region', { name: 'Letters' })
  for (const name of [
    'Importer number (Form 5106)',
    'Letter of intent',
    'ACH debit (Form 400)',
    'ACH credit (Form 401)',
  ]) {
    await letters.getByRole('radio', { name }).press('Space')
    await expect(page.getByRole('form', { name })).toBeVisible()
    await expectNoSidewaysScroll(page, name)
    await screenshots(page, `road ${name}`)
  }
  await expectAccessible(page, 'the last letter')

  const steps = page.getByRole('region', { name: 'Eight steps' }).getByRole('listitem')
  await expect(steps).toHaveCount(8)
  for (const step of await steps.all()) {
    await step.getByRole('button', { name: /^Mark as done/ }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'When was this done?' })
    const day = dialog.getByLabel('Done on')
    await expect(day, 'today is proposed').toHaveValue(today)
    await day.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(step).toContainText(/Done \d/)
  }
  await expect(page.getByText(/^8 of 8 steps done\./).first()).toBeVisible()
  await expectAccessible(page, 'the road at its end')
  await expectNoSidewaysScroll(page, 'the road at its end')
  await screenshots(page, 'road done')
})

test('practice on real days fails on its third day, and passes after ten days of summaries and three of releases', async ({
  page,
  session,
  product,
}) => {
  const { database } = product
  test.skip(!database, 'The rows of practice are written to a PostgreSQL database.')
  const { id } = await fileByApi(session)
  const { membership } = (await session.send('GET', '/api/me')) as { membership: { org_id: string } }
  const file = (kind: 'summary' | 'release', day: string, refused = 0) =>
    practised(async (text, values) => database?.query(text, values), {
      orgId: membership.org_id,
      entryId: id,
      kind,
      day,
      filed: 4,
      refused,
    })
  await file('summary', '2026-02-02')
  await file('summary', '2026-02-03')
  await file('summary', '2026-02-04', 1)
  await page.goto('/start/road/rehearsal')
  const panel = page.getByRole('region', { name: 'Your practice on real days' })
  const summaries = panel.getByRole('region', { name: 'Entry summaries' })
  await expect(summaries.getByRole('row', { name: /Feb 4/ })).toContainText(
    'Too many errors: the count begins anew',
  )
  await expect(summaries.getByRole('row', { name: /Feb 4/ })).toContainText('4 filed, 1 refused: 25 percent')
  await expectAccessible(page, 'practice that fails on its third day')
  await expectNoSidewaysScroll(page, 'practice that fails on its third day')
  await screenshots(page, 'practice failed')

  for (let day = 5; day <= 14; day += 1) await file('summary', `2026-02-${String(day).padStart(2, '0')}`)
  for (const day of ['2026-02-16', '2026-02-17', '2026-02-18']) await file('release', day)
  await page.reload()
  await expect(summaries.getByText('Done on 02/14/2026: 10 days in a row.')).toBeVisible()
  await expect(panel.getByText('Passed', { exact: true })).toBeVisible()
  await expectAccessible(page, 'practice that is passed')
  await screenshots(page, 'practice passed')
  const download = page.waitForEvent('download')
  await panel.getByRole('link', { name: 'Protocol (PDF)' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('rehearsal.pdf')
})
