import { readFile } from 'node:fs/promises'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectFitsEverywhere } from './harness/accessible.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

test('parts are exported, deleted, brought back, and a changed file replaces and adds parts', async ({
  page,
  session,
}) => {
  // The first entry makes the organization.
  await session.createEntry()
  await session.send('POST', '/api/parts', {
    part_number: 'HM-2107',
    description: 'Oak dining table',
    htsus: '9403.60.8040',
    origin_country: 'VN',
    manufacturer: { name: 'Hoa Moc Furniture', country: 'VN' },
    tariff_answers: [{ question: 'upholstered', answer: 'no' }],
  })
  await page.goto('/parts')
  const row = page.getByRole('row', { name: /HM-2107/ })
  await expect(row).toContainText('Oak dining table')

  await page.getByRole('link', { name: 'Changed by the tariff' }).click()
  await expect(page.getByText('No part is changed by the tariff')).toBeVisible()
  await expect(page.getByText('Try other words.')).toBeHidden()
  await page.getByRole('button', { name: 'Show all parts' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('zebra crossing')
  await expect(page.getByText('No parts found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all parts' }).click()
  await expect(row).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')

  await row.getByRole('button', { name: 'Delete HM-2107' }).click()
  await expect(page.getByText('No parts yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: 'New part' }).click()
  const dialog = page.getByRole('dialog', { name: 'New part' })
  await dialog.getByLabel('Part number').fill('BR-CL24')
  await dialog.getByRole('textbox', { name: 'HTSUS Number' }).fill('9405')
  await dialog.getByRole('button', { name: 'Save part' }).click()
  await expect(dialog.getByText('HTSUS Number must have ten digits')).toBeVisible()
  await screenshot(page, 'part dialog')
  await expectAccessible(page, 'the dialog of a part')
  await dialog.getByRole('textbox', { name: 'HTSUS Number' }).fill('9405116010')
  await dialog.getByLabel('Description').fill('LED ceiling lamp')
  await dialog.getByRole('button', { name: 'Save part' }).click()
  await expect(page.getByRole('row', { name: /BR-CL24/ })).toContainText('9405.11.6010')

  await page.getByRole('button', { name: 'Import' }).click()
  const imports = page.getByRole('dialog', { name: 'Import parts' })
  const file = imports.getByLabel('File with parts')
  const sheet = (text: string) => ({ name: 'parts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await file.setInputFiles(sheet('Part number,HTS\nA-1,94\n'))
  await expect(imports.getByText('Row 2: HTSUS Number must have ten digits.')).toBeVisible()
  await file.setInputFiles(sheet(csv.replace('Oak dining table', 'Oak table, round')))
  await expect(imports.getByText('0 parts added, 1 replaced: HM-2107.')).toBeVisible()
  await expectAccessible(page, 'an import of parts')
  await imports.getByRole('button', { name: 'Import 1 part' }).click()
  await expect(row).toContainText('Oak table, round')
  await page.getByRole('searchbox', { name: 'Search' }).fill('lamp')
  await expect(row).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await expect(row).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select HM-2107' }).check()
  await page.getByRole('checkbox', { name: 'Select BR-CL24' }).press('Space')
  await page.getByRole('button', { name: 'Change selected…' }).press('Enter')
  const many = page.getByRole('dialog', { name: 'Change 2 parts' })
  await many.getByLabel('Country of origin').selectOption('MY')
  await expect(many.getByRole('status')).toContainText('2 parts will have MY.')
  await screenshot(page, 'many parts')
  await expectAccessible(page, 'a change of many parts')
  await many.getByRole('button', { name: 'Change 2 parts' }).click()
  await expect(row.getByRole('cell', { name: 'MY' })).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('cell', { name: 'VN' })).toBeVisible()
  await expectFitsEverywhere(page, 'the parts')
  await expectAccessible(page, 'the parts')
  await screenshot(page, 'parts')
})

test(
  'a line is saved as a part, and a line of the next entry is filled in from it',
  long,
  async ({ page, session }) => {
    const [line] = SAMPLE_DRAFT.line_items ?? []
    const first = await session.createEntry({ line_items: [{ ...line!, part_number: 'HM-2107' }] })
    await page.goto(`/entries/${first.id}/step-4`)
    await page.getByRole('button', { name: 'Save as part' }).click()
    await expect(page.getByText('The line has every field of its part.')).toBeVisible()

    const next = await session.createEntry()
    await page.goto(`/entries/${next.id}/step-4`)
    await page.getByLabel('Part number').fill('hm-2107')
    await page.getByRole('button', { name: 'Fill in from the part' }).click()
    const description = page.getByRole('textbox', { name: 'Description' })
    await expect(description).toHaveValue(line!.description!)
    // The offer to undo goes after ten seconds: nothing slow comes before it.
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect(description).toHaveValue('')

    await page.getByRole('button', { name: 'Use a part' }).click()
    const search = page.getByRole('dialog', { name: 'Use a part' })
    await expect(search.getByRole('option', { name: /HM-2107/ })).toBeVisible()
    await expectAccessible(page, 'the search for a part')
    await search.getByRole('combobox').press('Enter')
    await expect(search).toBeHidden()
    await expect(description).toHaveValue(line!.description!)
    await expectAccessible(page, 'a line filled in from a part')
    await screenshot(page, 'line from a part')
    const stored = async () => (await session.entry(next.id)).draft_data.line_items?.[0]
    await expect.poll(stored).toMatchObject({ part_number: 'HM-2107', htsus: line!.htsus })

    await page.getByRole('button', { name: 'Import lines' }).click()
    const source = page.getByRole('dialog', { name: 'Add lines from a file or a paste' })
    await source.getByLabel('Or paste rows').fill('Part no.\tQuantity\tValue\nHM-2107\t5\t100')
    await source.getByRole('button', { name: 'Read the rows' }).click()
    const preview = page.getByRole('dialog', { name: 'Import lines' })
    await expect(preview.getByRole('columnheader', { name: 'From your parts' })).toBeVisible()
    await expect(preview.getByRole('row', { name: /HM-2107/ })).toContainText(line!.htsus!)
    await expectAccessible(page, 'an import with parts')
    await screenshot(page, 'import with parts')
    await preview.getByRole('button', { name: /^Import 1 line/ }).click()
    const imported = async () => (await session.entry(next.id)).draft_data.line_items?.[1]
    await expect
      .poll(imported)
      .toMatchObject({ net_qty: '5', htsus: line!.htsus, description: line!.description })
  },
)
