import { type DraftData, isSameText } from '@edfe/domain/entry'
import { type Sentence, say } from '@edfe/domain/messages'
import { isProofFresh, proofRequired } from '../../auth/proof.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import type { MemberScope } from '../request-scope.ts'

const signatureOf = (draft: DraftData): string => draft.totals_declarations?.declarant_signature?.trim() ?? ''

/** Why a signature is not that of a person with this name: a reason of a declaration that does not hold. */
export const notOwnName = (name: string): Sentence =>
  say(
    {
      id: 'refusal.declaration.other-name',
      defaultMessage: 'Electronic signature must be the name of the account that signs: {name}',
    },
    { name },
  )

/**
 * Why a save may not sign: where signatures bind, the acting member signs with the name of their account, and has
 * proved a moment ago who they are. Undefined for a save that signs nothing.
 */
export function signingRefusal(scope: MemberScope, stored: DraftData, patch: DraftData): Refusal | undefined {
  const signature = signatureOf(patch)
  if (!scope.asksForProof || !signature || signature === signatureOf(stored)) return undefined
  if (!isSameText(signature, scope.actor.name)) {
    const reason = notOwnName(scope.actor.name)
    return refuse(422, 'DECLARATION_INVALID', reason, { reasons: [reason] })
  }
  return isProofFresh(scope.actor, scope.now) ? undefined : proofRequired()
}
