/** One component of an amount: its label and what it contributes, both ready to show. */
export interface Component {
  label: string
  amount: string
}

/** An amount in US dollars with two decimals, and the components that it is made of. */
export interface Amount {
  amount: string
  components: Component[]
}
