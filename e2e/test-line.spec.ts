import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_DRAFT_BY_CBP } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { customsFolder, filerSession, startConnected } from './harness/connected.ts'
import { watchFaults } from './harness/faults.ts'
import { operatorSession } from './harness/operator-session.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

const PHONE = { width: 390, height: 844 }

test(
  'over a line to CBP’s test system a filing is answered, and every page calls it a test',
  long,
  async ({ browser }, info) => {
    const tests = customsFolder(info.outputPath('tests'))
    const road = info.outputPath('test-road')
    writeFileSync(road, `CUSTOMS_GATEWAY=directory\nCUSTOMS_GATEWAY_URL=${tests.folder}\n`)
    const connected = await startConnected(
      info,
      { CUSTOMS_POLL_SECONDS: '1', CUSTOMS_TEST_ROAD_FILE: road },
      true,
    )
    const { product } = connected
    const phone = await browser.newContext({ baseURL: product.url, viewport: PHONE })
    const office = await browser.newContext({ baseURL: product.url })
    try {
      const operator = await operatorSession(product)
      await office.addCookies(operator.cookiesFor(product.url))
      const page = await phone.newPage()
      const faults = watchFaults(page)
      const session = await filerSession(connected, phone, operator)

      await test.step('with the keyboard, the operator lets the organization test', async () => {
        const ops = await office.newPage()
        await ops.goto('/operator')
        const line = ops.getByRole('row').filter({ hasText: 'Harbor Lamp Company' })
        await line.getByRole('button', { name: 'Set line of Harbor Lamp Company' }).press('Enter')
        const dialog = ops.getByRole('dialog', { name: 'Set the line to CBP?' })
        await dialog.getByRole('radio', { name: 'Test', exact: true }).press('Space')
        await dialog.getByLabel('Site code').fill('HLMP')
        await dialog.getByLabel('Password of record A').fill('LNPSWD')
        await dialog.getByLabel('Reason').fill('CBP lets us test')
        await dialog.getByLabel('Reason').press('Enter')
        await expect(dialog).toBeHidden()
        await expect(line).toContainText('Test')
      })

      /** Judges the open page of the organization: its bar, its words, its width and axe. */
      const expectOfTest = async (name: string) => {
        await expect(page.getByRole('region', { name: 'Test', exact: true })).toContainText(
          'Entries go to CBP’s test system. Nothing is filed, and nothing is owed.',
        )
        await expect(page.getByRole('main')).not.toContainText(/practi[cs]e|simulator/i)
        await expectNoSidewaysScroll(page, name)
        await expectAccessible(page, name)
        await screenshot(page, name)
      }

      const entry = await session.createEntry(SAMPLE_DRAFT_BY_CBP)
      await test.step('by keyboard on a phone the entry is submitted, and the test system alone gets and answers it', async () => {
        await page.goto(`/entries/${entry.id}/step-6`)
        await page.getByRole('checkbox', { name: /^I have reviewed this entry summary/ }).press('Space')
        const submit = page.getByRole('button', { name: 'Submit (test)' })
        await expect(submit).toBeEnabled()
        await expectOfTest('test line, review')
        await submit.press('Enter')
        const [header = ''] = await tests.acceptSummary()
        expect(header.slice(0, 5)).toBe('AHLMP')
        await expect(page.getByText(/^Accepted by CBP’s test system on/)).toBeVisible()
        await expect(page.getByText('Test: CBP would accept your entry').first()).toBeVisible()
        await expectOfTest('test line, entry')
        expect(readdirSync(join(connected.folder, 'outbound')), 'nothing went to CBP').toEqual([])
      })

      await test.step('payments, deadlines, refunds, entries and dashboard call it a test', async () => {
        for (const [path, words] of [
          ['/payments', /^Test: nothing is owed to CBP/],
          ['/reports/deadlines', /^Test: nothing is due at CBP/],
          ['/refunds', /^Test: nothing was paid to CBP/],
          ['/entries', '1 entry (test)'],
          ['/dashboard', 'Accepted (test)'],
        ] as const) {
          await page.goto(path)
          await expect(page.getByText(words).first(), path).toBeVisible()
          await expectOfTest(`test line, ${path.slice(1).replace('/', ' ')}`)
        }
      })
      expect(faults).toEqual([])
    } finally {
      await phone.close()
      await office.close()
      await product.stop()
    }
  },
)
