import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { press } from './harness/by-mouse.ts'
import { openWith } from './harness/detail-page.ts'
import { expectAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const NAME = SAMPLE_DRAFT.totals_declarations?.declarant_name ?? ''

test('an entry that is not signed yet is signed and submitted on the review, in one press', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry({
    ...SAMPLE_DRAFT,
    totals_declarations: {
      ...SAMPLE_DRAFT.totals_declarations,
      declaration_ior_agent: true,
      declaration_purchase_agreement: false,
      declarant_signature: '',
    },
  })
  await page.goto(`/entries/${id}/step-6`)
  const main = page.getByRole('button', { name: 'Sign and submit (practice)' })
  await expect(main).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Acknowledge the review to submit.')).toBeVisible()
  // What was given is there, and what is missing is asked for.
  await expect(page.getByLabel('Declarant name')).toHaveValue(NAME)
  const statement = (name: RegExp) => page.getByRole('checkbox', { name })
  await expect(statement(/^I declare that I am the importer of record/)).toBeChecked()
  await expect(statement(/^I further declare/)).not.toBeChecked()
  await statement(/^I have reviewed this entry summary/).check()
  await expectAccessible(page, 'a review that asks for the signature')
  await expectNoSidewaysScroll(page, 'a review that asks for the signature')
  await screenshot(page, 'the signature on the review')

  await main.click()
  await expect(page.getByText('Declaration checkbox is required')).toBeVisible()
  await statement(/^I further declare/).check()
  await page.getByLabel('Signature').fill(NAME)
  await main.click()
  await expectAccepted(page)
  await expect(page).toHaveURL(new RegExp(`/entries/${id}/step-6$`))
})

test('a fix in place says before it is saved what it voids, and keeps name, title and statements', async ({
  page,
  session,
}) => {
  const { entry, stored } = await openWith(session, { bond_information: {} })
  await page.goto(`/entries/${entry.id}/step-6`)
  await press(page, 'Fill them in here')
  const step = page.getByRole('region', { name: /^Step 1,/ })
  await expect(
    page.getByText(`Saving this voids the signature of ${NAME}`, { exact: false }).first(),
  ).toBeVisible()
  await step.getByLabel(/^Bond number/).fill('123456789')
  await page.getByRole('button', { name: 'Save what is filled in' }).click()
  await expect.poll(async () => (await stored()).bond_information?.bond_number).toBe('123456789')

  await expect(page.getByText('Signature void.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign again' }).click()
  await expect(page.getByLabel('Signature')).toBeFocused()
  await expect(page).toHaveURL(/\/step-6#/)
  await expect(page.getByLabel('Signature')).toHaveValue('')
  await expect(page.getByLabel('Declarant name')).toHaveValue(NAME)
  const { totals_declarations: totals } = await stored()
  expect(totals).toMatchObject({
    declaration_ior_agent: true,
    declaration_purchase_agreement: true,
    declarant_title: SAMPLE_DRAFT.totals_declarations?.declarant_title,
  })
})
