import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import type { Locator } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { watchFaults } from './harness/faults.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

const HOURS_LATER = 3

test(
  'CBP’s answer is three hours old: a person asks again and finds the release whose notice was lost',
  long,
  async ({ page, product, session }) => {
    const faults = watchFaults(page)
    const entry = await session.createEntry(SAMPLE_DRAFT)
    await page.goto(`/entries/${entry.id}/step-6`)
    await expect(page.getByRole('link', { name: 'Open the security filing' })).toBeVisible()
    await submitAndBeAccepted(page)
    const again = page.getByRole('button', { name: 'Ask CBP again' })
    await expect(again).toBeVisible()
    await expect(page.getByText(/answer is \d+ hours? old/)).toHaveCount(0)

    const filing = await (await page.request.get(`/api/entries/${entry.id}/filing`)).json()
    const answer = await page.request.post(`${product.gatewayUrl}/control/messages`, {
      data: {
        application: 'SO',
        transmission_id: filing.transmission.id,
        is_lost: true,
        actions: [
          { record: 'SO50', code: '93', narrative: 'BILL ON FILE' },
          {
            record: 'SO60',
            code: '98',
            narrative: 'RELEASED',
            release_date: SAMPLE_ENTRY.today,
            time: '1300',
          },
        ],
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)

    await page.clock.install({ time: Date.now() + HOURS_LATER * 3_600_000 + 60_000 })
    await page.reload()
    await expect(page.getByText('The simulator’s answer is 3 hours old')).toBeVisible()
    await expectAccessible(page, 'an answer that is old')
    await screenshot(page, 'ask-cbp')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page, 'an answer that is old')
    await screenshot(page, 'ask-cbp phone')

    await again.press('Enter')
    await expect(page.getByText('Released (practice)', { exact: true })).toBeVisible()
    await expect(again, 'the button keeps the focus').toBeFocused()
    await askUntilTooSoon(
      again,
      page.getByText('CBP was asked less than a minute ago. Ask again in a minute.'),
    )
    await expectAccessible(page, 'a question that comes too soon')
    const aboutBill = page.getByRole('button', { name: /^Ask CBP about this bill/ })
    await aboutBill.press('Enter')
    await expect(page.getByText('What the manifest says of this bill')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Entered and released', { exact: true })).toBeVisible()
    await expect(page.getByText('CBP has no security filing (ISF) for this bill.')).toBeVisible()
    await expect(aboutBill, 'the button of the bill keeps the focus').toBeFocused()
    await expectNoSidewaysScroll(page, 'an answer about a bill')
    await expectAccessible(page, 'an answer about a bill')
    await screenshot(page, 'ask-cbp bill phone')
    await page.getByText('Technical record', { exact: true }).click()
    await expect(page.getByText('The simulator answered the question').first()).toBeVisible()
    expect(faults).toEqual([expect.stringContaining('asked_recently')])
  },
)

/** A press while the last answer is still being read asks nothing, and after a minute CBP is asked again. */
const askUntilTooSoon = (again: Locator, refusal: Locator) =>
  expect(async () => {
    await expect(again).not.toHaveAttribute('aria-busy', 'true')
    await again.press('Enter')
    await expect(refusal).toBeVisible({ timeout: 10_000 })
  }).toPass()
