import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { signUp } from './harness/account.ts'
import * as mouse from './harness/by-mouse.ts'
import { counted } from './harness/effort.ts'
import { watchFaults } from './harness/faults.ts'
import { figuresOf, sentRecords } from './harness/filed.ts'
import { newPerson } from './harness/person.ts'
import { expectAccepted } from './harness/review.ts'
import { answerRulesQuestion } from './harness/rules-question.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'
import { typeSampleEntry } from './harness/type-sample-entry.ts'

const { printed } = SAMPLE_ENTRY

test('a new importer files a real entry by mouse and sees customs accept it', async ({ page }) => {
  const faults = watchFaults(page)
  const hands = counted(mouse)
  const look = async (state: string) => {
    await expectAccessible(page, state)
    await screenshot(page, `file-one-entry ${state}`)
  }

  await signUp(page, newPerson(SAMPLE_ENTRY.made.declarant.name))
  await look('dashboard')
  await page.getByRole('link', { name: 'New Entry' }).first().click()
  await look('whose rules')
  await answerRulesQuestion(page)
  await expect(page).toHaveURL(/\/entries\/[0-9a-f-]{36}\/step-1$/)
  await typeSampleEntry(page, hands, async (state) => {
    if (state === 'step 5') await expectPrintedTotals(page)
    await look(state)
  })

  expect(hands.effort.typed, 'fields typed by somebody new').toBeLessThan(90)
  await expect(page.getByRole('row', { name: /^Duty / })).toContainText(printed.duty)
  await expect(page.getByRole('row', { name: 'MPF' })).toContainText(printed.mpf)
  await expect(page.getByRole('row', { name: 'HMF' })).toContainText(printed.hmf)
  await expect(page.getByRole('row', { name: /^Fees / })).toContainText(printed.fees)
  await expect(page.getByRole('row', { name: /^Total \$/ })).toContainText(printed.total)
  await look('step 6')
  await page.getByRole('checkbox', { name: /^I have reviewed this entry summary/ }).check()
  await expect(page.getByRole('checkbox', { name: /^I have reviewed this entry summary/ })).toBeChecked()
  await look('step 6 acknowledged')
  await page.getByRole('button', { name: 'Submit (practice)' }).click()

  await expectAccepted(page)
  await look('accepted')
  const figures = figuresOf(await sentRecords(page))
  expect(figures).toEqual({
    fees: { '499': printed.mpf, '501': printed.hmf },
    totalDuty: printed.duty,
    totalFees: printed.fees,
    total: printed.total,
  })
  expect(faults).toEqual([])
})

async function expectPrintedTotals(page: Page) {
  await expect(page.getByLabel('Total duty')).toHaveValue(printed.duty)
  await expect(page.getByLabel('Total other')).toHaveValue(printed.fees)
  await expect(page.getByLabel('Grand total')).toHaveValue(printed.total)
  const amounts = page.getByRole('table').getByLabel('Amount')
  await expect(amounts.nth(0)).toHaveValue(printed.mpf)
  await expect(amounts.nth(1)).toHaveValue(printed.hmf)
}
