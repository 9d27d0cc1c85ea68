import type { Sentence } from '../messages/index.ts'

/** One component of an amount: its label and what it contributes, in dollars with two decimals. */
export interface Component {
  label: Sentence
  amount: string
}

/** An amount in US dollars with two decimals, and the components that it is made of. */
export interface Amount {
  amount: string
  components: Component[]
}
