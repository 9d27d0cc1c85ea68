import type { DraftData } from '@edfe/domain/entry'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { openWith } from './harness/detail-page.ts'
import { nameOf } from './harness/field.ts'
import { expect, test } from './harness/test.ts'

const SINGLE_BOND: DraftData = {
  header: { ...SAMPLE_DRAFT.header, entry_type: '01', surety_no: '036', bond_type: '9' },
  bond_information: { bond_number: '036170201', bond_type_detail: 'single', bond_amount: '14000' },
}

interface Link {
  /** What the draft has wrong. */
  draft: DraftData
  /** The label of the field. */
  label: string
  /** The page that it is shown on. */
  page: string
  /** The message beside the field. */
  says: RegExp
}

const LINKS: Record<string, Link> = {
  'to the bond of a formal entry in step 1': {
    draft: SINGLE_BOND,
    label: 'Surety company',
    page: 'step-1',
    says: /Surety company is required/,
  },
  'to the FIRMS code in step 3': {
    draft: {
      parties: { ...SAMPLE_DRAFT.parties, location_of_goods: 'Pier 400, Long Beach', firms_code: 'W1' },
    },
    label: 'FIRMS code',
    page: 'step-3',
    says: /FIRMS code must be 4 letters or digits/,
  },
  'to the seller in step 3': {
    draft: { parties: { ...SAMPLE_DRAFT.parties, seller: { name: 'Song Hong Lighting', country: 'VN' } } },
    label: 'Seller city',
    page: 'step-3',
    says: /Seller city is required/,
  },
  'to an additional bond on its page, which no step shows': {
    draft: { ...SINGLE_BOND, bond_information: { additional_surety: '036' } },
    label: 'Surety of the additional bond',
    page: 'bond',
    says: /additional bond is filed with/,
  },
}

for (const [where, link] of Object.entries(LINKS)) {
  test(`a finding of the review leads ${where}, marked with its message`, async ({ page, session }) => {
    const { entry } = await openWith(session, link.draft)
    await page.goto(`/entries/${entry.id}/step-6`)
    await page.getByRole('link', { name: link.label, exact: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`/${link.page}#`))
    const field = page.locator('main form :focus')
    await expect(field).toHaveAccessibleName(nameOf(link.label))
    await expect(field).toHaveAccessibleDescription(link.says)
    await expectAccessible(page, `a field to which the review led ${where}`)
  })
}
