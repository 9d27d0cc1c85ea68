import { label, type MessageDescriptor } from '../messages/index.ts'

/** How CBP's advice leaves a bill: matched with the carrier's manifest, not matched, or to be looked at. */
export type BillMatch = 'matched' | 'no_match' | 'differs'

interface Disposition {
  match: BillMatch
  words: MessageDescriptor
}

const notMatched = (words: MessageDescriptor): Disposition => ({ match: 'no_match', words })
const DIFFERS: Disposition = {
  match: 'differs',
  words: label({
    id: 'isf.advice.differs',
    defaultMessage:
      'The carrier has this bill as another kind. Ask the carrier whether it is a regular or a house bill, correct it and replace the security filing.',
  }),
}

/** The dispositions of advice (SA50): CBP's code, and what it means. */
export const ADVICE_DISPOSITIONS: Readonly<Record<string, Disposition>> = {
  S1: {
    match: 'matched',
    words: label({
      id: 'isf.advice.S1',
      defaultMessage: 'The bill matches that of the carrier. Nobody has to act.',
    }),
  },
  S2: notMatched(
    label({
      id: 'isf.advice.S2',
      defaultMessage:
        'The carrier has not filed this bill yet. Compare its number with the one of the carrier.',
    }),
  ),
  S3: notMatched(
    label({
      id: 'isf.advice.S3',
      defaultMessage:
        'No bill of the carrier matches after 5 days. Compare the number with the carrier, and replace the security filing if it is wrong.',
    }),
  ),
  S4: notMatched(
    label({
      id: 'isf.advice.S4',
      defaultMessage:
        'No bill of the carrier matches after 20 days. Correct the bill and replace the security filing.',
    }),
  ),
  S5: notMatched(
    label({
      id: 'isf.advice.S5',
      defaultMessage:
        'No bill of the carrier matches after 30 days. Correct the bill, or delete the security filing if the goods do not come.',
    }),
  ),
  S6: DIFFERS,
  SA: DIFFERS,
  SB: DIFFERS,
  SC: DIFFERS,
  S7: {
    match: 'differs',
    words: label({
      id: 'isf.advice.S7',
      defaultMessage:
        'Another filer has filed this bill too. Agree which filing counts, and delete the other.',
    }),
  },
}

export const UNKNOWN_ADVICE: Disposition = {
  match: 'differs',
  words: label({
    id: 'isf.advice.unknown',
    defaultMessage: 'CBP sent a code that this version does not know. Read its own words, and ask CBP.',
  }),
}

export const dispositionOf = (code: string): Disposition => ADVICE_DISPOSITIONS[code] ?? UNKNOWN_ADVICE
