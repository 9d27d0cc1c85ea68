import type { LineItem } from '../../entry/draft.ts'
import { licenseTypeOf } from '../../reference/license-types.ts'
import {
  isLicenseNumber,
  isLicenseType,
  type License,
  type LicenseList,
  licensesIn,
} from '../mapping/license.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

const RECORD_52 = 'CBP AE chapter, July 2026, record 52'

/** The first license of a list whose number does not fit its type. */
const misformed = <List extends LicenseList>(line: Pick<LineItem, List>, list: List): License | undefined =>
  licensesIn(line, list).find((license) => license.type !== '' && !isLicenseNumber(license))

/** Record 52 reads both lists of a line; what it cannot take is found in the list that holds it. */
const rulesOf = <List extends LicenseList>(
  list: List,
  id: 'LICENSE' | 'PERMIT',
  name: string,
): FilingRule[] => [
  filingLineRule({
    id: `FILING_${id}_TYPE`,
    at: list,
    source: `${RECORD_52}; condition 472`,
    message: `CBP has no ${name} of this type. The types are 01 to 31, except 15, 20 and 24.`,
    reads: [list],
    holds: (line) => licensesIn(line, list).every(({ type }) => type === '' || isLicenseType(type)),
  }),
  filingLineRule({
    id: `FILING_${id}_NUMBER`,
    at: list,
    source: `${RECORD_52}; conditions 474 and 691`,
    message: `The number of the ${name} is missing, or does not have the format of its type.`,
    detail: 'Expected: {form}.',
    reads: [list],
    holds: (line) => misformed(line, list) === undefined,
    params: (line) => ({ form: licenseTypeOf(misformed(line, list)?.type ?? '')?.form ?? '' }),
  }),
  filingLineRule({
    id: `FILING_${id}_NOT_SENT`,
    at: list,
    severity: 'info',
    source: RECORD_52,
    message: `A ${name} without a type code is not sent with the entry summary.`,
    reads: [list],
    holds: (line) => licensesIn(line, list).every(({ type }) => type !== ''),
  }),
]

export const LICENSE_FILING_RULES: readonly FilingRule[] = [
  ...rulesOf('license_numbers', 'LICENSE', 'license'),
  ...rulesOf('permit_info', 'PERMIT', 'permit'),
  filingLineRule({
    id: 'FILING_LICENSE_ONE',
    at: 'license_numbers',
    source: `${RECORD_52}; condition A17`,
    message: 'CBP accepts one license or permit with a type code on each line. Split the line.',
    mayRead: ['license_numbers', 'permit_info'],
    holds: (line) =>
      [...licensesIn(line, 'license_numbers'), ...licensesIn(line, 'permit_info')].filter(
        ({ type }) => type !== '',
      ).length <= 1,
  }),
]
