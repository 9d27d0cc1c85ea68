import type { Page } from '@playwright/test'
import { nameOf, startingWith } from './field.ts'

/** Answers the question that a person without an organization is asked before the first entry. */
export async function answerRulesQuestion(page: Page, rules: 'practice' | 'cbp' = 'practice') {
  const question = page.getByRole('group', { name: nameOf('Which rules should check your entries?') })
  await question
    .getByRole('radio', { name: startingWith(rules === 'cbp' ? "CBP's rules" : 'Practice rules') })
    .check()
  await page.getByRole('button', { name: nameOf('Continue') }).press('Enter')
}
