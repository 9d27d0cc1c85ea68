import { expect, test } from 'vitest'
import { parseDay } from '../../calendar/index.ts'
import { type ControlFacts, type SummaryControl, summaryControl } from './control.ts'

const TODAY = parseDay('2026-03-05')!
const FILED: ControlFacts = {
  deletion: null,
  control_notice: null,
  was_sent_back: false,
  statement_day: undefined,
}

test.each<[string, Partial<ControlFacts>, SummaryControl]>([
  ['the trade controls an accepted summary', {}, 'trade'],
  ['until the day before its statement', { statement_day: parseDay('2026-03-06') }, 'trade'],
  ['and CBP from the day of its statement', { statement_day: TODAY }, 'statement'],
  ['a summary of which CBP wants documents is under review', { control_notice: '2' }, 'review'],
  ['one that CBP rejected after its acceptance is sent back', { control_notice: '4' }, 'sent_back'],
  ['what replaces it is CBP’s again', { was_sent_back: true }, 'review'],
  ['a cancelled one is at its end', { control_notice: '6' }, 'cancelled'],
  [
    'of a deleted one nothing is on file, whatever its statement was',
    { deletion: 'deleted', statement_day: TODAY },
    'trade',
  ],
])('%s', (_, facts, control) => {
  expect(summaryControl({ ...FILED, ...facts }, TODAY)).toBe(control)
})
