import { type Role, rolesThatMay } from '../access/index.ts'
import { type Sentence, say } from '../messages/index.ts'
import { isSameText } from './signature.ts'

/** A certification: the named declaration of step 5, in the role that the person declares. */
export interface Declaration {
  accepted: boolean
  declarantName: string
  declarantTitle: string
  signatureValue: string
  declarantRole: Role | ''
}

/** Why a declaration does not hold, in the specified words (specification 2, section 8). */
const REASONS = {
  notAccepted: say({
    id: 'refusal.declaration.not-accepted',
    defaultMessage: 'Declaration text must be accepted per Block 40',
  }),
  noName: say({
    id: 'refusal.declaration.no-name',
    defaultMessage: 'Declarant name is required before submission',
  }),
  incomplete: say({
    id: 'refusal.declaration.incomplete',
    defaultMessage: 'All required fields must be completed before submission',
  }),
  notSigned: say({
    id: 'refusal.declaration.not-signed',
    defaultMessage: 'Electronic signature required per Block 45',
  }),
  signatureDiffers: say({
    id: 'refusal.declaration.signature-differs',
    defaultMessage: 'Electronic signature must exactly match the declarant name',
  }),
  role: say({
    id: 'refusal.declaration.role',
    defaultMessage: 'Declarant role is not authorized to certify this entry',
  }),
}

/** Roles that may certify an entry (specification 2, section 6). */
export const DECLARANT_ROLES: readonly Role[] = rolesThatMay('entry.certify')

/**
 * Why a declaration does not hold, in the specified words, in the order of the form; empty when it does. The role
 * must be the signer's own, except that an admin may certify in any declarant role; a signer who is no member any more has
 * none.
 */
export function decideDeclaration(declaration: Declaration, memberRole: Role | undefined): Sentence[] {
  const { accepted, declarantName, declarantTitle, signatureValue, declarantRole } = declaration
  const reasons: Sentence[] = []
  if (!accepted) reasons.push(REASONS.notAccepted)
  if (!declarantName.trim()) reasons.push(REASONS.noName)
  if (!declarantTitle.trim()) reasons.push(REASONS.incomplete)
  if (!signatureValue.trim()) reasons.push(REASONS.notSigned)
  else if (!isSameText(signatureValue, declarantName)) {
    reasons.push(REASONS.signatureDiffers)
  }
  const mayCertify = [declarantRole, memberRole].every((role) =>
    DECLARANT_ROLES.some((each) => each === role),
  )
  if (!mayCertify || (declarantRole !== memberRole && memberRole !== 'admin')) {
    reasons.push(REASONS.role)
  }
  return reasons
}
