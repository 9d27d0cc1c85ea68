import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { ApiSession } from './harness/api-session.ts'
import * as keyboard from './harness/by-keyboard.ts'
import { backUp, startInstallation } from './harness/installation.ts'
import { expect, ownContext, test } from './harness/test.ts'

const KEY_FILES = ['auth-secret', 'ssn-key', 'audit-key', 'documents-key']
/** The server stops, a process restores, and the server starts: on a busy machine that takes longer than an answer. */
const RESTART = { timeout: 180_000 }
const INVOICE = '%PDF-1.7\n% of the lamps\n%%EOF\n'

const root = mkdtempSync(join(tmpdir(), 'edfe-e2e-restore-'))
const [oldData, newData, backups] = ['old', 'new', 'backups'].map((name) => join(root, name)) as [
  string,
  string,
  string,
]
test.afterAll(() => rmSync(root, { recursive: true, force: true }))

/** An entry with an invoice, of somebody who signs up in the installation. */
async function fileAway(url: string) {
  const session = new ApiSession(url)
  const person = await session.signUp()
  const entry = await session.createEntry(SAMPLE_DRAFT)
  const documents = `/api/entries/${entry.id}/documents`
  const facts = { name: 'invoice.pdf', kind: 'commercial_invoice', size: INVOICE.length }
  const { document } = (await session.send('POST', documents, facts)) as { document: { id: string } }
  const part = await fetch(`${url}${documents}/${document.id}/parts/0`, {
    method: 'PUT',
    headers: {
      ...{ origin: url, cookie: session.cookieHeader },
      'content-type': 'application/octet-stream',
    },
    body: INVOICE,
  })
  expect(part.status).toBe(200)
  await session.send('POST', `${documents}/${document.id}/complete`)
  return { person, entry, content: `${documents}/${document.id}/content` }
}

async function expectGood(page: Page, state: string) {
  await expectAccessible(page, `restore: ${state}`)
  await expectNoSidewaysScroll(page, `restore: ${state}`)
}

test(
  'on a new computer, a backup is restored by keyboard, and the entry opens with its document',
  ownContext,
  async ({ page, product }) => {
    test.slow()
    const env = { CUSTOMS_GATEWAY_URL: product.gatewayUrl, EDFE_TODAY: '2026-03-05', BACKUP_DIR: backups }
    const old = await startInstallation(oldData, env)
    const { person, entry, content } = await fileAway(old.url)
    await old.stop()
    await backUp(oldData, backups)
    const next = await startInstallation(newData, env)
    const name = readdirSync(backups).find((file) => file.endsWith('.tar.gz')) ?? ''
    for (const file of readdirSync(backups)) {
      cpSync(join(backups, file), join(root, file.replace(name, 'damaged')), { recursive: true })
    }
    truncateSync(join(root, 'damaged'), 1000)

    await page.goto(`${next.url}/sign-in`)
    await expect(page.getByText('This installation has no accounts yet.')).toBeVisible()
    await expectGood(page, 'sign-in')
    await keyboard.press(page, 'Restore a backup', /\/restore$/)
    const [code = ''] = /.{4}-.{4}$/.exec(next.said[0] ?? '') ?? []
    await keyboard.fill(page, { label: 'Setup code', value: code.toLowerCase() })
    await expectGood(page, 'setup code')
    await keyboard.press(page, 'Continue')
    await expect(page.getByText('1 account, 1 entry, 1 document, version')).toBeVisible()

    // A damaged one first: nothing changes, and what was chosen stays.
    await keyboard.tabTo(page, /^Backups in/, 'radio')
    await page.keyboard.press('ArrowDown')
    await keyboard.fill(page, { label: 'Path of the backup', value: join(root, 'damaged') })
    await keyboard.press(page, 'Show what it holds')
    await expect(page.getByText('Not chosen')).toHaveCount(4)
    await expectGood(page, 'keys')
    await keyboard.press(page, 'Restore this backup')
    await keyboard.press(page, 'Restore')
    await expect(page.getByRole('alert').filter({ hasText: 'damaged cannot be read' })).toBeFocused(RESTART)
    await expect(page.getByLabel('Path of the backup')).toHaveValue(join(root, 'damaged'))
    await expectGood(page, 'a restore that failed')

    await keyboard.tabTo(page, /^Backups in/, 'radio')
    await page.keyboard.press('ArrowUp')
    await keyboard.press(page, 'Show what it holds')
    await expect(page.getByText('Not chosen')).toHaveCount(4)
    const chooser = page.waitForEvent('filechooser')
    await keyboard.tabTo(page, /^Key files$/)
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(KEY_FILES.map((file) => join(oldData, file)))
    await expect(page.getByText('Fits this backup')).toHaveCount(4)
    await keyboard.press(page, 'Restore this backup')
    await keyboard.press(page, 'Restore')
    const restored = page.getByText('Restored. 1 account, 1 entry. Sign in with your old password.')
    await expect(restored).toBeVisible(RESTART)
    await expectGood(page, 'restored')

    await keyboard.press(page, 'Sign in', /\/sign-in$/)
    await expect(page.getByText('This installation has no accounts yet.')).toHaveCount(0)
    await keyboard.fillAll(page, [
      { label: 'Email', value: person.email },
      { label: 'Password', value: person.password },
    ])
    await keyboard.press(page, 'Sign in', /\/dashboard$/)
    await page.goto(`${next.url}/entries/${entry.id}/documents`)
    await expect(page.getByRole('heading', { name: 'invoice.pdf' })).toBeVisible()
    expect(await (await page.request.get(`${next.url}${content}`)).text()).toBe(INVOICE)
    await next.stop()
  },
)
