import { reconciliationFacts } from '../mapping/reconciliation.ts'
import { type FilingRule, filingRule } from './filing-rule.ts'

const NOTE = 'CBP AE chapter, July 2026, usage note aa'

/** Entry types whose open issues a later reconciliation may settle. */
const RECONCILED_TYPES = ['01', '02', '06']

/** Issues with classification, which decides the quota of an entry of type 02. */
const CLASSIFICATION_ISSUES = ['002', '004', '006', '007']

/** Open issues that the importer settles by a reconciliation entry within 21 months (19 CFR 181.32, 19 U.S.C. 1484(b)). */
export const RECONCILIATION_FILING_RULES: readonly FilingRule[] = [
  filingRule({
    id: 'FILING_RECONCILIATION_TYPE',
    at: 'reconciliation_issue',
    source: `${NOTE}; conditions 159 and 160`,
    message:
      'Only entries of types 01, 02 and 06 claim a later reconciliation, type 06 without an AD/CVD case.',
    mayRead: ['reconciliation', 'entryType'],
    ofLines: ['adcvd_case_number'],
    holds: ({ reconciliation, entryType, lines }) =>
      !reconciliation ||
      (RECONCILED_TYPES.includes(entryType) &&
        (entryType !== '06' || lines.every(({ adcvd_case_number }) => !adcvd_case_number))),
  }),
  filingRule({
    id: 'FILING_RECONCILIATION_BOND',
    at: 'bond_type',
    source: `${NOTE}; condition 154`,
    message:
      'An entry with a later reconciliation needs a continuous bond that has a rider for reconciliation.',
    mayRead: ['reconciliation', 'bond'],
    holds: ({ reconciliation, bond }) => !reconciliation || bond.kind === 'continuous',
  }),
  filingRule({
    id: 'FILING_RECONCILIATION_QUOTA',
    at: 'reconciliation_issue',
    source: `${NOTE}; condition 156`,
    message: 'A quota entry leaves only value and chapter 9802 open, not the classification.',
    mayRead: ['reconciliation', 'entryType'],
    holds: ({ reconciliation, entryType }) =>
      entryType !== '02' || !CLASSIFICATION_ISSUES.includes(reconciliation?.issue ?? ''),
  }),
  filingRule({
    id: 'FILING_RECONCILIATION_IMPORT_DATE',
    at: 'import_date',
    source: `${NOTE}; condition 127`,
    message: 'A later claim under a trade agreement needs the import date.',
    mayRead: ['reconciliation', 'import_date'],
    holds: ({ reconciliation, import_date }) => !reconciliation?.tradeAgreement || Boolean(import_date),
  }),
  filingRule({
    id: 'FILING_RECONCILIATION_CORRECTED',
    at: 'reconciliation_issue',
    source: 'CBP ACE error dictionary, conditions B52, 273 and 274',
    message:
      'The entry on file claims a later reconciliation, so it cannot be corrected. Settle its issues with the reconciliation entry.',
    holds: (_, { onFile }) => !onFile || !reconciliationFacts(onFile.draft.totals_declarations ?? {}),
  }),
]
