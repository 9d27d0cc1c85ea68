import { isSetHeader } from '../../entry/article-set.ts'
import type { LineItem } from '../../entry/draft.ts'
import { type NeededLicense, neededLicenses } from '../../reference/license-goods.ts'
import {
  isLicenseForEntry,
  isLicenseForGoods,
  isLicenseForOrigin,
  isLicenseOfYear,
  licenseTypeOf,
} from '../../reference/license-types.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import {
  isLicenseNumber,
  isLicenseType,
  type License,
  type LicenseList,
  licensesIn,
} from '../mapping/license.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

/** The license of steel; that of aluminum is 28. */
const STEEL = '01'

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

type Licensed = Pick<FilingLine, 'stack' | 'origin' | 'license_numbers' | 'permit_info' | 'set_indicator'>

/** The licenses that the goods of a line need and that it does not have. The header of a set has none: its parts do. */
function missingLicenses(
  line: Licensed,
  { entryType, entryDate }: Pick<FilingContext, 'entryType' | 'entryDate'>,
): NeededLicense[] {
  if (isSetHeader(line)) return []
  const given = [...licensesIn(line, 'license_numbers'), ...licensesIn(line, 'permit_info')]
  const numbers = line.stack.map(({ hts }) => hts)
  return neededLicenses(numbers, { entryType, entryDate, origin: line.origin }).filter(({ code }) =>
    given.every(({ type }) => type !== code),
  )
}

/** The licenses and permits of a line that record 52 carries. */
const sentLicenses = (line: Pick<FilingLine, 'license_numbers' | 'permit_info'>): License[] =>
  [...licensesIn(line, 'license_numbers'), ...licensesIn(line, 'permit_info')].filter(
    ({ type }) => type !== '',
  )

export const LICENSE_FILING_RULES: readonly FilingRule[] = [
  filingLineRule({
    id: 'FILING_LICENSE_GOODS',
    at: 'license_numbers',
    source: 'CBP AE chapter, July 2026, usage note s; condition 690',
    message: 'A license of this type is for other goods than those of the line.',
    mayRead: ['license_numbers', 'permit_info', 'stack'],
    holds: (line) => {
      const numbers = line.stack.map(({ hts }) => hts)
      return sentLicenses(line).every(({ type }) => isLicenseForGoods(type, numbers))
    },
  }),
  filingLineRule({
    id: 'FILING_LICENSE_ENTRY_TYPE',
    at: 'license_numbers',
    source: 'CBP AE chapter, July 2026, usage note s; condition 818',
    message: 'An entry of this type carries no license of steel or aluminum. Remove it.',
    mayRead: ['license_numbers', 'permit_info'],
    entry: ['entryType'],
    holds: (line, _, { entryType }) =>
      sentLicenses(line).every(({ type }) => isLicenseForEntry(type, entryType)),
  }),
  filingLineRule({
    id: 'FILING_LICENSE_ORIGIN',
    at: 'license_numbers',
    source: 'CBP AE chapter, July 2026, usage note s; condition 839',
    message: 'A certificate of type 31 is for grape juice of Argentina.',
    mayRead: ['license_numbers', 'permit_info', 'origin'],
    entry: ['entryType'],
    holds: (line, _, { entryType }) =>
      sentLicenses(line).every(({ type }) => isLicenseForOrigin(type, line.origin, entryType)),
  }),
  filingLineRule({
    id: 'FILING_LICENSE_YEAR',
    at: 'license_numbers',
    source: 'CBP AE chapter, July 2026, usage note s; condition 821',
    message:
      'The second character of a sugar certificate is the last digit of its year: the calendar year after C, the fiscal year from October after F.',
    mayRead: ['license_numbers', 'permit_info'],
    entry: ['entryDate'],
    holds: (line, _, { entryDate }) =>
      sentLicenses(line).every(
        (license) => !isLicenseNumber(license) || isLicenseOfYear(license.type, license.number, entryDate),
      ),
  }),
  filingLineRule({
    id: 'FILING_LICENSE_MISSING',
    at: 'license_numbers',
    source: 'CBP ACE error dictionary, condition 60D; 19 CFR 360.101 and 361.101',
    message:
      '{metal, select, steel {Steel} other {Aluminum}} of this number needs an import license of the Department of Commerce: type {code}.',
    detail:
      "Apply for it on the Department's website, trade.gov/{metal}, and enter its number on the detail page of the line.",
    mayRead: ['stack', 'origin', 'license_numbers', 'permit_info', 'set_indicator'],
    entry: ['entryType', 'entryDate'],
    holds: (line, _, entry) => missingLicenses(line, entry).length === 0,
    params: (line, _, entry) => {
      const code = missingLicenses(line, entry)[0]?.code ?? ''
      return { code, metal: code === STEEL ? 'steel' : 'aluminum' }
    },
  }),
  ...rulesOf('license_numbers', 'LICENSE', 'license'),
  ...rulesOf('permit_info', 'PERMIT', 'permit'),
  filingLineRule({
    id: 'FILING_LICENSE_ONE',
    at: 'license_numbers',
    source: `${RECORD_52}; condition A17`,
    message: 'CBP accepts one license or permit with a type code on each line. Split the line.',
    mayRead: ['license_numbers', 'permit_info'],
    holds: (line) => sentLicenses(line).length <= 1,
  }),
]
