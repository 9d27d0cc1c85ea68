import { isLicenseNumber, isLicenseType, type LicenseList, licensesIn } from '../mapping/license.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

const RECORD_52 = 'CBP AE chapter, July 2026, record 52'

/** Record 52 reads both lists of a line; what it cannot take is found in the list that holds it. */
const rulesOf = (list: LicenseList, id: 'LICENSE' | 'PERMIT', name: string): FilingRule[] => [
  filingLineRule({
    id: `FILING_${id}_TYPE`,
    at: list,
    source: `${RECORD_52}; condition 472`,
    message: `Customs knows the type of a ${name} by a code from 01 to 31.`,
    mayRead: ['line'],
    holds: ({ line }) => licensesIn(line, list).every(({ type }) => type === '' || isLicenseType(type)),
  }),
  filingLineRule({
    id: `FILING_${id}_NUMBER`,
    at: list,
    source: `${RECORD_52}; conditions 474 and 691`,
    message: `Customs needs the number of a ${name} with a type code: 10 letters, digits or signs at most.`,
    mayRead: ['line'],
    holds: ({ line }) =>
      licensesIn(line, list).every(({ type, number }) => type === '' || isLicenseNumber(number)),
  }),
  filingLineRule({
    id: `FILING_${id}_NOT_SENT`,
    at: list,
    severity: 'info',
    source: RECORD_52,
    message: `A ${name} without a type code is not sent with the entry summary.`,
    mayRead: ['line'],
    holds: ({ line }) => licensesIn(line, list).every(({ type }) => type !== ''),
  }),
]

export const LICENSE_FILING_RULES: readonly FilingRule[] = [
  ...rulesOf('license_numbers', 'LICENSE', 'license'),
  ...rulesOf('permit_info', 'PERMIT', 'permit'),
  filingLineRule({
    id: 'FILING_LICENSE_ONE',
    at: 'license_numbers',
    source: `${RECORD_52}; condition A17`,
    message: 'Customs takes one license or permit with a type code on each line. Divide the line.',
    mayRead: ['line'],
    holds: ({ line }) =>
      [...licensesIn(line, 'license_numbers'), ...licensesIn(line, 'permit_info')].filter(
        ({ type }) => type !== '',
      ).length <= 1,
  }),
]
