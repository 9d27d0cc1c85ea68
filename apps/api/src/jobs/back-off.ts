const FIRST_SECONDS = 2
const LONGEST_SECONDS = 300

/** Seconds to wait after a number of failed attempts (1, 2, ...): doubling from two seconds, five minutes at most. */
export const backOffSeconds = (attempts: number): number =>
  Math.min(FIRST_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_SECONDS)

/** How often an answer is asked for that comes by folder. */
export const WAITING_SECONDS = 15
