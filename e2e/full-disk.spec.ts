import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { nameOf } from './harness/field.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('while the disk of the database is full, the page says who can help and keeps what was typed, and saves it when there is space', async ({
  page,
  session,
  product,
}) => {
  const { database } = product
  test.skip(!database, 'The full disk is a trigger of the PostgreSQL database.')
  const run = async (text: string) => database?.query(text, [])
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  const stored = async () => (await session.entry(id)).draft_data.shipment_origin?.importing_carrier
  const carrier = page.getByLabel(nameOf('Vessel name'))
  // The calls that a visit makes: they store where the person is.
  const visited = Promise.all([page.waitForResponse('**/step-progress'), page.waitForResponse('**/position')])
  await page.goto(`/entries/${id}/step-2`)
  await visited
  await expect(carrier).toHaveValue(SAMPLE_DRAFT.shipment_origin?.importing_carrier ?? '')

  // Others share the database: it refuses what is stored of this entry only, in PostgreSQL's words for a full disk.
  const name = `full_disk_${id.replaceAll('-', '')}`
  await run(`
    create function ${name}() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger ${name} before update on entries for each row when (new.id = '${id}') execute function ${name}()`)
  try {
    await carrier.fill('EVERGREEN LINE')
    await page.getByRole('button', { name: 'Save & Continue' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'The disk of the server is full' })
    await expect(alert).toContainText('Ask the operator of the server to make space, and try again then.')
    await expect(alert).toContainText('Everything you typed is kept.')
    await expect(page.getByText('Not saved. Kept in this browser')).toBeVisible()
    await expect(page).toHaveURL(/\/step-2$/)
    await expectAccessible(page, 'a full disk')
    await expectNoSidewaysScroll(page, 'a full disk')
    await screenshot(page, 'full-disk')

    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(carrier, 'reading goes on, and what was typed is there').toHaveValue('EVERGREEN LINE')
    expect(await stored()).toBe(SAMPLE_DRAFT.shipment_origin?.importing_carrier)
  } finally {
    await run(`drop trigger ${name} on entries; drop function ${name}`)
  }
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect(page).toHaveURL(/\/step-3$/)
  await expect.poll(stored).toBe('EVERGREEN LINE')
})
