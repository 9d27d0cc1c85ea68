const FIRST_SECONDS = 2
const LONGEST_SECONDS = 300

/** Seconds to wait after a number of failed attempts (1, 2, ...): doubling from two seconds, five minutes at most. */
export const backOffSeconds = (attempts: number): number =>
  Math.min(FIRST_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_SECONDS)

/** The interval at which an answer that comes by folder is requested. */
export const WAITING_SECONDS = 15
