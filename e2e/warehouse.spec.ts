import type { DraftData } from '@edfe/domain/entry'
import { SAMPLE_DRAFT_BY_CBP } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { newSession } from './harness/api-session.ts'
import { fillAll, press } from './harness/by-mouse.ts'
import { watchFaults } from './harness/faults.ts'
import { sentRecords } from './harness/filed.ts'
import { newPerson } from './harness/person.ts'
import { acknowledgeAndSubmit } from './harness/review.ts'
import { setUpOrganization } from './harness/set-up-organization.ts'
import { expect, long, test } from './harness/test.ts'

/** The sample entry into a warehouse, or out of it. Fees are those of step 5. */
const draftOfType = (entry_type: string, more: DraftData = {}): DraftData => {
  const { fee_summary, total_other, grand_total, declarant_signature, ...totals } =
    SAMPLE_DRAFT_BY_CBP.totals_declarations ?? {}
  return {
    ...SAMPLE_DRAFT_BY_CBP,
    ...more,
    header: { ...SAMPLE_DRAFT_BY_CBP.header, entry_type },
    totals_declarations: totals,
  }
}

test(
  'goods enter a warehouse, leave it in two withdrawals, and the last one closes it',
  long,
  async ({ page, context, product }) => {
    const faults = watchFaults(page)
    const session = await newSession(product, context, newPerson('Ruth Okafor'))
    await setUpOrganization(session, { rules: 'cbp' })
    const signAndSubmit = async (id: string) => {
      await page.goto(`/entries/${id}/step-5`)
      await page.getByLabel('Signature').fill('Ruth Okafor')
      await press(page, 'Save & Continue', /\/step-6$/)
      await acknowledgeAndSubmit(page)
    }
    const accepted = page.getByText(/^Accepted by the simulator on/)

    const warehouse = await session.createEntry(draftOfType('21'))
    await signAndSubmit(warehouse.id)
    await expect(accepted).toBeVisible()

    const withdraw = async (isFinal: boolean) => {
      const entry = await session.createEntry(draftOfType('31'))
      await page.goto(`/entries/${entry.id}/export`)
      await page.getByRole('checkbox', { name: 'Warehouse withdrawal' }).check()
      await fillAll(page, [{ label: 'Warehouse reference', value: String(warehouse.entry_number) }])
      if (isFinal) await page.getByRole('checkbox', { name: /^Final withdrawal/ }).check()
      await expectAccessible(page, 'withdrawal')
      await press(page, 'Save & Return to Shipment & Origin', /\/step-2$/)
      await signAndSubmit(entry.id)
    }
    await withdraw(false)
    await expect(accepted).toBeVisible()
    await withdraw(true)
    await expect(accepted).toBeVisible()
    const records = await sentRecords(page)
    expect(records.find((record) => record.startsWith('30'))?.trimEnd()).toMatch(/Y$/)

    // The warehouse entry is closed: nothing can be withdrawn after it.
    await withdraw(false)
    await expect(page.getByRole('heading', { name: /^Warehouse entry is closed/ })).toBeVisible({
      timeout: 60_000,
    })
    expect(faults).toEqual([])
  },
)
