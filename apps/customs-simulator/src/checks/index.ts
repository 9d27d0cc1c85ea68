import { entryTypeNeeds } from '@edfe/domain/filing'
import type { Fault } from '../answer/conditions.ts'
import type { Summary } from '../summary/summary.ts'
import { agriculturalFeeChecks } from './agricultural-fee.checks.ts'
import { bondChecks } from './bond.checks.ts'
import { cargoChecks } from './cargo.checks.ts'
import { caseChecks } from './case.checks.ts'
import { censusChecks } from './census.checks.ts'
import type { Check, CheckContext, CheckInput } from './check.ts'
import { claimChecks } from './claim.checks.ts'
import { contentChecks } from './content.checks.ts'
import { correctionChecks } from './correction.checks.ts'
import { declarationChecks } from './declaration.checks.ts'
import { declarationTypeChecks } from './declaration-type.checks.ts'
import { dutyChecks } from './duty.checks.ts'
import { entryTypeChecks } from './entry-type.checks.ts'
import { feeChecks } from './fee.checks.ts'
import { feeExemptionChecks } from './fee-exemption.checks.ts'
import { headerChecks } from './header.checks.ts'
import { indicatorChecks } from './indicator.checks.ts'
import { licenseChecks } from './license.checks.ts'
import { lineChecks } from './line.checks.ts'
import { lineDetailChecks } from './line-detail.checks.ts'
import { otherEntriesChecks } from './other-entries.checks.ts'
import { otherRevenueChecks } from './other-revenue.checks.ts'
import { partyChecks } from './party.checks.ts'
import { paymentChecks } from './payment.checks.ts'
import { registerChecks } from './register.checks.ts'
import { remoteChecks } from './remote.checks.ts'
import { setChecks } from './set.checks.ts'
import { specialHeadingChecks } from './special-heading.checks.ts'
import { taxTotalChecks } from './tax.checks.ts'
import { totalsChecks } from './totals.checks.ts'

const CHECKS: readonly Check[] = [
  headerChecks,
  correctionChecks,
  remoteChecks,
  indicatorChecks,
  paymentChecks,
  bondChecks,
  registerChecks,
  contentChecks,
  otherEntriesChecks,
  cargoChecks,
  lineChecks,
  partyChecks,
  claimChecks,
  lineDetailChecks,
  censusChecks,
  setChecks,
  entryTypeChecks,
  specialHeadingChecks,
  licenseChecks,
  declarationTypeChecks,
  declarationChecks,
  dutyChecks,
  caseChecks,
  feeChecks,
  feeExemptionChecks,
  agriculturalFeeChecks,
  otherRevenueChecks,
  taxTotalChecks,
  totalsChecks,
]

/** A summary with what its checks ask of its headers. */
export function checkInput(summary: Summary, context: CheckContext): CheckInput {
  const header = summary.one('10')
  const entryType = header.entryType ?? ''
  return {
    ...context,
    summary,
    header,
    content: summary.one('11'),
    cargo: summary.one('20'),
    entryType,
    mode: header.mode ?? '',
    needs: entryTypeNeeds(entryType),
  }
}

/** Every condition that CBP would find in a well-formed summary. Chapter 99 and duty are judged where the tariff data reaches. */
export const judgeSummary = (input: CheckInput): Fault[] => CHECKS.flatMap((check) => check(input))
