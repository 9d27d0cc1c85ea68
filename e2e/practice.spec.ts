import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT, SAMPLE_DRAFT_BY_CBP } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { newSession } from './harness/api-session.ts'
import { startConnected } from './harness/connected.ts'
import { rows } from './harness/entry-list.ts'
import { confirmNumber, operatorSession } from './harness/operator-session.ts'
import { newPerson } from './harness/person.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { expect, long, test } from './harness/test.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Practice', exact: true })

const submit = (page: Page) => page.getByRole('button', { name: /^Submit / })

test('with the simulator, every page, the submit button and the filed entry say that it is practice', async ({
  page,
  session,
}) => {
  const entry = await session.createEntry(SAMPLE_DRAFT)
  for (const path of ['/dashboard', '/entries', '/settings/organization', '/reports', '/settings/unknown']) {
    await page.goto(path)
    await expect(bar(page), path).toContainText('Nothing is sent to CBP.')
  }
  await page.goto(`/entries/${entry.id}/step-6`)
  await expect(bar(page)).toBeVisible()
  await expect(submit(page)).toHaveText('Submit (practice)')
  await expect(page.getByText(/submitting sends it to a simulator, and nothing to CBP/)).toBeVisible()
  await submitAndBeAccepted(page)
  await expect(page.getByText('Nothing was sent to CBP, and nothing is owed')).toBeVisible()
  await expect(page.getByText(/duty and fees would be due by/)).toBeVisible()
  await expectAccessible(page, 'a practice entry that was accepted')
  for (const path of [`/entries/${entry.id}/step-6`, '/dashboard']) {
    await page.goto(path)
    await expect(page.getByText('Accepted (practice)', { exact: true }), path).toBeVisible()
  }
  await page.goto('/entries')
  await expect(rows(page)).toContainText('Accepted')
  await expect(page.getByText(/\(practice\)/)).toHaveText('1 entry (practice)')
})

test(
  'with a live gateway, practice ends with a confirmed filer code: no page mentions it, and the entry is submitted to CBP',
  long,
  async ({ browser }, info) => {
    const { product } = await startConnected(info)
    const context = await browser.newContext({ baseURL: product.url })
    try {
      const page = await context.newPage()
      // Signed with the name of the account, as what goes to CBP must be.
      const person = newPerson(SAMPLE_DRAFT.totals_declarations?.declarant_name)
      const session = await newSession(product, context, person)
      const entry = await session.createEntry(SAMPLE_DRAFT_BY_CBP)
      for (const path of ['/dashboard', '/entries', '/settings/organization']) {
        await page.goto(path)
        await expect(bar(page), path).toContainText(
          'Your organization has no confirmed filer code. Nothing is sent to CBP.',
        )
      }
      await page.goto(`/entries/${entry.id}/step-6`)
      await expect(submit(page)).toHaveText('Submit (practice)')
      await expect(page.getByText(/without a confirmed filer code, nothing can be sent to CBP/)).toBeVisible()
      await expectAccessible(page, 'a review without a confirmed filer code')

      await confirmNumber(await operatorSession(product), session, 'filer_code', 'B76')
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).toBeVisible()
      await expect(bar(page)).toHaveCount(0)
      await page.goto(`/entries/${entry.id}/step-1`)
      await expect(page.getByLabel('Bond type')).toHaveAccessibleDescription(
        /0 no bond required, 8 continuous, 9 single transaction/,
      )
      await page.goto(`/entries/${entry.id}/step-6`)
      await expect(submit(page)).toHaveText(`Submit to CBP, $${SAMPLE_ENTRY.printed.total}`)
      await expect(page.getByText(/under penalty of law/)).toBeVisible()
      await expect(page.getByText(/practice/i)).toHaveCount(0)
    } finally {
      await context.close()
      await product.stop()
    }
  },
)
