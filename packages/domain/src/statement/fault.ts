import { label, type MessageDescriptor, type Sentence, sentenceOf } from '../messages/index.ts'
import { placeWords } from './class-words.ts'

/** Why a statement is kept and not booked. */
export const STATEMENT_FAULTS = [
  'incomplete',
  'unknown_record',
  'misplaced_record',
  'unreadable_record',
  'other_filer',
  'contradiction',
  'repeated_line',
  'wrong_total',
] as const
export type StatementFaultCode = (typeof STATEMENT_FAULTS)[number]

/** One fault, with its place. Amounts and days are text, as a statement is stored. */
export interface StatementFault {
  code: StatementFaultCode
  /** A record, a field, a class of money or the number of an entry. */
  of: string
  stated?: string | undefined
  expected?: string | undefined
}

const WORDS: Readonly<Record<StatementFaultCode, MessageDescriptor>> = {
  incomplete: label({
    id: 'statement.fault.incomplete',
    defaultMessage: 'The statement is not whole: {of} is missing.',
  }),
  unknown_record: label({
    id: 'statement.fault.unknown-record',
    defaultMessage: 'Record {of} is not one of a statement.',
  }),
  misplaced_record: label({
    id: 'statement.fault.misplaced-record',
    defaultMessage: 'Record {of} is not in its place.',
  }),
  unreadable_record: label({
    id: 'statement.fault.unreadable-record',
    defaultMessage: 'Record {of} cannot be read in columns {stated}.',
  }),
  other_filer: label({
    id: 'statement.fault.other-filer',
    defaultMessage: '{of} is of filer {stated}, not {expected}.',
  }),
  contradiction: label({
    id: 'statement.fault.contradiction',
    defaultMessage:
      'The statement contradicts itself: {of} is {stated} in one place and {expected} in another.',
  }),
  repeated_line: label({
    id: 'statement.fault.repeated-line',
    defaultMessage: '{of} is on the statement more than once.',
  }),
  wrong_total: label({
    id: 'statement.fault.wrong-total',
    defaultMessage: 'The total of {of} is {stated}, and its parts add up to {expected}.',
  }),
}

export const faultWords = ({ code, of, stated = '', expected = '' }: StatementFault): Sentence =>
  sentenceOf(WORDS[code], { of: placeWords(of), stated, expected })
