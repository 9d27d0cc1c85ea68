import { STEPS, type StepKey } from '@edfe/domain/entry'

export type Step = (typeof STEPS)[number]

export const stepOf = (key: StepKey): Step => STEPS.find((step) => step.key === key)!
export const stepNumber = (key: StepKey): number => STEPS.findIndex((step) => step.key === key) + 1

/** The step before or after one; undefined at either end. */
export const neighbour = (key: StepKey, by: 1 | -1): Step | undefined => STEPS[stepNumber(key) - 1 + by]

/** The numbered step that a page of the entry belongs to; undefined for a page that there is none of. */
export const stepOfPage = (page: string): Step | undefined =>
  STEPS.find((step) => step.path === page || (step.named as readonly string[]).includes(page))
