import type { StepKey } from '@edfe/domain/entry'
import type { Check } from '../form/use-entry-form.ts'
import type { DetailPage } from '../pages/detail-pages.ts'
import { stepOfPage } from '../pages/step-path.ts'
import { stepShowing } from './field-page.ts'

/** What the rules of the whole entry refuse of the values that a numbered step shows. */
export const refusedOnStep =
  (key: StepKey): Check =>
  (draft, filing, rules) =>
    filing
      .refusedValues(key, draft, rules)
      .filter(({ path, page }) => page === undefined || stepShowing(path, draft) === key)

/** What the rules of the whole entry refuse of the values on a detail page. */
export const refusedOnPage =
  (page: DetailPage): Check =>
  (draft, filing, rules) => {
    const step = stepOfPage(page)
    return step ? filing.refusedValues(step.key, draft, rules).filter((found) => found.page === page) : []
  }
