import { parseDay } from '../../../src/calendar/index.ts'
import type { PartAction } from '../../../src/customs-letters/index.ts'
import type { CaseTable } from '../cases.ts'

const actions = (outcome: PartAction['outcome']) =>
  new Map<string, PartAction>([
    [
      'HM-2107',
      {
        entry_id: '0e2f7f4b-4d1c-4f5b-9d62-0d5a3c7d9f10',
        entry_number: 'B7603245276',
        dated: parseDay('2026-01-12')!,
        outcome,
      },
    ],
  ])

/** The cases of `part-actions.rules.ts`. */
export const PART_ACTION_CASES: CaseTable = {
  FILING_PART_NUMBER_CHANGED: {
    partActions: actions({ kind: 'number_changed', number: '9405.49.84' }),
    breaks: { 'the part under its old number': { part_number: 'hm - 2107', htsus: '9405.11.4010' } },
    meets: {
      'the part under the number that CBP found': { part_number: 'HM-2107', htsus: '9405.49.8400' },
      'another part': { part_number: 'HM-2108' },
    },
  },
  FILING_PART_RATE_ADVANCED: {
    partActions: actions({ kind: 'rate_advance', rate: '6%' }),
    breaks: { 'the part again': { part_number: 'HM-2107' } },
    meets: { 'another part': { part_number: 'HM-2108' } },
  },
}
