import { formatEntryNumber } from '../../entry/entry-number.ts'
import { partNumberKey } from '../../parts/part-number.ts'
import type { RuleContext } from '../../rules/context.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

const SOURCE = 'CBP Form 29 (Notice of Action); 19 CFR 152.2'

const actionOn = (part: string | undefined, { partActions }: RuleContext) =>
  partActions?.get(partNumberKey(part ?? ''))

const ofEntry = (part: string | undefined, ctx: RuleContext) => {
  const action = actionOn(part, ctx)
  return {
    part: part?.trim() ?? '',
    number: formatEntryNumber(action?.entry_number ?? ''),
    day: { day: action?.dated ?? ctx.today },
  }
}

/** What CBP decided of a part by a Notice of Action holds for later entries of the same goods. */
export const PART_ACTION_FILING_RULES: readonly FilingRule[] = [
  filingLineRule({
    id: 'FILING_PART_NUMBER_CHANGED',
    at: 'htsus',
    severity: 'warning',
    source: SOURCE,
    message: 'CBP put part {part} under {hts} by its Notice of Action of {day} on entry {number}.',
    detail: 'Enter the number that CBP found, or have reasons on file for another one.',
    reads: ['part_number', 'htsus'],
    holds: ({ part_number, htsus }, ctx) => {
      const outcome = actionOn(part_number, ctx)?.outcome
      return outcome?.kind !== 'number_changed' || digits(htsus).startsWith(digits(outcome.number))
    },
    params: ({ part_number }, ctx) => {
      const outcome = actionOn(part_number, ctx)?.outcome
      return {
        ...ofEntry(part_number, ctx),
        hts: outcome?.kind === 'number_changed' ? outcome.number : '',
      }
    },
    entryOf: ({ part_number }, ctx) => actionOn(part_number, ctx)?.entry_id,
  }),
  filingLineRule({
    id: 'FILING_PART_RATE_ADVANCED',
    at: 'htsus',
    severity: 'warning',
    source: SOURCE,
    message:
      'CBP advanced the rate of part {part} to {rate} by its Notice of Action of {day} on entry {number}.',
    detail: 'Check that the duty of this line follows what CBP found.',
    reads: ['part_number'],
    holds: ({ part_number }, ctx) => actionOn(part_number, ctx)?.outcome.kind !== 'rate_advance',
    params: ({ part_number }, ctx) => {
      const outcome = actionOn(part_number, ctx)?.outcome
      return { ...ofEntry(part_number, ctx), rate: outcome?.kind === 'rate_advance' ? outcome.rate : '' }
    },
    entryOf: ({ part_number }, ctx) => actionOn(part_number, ctx)?.entry_id,
  }),
]

const digits = (hts: string | undefined): string => (hts ?? '').replaceAll('.', '')
