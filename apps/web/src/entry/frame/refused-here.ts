import type { StepKey } from '@edfe/domain/entry'
import type { Check } from '../form/use-entry-form.ts'
import type { DetailPage } from '../pages/detail-pages.ts'

/** What the rules of the whole entry refuse of the values of a numbered step, those of its detail pages too. */
export const refusedOnStep =
  (key: StepKey): Check =>
  (draft, filing, rules) =>
    filing.refusedValues(draft, rules).filter(({ step }) => step === key)

/** What the rules of the whole entry refuse of the values that a detail page alone shows. */
export const refusedOnPage =
  (page: DetailPage): Check =>
  (draft, filing, rules) =>
    filing.refusedValues(draft, rules).filter((found) => found.page === page)
