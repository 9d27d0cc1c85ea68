/** One term of an amount: what it is and what it contributes, both ready to show. */
export interface Term {
  label: string
  amount: string
}

/** An amount in US dollars with two decimals, and how it came about. */
export interface Figure {
  amount: string
  terms: Term[]
}
