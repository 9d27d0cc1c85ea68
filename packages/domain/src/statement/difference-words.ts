import { label, type MessageDescriptor, type Sentence, sentenceOf } from '../messages/index.ts'
import type { DifferenceKind } from './match-daily.ts'

const WORDS: Readonly<Record<DifferenceKind, MessageDescriptor>> = {
  unknown: label({
    id: 'statement.difference.unknown',
    defaultMessage:
      'Nothing was filed here under this number. If it is not yours, take it off the statement in the ACE portal or ask your CBP client representative before you authorize the payment.',
  }),
  missing: label({
    id: 'statement.difference.missing',
    defaultMessage:
      'What was filed for this statement is not on it. Ask CBP on which statement it comes; its day of payment does not wait for that.',
  }),
  other_amount: label({
    id: 'statement.difference.other-amount',
    defaultMessage:
      'CBP states another amount than what was filed. Before the payment, replace the summary or move the entry to another day; after it, file a post summary correction.',
  }),
  deleted: label({
    id: 'statement.difference.deleted',
    defaultMessage:
      'CBP has deleted this summary, and collects for it all the same. Take the entry off the statement in the ACE portal before you authorize the payment.',
  }),
  moved: label({
    id: 'statement.difference.moved',
    defaultMessage:
      'It was filed for another statement. If nobody moved it, move it back in the ACE portal before you authorize the payment.',
  }),
  taken_away: label({
    id: 'statement.difference.taken-away',
    defaultMessage:
      'It was on the preliminary statement and was taken away. Pay it with another statement, or alone, by its own day of payment.',
  }),
}

/** The difference in words, and what to do about it. */
export const differenceWords = (kind: DifferenceKind): Sentence => sentenceOf(WORDS[kind])
