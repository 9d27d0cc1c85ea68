import { type Role, rolesThatMay } from '../access/index.ts'

/** What is certified: the named declaration of step 5, in the role that the person declares. */
export interface Declaration {
  accepted: boolean
  declarantName: string
  declarantTitle: string
  signatureValue: string
  declarantRole: Role | ''
}

/** Roles that may certify an entry (specification 2, section 6). */
export const DECLARANT_ROLES: readonly Role[] = rolesThatMay('entry.certify')

/**
 * Why a declaration does not hold, in the specified words, in the order of the form; empty when it does. The role
 * must be the signer's own, except that an admin may certify in any declarant role; a signer who is no member any more has
 * none.
 */
export function decideDeclaration(declaration: Declaration, memberRole: Role | undefined): string[] {
  const { accepted, declarantName, declarantTitle, signatureValue, declarantRole } = declaration
  const reasons: string[] = []
  if (!accepted) reasons.push('Declaration text must be accepted per Block 40')
  if (!declarantName.trim()) reasons.push('Declarant name is required before submission')
  if (!declarantTitle.trim()) reasons.push('All required fields must be completed before submission')
  if (!signatureValue.trim()) reasons.push('Electronic signature required per Block 45')
  else if (signatureValue !== declarantName) {
    reasons.push('Electronic signature must exactly match the declarant name')
  }
  const mayCertify = [declarantRole, memberRole].every((role) =>
    DECLARANT_ROLES.some((each) => each === role),
  )
  if (!mayCertify || (declarantRole !== memberRole && memberRole !== 'admin')) {
    reasons.push('Declarant role is not authorized to certify this entry')
  }
  return reasons
}
