import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { entryIdOf } from './harness/filed.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('an entry is saved as a template, and the next one begins with it: from the start page and from step 1', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/step-1`)
  await page.getByRole('button', { name: 'Save as template…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as template' })
  await expect(dialog.getByRole('checkbox', { name: /^Line items/ })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Give the template a name.')
  await dialog.getByLabel('Name', { exact: true }).fill('Lamps by sea')
  await expectAccessible(page, 'an entry as a template')
  await screenshot(page, 'template save')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('Template Lamps by sea is saved.')).toBeVisible()

  await page.goto('/start')
  const template = page.getByLabel('Template', { exact: true })
  await expect(template).toHaveAccessibleDescription(/Parties, transport, declarant/)
  await expectAccessible(page, 'templates on the start page')
  await expectNoSidewaysScroll(page, 'templates on the start page')
  await screenshot(page, 'template start')
  await page.getByRole('button', { name: 'New from template' }).click()
  await expect(page).toHaveURL(/\/entries\/[0-9a-f-]{36}\/step-1$/)
  await expect.poll(() => entryIdOf(page)).not.toBe(id)
  const port = page.getByRole('combobox', { name: /^Port code/ })
  await expect(port).toHaveValue(new RegExp(SAMPLE_DRAFT.header?.port_code ?? 'none'))
  await expect(page.getByLabel(/^Entry date/)).toHaveValue('')
  const begun = await session.entry(entryIdOf(page))
  expect(begun.entry_number).not.toBe('')
  expect(begun.draft_data.parties?.importer_of_record?.name).toBe(
    SAMPLE_DRAFT.parties?.importer_of_record?.name,
  )
  expect(begun.draft_data.shipment_origin?.bill_of_lading ?? '').toBe('')
  expect(begun.draft_data.totals_declarations?.declarant_signature ?? '').toBe('')

  await page.goto('/entries/new/step-1')
  await page.getByLabel('Template', { exact: true }).selectOption({ label: 'Lamps by sea' })
  await expectAccessible(page, 'templates on step 1')
  await screenshot(page, 'template step 1')
  await page.getByRole('button', { name: 'New from template' }).click()
  await expect(port).toHaveValue(new RegExp(SAMPLE_DRAFT.header?.port_code ?? 'none'))
})

test('templates are listed, renamed and deleted in the settings of the organization', async ({
  page,
  session,
}) => {
  const { id: entry_id } = await session.createEntry(SAMPLE_DRAFT)
  for (const name of ['Lamps by sea', 'Lamps by air'])
    await session.send('POST', '/api/templates', { name, entry_id, parts: ['parties', 'transport'] })
  await page.goto('/settings/organization/new-entries')
  const panel = page.getByRole('region', { name: 'Templates of entries' })
  await panel.getByRole('button', { name: 'Rename… Lamps by air' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename Lamps by air' })
  await rename.getByLabel('Name', { exact: true }).fill('lamps BY SEA')
  await rename.getByRole('button', { name: 'Rename template' }).click()
  await expect(rename.getByText(/^There is a template named lamps BY SEA already/)).toBeVisible()
  await rename.getByLabel('Name', { exact: true }).fill('Samples by air')
  await rename.getByRole('button', { name: 'Rename template' }).click()
  await expect(panel.getByRole('row', { name: /Samples by air/ })).toBeVisible()
  await screenshot(page, 'template settings')
  await expectAccessible(page, 'templates in the settings')
  await panel.getByRole('button', { name: 'Delete… Lamps by sea' }).click()
  await page.getByRole('button', { name: 'Delete template' }).click()
  await expect(panel.getByRole('row', { name: /Lamps by sea/ })).toHaveCount(0)
  expect(await session.send('GET', '/api/templates')).toMatchObject({
    templates: [{ name: 'Samples by air' }],
  })
})
