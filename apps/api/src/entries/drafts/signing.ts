import { type DraftData, isSameText } from '@edfe/domain/entry'
import { type Sentence, say } from '@edfe/domain/messages'
import { personMustSign } from '../../auth/person-must-sign.ts'
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
 * proved a moment ago who they are. A key never signs. Undefined for a save that signs nothing.
 */
export async function signingRefusal(
  scope: MemberScope,
  stored: DraftData,
  patch: DraftData,
): Promise<Refusal | undefined> {
  const signature = signatureOf(patch)
  if (!signature || signature === signatureOf(stored)) return undefined
  if (scope.actor.isKey) return personMustSign(scope.trx, 'entry.certify')
  if (!scope.asksForProof) return undefined
  if (!isSameText(signature, scope.actor.name)) {
    const reason = notOwnName(scope.actor.name)
    return refuse(422, 'DECLARATION_INVALID', reason, { reasons: [reason] })
  }
  return isProofFresh(scope.actor, scope.now) ? undefined : proofRequired()
}
