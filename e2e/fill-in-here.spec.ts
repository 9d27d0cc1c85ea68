import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { press } from './harness/by-mouse.ts'
import { open, openWith } from './harness/detail-page.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('the blank fields of a step are filled in at their findings and saved together, whatever changes meanwhile', async ({
  page,
  session,
}) => {
  const { entry, stored } = await openWith(session, { bond_information: {} })
  await open(page, entry, 'step-6')
  await press(page, 'Fill them in here')
  const step = page.getByRole('region', { name: /^Step 1,/ })
  const findings = page.getByRole('region', { name: /to fix before you can file/ })
  const typed = {
    'Bond number': '123456789',
    'Bond amount': '50,000.00',
    'Surety company': 'Granite Surety',
    'Surety contact name': 'Dana Whitlock',
  }
  for (const [label, text] of Object.entries(typed)) await step.getByLabel(new RegExp(`^${label}`)).fill(text)
  await expect(findings.getByRole('button', { name: /^Save/ })).toHaveCount(1)
  await expectAccessible(page, 'blank fields in one form')
  await expectNoSidewaysScroll(page, 'blank fields in one form')
  await screenshot(page, 'blank fields in one form')

  // Another tab saves: the page shows the new version of the entry.
  const now = await session.entry(entry.id)
  await session.save(now, {
    totals_declarations: { ...now.draft_data.totals_declarations, file_reference_no: 'LAMPS-0099' },
  })
  await expect(page.getByText(/LAMPS-0099|changed|updated/).first()).toBeAttached()
  for (const [label, text] of Object.entries(typed))
    await expect(step.getByLabel(new RegExp(`^${label}`))).toHaveValue(text)

  await findings.getByRole('button', { name: 'Save what is filled in' }).click()
  const bond = async () => (await stored()).bond_information
  await expect.poll(bond).toMatchObject({
    bond_number: '123456789',
    bond_amount: '50000.00',
    surety_company: 'Granite Surety',
    contact_name: 'Dana Whitlock',
  })
  await expect(page.getByText('4 fields saved.').first()).toBeVisible()
  await press(page, 'Undo')
  await expect.poll(async () => (await bond())?.bond_number ?? '').toBe('')
})
