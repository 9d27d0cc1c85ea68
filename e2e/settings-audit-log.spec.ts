import { readFile } from 'node:fs/promises'
import { formatEntryNumber } from '@edfe/domain/entry'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectNoSidewaysScroll } from './harness/accessible.ts'
import { signInNew } from './harness/account.ts'
import { alert, button, makeOrganization } from './harness/settings.ts'
import { expect, test } from './harness/test.ts'

test('the audit log lists the fields of the first standing bond', async ({ page, product }) => {
  await signInNew(page, product)
  await makeOrganization(page)
  await page.request.put('/api/organization/bond', { data: { bond_number: '123456789', surety_no: '036' } })
  await page.goto('/settings/security')
  const event = page.getByRole('row').filter({ hasText: 'Updated' }).first()
  await expect(event).toContainText('added 123456789')
  await expect(event).toContainText('added 036')
  await expect(event).not.toContainText('Created new record')
})

test('an audit record shows each changed field and fits the page', async ({ page, session }) => {
  const entry = await session.createEntry()
  const body = { draft_data: SAMPLE_DRAFT, expected_updated_at: entry.updated_at }
  await session.send('PATCH', `/api/entries/${entry.id}`, body)
  await page.goto('/settings/security')
  const event = page.getByRole('row').filter({ hasText: 'Updated' }).first()
  await expect(event).toContainText(formatEntryNumber(entry.entry_number))
  await expect(event).toContainText(`to ${SAMPLE_DRAFT.header?.port_code}`)
  await expect(event).not.toContainText('{')
  await event.getByText(/more changes/).click()
  await expectNoSidewaysScroll(page, 'the audit record')
})

test('the audit log shows who changed what, is filtered and exports as CSV', async ({ page, product }) => {
  await signInNew(page, product)
  await makeOrganization(page)
  await page.request.put('/api/organization', {
    data: { name: 'Alder Finch Trading', timezone: 'America/Chicago' },
  })
  const changed = await page.request.patch('/api/me', {
    data: { given_name: 'Ruth', family_name: 'Okafor', job_title: 'Import "manager"' },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await page.goto('/settings/security')
  const table = page.getByRole('region', { name: 'Audit record' }).getByRole('table')
  await expect(table).toContainText('Created new record')
  await expect(table).toContainText('Name: from Alder Finch Imports to Alder Finch Trading')
  await page.getByLabel('Category').selectOption('user')
  await expect(page).toHaveURL(/category=user/)
  await expect(table).toContainText('Job title: added Import "manager"')
  await expect(table).not.toContainText('Alder Finch Trading')

  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()])
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.replace(/^\uFEFF/, '').split(/\r?\n/)[0]).toBe('"Date","User","Entity","Action","Changes"')
  expect(csv).toContain('"Ruth Okafor","user","update"')

  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('No audit events found')).toBeVisible()
  await page.route('**/api/audit-events/export**', (route) => route.abort())
  await button(page, 'Export CSV').click()
  await expect(alert(page).filter({ hasText: 'Failed to export audit log' })).toBeVisible()
})
