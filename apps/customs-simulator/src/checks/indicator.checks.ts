import { TIB_ENTRY_TYPE } from '@edfe/domain/entry'
import { isInformalEntryType } from '@edfe/domain/reference'
import type { ConditionCode } from '../answer/conditions.ts'
import { type Check, when } from './check.ts'

/** The indicators of record 10 with the values that each may hold, and the condition for any other. */
const INDICATORS: [field: string, allowed: string[], code: ConditionCode][] = [
  ['cargoReleaseCertificationRequestIndicator', ['A'], '292'],
  ['electronicInvoiceIndicator', ['Y'], '220'],
  ['consolidatedSummaryIndicator', ['Y'], '228'],
  ['shipmentUsageTypeCode', ['P', 'X'], '131'],
  ['liveEntryIndicator', ['Y'], '129'],
  ['deferredTaxPaymentCode', ['1', '2'], '134'],
  ['tradeAgreementReconciliationIndicator', ['Y'], '157'],
  ['reconciliationIssueCode', ['001', '002', '003', '004', '005', '006', '007'], '155'],
  ['knownImporterIndicator', ['Y'], '751'],
  ['pgaDataIncluded', ['Y', 'F'], '317'],
  ['consolidatedExpressInformalIndicator', ['Y'], 'B73'],
]

/** Classification reconciliation, which an entry of quota class may not have (condition 156). */
const NOT_WITH_QUOTA = ['002', '004', '006', '007']

/** Entry types that may claim a later reconciliation (AE usage note aa). */
const RECONCILED = ['01', '02', '06']

/** Summaries that never have an entry behind them: withdrawals and military. */
const hasNoEntry = (entryType: string): boolean => entryType.startsWith('3') || entryType === '51'

/** Record 10: indicators, and what each needs or excludes. */
export const indicatorChecks: Check = (input) => {
  const { header, entryType, summary } = input
  const issue = header.reconciliationIssueCode
  const isReconciled = issue !== undefined || header.tradeAgreementReconciliationIndicator !== undefined
  const isCertified = header.cargoReleaseCertificationRequestIndicator === 'A'
  const hasContinuousBond = summary.all('31').some(({ bondType }) => bondType === '8')
  return [
    ...INDICATORS.flatMap(([field, allowed, code]) =>
      when(header[field] !== undefined && !allowed.includes(header[field]), code),
    ),
    ...when(header.deferredTaxPaymentCode === '2' && isInformalEntryType(entryType), '135'),
    ...when(isReconciled && !hasContinuousBond, '154'),
    ...when(entryType === '02' && issue !== undefined && NOT_WITH_QUOTA.includes(issue), '156'),
    ...when(header.electronicInvoiceIndicator === 'Y' && !hasContinuousBond, '224'),
    ...reconciliation(input),
    ...release(input),
    ...when(header.electronicInvoiceIndicator === 'Y' && header.paymentTypeCode === '1', '222'),
    ...when(isCertified && hasNoEntry(entryType), '310'),
    ...when(entryType !== TIB_ENTRY_TYPE && header.tibDeclarationIndicator !== undefined, '315'),
    ...expressInformal(input),
  ]
}

/** Zone entries with a case are not reconciled either. */
const reconciliation: Check = ({ header, entryType, summary }) => {
  const hasCase = summary.lines.some((line) => line.all('53').length > 0)
  const isForbidden = !RECONCILED.includes(entryType) || (entryType === '06' && hasCase)
  return [
    ...when(header.tradeAgreementReconciliationIndicator !== undefined && isForbidden, '159'),
    ...when(header.reconciliationIssueCode !== undefined && isForbidden, '160'),
  ]
}

/**
 * Checks the exclusions of a request for release and of a consolidation, and the companions of agency data.
 */
const release: Check = ({ header, entryType }) => {
  const isCertified = header.cargoReleaseCertificationRequestIndicator === 'A'
  const isConsolidated = header.consolidatedSummaryIndicator === 'Y'
  const { pgaDataIncluded: agencyData, shipmentUsageTypeCode: usage } = header
  return [
    ...when(isCertified && isConsolidated, '147'),
    ...when(isCertified && header.electronicInvoiceIndicator === 'Y', '312'),
    ...when(isCertified && agencyData !== undefined, '318'),
    ...when(agencyData === 'F' && entryType !== '06', '319'),
    ...when(isConsolidated && usage !== undefined, '644'),
  ]
}

/** Informal entries of an express consignment operator, filed together. */
const expressInformal: Check = ({ header, entryType, summary }) => {
  if (header.consolidatedExpressInformalIndicator !== 'Y') return []
  const hasOnLine = (recordId: string) => summary.lines.some((line) => line.all(recordId).length > 0)
  return [
    ...when(entryType !== '11', 'B75'),
    ...when(header.consolidatedSummaryIndicator === 'Y', '784'),
    ...when(header.cargoReleaseCertificationRequestIndicator === 'A', '785'),
    ...when(summary.has('34'), '786'),
    ...when(hasOnLine('60'), '787'),
    ...when(hasOnLine('62'), '788'),
    ...when(header.shipmentUsageTypeCode !== undefined, '789'),
  ]
}
