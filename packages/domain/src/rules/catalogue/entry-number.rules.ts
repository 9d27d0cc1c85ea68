import { checkDigit } from '../../entry/entry-number.ts'
import { type EntryRule, entryRule } from '../rule.ts'

const compact = (entryNumber: string): string => entryNumber.replaceAll('-', '').toUpperCase()

/** The entry number is assigned, so these only speak of one that was imported or altered. */
export const entryNumberRules: readonly EntryRule[] = [
  entryRule({
    id: 'HEADER_ENTRY_NUMBER_LENGTH',
    at: 'entryNumber',
    reading: 'form',
    source: 'CBP Form 7501 block 1; specification 2§5',
    reads: ['entryNumber'],
    holds: ({ entryNumber }) => compact(entryNumber).length === 11,
    message:
      'Entry Number must be 11 characters (3-char filer code + 7-digit number + 1 check digit). Format: XXX-NNNNNNN-D',
  }),
  entryRule({
    id: 'HEADER_ENTRY_NUMBER_FILER',
    at: 'entryNumber',
    reading: 'form',
    source: 'CBP Form 7501 block 1; specification 2§5',
    reads: ['entryNumber'],
    holds: ({ entryNumber }) => /^[A-Z0-9]{3}/.test(compact(entryNumber)),
    message: 'Filer code must be 3 alphanumeric characters (A-Z, 0-9)',
  }),
  entryRule({
    id: 'HEADER_ENTRY_NUMBER_DIGITS',
    at: 'entryNumber',
    reading: 'form',
    source: 'CBP Form 7501 block 1; specification 2§5',
    reads: ['entryNumber'],
    holds: ({ entryNumber }) => /^...\d{7}/.test(compact(entryNumber)),
    message: 'Entry number must be 7 digits',
  }),
  entryRule({
    id: 'HEADER_ENTRY_NUMBER_CHECK_DIGIT',
    at: 'entryNumber',
    reading: 'form',
    source: 'Specification 2§5; CATAIR Appendix E under the CBP profile',
    reads: ['entryNumber'],
    holds: ({ entryNumber }, { profile }) =>
      checkDigit(compact(entryNumber).slice(0, 10), profile) === compact(entryNumber).slice(10),
    message: "Entry Number check digit mismatch; expected ''{digit}'' per 7501 Appendix 1",
    params: ({ entryNumber }, { profile }) => ({
      digit: checkDigit(compact(entryNumber).slice(0, 10), profile),
    }),
  }),
]
