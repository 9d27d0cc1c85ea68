/** How far a message to customs is. */
export const SUBMISSION_STATES = ['queued', 'sending', 'retrying', 'answered', 'failed'] as const
