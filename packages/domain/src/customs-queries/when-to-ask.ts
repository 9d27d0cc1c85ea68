const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** CBP is asked about one subject once in this time. */
const LEAST_BETWEEN = 60 * SECOND
/** An older answer says how old it is. */
export const OLD_AFTER = HOUR
/** The product asks when CBP has said nothing of an entry for so long. */
export const SILENT_AFTER = DAY
/** After so long without an end, only people ask. */
export const ASKS_ALONE_FOR = 30 * DAY
/** CBP answers about entries of the last six months (chapter of the status query); a month has 30 days at least. */
const ANSWERED_FOR = 180 * DAY

/** A question that was asked before, and how far it is. */
export interface AskedBefore {
  askedAt: Date
  /** It waits for its answer. */
  isOpen: boolean
}

export type QuestionRefusal = 'not_filed' | 'already_asked' | 'asked_recently' | 'too_old_to_ask'

/** Why CBP is not asked about an entry now; undefined when it may be. */
export function questionRefusal(
  { filedAt, latest }: { filedAt: Date | undefined; latest: AskedBefore | undefined },
  now: Date,
): QuestionRefusal | undefined {
  if (!filedAt) return 'not_filed'
  if (isOlder(filedAt, ANSWERED_FOR, now)) return 'too_old_to_ask'
  return repeatRefusal(latest, now)
}

/** Why the same question is not asked again now. */
export function repeatRefusal(
  latest: AskedBefore | undefined,
  now: Date,
): 'already_asked' | 'asked_recently' | undefined {
  if (latest?.isOpen) return 'already_asked'
  return latest && !isOlder(latest.askedAt, LEAST_BETWEEN, now) ? 'asked_recently' : undefined
}

const isOlder = (time: Date, milliseconds: number, now: Date): boolean =>
  now.getTime() - time.getTime() >= milliseconds
