/** What can happen to a release in practice: the lives that the customs simulator knows. */
export const PRACTICE_SCENARIOS = [
  'plain',
  'matched',
  'exam',
  'detention',
  'documents',
  'fdaReview',
  'fdaHold',
  'fdaDocuments',
  'fdaRejection',
  'fdaHoldsNow',
  'fdaAsksNow',
  'wrongBill',
  'noBillMatch',
  'cancellationRefused',
  'split',
  'redelivery',
] as const
export type PracticeScenario = (typeof PRACTICE_SCENARIOS)[number]

/** Seconds in which a day at customs passes in practice, so that a person sees one thing happen after the other. */
export const PRACTICE_DAY_SECONDS = 4
