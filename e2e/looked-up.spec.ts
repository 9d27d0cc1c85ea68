import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT, sampleEntryLine } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { press } from './harness/by-mouse.ts'
import { open, openWith } from './harness/detail-page.ts'
import { expect, test } from './harness/test.ts'

test.use({ today: '2026-10-12' })

const DAY = '2026-10-12'
const looked = (list: string) =>
  `Looked up for these goods in the tariff schedule (hts.usitc.gov) on 10/12/2026. ${list}: not listed.`
const NOTE_52J = looked('U.S. note 52(j)')

/** Lamps that note 52(j) may exempt; those of Brazil may be in note 50(a). */
const lamps = (...origins: string[]) => ({
  header: { ...SAMPLE_DRAFT.header, entry_date: DAY },
  line_items: origins.map((origin_country, index) => ({
    ...sampleEntryLine(`lamp-${index + 1}`, index + 1),
    htsus: '9405.11.6010',
    origin_country,
    duty_source: 'calculated' as const,
    tariff_answers: [{ question: 'civil_aircraft', answer: 'no' }],
  })),
})
const pressOf = (page: Page, count: string) =>
  page.getByRole('button', { name: `I looked it up: no exemption${count}`, exact: true })

test('a line that may be exempt gets its note at one press, and alike lines with it', async ({
  page,
  session,
}) => {
  const { entry, stored } = await openWith(session, lamps('SV', 'GT', 'VN'))
  const notes = async () => (await stored()).line_items?.map(({ duty_note = '' }) => duty_note)
  await open(page, entry, 'step-4')
  await press(page, 'Line 001 details')
  // Without it the entry is not filed: it is not called optional.
  const note = page.getByLabel('Note for your records', { exact: true })
  await expect(page.getByRole('link', { name: 'Look it up in chapter 99' })).toHaveAttribute(
    'href',
    /^https:\/\/hts\.usitc\.gov\//,
  )
  await expectAccessible(page, 'the press for what was looked up')
  await pressOf(page, ', for all 2 lines').click()
  await expect(note).toHaveValue(NOTE_52J)
  await expect(note).toBeFocused()
  await expect(pressOf(page, '')).toBeHidden()
  await expect.poll(notes).toEqual([NOTE_52J, NOTE_52J, ''])
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(notes).toEqual(['', '', ''])
  await pressOf(page, '').click()
  await expect.poll(notes).toEqual([NOTE_52J, '', ''])
  await note.fill('Rev 21, note 52(j)(4): described, filed under 9903.06.02')
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await notes())?.[0]).toContain('described')
})

test('one press on the review gives every line its own note, and the error is gone', async ({
  page,
  session,
}) => {
  const { entry, stored } = await openWith(session, lamps('SV', 'BR', 'GT'))
  const notes = async () => (await stored()).line_items?.map(({ duty_note = '' }) => duty_note)
  await open(page, entry, 'step-6')
  const finding = page.getByRole('listitem').filter({ hasText: 'The line needs a note' }).first()
  await expect(finding).toContainText('3 lines: 001–003.')
  await expect(pressOf(page, ', for all 3 lines')).toBeVisible()
  await expectAccessible(page, 'the press on the review')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'the press on the review')
  await pressOf(page, ', for all 3 lines').click()
  await expect.poll(notes).toEqual([NOTE_52J, looked('U.S. note 50(a)'), NOTE_52J])
  await expect(page.getByText('The line needs a note')).toHaveCount(0)
  await press(page, 'Undo')
  await expect.poll(notes).toEqual(['', '', ''])
  await expect(finding).toBeVisible()
})
