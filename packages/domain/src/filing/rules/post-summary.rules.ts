import { statementDay } from '../../calculations/payment.ts'
import { parseDay } from '../../calendar/index.ts'
import { isInformalEntryType } from '../../reference/entry-types.ts'
import type { RuleContext } from '../../rules/context.ts'
import { lastCorrectionDay } from '../../tasks/after-filing-days.ts'
import { partyNumber } from '../mapping/party-number.ts'
import { correctionOf, explanationLines } from '../post-summary/post-summary-facts.ts'
import { isUnchanged } from '../post-summary/summary-correction.ts'
import { type FilingRule, filingRule } from './filing-rule.ts'

const NOTE = 'CBP AE chapter, July 2026, usage note gg'

/** Shorter texts, and those that only say that there is no explanation, explain nothing. */
const SHORTEST_EXPLANATION = 10

const isExplained = (typed: string | undefined): boolean =>
  explanationLines(typed).join(' ').length >= SHORTEST_EXPLANATION

/** The last day for CBP to take the correction, by the entry date on file. */
function lastDay({ onFile }: RuleContext) {
  const entered = parseDay(onFile?.draft.header?.entry_date)
  return entered && lastCorrectionDay(entered)
}

/** The day of the statement that the summary on file is paid on. */
const statementOnFile = ({ onFile }: RuleContext) => statementDay(onFile?.draft.totals_declarations)

/** The needs of a post summary correction, and the fields that it cannot change. None of these rules judges another entry. */
export const POST_SUMMARY_FILING_RULES: readonly FilingRule[] = [
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
    id: 'FILING_CORRECTION_EARLY',
    at: 'correction_explanation',
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition B45',
    message:
      'CBP takes no correction after payment before the day of the statement, {day}. If the entry is not paid, take back the recorded payment and replace the summary.',
    holds: (_, rules) => {
      const day = statementOnFile(rules)
      return day === undefined || day <= rules.today
    },
    params: (_, rules) => ({ day: { day: statementOnFile(rules) ?? rules.today } }),
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
    severity: 'warning',
    source: '82 FR 2385; CBP ACE error dictionary, conditions B48 and B51',
    message:
      'CBP accepts a correction until 300 days after the entry date and 15 days before liquidation, probably {day}. Later, file a protest within 180 days after liquidation.',
    holds: (_, rules) => {
      const day = lastDay(rules)
      return day === undefined || rules.today <= day
    },
    params: (_, rules) => ({ day: { day: lastDay(rules) ?? rules.today } }),
  }),
]
