import { IN_TRANSIT_ROW } from '@edfe/domain/sample'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import type { ApiSession } from './harness/api-session.ts'
import { screenshots } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A run takes thirteen days of a second and more each. */
const RUN_MS = 120_000

/** A validated draft of the sample; the simulator knows no bond of surety 948. */
async function validated(session: ApiSession, surety_no: string) {
  const line_items = SAMPLE_DRAFT.line_items?.map((line) => ({ ...line, tariff_rows: [IN_TRANSIT_ROW] }))
  const header = { ...SAMPLE_DRAFT.header, surety_no }
  const { id } = await session.createEntry({ ...SAMPLE_DRAFT, header, line_items })
  await session.send('POST', `/api/entries/${id}/status`, { status: 'validated' })
}

test(
  'a newcomer rehearses the public shipments on a phone, sees the days grow, and passes',
  long,
  async ({ page, session }) => {
    test.setTimeout(2 * RUN_MS)
    expect(session).toBeDefined()
    await page.goto('/start/road')
    const step = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'CBP’s tests' }) })
    await step.getByRole('link', { name: /^Rehearse/ }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Rehearse CBP’s test')
    await expect(page.getByText(/no validated draft of yours and 40 public shipments/)).toBeVisible()
    await expectAccessible(page, 'a rehearsal that has not begun')
    await expectNoSidewaysScroll(page, 'a rehearsal that has not begun')

    await page.getByRole('button', { name: 'Rehearse' }).click()
    await expect(heading).toHaveText(/^Rehearsing: day \d+ of 13/)
    const runs = page.getByRole('region', { name: 'Ten days of summaries' })
    await expect(runs.getByText('0 of 24').first()).toBeVisible({ timeout: RUN_MS })
    await expect(heading).toHaveText('You would pass: ten days under 5%', { timeout: RUN_MS })
    await expect(runs.getByRole('row', { name: /^Run 1/ })).toContainText('Passed')
    await expect(runs.getByRole('row', { name: /^Releases, port 2704/ })).toContainText('0%, 0%, 0%')
    await expectAccessible(page, 'a rehearsal that is passed')
    await expectNoSidewaysScroll(page, 'a rehearsal that is passed')
    await screenshots(page, 'rehearsal passed')
    for (const [link, file] of [
      ['Protocol (PDF)', 'rehearsal-run.pdf'],
      ['Statements (PDF)', 'rehearsed-statements.pdf'],
      ['Forms 7501 (PDF)', 'rehearsed-7501.pdf'],
    ] as const) {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: link }).first().press('Enter')
      expect((await download).suggestedFilename()).toBe(file)
    }

    await page.getByRole('button', { name: 'Run again' }).click()
    await expect(heading).toHaveText(/^Rehearsing: day \d+ of 13/)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(heading).toHaveText('The rehearsal was stopped', { timeout: RUN_MS })
    await page.goto('/entries')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entries')
    await expect(page.getByRole('table')).toHaveCount(0)
  },
)

test(
  'drafts whose surety has no bond fail on the third day, and the page leads to what is to be mended',
  long,
  async ({ page, session }) => {
    test.setTimeout(2 * RUN_MS)
    for (const surety of ['054', '948', '948']) await validated(session, surety)
    await page.goto('/start/road/rehearsal')
    await expect(page.getByText(/3 validated drafts of yours and 40 public shipments/)).toBeVisible()
    await page.getByRole('button', { name: 'Rehearse' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You would not pass yet', {
      timeout: RUN_MS,
    })
    const run = page
      .getByRole('region', { name: 'Ten days of summaries' })
      .getByRole('row', { name: /^Run 1/ })
    await expect(run).toContainText('Failed, day 3')
    await expect(run).toContainText('4.1%')
    await expect(run).toContainText('Not run')
    const failed = page.getByRole('region', { name: 'What failed, and where to mend it' })
    await expect(failed).toContainText('Days 2, 3')
    await expectAccessible(page, 'a rehearsal that fails on its third day')
    await expectNoSidewaysScroll(page, 'a rehearsal that fails on its third day')
    await screenshots(page, 'rehearsal failed')
    await failed
      .getByRole('link', { name: /^Mend entry/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/entries\/[^/]+\/(step-\d|bond)/)
  },
)
