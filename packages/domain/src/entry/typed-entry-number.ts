import type { RulesProfile } from '../profile/index.ts'
import { checkDigit, checkDigitOffset } from './entry-number.ts'

/** The filer whose number it is, and the rule of its check digit. */
export interface NumberOwner {
  filerCode: string
  profile: Pick<RulesProfile, 'checkDigit' | 'checkDigitOffset'>
}

/** Why a typed number cannot be that of an entry; a wrong check digit comes with the right one. */
export type NumberFault =
  | { fault: 'shape' }
  | { fault: 'filer-code' }
  | { fault: 'check-digit'; expected: string }

/**
 * A number that a person types because the goods were released under it: filer code, seven digits and check digit, with
 * or without hyphens and spaces. The eleven characters, or the first fault (Form 7501, block 1).
 */
export function readEntryNumber(
  typed: string,
  { filerCode, profile }: NumberOwner,
): { number: string } | NumberFault {
  const number = typed.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z0-9]{3}\d{8}$/.test(number)) return { fault: 'shape' }
  if (!number.startsWith(filerCode)) return { fault: 'filer-code' }
  if (checkDigitOffset(number, profile) !== undefined) return { number }
  return { fault: 'check-digit', expected: checkDigit(number.slice(0, 10), profile) }
}
