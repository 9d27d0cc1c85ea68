import { adcvdKind } from '../calculations/adcvd-kind.ts'
import { deferredTax, isBonded } from '../calculations/deferred.ts'
import { parseDay } from '../calendar/index.ts'
import type { DraftData } from '../entry/draft.ts'
import { type Cents, centsText, divideHalfUp, sumCents, toCents } from '../money/cents.ts'
import { isInformalEntryType } from '../reference/entry-types.ts'
import type { RuleContext } from '../rules/context.ts'
import type { Finding } from '../rules/finding.ts'
import type { BondFacts, EntrySummaryFacts, TotalFacts } from './entry-summary-facts.ts'
import { findingsOfView } from './filing-findings.ts'
import { type FilingView, filingView } from './filing-view.ts'
import { cargoFacts, manifestFacts } from './mapping/cargo.ts'
import { caseDuty } from './mapping/case.ts'
import { feeTotalFacts, headerFeeFacts, lineFeeFacts } from './mapping/fees.ts'
import { lineFacts } from './mapping/line.ts'
import { consigneeOf, destinationState } from './mapping/parties.ts'
import { partyNumber } from './parse/party-number.ts'
import { readFileReference, readWarehouseEntry } from './parse/references.ts'

export type FilingResult = { ok: true; facts: EntrySummaryFacts } | { ok: false; findings: Finding[] }

/**
 * What a draft says in AE's terms. Amounts are those that the person saw: fee totals come from the fee rows of
 * step 5, duty and tax from the lines. Refused with every finding when customs could not take it.
 */
export function toEntrySummaryFacts(
  draft: DraftData,
  context: RuleContext,
  action: EntrySummaryFacts['action'] = 'A',
): FilingResult {
  const view = filingView(draft, context)
  const findings = findingsOfView(view).filter(({ severity }) => severity === 'error')
  return findings.length > 0 ? { ok: false, findings } : { ok: true, facts: facts(view, action) }
}

function facts(view: FilingView, action: EntrySummaryFacts['action']): EntrySummaryFacts {
  const { draft, entryType } = view
  const header = draft.header ?? {}
  const number = header.entry_number ?? ''
  const lineFees = lineFeeFacts(view)
  return {
    action,
    filerCode: number.slice(0, 3),
    entryNumber: number.slice(3),
    port: header.port_code ?? '',
    filerReference: readFileReference(draft.totals_declarations?.file_reference_no),
    entryType,
    mode: view.mode || undefined,
    bondWaiver: bondWaiver(view),
    deferredTaxCode: deferral(draft),
    importer: partyNumber(draft.parties?.importer_number)!,
    consignee: consigneeOf(view),
    estimatedEntryDate: parseDay(header.entry_date),
    importDate: parseDay(draft.shipment_origin?.import_date),
    stateOfDestination: destinationState(draft),
    cargo: cargoFacts(view),
    manifests: manifestFacts(view),
    withdrawal: view.needs?.withdrawal
      ? readWarehouseEntry(draft.export_details?.warehouse_reference, header.port_code ?? '')
      : undefined,
    bonds: bondFacts(view),
    missingDocuments: draft.shipment_origin?.missing_documents ?? [],
    headerFees: headerFeeFacts(view),
    lines: view.lines.map((line) => lineFacts(line, view, lineFees[line.index]!)),
    adcvdTotals: adcvdTotals(view),
    feeTotals: feeTotalFacts(view),
    totals: totals(view),
  }
}

/** Customs wants the code only where there is tax to defer. */
const deferral = (draft: DraftData): string | undefined =>
  toCents(deferredTax(draft)) > 0n ? draft.totals_declarations?.deferred_tax_code : undefined

/** Informal entries give no reason for the waiver. */
const bondWaiver = ({ bond, entryType }: FilingView): EntrySummaryFacts['bondWaiver'] =>
  bond.kind === 'waived' ? (isInformalEntryType(entryType) ? {} : { reason: bond.reason }) : undefined

function bondFacts({ bond, draft }: FilingView): BondFacts[] {
  if (bond.kind === 'continuous') return [{ type: '8', designation: 'B', surety: bond.surety }]
  if (bond.kind !== 'single') return []
  const amount = divideHalfUp(toCents(draft.bond_information?.bond_amount), 100n).toString()
  return [{ type: '9', designation: 'B', surety: bond.surety, amount }]
}

type Covered = 'bonded' | 'cash'

/** AD or CVD of the lines, all of it or the part that a bond covers or that is deposited in cash. */
const caseSum = ({ lines }: FilingView, kind: 'AD' | 'CVD', part?: Covered): Cents =>
  sumCents(
    lines
      .filter(({ line }) => adcvdKind(line) === kind)
      .filter(({ line }) => part === undefined || isBonded(line) === (part === 'bonded'))
      .map(caseDuty),
  )

/** Record 88, whenever there is a case: what is bonded and what is paid in cash. */
function adcvdTotals(view: FilingView): EntrySummaryFacts['adcvdTotals'] {
  if (!view.lines.some(({ line }) => line.adcvd_case_number)) return undefined
  return {
    bondedAd: centsText(caseSum(view, 'AD', 'bonded')),
    cashAd: centsText(caseSum(view, 'AD', 'cash')),
    bondedCv: centsText(caseSum(view, 'CVD', 'bonded')),
    cashCv: centsText(caseSum(view, 'CVD', 'cash')),
  }
}

const totals = (view: FilingView): TotalFacts => ({
  duty: centsText(sumCents(view.lines.map(({ line }) => toCents(line.duty_amount)))),
  fees: centsText(sumCents(view.fees.values())),
  tax: centsText(sumCents(view.lines.map(({ line }) => toCents(line.ir_tax_amount)))),
  ad: centsText(caseSum(view, 'AD')),
  cv: centsText(caseSum(view, 'CVD')),
  otherRevenue: '0.00',
})
