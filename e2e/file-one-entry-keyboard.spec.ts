import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { signInNew } from './harness/account.ts'
import * as keyboard from './harness/by-keyboard.ts'
import { nameOf } from './harness/field.ts'
import { newPerson } from './harness/person.ts'
import { expectAccepted } from './harness/review.ts'
import { answerRulesQuestion } from './harness/rules-question.ts'
import { expect, long, test } from './harness/test.ts'
import { typeSampleEntry } from './harness/type-sample-entry.ts'
import { LANGUAGES, speak } from './harness/words.ts'

test.afterEach(() => speak('en'))

for (const [tag, name] of [...LANGUAGES, ['fr', 'French'] as const]) {
  test(
    `the same entry is filed by keyboard alone, in ${name}`,
    tag === 'en' ? {} : long,
    async ({ page }) => {
      await speak(tag)
      const person = newPerson(SAMPLE_ENTRY.made.declarant.name)
      await page.goto(tag === 'en' ? '/about' : `/${tag}/about`)
      await page
        .getByRole('banner')
        .getByRole('link', { name: nameOf('Create account') })
        .press('Enter')
      await keyboard.fillAll(page, [
        { label: 'Full name', value: person.name },
        { label: 'Email', value: person.email },
        { label: 'Password', value: person.password },
      ])
      await keyboard.press(page, 'Create account', /\/dashboard$/)
      await keyboard.press(page, 'New Entry', /\/entries\/new\/step-1$/)
      await answerRulesQuestion(page)
      await expect(page).toHaveURL(/\/entries\/[0-9a-f-]{36}\/step-1$/)
      await expect(page.locator('html')).toHaveAttribute('lang', tag === 'en' ? 'en-US' : tag)
      await typeSampleEntry(page, keyboard)

      await keyboard.fill(page, { label: 'I have reviewed this entry summary', kind: 'tick' })
      await keyboard.press(page, 'Submit (practice)')
      await expectAccepted(page)
    },
  )
}

test('the tab key goes from field to field of a new entry, and no message takes the focus away', async ({
  page,
  product,
}) => {
  await signInNew(page, product)
  await page.goto('/dashboard')
  await keyboard.press(page, 'New Entry', /\/entries\/new\/step-1$/)
  await answerRulesQuestion(page)
  await expect(page).toHaveURL(/\/entries\/[0-9a-f-]{36}\/step-1$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Entry Header' })).toBeFocused()
  await page.getByLabel('Entry number').focus()
  for (const label of [
    'Entry type',
    'Summary date',
    'Purchase order (optional)',
    'Surety number',
    'Bond type',
    'Port code',
    'Entry date',
  ]) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add a rare detail' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('button', { name: 'When needed' }),
    'more detail, before the actions',
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Bond Details' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused()
  await expect(page.getByText('Summary date is required', { exact: true })).toBeVisible()
})
