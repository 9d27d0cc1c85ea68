import type { LineItem } from '../entry/draft.ts'

/** The terms of sale of a line: its own, else the Incoterm of the shipment; '' when neither is given. */
export const termsOfSale = (line: LineItem, incoterm: string | undefined): string =>
  line.valuation?.terms_of_sale || incoterm || ''

/** The seller pays the duty: it is a part of the price (Incoterms 2020). */
export const includesDuty = (terms: string): boolean => terms === 'DDP'

/** The buyer pays the carriage to the United States: none of it is in the price (Incoterms 2020, groups E and F). */
export const excludesFreight = (terms: string): boolean => ['EXW', 'FCA', 'FAS', 'FOB'].includes(terms)
