import { entryTypeNeeds } from '@edfe/domain/filing'
import type { Fault } from '../answer/conditions.ts'
import type { Summary } from '../summary/summary.ts'
import { bondChecks } from './bond.checks.ts'
import { cargoChecks } from './cargo.checks.ts'
import { caseChecks } from './case.checks.ts'
import type { Check, CheckContext } from './check.ts'
import { contentChecks } from './content.checks.ts'
import { correctionChecks } from './correction.checks.ts'
import { declarationChecks } from './declaration.checks.ts'
import { dutyChecks } from './duty.checks.ts'
import { feeChecks } from './fee.checks.ts'
import { headerChecks } from './header.checks.ts'
import { indicatorChecks } from './indicator.checks.ts'
import { lineChecks } from './line.checks.ts'
import { lineDetailChecks } from './line-detail.checks.ts'
import { otherEntriesChecks } from './other-entries.checks.ts'
import { paymentChecks } from './payment.checks.ts'
import { setChecks } from './set.checks.ts'
import { totalsChecks } from './totals.checks.ts'

const CHECKS: readonly Check[] = [
  headerChecks,
  correctionChecks,
  indicatorChecks,
  paymentChecks,
  bondChecks,
  contentChecks,
  otherEntriesChecks,
  cargoChecks,
  lineChecks,
  lineDetailChecks,
  setChecks,
  declarationChecks,
  dutyChecks,
  caseChecks,
  feeChecks,
  totalsChecks,
]

/** Every condition that CBP would find in a well-formed summary. Chapter 99 and duty are judged where the tariff data reaches. */
export function judgeSummary(summary: Summary, context: CheckContext): Fault[] {
  const header = summary.one('10')
  const entryType = header.entryType ?? ''
  const input = {
    ...context,
    summary,
    header,
    content: summary.one('11'),
    cargo: summary.one('20'),
    entryType,
    mode: header.mode ?? '',
    needs: entryTypeNeeds(entryType),
  }
  return CHECKS.flatMap((check) => check(input))
}
