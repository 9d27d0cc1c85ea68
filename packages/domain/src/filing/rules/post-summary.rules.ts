import { statementDay } from '../../calculations/payment.ts'
import { addDays, type CalendarDay, parseDay } from '../../calendar/index.ts'
import { isInformalEntryType } from '../../reference/entry-types.ts'
import type { RuleContext } from '../../rules/context.ts'
import { CORRECTION_DAYS, expectedLiquidationDay } from '../../tasks/after-filing-days.ts'
import { partyNumber } from '../mapping/party-number.ts'
import { correctionOf, explanationLines } from '../post-summary/post-summary-facts.ts'
import { isUnchanged } from '../post-summary/summary-correction.ts'
import { type FilingRule, filingRule } from './filing-rule.ts'

const NOTE = 'CBP AE chapter, July 2026, usage note gg'

/** Shorter texts, and those that only say that there is no explanation, explain nothing. */
const SHORTEST_EXPLANATION = 10

const isExplained = (typed: string | undefined): boolean =>
  explanationLines(typed).join(' ').length >= SHORTEST_EXPLANATION

/** The last day of the first edition of the rule, which CBP's list of conditions still has. */
const EARLIER_CORRECTION_DAYS = 269

const enteredOnFile = ({ onFile }: RuleContext) => parseDay(onFile?.draft.header?.entry_date)

/** The last of a number of days after the entry date on file; undefined where nothing is on file. */
function dayAfterEntry(rules: RuleContext, days: number) {
  const entered = enteredOnFile(rules)
  return entered && addDays(entered, days)
}

/** True unless a day has passed. */
const isAhead = (day: CalendarDay | undefined, { today }: RuleContext): boolean =>
  day === undefined || today <= day

/** The day of the statement that puts the summary on file under CBP's control; undefined where CBP has it already. */
const statementOnFile = ({ onFile }: RuleContext) =>
  onFile?.isReviewed ? undefined : statementDay(onFile?.draft.totals_declarations)

/** The needs of a post summary correction, and the fields that it cannot change. None of these rules judges another entry. */
export const POST_SUMMARY_FILING_RULES: readonly FilingRule[] = [
  // First, as the review names one error of a field: nobody explains a correction that is too early.
  filingRule({
    id: 'FILING_CORRECTION_EARLY',
    at: 'correction_explanation',
    source: 'CBP ACE error dictionary, condition B45',
    message:
      'CBP takes no correction after payment before the day of the statement, {day}. File it from that day on.',
    detail:
      'If the entry is not paid yet, delete this draft, take back the recorded payment and replace the summary: CBP takes that before the statement.',
    holds: (_, rules) => {
      const day = statementOnFile(rules)
      return day === undefined || day <= rules.today
    },
    params: (_, rules) => ({ day: { day: statementOnFile(rules) ?? rules.today } }),
  }),
  filingRule({
    id: 'FILING_CORRECTION_EXPLANATION',
    at: 'correction_explanation',
    source: `${NOTE}; condition 287`,
    message: 'Explain to CBP why the entry changes, in a sentence or two.',
    mayRead: ['correction_explanation'],
    holds: ({ correction_explanation }, { onFile }) => !onFile || isExplained(correction_explanation),
  }),
  filingRule({
    id: 'FILING_CORRECTION_UNCHANGED',
    at: 'correction_explanation',
    source: 'CBP ACE error dictionary, condition 748',
    message:
      'Nothing differs from the summary that CBP has on file. Change what was wrong, then file the correction.',
    // The one rule that compares the entry as a whole.
    mayRead: ['draft'],
    holds: ({ draft }, rules) => {
      const correction = correctionOf(draft, rules)
      return correction === undefined || !isUnchanged(correction)
    },
  }),
  filingRule({
    id: 'FILING_CORRECTION_PORT',
    at: 'port_code',
    source: `${NOTE}; condition B44`,
    message: 'A correction after payment cannot change the port of entry. The port on file is {port}.',
    mayRead: ['port_code'],
    holds: ({ port_code }, { onFile }) => !onFile || port_code === onFile.draft.header?.port_code,
    params: (_, { onFile }) => ({ port: onFile?.draft.header?.port_code ?? '' }),
  }),
  filingRule({
    id: 'FILING_CORRECTION_IMPORTER',
    at: 'importer_number',
    source: `${NOTE}; condition 286`,
    message:
      'A correction after payment cannot change the importer of record. Ask your port of entry to change it.',
    mayRead: ['importer_number'],
    holds: ({ importer_number }, { onFile }) =>
      !onFile || partyNumber(importer_number) === partyNumber(onFile.draft.parties?.importer_number),
  }),
  filingRule({
    id: 'FILING_CORRECTION_INFORMAL',
    at: 'entry_type',
    source: `${NOTE}; condition B49`,
    message: 'An informal entry cannot be corrected after payment, and no entry can become informal.',
    mayRead: ['entryType'],
    holds: ({ entryType }, { onFile }) =>
      !onFile ||
      !(isInformalEntryType(entryType) || isInformalEntryType(onFile.draft.header?.entry_type ?? '')),
  }),
  filingRule({
    id: 'FILING_CORRECTION_LATE',
    at: 'entry_date',
    source: '82 FR 2385; CBP ACE error dictionary, condition B48',
    message: 'CBP takes a correction until 300 days after the entry date. For this entry that was {day}.',
    detail: 'Once CBP has liquidated the entry, file a protest within 180 days.',
    holds: (_, rules) => isAhead(dayAfterEntry(rules, CORRECTION_DAYS), rules),
    params: (_, rules) => ({ day: { day: dayAfterEntry(rules, CORRECTION_DAYS) ?? rules.today } }),
  }),
  // The day of liquidation is expected, not known, and CBP's list of conditions is older than its rule of 300 days.
  filingRule({
    id: 'FILING_CORRECTION_LAST_DAYS',
    at: 'entry_date',
    severity: 'warning',
    source: '82 FR 2385; CBP AE chapter, July 2026, usage note gg; conditions B48 and B51',
    message:
      'CBP may refuse this correction: it takes none in the 15 days before liquidation, which is expected on {day}. File it today.',
    detail:
      'CBP takes corrections for 300 days after the entry date; its list of conditions still says 269. If CBP refuses this one, file a protest within 180 days after liquidation.',
    holds: (_, rules) =>
      isAhead(dayAfterEntry(rules, EARLIER_CORRECTION_DAYS), rules) ||
      !isAhead(dayAfterEntry(rules, CORRECTION_DAYS), rules),
    params: (_, rules) => {
      const entered = enteredOnFile(rules)
      return { day: { day: entered ? expectedLiquidationDay(entered) : rules.today } }
    },
  }),
]
