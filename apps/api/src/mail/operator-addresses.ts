import type { ReadyConfig } from '../config/secrets.ts'

/** Who reads what is for the operators: they themselves, or without any who reads the messages of the contact page. */
export const operatorAddresses = ({
  OPERATORS,
  CONTACT_MAIL_TO,
}: Pick<ReadyConfig, 'OPERATORS' | 'CONTACT_MAIL_TO'>): readonly string[] => {
  if (OPERATORS.length > 0) return OPERATORS
  return CONTACT_MAIL_TO ? [CONTACT_MAIL_TO] : []
}
