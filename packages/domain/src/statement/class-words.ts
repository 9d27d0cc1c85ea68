import {
  label,
  type MessageDescriptor,
  type MessageParam,
  type Sentence,
  say,
  sentenceOf,
} from '../messages/index.ts'
import { FEE_CLASSES, feeClassName } from '../reference/index.ts'

const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  duty: label({ id: 'statement.class.duty', defaultMessage: 'duty' }),
  tax: label({ id: 'statement.class.tax', defaultMessage: 'I.R. tax' }),
  antidumping: label({ id: 'statement.class.antidumping', defaultMessage: 'antidumping duty' }),
  countervailing: label({ id: 'statement.class.countervailing', defaultMessage: 'countervailing duty' }),
  interest: label({ id: 'statement.class.interest', defaultMessage: 'interest' }),
  deferred_tax: label({ id: 'statement.class.deferred-tax', defaultMessage: 'deferred tax' }),
  total: label({ id: 'statement.class.total', defaultMessage: 'the whole amount' }),
  paying: label({ id: 'statement.class.paying', defaultMessage: 'entries with a payment' }),
  number: label({ id: 'statement.field.number', defaultMessage: 'the number of the statement' }),
  print_date: label({ id: 'statement.field.print-date', defaultMessage: 'the print date' }),
  payment_type: label({ id: 'statement.field.payment-type', defaultMessage: 'the payment type' }),
  entry_number: label({ id: 'statement.field.entry-number', defaultMessage: 'the entry number' }),
  sequence: label({ id: 'statement.field.sequence', defaultMessage: 'the number of a fee record' }),
  record_count: label({ id: 'statement.field.record-count', defaultMessage: 'the number of records' }),
  free: label({ id: 'statement.class.free', defaultMessage: 'entries without a payment' }),
}

const FEE_CLASS = /^\d{3}$/

/** Classes that CBP has no name for are named by their code. */
const fee = (code: string): Sentence =>
  FEE_CLASSES.some((known) => known.code === code)
    ? say(
        { id: 'statement.class.named-fee', defaultMessage: '{name}, class {code}' },
        { name: feeClassName(code), code },
      )
    : say({ id: 'statement.class.fee', defaultMessage: 'fee {code}' }, { code })

/** The name of a class of money. */
export function className(of: string): Sentence {
  const name = NAMES[of]
  return name ? sentenceOf(name) : fee(of)
}

/** The name of a class, a total or a field inside a sentence; records and numbers of CBP as they are. */
export const placeWords = (of: string): MessageParam => (NAMES[of] || FEE_CLASS.test(of) ? className(of) : of)
