import { checkDigitOffset } from '@edfe/domain/entry'
import { type RulesProfile, rulesProfile } from '@edfe/domain/profile'

/**
 * True if the last digit of an entry number, filer code first, is right. Organizations of both profiles practise on a
 * simulator of the specification's rules, so it also accepts CBP's digit, by the filer's factor; one of CBP's rules
 * accepts nothing else.
 */
export const isDigitRight = (number: string, profile: RulesProfile, factor: number | undefined): boolean =>
  [profile, rulesProfile('cbp', factor)].some((rules) => checkDigitOffset(number, rules) !== undefined)
