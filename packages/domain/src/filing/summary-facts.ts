import { deferredTax } from '../calculations/deferred.ts'
import { type CaseKind, caseDuty, isBonded } from '../calculations/line-cases.ts'
import { parseDay } from '../calendar/index.ts'
import type { DraftData } from '../entry/draft.ts'
import { type Cents, centsText, sumCents, toCents } from '../money/cents.ts'
import { isInformalEntryType } from '../reference/entry-types.ts'
import type { EntrySummaryFacts, TotalFacts } from './entry-summary-facts.ts'
import type { FilingContext } from './filing-context.ts'
import { bondFacts } from './mapping/bond-facts.ts'
import { cargoFacts, manifestFacts } from './mapping/cargo.ts'
import { feeTotalFacts, headerFeeFacts, lineFeeFacts } from './mapping/fees.ts'
import { aeLine } from './mapping/line.ts'
import { destinationState, filedConsignee } from './mapping/parties.ts'
import { partyNumber } from './mapping/party-number.ts'
import { paymentFacts } from './mapping/payment.ts'
import { isTibDeclared, readFileReference, readWarehouseEntry } from './mapping/references.ts'

/** Returns the facts of a draft in AE's terms, whether or not customs would accept them. */
export function summaryFacts(context: FilingContext, action: EntrySummaryFacts['action']): EntrySummaryFacts {
  const { draft, entryType } = context
  const header = draft.header ?? {}
  const number = header.entry_number ?? ''
  const lineFees = lineFeeFacts(context)
  return {
    action,
    filerCode: number.slice(0, 3),
    entryNumber: number.slice(3),
    port: header.port_code ?? '',
    filerReference: readFileReference(draft.totals_declarations?.file_reference_no),
    entryType,
    mode: context.mode || undefined,
    bondWaiver: bondWaiver(context),
    deferredTaxCode: deferral(draft),
    reconciliation: context.reconciliation,
    usage: draft.totals_declarations?.shipment_usage || undefined,
    payment: paymentFacts(draft),
    tibDeclaration: isTibDeclared(context) || undefined,
    importer: partyNumber(draft.parties?.importer_number)!,
    consignee: filedConsignee(context),
    notifyParty: partyNumber(draft.parties?.reference_number),
    estimatedEntryDate: parseDay(header.entry_date),
    importDate:
      context.needs?.importDate === 'forbidden' ? undefined : parseDay(draft.shipment_origin?.import_date),
    stateOfDestination: destinationState(context),
    ftzIdentifier: context.needs?.zone ? header.zone_id?.trim().toUpperCase() || undefined : undefined,
    cargo: cargoFacts(context),
    manifests: manifestFacts(context),
    withdrawal: withdrawalFacts(context),
    bonds: bondFacts(context),
    missingDocuments: draft.shipment_origin?.missing_documents ?? [],
    headerFees: headerFeeFacts(context),
    lines: context.lines.map((line) => aeLine(line, context, lineFees[line.index]!)),
    adcvdTotals: adcvdTotals(context),
    feeTotals: feeTotalFacts(context),
    totals: totals(context),
  }
}

/** Record 30, on withdrawals and re-warehouse entries. */
function withdrawalFacts({ draft, needs }: FilingContext): EntrySummaryFacts['withdrawal'] {
  const { warehouse_reference: typed, final_withdrawal: isFinal } = draft.export_details ?? {}
  const entry = needs?.withdrawal ? readWarehouseEntry(typed, draft.header?.port_code ?? '') : undefined
  return entry && { ...entry, isFinal: isFinal === true || undefined }
}

/** Customs wants the code only where there is tax to defer. */
const deferral = (draft: DraftData): string | undefined =>
  toCents(deferredTax(draft)) > 0n ? draft.totals_declarations?.deferred_tax_code : undefined

/** Informal entries give no reason for the waiver. */
const bondWaiver = ({ bond, entryType }: FilingContext): EntrySummaryFacts['bondWaiver'] =>
  bond.kind === 'waived' ? (isInformalEntryType(entryType) ? {} : { reason: bond.reason }) : undefined

type Covered = 'bonded' | 'cash'

/** AD or CVD of the lines, all of it or the part that a bond covers or that is deposited in cash. */
const caseSum = ({ lines }: FilingContext, kind: CaseKind, part?: Covered): Cents =>
  sumCents(
    lines.flatMap(({ cases, value }) =>
      cases
        .filter((one) => one.kind === kind)
        .filter((one) => part === undefined || isBonded(one) === (part === 'bonded'))
        .map((one) => caseDuty(one, value)),
    ),
  )

/** Record 88, whenever there is a case: what is bonded and what is paid in cash. */
function adcvdTotals(context: FilingContext): EntrySummaryFacts['adcvdTotals'] {
  if (!context.lines.some(({ line }) => line.adcvd_case_number)) return undefined
  return {
    bondedAd: centsText(caseSum(context, 'AD', 'bonded')),
    cashAd: centsText(caseSum(context, 'AD', 'cash')),
    bondedCv: centsText(caseSum(context, 'CVD', 'bonded')),
    cashCv: centsText(caseSum(context, 'CVD', 'cash')),
  }
}

const totals = (context: FilingContext): TotalFacts => ({
  duty: centsText(sumCents(context.lines.map(({ line }) => toCents(line.duty_amount)))),
  fees: centsText(sumCents(context.fees.values())),
  tax: centsText(sumCents(context.lines.map(({ line }) => toCents(line.ir_tax_amount)))),
  ad: centsText(caseSum(context, 'AD')),
  cv: centsText(caseSum(context, 'CVD')),
  otherRevenue: '0.00',
})
