import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import type { ApiSession } from '../harness/api-session.ts'
import { importIntoNewEntry, pasteRows } from '../harness/import-lines.ts'
import { fileByApi } from './file-by-api.ts'
import { settled } from './signed-in.ts'
import type { UiState } from './ui-state.ts'

/** What a supplier calls the columns of an invoice. */
export const SHEET_HEADINGS = ['Description', 'HTS', 'Origin', 'Qty', 'Unit', 'Value', 'Gross kg']

const OAK_ROWS = [
  SHEET_HEADINGS.join('\t'),
  'HARBOR CHAIRS\t9403.60.8040\tVN\t24\tNO\t5280\t1152',
  'HARBOR CHAIRS\t9403.60\tVN\tmany\tNO\t4950\t1020',
  'TOTAL\t\t\t54\t\t9000\t2172',
]

/** The rows of a sheet of more lines than an entry has. */
const manyRows = () => [
  SHEET_HEADINGS.join('\t'),
  ...Array.from({ length: 1100 }, (_, index) => `HARBOR CHAIRS\t9403608040\tVN\t1\tNO\t${index + 1}\t2`),
]

async function openParts(page: Page, session: ApiSession) {
  await session.createEntry()
  await session.send('POST', '/api/parts', { part_number: 'HM-2107', htsus: '9403.60.8040' })
  await page.goto('/parts')
  await settled(page)
}

async function openStep(page: Page, session: ApiSession, step: number) {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/step-${step}`)
  await settled(page)
}

/** A dialog of parts, opened by a button of their page. */
const ofParts = (name: string, button: string): UiState => ({
  name: `${name} dialog`,
  async reach(page, session) {
    await openParts(page, session)
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog', { name }).waitFor()
  },
})

/** The question before an act on an entry that customs has accepted. */
const ofAccepted = (button: string, name: RegExp): UiState => ({
  name: `question before ${button}`,
  async reach(page, session) {
    await page.goto(`/entries/${(await fileByApi(session)).id}/step-1`)
    await settled(page)
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('dialog', { name }).waitFor()
  },
})

export const DIALOG_STATES: UiState[] = [
  {
    name: 'command palette',
    async reach(page, session) {
      await openStep(page, session, 2)
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog', { name: 'Go to, or do' }).getByRole('option').first().waitFor()
    },
  },
  {
    name: 'list of notifications',
    async reach(page, session) {
      await fileByApi(session)
      await page.goto('/dashboard')
      await settled(page)
      await page.getByRole('button', { name: /^Notifications, \d new/ }).click()
      // The dashboard has one too.
      await page.getByRole('banner').getByRole('button', { name: 'Mark all read' }).waitFor()
    },
  },
  {
    name: 'choice of a sheet with lines',
    async reach(page, session) {
      const { source } = await importIntoNewEntry(page, session)
      await source.waitFor()
    },
  },
  {
    name: 'preview of an import with rows to correct',
    async reach(page, session) {
      const { source, preview } = await importIntoNewEntry(page, session)
      await pasteRows(source, OAK_ROWS)
      await preview
        .getByRole('list', { name: /^Proposed HTS numbers of row/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'preview of a sheet that is split',
    async reach(page, session) {
      const { source, preview } = await importIntoNewEntry(page, session)
      await pasteRows(source, manyRows())
      await preview.getByRole('checkbox', { name: 'Put the other lines into a further entry' }).check()
      await preview.getByRole('row', { name: /^Further entry 1/ }).waitFor()
    },
  },
  {
    name: 'spread of freight over the lines',
    async reach(page, session) {
      // The button belongs to the sheet of lines, which a phone does not have.
      await page.setViewportSize({ width: 1280, height: 900 })
      await openStep(page, session, 4)
      await page.getByRole('button', { name: 'Spread freight…' }).click()
      await page
        .getByRole('dialog', { name: 'Spread freight and insurance' })
        .getByLabel('Freight')
        .fill('400')
    },
  },
  {
    name: 'search for a part',
    async reach(page, session) {
      await openParts(page, session)
      await openStep(page, session, 4)
      await page.getByRole('button', { name: 'Use a part' }).click()
      await page
        .getByRole('dialog', { name: 'Use a part' })
        .getByRole('option', { name: /HM-2107/ })
        .waitFor()
    },
  },
  {
    name: 'question for a proof before a member is invited',
    async reach(page, session) {
      await session.createEntry()
      await page.goto('/settings/members')
      await settled(page)
      await page.route('**/api/members/invite', (route) =>
        route.fulfill({ status: 403, json: { code: 'proof_required', message: 'Confirm that it is you.' } }),
      )
      await page.getByRole('button', { name: 'Invite Member' }).click()
      const dialog = page.getByRole('dialog', { name: 'Invite Member' })
      await dialog.getByLabel('Email').fill('new@harbor.example')
      await dialog.getByRole('button', { name: /^(Invite|Send)/ }).click()
      await page.getByRole('dialog', { name: 'Confirm that it is you' }).getByLabel('Password').waitFor()
    },
  },
  ofParts('New part', 'New part'),
  ofParts('Import parts', 'Import'),
  ofAccepted('Delete at CBP…', /^Delete the summary of/),
  ofAccepted('Replace…', /^Replace the summary of/),
]
