import type { DraftData } from '@edfe/domain/entry'
import { NOT_ON_FILE } from '@edfe/domain/sample'
import type { Page } from '@playwright/test'
import { draftOf, SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import type { ApiSession } from '../harness/api-session.ts'
import { ACCOUNT_STATES } from './account-states.ts'
import { DIALOG_STATES } from './dialog-states.ts'
import { fileByApi } from './file-by-api.ts'
import { endSessionOf, settled } from './signed-in.ts'
import type { UiState } from './ui-state.ts'

const MANY_LINES = 999
/** An importer and a bond that customs does not have on file: it rejects the summary. */
const REJECTED: DraftData = {
  header: { ...SAMPLE_DRAFT.header, surety_no: NOT_ON_FILE.surety },
  parties: { ...SAMPLE_DRAFT.parties, importer_number: NOT_ON_FILE.importer },
}

const entryOf = async (session: ApiSession, draft: DraftData = SAMPLE_DRAFT) => session.createEntry(draft)

async function open(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

/** Lets every request to these paths fail, as a lost connection does. */
async function cutOff(page: Page, paths: RegExp) {
  await page.route(paths, (route) => route.abort())
}

const FORMS: UiState[] = [
  {
    name: 'open list of suggestions',
    async reach(page, session) {
      await open(page, `/entries/${(await session.createEntry()).id}/step-1`)
      await page.getByRole('combobox', { name: 'Port code' }).fill('Los')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    },
  },
  {
    name: 'list of suggestions without a match',
    async reach(page, session) {
      await open(page, `/entries/${(await session.createEntry()).id}/step-1`)
      await page.getByRole('combobox', { name: 'Port code' }).fill('Qqqq')
      await page.getByText('No port codes found').waitFor()
    },
  },
  {
    name: 'error summary',
    async reach(page, session) {
      await open(page, `/entries/${(await session.createEntry()).id}/step-2`)
      await press(page, 'Save & Continue')
      await page.getByRole('heading', { name: /^Error \(\d+\)/ }).waitFor()
    },
  },
  {
    name: 'conflict dialog',
    async reach(page, session) {
      const entry = await entryOf(session)
      await open(page, `/entries/${entry.id}/step-2`)
      // The page saves when typing pauses: after the other person, however slow the machine is.
      const theirs = Promise.withResolvers<void>()
      await page.route(`**/api/entries/${entry.id}`, async (route) => {
        await theirs.promise
        await route.continue()
      })
      await page.getByLabel('Vessel name').fill('MAEU')
      await session.save(entry, {
        shipment_origin: { ...SAMPLE_DRAFT.shipment_origin, importing_carrier: 'COSU' },
      })
      theirs.resolve()
      await dialog(page, 'Two versions of this entry')
    },
  },
  {
    name: '999 lines',
    async reach(page, session) {
      await open(page, `/entries/${(await entryOf(session, draftOf(MANY_LINES))).id}/step-4`)
      await press(page, 'Line 002 details')
      await page.getByLabel('Description').first().waitFor()
    },
  },
]

const FILED: UiState[] = [
  {
    name: 'accepted entry, its records open',
    async reach(page, session) {
      await open(page, `/entries/${(await fileByApi(session)).id}/step-1`)
      await press(page, 'How you would pay')
      await page.getByText('Technical record', { exact: true }).click()
      await page.locator('summary').filter({ hasText: 'of Sent to the simulator' }).click()
    },
  },
  {
    name: 'rejected entry',
    async reach(page, session) {
      await open(page, `/entries/${(await fileByApi(session, REJECTED)).id}/step-1`)
      await page.getByRole('heading', { name: 'What to correct', exact: true }).waitFor()
    },
  },
  {
    name: 'correcting draft, its conditions open',
    async reach(page, session) {
      await open(page, `/entries/${(await fileByApi(session, REJECTED)).id}/step-1`)
      await press(page, 'Correct and file again')
      await page.getByText('This draft corrects a rejected entry: 2 conditions').waitFor()
    },
  },
]

const LISTS: UiState[] = [
  {
    name: 'archive dialog',
    async reach(page, session) {
      await session.createEntry()
      await open(page, '/entries')
      await press(page, /^Archive ZZZ/)
      await dialog(page, 'Archive Entry')
    },
  },
  {
    name: 'list with a chosen row, its filters and a menu open',
    async reach(page, session) {
      await session.createEntry(SAMPLE_DRAFT)
      await open(page, '/entries')
      await page.getByRole('checkbox').first().check()
      await press(page, 'Filters')
      await press(page, /^Actions for ZZZ/)
      await page.getByRole('link', { name: /^Documents ZZZ/ }).waitFor()
    },
  },
  {
    name: 'list without a match',
    async reach(page, session) {
      await session.createEntry()
      await open(page, '/entries?q=nothing-like-it')
      await page.getByText('No entries found').waitFor()
    },
  },
  {
    name: 'empty archive',
    async reach(page) {
      await open(page, '/entries?archived=true')
      await page.getByText('No entries found').waitFor()
    },
  },
  {
    name: 'remove member dialog',
    async reach(page, session) {
      await session.createEntry()
      await session.send('POST', '/api/members/invite', { email: 'ines@alderfinch.example', role: 'auditor' })
      await open(page, '/settings/members')
      await press(page, 'Revoke invitation of ines@alderfinch.example')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'invite member dialog',
    async reach(page, session) {
      await session.createEntry()
      await open(page, '/settings/members')
      await press(page, 'Invite Member')
      await dialog(page, 'Invite Member')
    },
  },
]

const FRAME: UiState[] = [
  {
    name: 'open menu on a narrow page',
    async reach(page) {
      const { width = 390, height = 900 } = page.viewportSize() ?? {}
      await page.setViewportSize({ width: Math.min(width, 900), height })
      await open(page, '/dashboard')
      await press(page, 'Open menu')
      await page.getByRole('button', { name: 'Close menu' }).waitFor()
    },
  },
  {
    name: 'sheet of shortcuts',
    async reach(page) {
      await open(page, '/dashboard')
      await page.keyboard.press('?')
      await dialog(page, 'Keyboard shortcuts')
    },
  },
  {
    name: 'ended session',
    async reach(page, session) {
      await open(page, `/entries/${(await entryOf(session)).id}/step-2`)
      await endSessionOf(page)
      await page.getByLabel('Vessel name').fill('MAEU')
      await dialog(page, 'Your session has ended')
    },
  },
]

const failed = (name: string, path: string, requests: RegExp): UiState => ({
  name,
  async reach(page, session) {
    await session.createEntry()
    await cutOff(page, requests)
    await page.goto(path)
    await page.getByRole('button', { name: 'Try again' }).first().waitFor()
  },
})

const FAILED: UiState[] = [
  failed('dashboard that could not be loaded', '/dashboard', /\/api\/(dashboard|notifications|entries)/),
  failed('list that could not be loaded', '/entries', /\/api\/entries/),
  failed(
    'entry that could not be loaded',
    '/entries/00000000-0000-4000-8000-000000000000/step-2',
    /\/api\/entries/,
  ),
  failed('members that could not be loaded', '/settings/members', /\/api\/members/),
]

export const UI_STATES: UiState[] = [
  ...FORMS,
  ...FILED,
  ...LISTS,
  ...FRAME,
  ...FAILED,
  ...DIALOG_STATES,
  ...ACCOUNT_STATES,
]
