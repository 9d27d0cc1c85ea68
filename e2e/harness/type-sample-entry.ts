import type { Page } from '@playwright/test'
import { BOND, STEP_1, STEP_2, STEP_3, STEP_4, STEP_5 } from '../fixtures/sample-forms.ts'
import type { Field } from './field.ts'

/** How fields are filled and buttons pressed: by mouse or by keyboard. */
export interface Hands {
  fillAll(page: Page, fields: readonly Field[]): Promise<void>
  press(page: Page, button: string, leadsTo?: RegExp): Promise<void>
}

/** What to look at on a page before it is left. */
export type Look = (state: string) => Promise<void>

/** Types the sample entry into a new entry, bond details included, from the dashboard to the review. */
export async function typeSampleEntry(
  page: Page,
  { fillAll, press }: Hands,
  look: Look = async () => undefined,
) {
  await fillAll(page, STEP_1)
  await look('step 1')
  await fillAll(page, BOND)
  await look('step 1 with the bond')
  await press(page, 'Save & Continue', /\/step-2$/)
  await fillAll(page, STEP_2)
  await look('step 2')
  await press(page, 'Save & Continue', /\/step-3$/)
  await fillAll(page, STEP_3)
  await look('step 3')
  await press(page, 'Save & Continue', /\/step-4$/)
  await fillAll(page, STEP_4)
  await look('step 4')
  await press(page, 'Save & Continue', /\/step-5$/)
  await fillAll(page, STEP_5)
  await look('step 5')
  await press(page, 'Save & Continue', /\/step-6$/)
}
