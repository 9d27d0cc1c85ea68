import type { DraftData, LineItem } from '@edfe/domain/entry'
import type { Page } from '@playwright/test'
import { RELEASED_FIRST_DRAFT } from '../fixtures/released-first-draft.ts'
import type { Product } from './product.ts'
import { expect } from './test.ts'

const SOON = { timeout: 60_000 }

/** Goods by truck that are released first, with their time of arrival and the address of the importer. */
export function agencyDraft(bill_of_lading: string, line: Partial<LineItem>): DraftData {
  const { parties, line_items, shipment_origin } = RELEASED_FIRST_DRAFT
  const importer = { ...parties?.importer_of_record, email: 'ruth@alder.example' }
  return {
    ...RELEASED_FIRST_DRAFT,
    shipment_origin: { ...shipment_origin, bill_of_lading, eta_time: '1430' },
    parties: { ...parties, importer_of_record: importer },
    line_items: [{ ...line_items![0]!, ...line }],
  }
}

/** Files the release on step 6, and has the simulator release the goods. */
export async function releaseGoods(
  page: Page,
  product: Product,
  entry: { id: string; entry_number: string },
): Promise<void> {
  await page.goto(`/entries/${entry.id}/step-6`)
  const strip = page.getByRole('list', { name: 'Filings of this shipment' }).getByRole('listitem')
  await page.getByRole('button', { name: 'File the release…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'File the release?' })
  await dialog.getByRole('button', { name: 'File the release', exact: true }).press('Enter')
  await expect(dialog).toBeHidden(SOON)
  await expect(strip.nth(1)).toContainText('On file', SOON)
  const data = { entry: entry.entry_number, scenario: 'plain', day_seconds: 0 }
  const chosen = await page.request.post(`${product.gatewayUrl}/control/releases`, { data })
  expect(chosen.status(), await chosen.text()).toBe(204)
  await expect(strip.nth(1)).toContainText('Released', SOON)
}
