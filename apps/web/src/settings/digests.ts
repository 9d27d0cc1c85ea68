/** How often mail is gathered. */
export const DIGEST_OPTIONS = [
  ['immediate', 'Immediate'],
  ['daily', 'Daily'],
  ['weekly', 'Weekly'],
] as const
