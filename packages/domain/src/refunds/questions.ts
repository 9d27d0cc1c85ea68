import { defineMessage, type Message } from '../messages/index.ts'

/** What a person has to look at; it carries no amount. */
export interface Question {
  /** The line; undefined for the entry. */
  readonly line?: string
  readonly says: Message
}

/** Why nothing is said of a line. */
export const questionMessages = {
  facts: defineMessage({
    id: 'refunds.question.facts',
    defaultMessage:
      'The HTS number of ten digits, the origin or the day of the duty is missing, or the line is part of a set.',
  }),
  chapter98: defineMessage({
    id: 'refunds.question.chapter-98',
    defaultMessage: 'The line claims a heading of chapter 98, whose duty is not calculated here.',
  }),
  severalNumbers: defineMessage({
    id: 'refunds.question.several-numbers',
    defaultMessage:
      'The line has several HTS numbers of chapters 1 to 97, whose duties are not calculated together.',
  }),
  heading: defineMessage<{ heading: string }>({
    id: 'refunds.question.heading',
    defaultMessage: 'Duty was paid under {heading}, a heading that the additional duties here do not have.',
  }),
  no_measures: defineMessage<{ says: readonly Message[] }>({
    id: 'refunds.question.no-measures',
    defaultMessage: 'Additional duties are known here for entry dates from February 4, 2025 on. {says}',
  }),
  no_duty: defineMessage<{ says: readonly Message[] }>({
    id: 'refunds.question.no-duty',
    defaultMessage: 'The duty is not calculated. {says}',
  }),
  open_question: defineMessage<{ says: readonly Message[] }>({
    id: 'refunds.question.open-question',
    defaultMessage:
      'The headings that were filed are not those that the tariff gives, and a fact of the goods decides. {says}',
  }),
  quantity: defineMessage({
    id: 'refunds.question.quantity',
    defaultMessage: 'A quantity is missing, so part of the duty of this line is not compared.',
  }),
  claim: defineMessage<{ spi: string; amount: string; source: string }>({
    id: 'refunds.question.claim',
    defaultMessage:
      'The goods claim no special program. If they qualify for {spi} ({source}), the duty is {amount} less. This is not in the totals: whether they qualify rests on your proof of origin.',
  }),
}
