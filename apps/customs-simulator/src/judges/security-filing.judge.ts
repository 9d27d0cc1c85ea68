import { SF_LAYOUTS, splitSecurityFilings } from '@edfe/abi'
import { SECURITY_FILING_CODES } from '@edfe/domain/customs'
import { processSecurityFiling } from '../filing/process-security-filing.ts'
import type { Judge } from './judge.ts'

/** Security filings: added, replaced or deleted. The answer names each field that cannot be read. */
export const securityFilingJudge: Judge = {
  application: SECURITY_FILING_CODES.sent,
  answer: SECURITY_FILING_CODES.answer,
  layouts: SF_LAYOUTS,
  split: splitSecurityFilings,
  answersProblem: ({ field }) => field !== '',
  judge: processSecurityFiling,
}
