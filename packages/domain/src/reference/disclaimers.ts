import { label, type MessageDescriptor } from '../messages/index.ts'

/** The reasons for which a statement has no data, in words that a person can answer for (PG01, columns 80). */
export const DISCLAIMERS: Readonly<Record<string, MessageDescriptor>> = {
  A: label({
    id: 'disclaimer.not-regulated',
    defaultMessage: 'The agency does not regulate this product.',
  }),
  B: label({
    id: 'disclaimer.guidance',
    defaultMessage: 'The agency regulates such products, and its guidance asks no data for these goods.',
  }),
  C: label({
    id: 'disclaimer.other-means',
    defaultMessage: 'The data are with the agency by another electronic way.',
  }),
  D: label({ id: 'disclaimer.paper', defaultMessage: 'The data are with the agency on paper.' }),
  E: label({
    id: 'disclaimer.no-wildlife',
    defaultMessage:
      'Nothing in the product is fish or wildlife, or a part or product of it, that has to be declared.',
  }),
  F: label({
    id: 'disclaimer.never-left',
    defaultMessage:
      'The product is made in the United States or Puerto Rico, went directly to the warehouse and never left the United States.',
  }),
  G: label({
    id: 'disclaimer.few-plants',
    defaultMessage:
      'Plants are at most 5 percent of the weight of each unit, and at most 2.9 kg in all products of this tariff number in the entry.',
  }),
}
