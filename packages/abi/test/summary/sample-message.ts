import { type AeLine, type EntrySummaryFacts, toEntrySummaryFacts } from '@edfe/domain/filing'
import { ruleContext, sampleEntry } from '@edfe/domain/test/filing'
import type { Envelope } from '../../src/envelope.ts'

/** The envelope of filer B76 at the site of Los Angeles, on the summary date of the sample entry. */
export const envelope: Envelope = {
  siteCode: '2704',
  senderId: 'B76',
  password: 'SECRET',
  transmissionDate: '2026-03-05',
  processingPort: '2704',
  filerCode: 'B76',
}

/** What the sample entry says in AE's terms. */
export function sampleEntryFacts(): EntrySummaryFacts {
  const result = toEntrySummaryFacts(sampleEntry(), ruleContext())
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  return result.facts
}

/** Facts that fill every record which the encoder writes; a member that is added to the facts is missed here. */
export function everyRecord(facts: EntrySummaryFacts): EntrySummaryFacts {
  const line = facts.lines[0]!
  const fee = (classCode: string) => ({ classCode, amount: '1.00' })
  const everyLine: Required<AeLine> = {
    ...line,
    setIndicator: 'X',
    exportCountry: 'TW',
    exportDate: facts.importDate!,
    textileExportDate: facts.importDate!,
    specialProgram: 'A+',
    charges: '120',
    foreignPort: '58309',
    grossWeight: '840',
    textileCategory: '338',
    netCost: 'Y',
    feeExemption: '1',
    productClaim: 'M',
    relatedParty: 'N',
    nonReimbursement: true,
    ftzStatus: { status: 'P', filingDate: facts.importDate, quantity: '100' },
    tariffs: [
      { hts: '99038815', duty: '7.50', value: '0', quantities: [] },
      {
        ...line.tariffs[0]!,
        quantities: [
          { amount: '65.00', unit: 'NO' },
          { amount: '12.50', unit: 'KG' },
          { amount: '3.25', unit: 'M2' },
        ],
      },
    ],
    visaNumber: '6TW123456',
    licenses: [{ type: '14', number: 'L123456789' }],
    adcvd: [
      {
        caseNumber: 'A583851000',
        claim: 'C',
        rate: '68.89',
        rateKind: 'A',
        value: '100',
        quantity: '12.5',
        duty: '68.89',
        nonReimbursement: 'NRD0001234',
      },
    ],
    declarations: [
      { type: '01', conforms: 'Y', price: '9000', charges: '450' },
      { type: '02', exclusion: 'STX001234' },
      { type: '03', exclusion: 'APR001234' },
      { type: '04', certificate: 'KR1234567' },
      {
        type: '05',
        producerId: 'TTB-FP-ABC1234',
        producerName: 'BODEGA SOL',
        rateDesignation: 'W0001A',
        taxRate: '1.07',
        flavorCredit: true,
      },
      { type: '06' },
      { type: '07', primarySmelt: 'CA', secondarySmelt: 'IS', cast: 'CA' },
      { type: '08', meltPour: 'DE' },
      { type: '09' },
      { type: '10' },
      { type: '11', license: 'AB123456' },
      { type: '12', primarySmelt: 'CL', secondarySmelt: 'PE', cast: 'CL' },
    ],
    irTax: fee('017'),
    otherRevenue: fee('085'),
    fees: [fee('499'), fee('501')],
    rulingNumber: '301234',
    correctionReasons: ['L04', 'L06', 'L17', 'L18', 'L29'],
    censusOverrides: ['27A', '27B', '27C', '27D', '27F', '27I', '27J'].map((warning) => ({
      warning,
      reason: '50',
    })),
  }
  const every: Required<EntrySummaryFacts> = {
    ...facts,
    filerReference: 'REF-1',
    mode: '11',
    consignee: facts.importer,
    notifyParty: '98-7654321',
    estimatedEntryDate: facts.importDate!,
    importDate: facts.importDate!,
    stateOfDestination: 'CA',
    bondWaiver: { reason: '999' },
    deferredTaxCode: '1',
    reconciliation: { issue: '001', tradeAgreement: true },
    usage: 'X',
    payment: {
      type: '7',
      statementDate: facts.importDate,
      statementMonth: '03',
      clientBranch: '01',
    },
    postSummary: {
      headerReasons: ['H01', 'H04', 'H10', 'H11', 'H99'],
      explanation: ['THE INVOICE LEFT OUT AN ASSIST OF 900 DOLLARS', 'FOUND IN THE YEARLY REVIEW'],
      isAccelerated: true,
    },
    tibDeclaration: true,
    ftzIdentifier: '2020101',
    cargo: {
      ...facts.cargo,
      arrivalDate: facts.importDate,
      inBondDate: facts.importDate,
      tripIdentifier: '024E',
    },
    withdrawal: { filerCode: 'B76', entryNumber: '03245276', port: '2704', isFinal: true },
    bonds: [{ type: '9', designation: 'B', surety: '054', amount: '50000', account: '123456789' }],
    missingDocuments: ['01', '16'],
    headerFees: [fee('311'), fee('496')],
    lines: [everyLine],
    adcvdTotals: { bondedAd: '0.00', cashAd: '68.89', bondedCv: '0.00', cashCv: '0.00' },
    feeTotals: ['311', '496', '499', '501', '053'].map(fee),
  }
  return every
}
