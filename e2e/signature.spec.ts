import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { fill, press } from './harness/by-mouse.ts'
import { followLiveRegion } from './harness/live-region.ts'
import { openHistory } from './harness/review.ts'
import { expect, test } from './harness/test.ts'

const NAME = SAMPLE_DRAFT.totals_declarations?.declarant_name ?? ''

test('a change after signing is announced with its field, and shown where the entry is signed again', async ({
  page,
  session,
}) => {
  const entry = await session.createEntry(SAMPLE_DRAFT)
  const steps = page.getByRole('navigation', { name: 'Steps' })

  await page.goto(`/entries/${entry.id}/step-1`)
  await expect(steps.getByRole('link', { name: /Totals & Declarations/ })).toContainText('Signed')
  const heard = await followLiveRegion(page)
  await fill(page, { label: 'Summary date', value: '03/04/2026' })
  await press(page, 'Save & Continue', /\/step-2$/)
  const sentence = /^The signature is void: .+ changed Summary date on \d\d\/\d\d\/\d{4}, .+\.$/
  await expect.poll(heard).toContainEqual(expect.stringMatching(sentence))
  await expect(steps.getByRole('link', { name: /Totals & Declarations/ })).not.toContainText('Signed')
  await expect(page.getByText('Signature void.')).toBeVisible()

  await page.getByRole('link', { name: 'Sign again' }).click()
  await expect(page).toHaveURL(/\/step-5/)
  await expect(page.getByLabel('Signature')).toBeFocused()
  const signature = page.getByLabel('Signature')
  await expect(signature).toHaveValue('')
  await expect(signature).toHaveAccessibleDescription(/changed Summary date on .+\. Type your name again\./)

  await fill(page, { label: 'Signature', value: NAME })
  await press(page, 'Save & Continue', /\/step-6$/)
  await expect(steps.getByRole('link', { name: /Totals & Declarations/ })).toContainText('Signed')
  await expect(page.getByText('Signature void.')).toHaveCount(0)
  await openHistory(page)
  await expect(page.getByText('Edited Summary date after signing. Signature removed.')).toBeVisible()
})

test('a change on the page of the signature takes it back, and a name typed next signs anew', async ({
  page,
  session,
}) => {
  const entry = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${entry.id}/step-5`)
  await fill(page, { label: 'File reference', value: 'REF 9' })
  await expect(page.getByLabel('Signature')).toHaveValue('')
  await fill(page, { label: 'Signature', value: NAME })
  await press(page, 'Save & Continue', /\/step-6$/)
  const { draft_data } = await session.entry(entry.id)
  expect(draft_data.totals_declarations).toMatchObject({
    declarant_signature: NAME,
    file_reference_no: 'REF 9',
  })
})

test('step 5 proposes the signed-in person as declarant, and leaves the signature to them', async ({
  page,
  session,
}) => {
  await session.send('PATCH', '/api/me', {
    given_name: 'Ruth',
    family_name: 'Okafor',
    job_title: 'Import Manager',
  })
  const entry = await session.createEntry()
  // Who is signed in is known last, as on a slow connection.
  const rest = Promise.all(
    ['**/api/entries/defaults', `**/api/entries/${entry.id}`].map((path) => page.waitForResponse(path)),
  )
  await page.route('**/api/me', async (route) => {
    await rest
    await route.continue()
  })
  await page.goto(`/entries/${entry.id}/step-5`)
  await expect(page.getByLabel('Declarant name')).toHaveValue('Ruth Okafor')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Import Manager')
  await expect(page.getByLabel('Signature')).toHaveValue('')
})
