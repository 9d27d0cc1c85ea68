import type { FinalReview } from '@edfe/contracts/entries/entry'
import { listed } from '../../../messages/listed.ts'
import { t } from '../../../words/t.ts'

interface Facts {
  review: Pick<FinalReview, 'issues' | 'acknowledged'>
  isSigned: boolean
  /** The member signs in a role that is not chosen yet. */
  needsRole: boolean
  /** The server's word for this member and this entry; its own checks apart. */
  maySubmit: boolean
  /** True if the member, who may not submit it, may hand it to those who may. */
  mayAsk: boolean
}

const MANY = 3

/**
 * Returns the missing step before the entry can be submitted, or sent to those who submit: 'Correct Block 12
 * to submit.'; undefined if nothing is missing.
 */
export function submitReason({ review, isSigned, needsRole, maySubmit, mayAsk }: Facts): string | undefined {
  const errors = review.issues.filter((issue) => issue.severity === 'error')
  const places = [
    ...new Set(
      errors.map((issue) =>
        issue.block
          ? t({ id: 'submit-reason.block', defaultMessage: 'Block {block}' }, { block: issue.block })
          : issue.label,
      ),
    ),
  ]
  if (places.length > MANY)
    return t(
      {
        id: 'submit-reason.correct-errors-submit',
        defaultMessage: 'Correct {count} errors to submit.',
      },
      { count: errors.length },
    )
  if (places.length > 0) {
    const blocks = places.map((place, index) => (index > 0 ? place.replace(/^Block /, '') : place))
    const isBlocks = places.every((place) => place.startsWith('Block '))
    const named =
      isBlocks && places.length > 1 ? listed(blocks).replace(/^Block /, 'Blocks ') : listed(places)
    return t(
      { id: 'submit-reason.correct-to-submit', defaultMessage: 'Correct {named} to submit.' },
      { named },
    )
  }
  if (!isSigned)
    return t({ id: 'submit-reason.sign-block-45-submit', defaultMessage: 'Sign Block 45 to submit.' })
  if (needsRole)
    return t({ id: 'submit-reason.choose-role-submit', defaultMessage: 'Choose your role to submit.' })
  if (!review.acknowledged)
    return t({
      id: 'submit-reason.acknowledge-review-submit',
      defaultMessage: 'Acknowledge the review to submit.',
    })
  return maySubmit || mayAsk
    ? undefined
    : t({
        id: 'submit-reason.approver-admin-submits-entry',
        defaultMessage: 'An approver or admin submits this entry.',
      })
}
