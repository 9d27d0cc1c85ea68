/** A customs term. `blocks` are the Form 7501 blocks that use it. */
export interface Term {
  term: string
  long?: string
  blocks?: readonly string[]
  means: string
}
