import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { watchFaults } from './harness/faults.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

test(
  'goods that CBP released and FDA holds are not free until FDA lets them go',
  long,
  async ({ page, product, session }) => {
    const faults = watchFaults(page)
    const entry = await session.createEntry(SAMPLE_DRAFT)
    await page.goto(`/entries/${entry.id}/step-6`)
    await submitAndBeAccepted(page)

    const number = (await session.entry(entry.id)).entry_number
    const filing = await (await page.request.get(`/api/entries/${entry.id}/filing`)).json()
    const say = async (...records: string[]) => {
      const images = [
        'A2704ZZZ      030526     SO',
        `B  2704${number.slice(0, 3)}SO`,
        `SO102704${number.slice(0, 3)}  ${number.slice(3)} 0107-4418290`,
        ...records,
      ].map((record) => record.padEnd(80))
      const data = { application: 'raw', transmission_id: filing.transmission.id, images }
      const answer = await page.request.post(`${product.gatewayUrl}/control/messages`, { data })
      expect(answer.status(), await answer.text()).toBe(201)
    }
    const agency = (time: string, code: string, words: string) =>
      `SO70FDADEV030526${time}${code}${words.padEnd(28)}  ${code}  00101001              04`

    await say(
      `${'SO40RONEYONEYHPHE48217600'.padEnd(59)}00000040CTNS 00000040`,
      `SO500305260900${'93BILL ON FILE'.padEnd(42)}N`,
      `SO500305261011${'95BILL ARRIVED'.padEnd(42)}N`,
      `SO600305261012${'98RELEASED'.padEnd(42)}03052603`,
      agency('1100', '02', 'HOLD INTACT'),
      'SO72SAMPLE REQUESTED',
    )
    const goods = page.getByRole('region', { name: 'Your goods' })
    await expect(goods, 'the open page updates without a reload').toBeVisible()
    await expect(goods.getByText('Not free: 1 agency still to decide')).toBeVisible()
    await expect(goods.getByRole('heading', { name: 'Bill ONEYHPHE48217600' })).toBeVisible()
    await expect(goods.getByRole('heading', { name: 'Food and Drug Administration' })).toBeVisible()
    await expect(goods.getByText('FDA DEV: Hold')).toBeVisible()
    await expect(goods.getByText('SAMPLE REQUESTED')).toBeVisible()
    await expect(page.getByText('Goods on hold').first()).toBeVisible()
    await expectAccessible(page, 'goods that an agency holds')
    await screenshot(page, 'goods')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page, 'goods that an agency holds')
    await screenshot(page, 'goods phone')
    await page.setViewportSize({ width: 1280, height: 800 })

    await say(agency('1500', '07', 'MAY PROCEED'))
    await expect(goods.getByText('Practice: nothing would hold the goods')).toBeVisible()
    await expect(page.getByText('Released (practice)', { exact: true })).toBeVisible()
    await goods.getByRole('link', { name: '98' }).press('Enter')
    await expect(page).toHaveURL(/release-codes#so60-98$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Release Codes' })).toBeVisible()
    expect(faults).toEqual([])
  },
)
