import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { startFaultyRoad } from '../apps/api/test/faulty-road.ts'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { newSession } from './harness/api-session.ts'
import { watchFaults } from './harness/faults.ts'
import { operatorSession } from './harness/operator-session.ts'
import { newPerson } from './harness/person.ts'
import { startProduct } from './harness/product.ts'
import { acknowledgeAndSubmit, expectAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

const PHONE = { width: 390, height: 844 }
const REFUSAL = 'The carrier knows no line of this filer code.'

test(
  'a filing that the gateway refused for good is sent again by the operator: refused once more, and then accepted',
  long,
  async ({ browser }) => {
    let customs: string | undefined
    const road = await startFaultyRoad(() => customs)
    road.refuses = REFUSAL
    road.fault = 'of_another'
    const env = { CUSTOMS_GATEWAY_URL: road.url }
    const product = await startProduct({ today: SAMPLE_ENTRY.today, env })
    customs = product.gatewayUrl
    const [desk, office] = [
      await browser.newContext({ baseURL: product.url }),
      await browser.newContext({ baseURL: product.url }),
    ]
    try {
      const operator = await operatorSession(product)
      await office.addCookies(operator.cookiesFor(product.url))
      const page = await desk.newPage()
      const session = await newSession(product, desk, newPerson('Sam Sender'))
      await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
      const entry = await session.createEntry(SAMPLE_DRAFT)

      await test.step('the person who filed reads that it failed', async () => {
        await page.goto(`/entries/${entry.id}/step-6`)
        await acknowledgeAndSubmit(page)
        await expect(page.getByRole('heading', { name: 'The transmission failed' })).toBeVisible()
        await expect(page.getByText(/^Nothing is on file at CBP\. The operator/)).toBeVisible()
      })

      const ops = await office.newPage()
      const faults = watchFaults(ops)
      const refused = ops.getByRole('region', { name: 'Messages that the gateway refused' })
      const row = refused.getByRole('row').filter({ hasText: 'Harbor Lamp Company' })
      const again = row.getByRole('button', { name: /^Send again: Harbor Lamp Company/ })
      const dialog = ops.getByRole('dialog', { name: 'Send the refused message again?' })

      await test.step('with the mouse the operator sends it again, and it comes back while the cause lasts', async () => {
        await ops.goto('/operator')
        await expect(row).toContainText(REFUSAL)
        await expectAccessible(ops, 'a refused message')
        await again.click()
        await expect(dialog).toContainText('Harbor Lamp Company')
        await expect(dialog).toContainText('Do it when the cause is mended.')
        await expectAccessible(ops, 'sending a refused message again')
        await screenshot(ops, 'send-again')
        await dialog.getByRole('button', { name: 'Send again' }).click()
        await expect(dialog.getByText('Reason is required')).toBeVisible()
        await expect(dialog.getByLabel('Reason')).toBeFocused()
        await dialog.getByLabel('Reason').fill('The carrier was asked')
        await dialog.getByRole('button', { name: 'Send again' }).click()
        await expect(dialog).toBeHidden()
        await expect(async () => {
          await ops.reload()
          await expect(row).toContainText(REFUSAL, { timeout: 3000 })
        }).toPass()
        expect(road.sent.size, 'customs has seen nothing').toBe(0)
      })

      await test.step('on a phone and by the keyboard it goes again once the cause is mended, and CBP gets it once', async () => {
        road.refuses = undefined
        await ops.setViewportSize(PHONE)
        await again.focus()
        await ops.keyboard.press('Enter')
        await expect(dialog.getByLabel('Reason')).toBeFocused()
        await ops.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(again).toBeFocused()
        await ops.keyboard.press('Enter')
        await ops.keyboard.type('The carrier knows the line now')
        await expectNoSidewaysScroll(ops, 'sending a refused message again on a phone')
        await screenshot(ops, 'send-again-phone')
        await ops.keyboard.press('Enter')
        await expect(dialog).toBeHidden()
        await expect(refused).toContainText('The gateway has refused no message.')
        await expectAccepted(page)
        expect([...road.sent.values()]).toEqual([1])
        expect(faults).toEqual([])
      })
    } finally {
      await desk.close()
      await office.close()
      await product.stop()
      await road.stop()
    }
  },
)
