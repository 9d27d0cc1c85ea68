import type { MessageDescriptor } from '../../messages/index.ts'
import {
  ADVICE_DISPOSITIONS,
  FILE_FINDINGS,
  SECURITY_FILING_RULES,
  UNIFIED_ENTRY_REFUSED,
  UNIFIED_RULES,
  UNKNOWN_ADVICE,
} from '../../security-filing/index.ts'
import { adviceTitles } from '../status/read-filing-advice.ts'
import { isfMessages, partyMessages, unifiedMessages } from './isf-findings.ts'
import { ELEMENT_NAMES, PARTY_FIELD_NAMES } from './isf-words.ts'

/** Every sentence about a security filing that the server shows or stores. */
export const securityFilingMessages = (): MessageDescriptor[] => [
  ...Object.values(isfMessages),
  ...Object.values(partyMessages),
  ...Object.values(unifiedMessages),
  ...Object.values(ELEMENT_NAMES),
  ...Object.values(PARTY_FIELD_NAMES),
  ...Object.values(adviceTitles),
  ...new Set([...Object.values(ADVICE_DISPOSITIONS), UNKNOWN_ADVICE].map(({ words }) => words)),
  ...[...SECURITY_FILING_RULES, UNIFIED_ENTRY_REFUSED, ...UNIFIED_RULES, ...FILE_FINDINGS].map(
    ({ words }) => words,
  ),
]
