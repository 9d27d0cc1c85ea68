import { expectAccessible } from './harness/accessible.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const MEASURED = {
  days: 90,
  filing: { cases: 240, minutes: 26 },
  acceptance: { cases: 230, percent: 97.1 },
  clearance: { cases: 190, minutes: 1560 },
  uptime: { cases: 25_920, percent: 99.9 },
}

test('what the installation has measured takes the place of what is specified, with its period and cases', async ({
  page,
}) => {
  await page.route('**/api/figures', (route) => route.fulfill({ json: MEASURED }))
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Median filing time: 26 minutes' })).toBeVisible()
  await expect(main).toContainText('Half of the entries clear within 26 hours.')
  await expect(main).toContainText('CBP accepts 97.1% of the entries at once.')
  await expect(main).toContainText('Measured here, last 90 days, 240 entries.')
  for (const specified of ['12 minutes', 'within 24 hours', '99.8%'])
    await expect(main).not.toContainText(specified)
  await expectAccessible(page, 'the landing page with measured figures')
  await screenshot(page, 'landing-measured')

  await page.goto('/about/mission')
  await expect(main).toContainText('Median filing time26 minutesMeasured here, last 90 days, 240 entries.')
  await expect(main).not.toContainText('98.7%')
  await page.goto('/about/technology')
  await expect(main).toContainText('99.9% uptime.Measured here, last 90 days, 25,920 checks of the server.')
})

test('a figure of too few cases leaves what is specified', async ({ page }) => {
  const answer = page.waitForResponse('**/api/figures')
  await page.goto('/')
  expect(await (await answer).json()).toMatchObject({ days: 90, filing: null })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Average filing time: 12 minutes' })).toBeVisible()
  await expect(main.getByText('Measured here')).toHaveCount(0)
})
