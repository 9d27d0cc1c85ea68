import { checkDigit, checkDigitOffset } from '../../entry/entry-number.ts'
import type { EntryRule } from '../rule.ts'
import { byBlock, entryGroup } from '../rule-shapes.ts'

const { rule } = entryGroup({ layer: 'form', source: byBlock('specification 2§5') })

const compact = (typed: string): string => typed.replaceAll('-', '').toUpperCase()

/** In the order in which a typed number is judged (`readEntryNumber`). The number of a draft is assigned and meets them. */
export const entryNumberRules: readonly EntryRule[] = [
  rule({
    id: 'HEADER_ENTRY_NUMBER_LENGTH',
    at: 'entry_number',
    reads: ['entry_number'],
    holds: ({ entry_number }) => compact(entry_number).length === 11,
    message:
      'Entry Number must be 11 characters (3-char filer code + 7-digit number + 1 check digit). Format: XXX-NNNNNNN-D',
  }),
  rule({
    id: 'HEADER_ENTRY_NUMBER_FILER',
    at: 'entry_number',
    reads: ['entry_number'],
    holds: ({ entry_number }) => /^[A-Z0-9]{3}/.test(compact(entry_number)),
    message: 'Filer code must be 3 alphanumeric characters (A-Z, 0-9)',
  }),
  rule({
    id: 'HEADER_ENTRY_NUMBER_DIGITS',
    at: 'entry_number',
    reads: ['entry_number'],
    holds: ({ entry_number }) => /^...\d{7}/.test(compact(entry_number)),
    message: 'Entry number must be 7 digits',
  }),
  rule({
    id: 'HEADER_ENTRY_NUMBER_CHECK_DIGIT',
    at: 'entry_number',
    source: 'Specification 2§5; CATAIR Appendix E under the CBP profile',
    reads: ['entry_number'],
    holds: ({ entry_number }, { profile }) => checkDigitOffset(compact(entry_number), profile) !== undefined,
    message: "Entry Number check digit mismatch; expected ''{digit}'' per 7501 Appendix 1",
    params: ({ entry_number }, { profile }) => ({
      digit: checkDigit(compact(entry_number).slice(0, 10), profile),
    }),
  }),
]
