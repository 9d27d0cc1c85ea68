import { parseDay } from '@edfe/domain/calendar'
import { shippedTariff } from '@edfe/tariff/shipped'
import { rowsOn } from '@edfe/tariff/test/fixtures'
import { HIGHER, startMeasuresPublisher } from '../apps/api/test/measures-publisher.ts'
import { startPublisher } from '../apps/api/test/tariff-publisher.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { operatorSession } from './harness/operator-session.ts'
import { startProduct } from './harness/product.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

/** The next edition, in which ceiling lamps pay 9 percent. */
const NEXT = {
  release: '2026HTSRev98',
  published: '10/01/2026',
  rows: rowsOn(shippedTariff(), parseDay('2026-10-01')!).map((row) =>
    row.number === '94051160' ? { ...row, general: '9%' } : row,
  ),
}

test('the operator fetches an edition, reads what it changes, and approves it', long, async ({ page }) => {
  const publisher = await startPublisher(NEXT)
  const product = await startProduct({ today: '2026-03-05', env: { TARIFF_SOURCE_URL: publisher.url } })
  try {
    const session = await operatorSession(product)
    await page.context().addCookies(session.cookiesFor(product.url))
    await page.goto(`${product.url}/operator`)
    const panel = page.getByRole('region', { name: 'Tariff schedule' })
    await expect(panel).toContainText('The server fetches the tariff once a day. It has not done so yet.')
    await panel.getByRole('button', { name: 'Fetch now' }).click()
    const asking = page.getByRole('dialog', { name: 'Fetch the tariff now?' })
    await asking.getByLabel('Reason').fill('A new revision is out')
    await asking.getByRole('button', { name: 'Fetch now' }).click()

    const waiting = panel.getByRole('row').filter({ hasText: 'Waits for your decision' })
    await expect(async () => {
      await page.reload()
      await expect(waiting).toHaveCount(1, { timeout: 10_000 })
    }).toPass({ timeout: 240_000 })
    await expect(waiting).toContainText('HTS 2026 Rev 98')
    await expect(waiting).toContainText(/SHA-256 [0-9a-f]{64}/)
    await waiting.getByText('1 rate changes', { exact: true }).click()
    await expect(waiting).toContainText('9405.11.60, general rate: ‘7.6%’ becomes ‘9%’')
    await expect(panel.getByRole('button', { name: 'Fetch now' })).toHaveCount(0)
    await expectAccessible(page, 'a fetched edition of the tariff')
    await expectNoSidewaysScroll(page, 'a fetched edition of the tariff')
    await screenshot(page, 'operator-tariff')

    await waiting.getByRole('button', { name: 'Approve: HTS 2026 Rev 98' }).click()
    const approval = page.getByRole('dialog', { name: 'Approve the edition?' })
    await expect(approval.getByLabel('First day')).toHaveValue('2026-10-01')
    await approval.getByLabel('Reason').fill('Compared with the change record')
    await expectAccessible(page, 'the approval of an edition')
    await screenshot(page, 'operator-tariff-approval')
    await approval.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The edition is in use.' })).toBeVisible()
    await expect(panel).toContainText('In use')
    await expect(panel).toContainText('Compared with the change record')
    await expect(page.getByRole('region', { name: 'Acts of operators' })).toContainText('Approve')
  } finally {
    await product.stop()
    await publisher.close()
  }
})

test('the operator reads what signed measures change, and approves them', long, async ({ page }) => {
  const publisher = await startMeasuresPublisher()
  publisher.publish(HIGHER)
  const product = await startProduct({
    today: '2026-10-12',
    env: { TARIFF_MEASURES_URL: publisher.url, TARIFF_MEASURES_KEY: publisher.key },
  })
  try {
    const session = await operatorSession(product)
    await page.context().addCookies(session.cookiesFor(product.url))
    await page.goto(`${product.url}/operator`)
    const panel = page.getByRole('region', { name: 'Tariff schedule' })
    await panel.getByRole('button', { name: 'Fetch now' }).click()
    const asking = page.getByRole('dialog', { name: 'Fetch the tariff now?' })
    await asking.getByLabel('Reason').fill('A proclamation was published')
    await asking.getByRole('button', { name: 'Fetch now' }).click()

    const waiting = panel.getByRole('row').filter({ hasText: 'Waits for your decision' })
    await expect(async () => {
      await page.reload()
      await expect(waiting).toHaveCount(1, { timeout: 10_000 })
    }).toPass({ timeout: 240_000 })
    await expect(waiting).toContainText('Measures 2026-09-25')
    await expect(waiting).toContainText(
      /9903\.88\.03: 25 percent becomes 40 percent from .* on\. \(Proclamation 11070/,
    )
    await expectAccessible(page, 'fetched measures')
    await expectNoSidewaysScroll(page, 'fetched measures')
    await screenshot(page, 'operator-measures')

    await waiting.getByRole('button', { name: 'Approve: Measures 2026-09-25' }).click()
    const approval = page.getByRole('dialog', { name: 'Approve the measures?' })
    await expect(approval.getByLabel('First day')).toHaveCount(0)
    await approval.getByLabel('Reason').fill('Compared with the proclamation')
    await approval.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The measures are in use.' })).toBeVisible()
    await expect(panel).toContainText('In use')
  } finally {
    await product.stop()
    await publisher.close()
  }
})
