import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { openImport, pasteRows } from './harness/import-lines.ts'
import { joinAs } from './harness/team.ts'
import { expect, test } from './harness/test.ts'

/** The last two columns are in a language whose headings nobody here reads. */
const ROWS = [
  'Description\tHTS\tOrigin\tQty\tUnit\tPaino\tArvo',
  'Oak table\t9403.60.8040\tVN\t24\tNO\t1152\t5280',
  'Oak shelf\t9403.60.8040\tVN\t30\tNO\t1020\t4950',
]

async function paste(page: Page, entryId: string) {
  await page.goto(`/entries/${entryId}/step-4`)
  const { source, preview } = await openImport(page)
  await pasteRows(source, ROWS)
  return preview
}

test('columns that one member chose for a supplier’s sheet are chosen for a colleague, also in another browser', async ({
  page,
  session,
  product,
}) => {
  const { line_items: _, ...draft } = SAMPLE_DRAFT
  const entry = await session.createEntry(draft)
  const preview = await paste(page, entry.id)
  const value = preview.getByLabel('Column G becomes')
  await expect(value).toHaveValue('')
  await value.selectOption('entered_value')
  await preview.getByLabel('Column F becomes').selectOption('gross_weight_kg')
  await preview.getByRole('button', { name: /^Import 2 lines/ }).click()
  await expect
    .poll(async () => (await session.send('GET', '/api/import-mappings')) as object)
    .toMatchObject({ mappings: [{ columns: { entered_value: 6, gross_weight_kg: 5 } }] })

  const colleague = await joinAs(product, session, 'preparer', 'Noor Haddad')
  const theirs = await colleague.createEntry(draft)
  await page.context().clearCookies()
  await page.context().addCookies(colleague.cookiesFor(product.url))
  await page.evaluate(() => localStorage.clear())
  const again = await paste(page, theirs.id)
  await expect(again.getByLabel('Column G becomes')).toHaveValue('entered_value')
  await expect(again.getByLabel('Column F becomes')).toHaveValue('gross_weight_kg')
})

test('while the server cannot say which columns were chosen, those of this browser are', async ({
  page,
  session,
}) => {
  const { line_items: _, ...draft } = SAMPLE_DRAFT
  const entry = await session.createEntry(draft)
  await page.route('**/api/import-mappings', (route) => route.abort())
  const preview = await paste(page, entry.id)
  await preview.getByLabel('Column G becomes').selectOption('entered_value')
  await preview.getByRole('button', { name: /^Import 2 lines/ }).click()
  await expect(preview).toBeHidden()
  const next = await session.createEntry(draft)
  const again = await paste(page, next.id)
  await expect(again.getByLabel('Column G becomes')).toHaveValue('entered_value')
  await page.unroute('**/api/import-mappings')
})
