import type { NoticeBill, ReleaseAction } from './release-action.ts'

/**
 * What is said for the first time. CBP says the same thing in a notice and in the answer to a question, in either order:
 * it happened once. Refusals and some decisions of agencies have no time.
 */
export const unknownActions = (
  known: readonly ReleaseAction[],
  said: readonly ReleaseAction[],
): ReleaseAction[] => said.filter((action) => !known.some((one) => isSame(one, action)))

function isSame(one: ReleaseAction, other: ReleaseAction): boolean {
  if (one.of === 'refusal' || other.of === 'refusal')
    return (
      one.of === 'refusal' &&
      other.of === 'refusal' &&
      one.reason === other.reason &&
      one.comment === other.comment
    )
  if (one.code !== other.code || one.at !== other.at) return false
  if (one.of === 'bill') return other.of === 'bill' && isOfSameBill(one.bills, other.bills)
  if (one.of === 'entry') return other.of === 'entry'
  return (
    other.of === 'agency' &&
    one.agency === other.agency &&
    one.program === other.program &&
    one.lines?.from === other.lines?.from &&
    one.lines?.to === other.lines?.to
  )
}

/** A notice may leave its bill out; the last number is the house below a master. */
const isOfSameBill = (some: readonly NoticeBill[], others: readonly NoticeBill[]): boolean =>
  some.length === 0 || others.length === 0 || some.at(-1)?.number === others.at(-1)?.number
