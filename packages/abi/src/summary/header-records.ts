import type { EntrySummaryFacts } from '@edfe/domain/filing'
import { type AeRecord, aeRecord, inGroups, reasonValues } from './ae-record.ts'

/** Records 10 to 36, in CBP's order. */
export const headerRecords = (facts: EntrySummaryFacts): AeRecord[] => [
  control(facts),
  content(facts),
  ...cargo(facts),
  ...facts.manifests.flatMap(manifest),
  ...withdrawal(facts),
  ...facts.bonds.map(bond),
  ...missingDocuments(facts),
  ...inGroups(facts.headerFees, 2).map(([first, second]) =>
    aeRecord('34', {
      class1: first.classCode,
      amount1: first.amount,
      class2: second?.classCode,
      amount2: second?.amount,
    }),
  ),
  ...postSummary(facts),
]

const control = (facts: EntrySummaryFacts): AeRecord =>
  aeRecord('10', {
    action: facts.action,
    filerCode: facts.filerCode,
    entryNumber: facts.entryNumber,
    port: facts.port,
    filerReference: facts.filerReference,
    entryType: facts.entryType,
    mode: facts.mode,
    bondWaiver: facts.bondWaiver ? '0' : '',
    signature: 'X',
    bondWaiverReason: facts.bondWaiver?.reason,
    shipmentUsageTypeCode: facts.usage,
    deferredTaxPaymentCode: facts.deferredTaxCode,
    tradeAgreementReconciliationIndicator: facts.reconciliation?.tradeAgreement ? 'Y' : '',
    reconciliationIssueCode: facts.reconciliation?.issue,
    paymentTypeCode: facts.payment?.type,
    preliminaryStatementPrintDate: facts.payment?.statementDate,
    periodicStatementMonth: facts.payment?.statementMonth,
    statementClientBranchIdentifier: facts.payment?.clientBranch,
    postSummaryCorrectionIndicator: facts.postSummary ? 'Y' : '',
    acceleratedLiquidationRequestIndicator: facts.postSummary?.isAccelerated ? 'Y' : '',
    tibDeclarationIndicator: facts.tibDeclaration ? 'Y' : '',
  })

const content = (facts: EntrySummaryFacts): AeRecord =>
  aeRecord('11', {
    importer: facts.importer,
    consignee: facts.consignee,
    notifyParty: facts.notifyParty,
    estimatedEntryDate: facts.estimatedEntryDate,
    importDate: facts.importDate,
    stateOfDestination: facts.stateOfDestination,
    ftzIdentifier: facts.ftzIdentifier,
  })

/** Record 20, and 21 where the trip has a number. */
function cargo({ cargo: { tripIdentifier, ...cargo } }: EntrySummaryFacts): AeRecord[] {
  const isGiven = Object.values(cargo).some(Boolean)
  return [
    ...(isGiven ? [aeRecord('20', cargo)] : []),
    ...(tripIdentifier ? [aeRecord('21', { tripIdentifier })] : []),
  ]
}

const manifest = ({ quantity, unit, bills }: EntrySummaryFacts['manifests'][number]): AeRecord[] => [
  aeRecord('22', { quantity, unit }),
  ...bills.map(({ kind, issuer, number }) => aeRecord('23', { kind, issuer, number })),
]

function withdrawal({ withdrawal }: EntrySummaryFacts): AeRecord[] {
  if (!withdrawal) return []
  const { isFinal, ...entry } = withdrawal
  return [aeRecord('30', { ...entry, finalWithdrawal: isFinal ? 'Y' : '' })]
}

const bond = (facts: EntrySummaryFacts['bonds'][number]): AeRecord => {
  const { type, designation, surety, amount, account } = facts
  return aeRecord('31', { bondType: type, designation, surety, amount, producerAccount: account })
}

function missingDocuments({ missingDocuments: [code1, code2] }: EntrySummaryFacts): AeRecord[] {
  return code1 ? [aeRecord('33', { code1, code2 })] : []
}

/** Why a summary is corrected after its payment: the reasons of the header where it changes, and the explanation. */
function postSummary({ postSummary: correction }: EntrySummaryFacts): AeRecord[] {
  if (!correction) return []
  const { headerReasons, explanation } = correction
  return [
    ...(headerReasons.length > 0 ? [aeRecord('35', reasonValues(headerReasons))] : []),
    ...explanation.map((text) => aeRecord('36', { explanation: text })),
  ]
}
