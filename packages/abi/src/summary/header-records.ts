import type { EntrySummaryFacts } from '@edfe/domain/filing'
import type { RecordToEncode } from '../codec/batch.ts'
import { chunk } from './chunk.ts'

/** Records 10 to 34, in CBP's order. */
export function headerRecords(facts: EntrySummaryFacts): RecordToEncode[] {
  return [
    control(facts),
    content(facts),
    ...cargo(facts),
    ...facts.manifests.flatMap(manifest),
    ...withdrawal(facts),
    ...facts.bonds.map((bond) => ({
      id: '31',
      values: {
        bondType: bond.type,
        designation: bond.designation,
        surety: bond.surety,
        amount: bond.amount,
      },
    })),
    ...missingDocuments(facts),
    ...chunk(facts.headerFees, 2).map(([first, second]) => ({
      id: '34',
      values: {
        class1: first?.classCode,
        amount1: first?.amount,
        class2: second?.classCode,
        amount2: second?.amount,
      },
    })),
  ]
}

const control = (facts: EntrySummaryFacts): RecordToEncode => ({
  id: '10',
  values: {
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
    deferredTaxPaymentCode: facts.deferredTaxCode,
  },
})

const content = (facts: EntrySummaryFacts): RecordToEncode => ({
  id: '11',
  values: {
    importer: facts.importer,
    consignee: facts.consignee,
    estimatedEntryDate: facts.estimatedEntryDate,
    importDate: facts.importDate,
    stateOfDestination: facts.stateOfDestination,
    ftzIdentifier: facts.ftzIdentifier,
  },
})

function cargo({ cargo }: EntrySummaryFacts): RecordToEncode[] {
  if (Object.values(cargo).every((value) => !value)) return []
  const { carrierCode, portOfUnlading, firmsCode, conveyanceName, inBondDate } = cargo
  return [{ id: '20', values: { carrierCode, portOfUnlading, firmsCode, conveyanceName, inBondDate } }]
}

const manifest = ({ quantity, unit, bills }: EntrySummaryFacts['manifests'][number]): RecordToEncode[] => [
  { id: '22', values: { quantity, unit } },
  ...bills.map(({ kind, issuer, number }) => ({ id: '23', values: { kind, issuer, number } })),
]

const withdrawal = ({ withdrawal }: EntrySummaryFacts): RecordToEncode[] =>
  withdrawal
    ? [
        {
          id: '30',
          values: {
            filerCode: withdrawal.filerCode,
            entryNumber: withdrawal.entryNumber,
            port: withdrawal.port,
          },
        },
      ]
    : []

function missingDocuments({ missingDocuments: [code1, code2] }: EntrySummaryFacts): RecordToEncode[] {
  return code1 ? [{ id: '33', values: { code1, code2 } }] : []
}
