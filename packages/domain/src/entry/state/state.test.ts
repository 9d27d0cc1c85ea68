import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stateFacts } from '../../../test/fixtures/state-facts.ts'
import { SUMMARY_CONTROLS } from './control.ts'
import { isReleased, RELEASE_STATES } from './release.ts'
import {
  ANSWERED,
  AT_CBP,
  DRAFTS,
  ON_FILE,
  REJECTED,
  SENT,
  TAKEN,
  TO_FILE,
  UNFILED,
  VALIDATED,
} from './sets.ts'
import { type StateFacts, stateOf, statusOf } from './state.ts'
import { canTransition, DELETION_STATES, ENTRY_STATUSES, type EntryStatus } from './status.ts'
import { answerKeepsStatus, SUMMARIES_OF, type SummaryState, summaryAfter } from './summary.ts'

/** Every combination of columns that the constraints of `entries` allow. */
const anyFacts: fc.Arbitrary<StateFacts> = fc.constantFrom(...ENTRY_STATUSES).chain((status) =>
  fc.record({
    status: fc.constant(status),
    summary_state: fc.constantFrom<SummaryState[]>(...SUMMARIES_OF[status]),
    deletion: status === 'accepted' ? fc.constantFrom(null, ...DELETION_STATES) : fc.constant(null),
    release_status: fc.constantFrom(null, 'a state of a later version', ...RELEASE_STATES),
    archived: fc.boolean(),
    is_post_summary: fc.boolean(),
    corrects_summary: fc.constantFrom<(SummaryState | null)[]>(null, 'on_file', 'rejected'),
    is_corrected: fc.boolean(),
    is_superseded: fc.boolean(),
    grand_total: fc.constantFrom('0.00', '530.20'),
    duty_paid_on: fc.constantFrom(null, '2026-03-10'),
    control: fc.constantFrom(...SUMMARY_CONTROLS),
    awaits_documents: fc.boolean(),
  }),
)

describe('the state of an entry', () => {
  test('has the status that the entry is stored with', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(statusOf(stateOf(facts))).toBe(facts.status)
      }),
    )
  })

  test('knows a payment, a deletion and who controls the summary only while that is, or was, on file', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const state = stateOf(facts)
        expect('payment' in state).toBe(facts.summary_state === 'on_file')
        expect('control' in state).toBe(state.summary === 'on_file')
        expect('release' in state).toBe(!UNFILED.has(facts))
      }),
    )
  })

  test('says of the goods what CBP said last, else what a member recorded', () => {
    expect(stateOf(stateFacts('submitted'))).toMatchObject({
      release: { goods: 'pending', status: undefined },
    })
    expect(stateOf(stateFacts('hold'))).toMatchObject({ summary: 'sent', release: { goods: 'hold' } })
    expect(stateOf({ ...stateFacts('hold'), release_status: 'exam' })).toMatchObject({
      release: { goods: 'exam', status: 'hold' },
    })
    expect(stateOf({ ...stateFacts('accepted'), release_status: 'released' })).toMatchObject({
      summary: 'on_file',
      release: { goods: 'released', status: undefined },
    })
  })

  test('tells goods apart that CBP released before and after it answered the summary', () => {
    const before = stateFacts('released')
    const after = { ...stateFacts('accepted'), release_status: 'released' }
    expect([before, after, stateFacts('accepted')].map(isReleased)).toEqual([true, true, false])
    expect([before, after].map((facts) => statusOf(stateOf(facts)))).toEqual(['released', 'accepted'])
  })
})

describe('the named sets', () => {
  test('agree with the state', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const state = stateOf(facts)
        const summary = state.summary === 'cancelled' ? state.was : state.summary
        expect(UNFILED.has(facts)).toBe(summary === 'draft' || summary === 'validated')
        expect(DRAFTS.has(facts)).toBe(summary === 'draft')
        expect(VALIDATED.has(facts)).toBe(summary === 'validated')
        expect(SENT.has(facts)).toBe(summary === 'sent')
        expect(ON_FILE.has(facts)).toBe(summary === 'on_file')
        expect(REJECTED.has(facts)).toBe(summary === 'rejected')
        expect(AT_CBP.has(facts)).toBe(SENT.has(facts) || ON_FILE.has(facts))
        expect(TAKEN.has(facts)).toBe(AT_CBP.has(facts) || summary === 'deleted')
        expect(ANSWERED.has(facts)).toBe(!SENT.has(facts) && !UNFILED.has(facts))
        expect(TO_FILE.has(facts)).toBe(UNFILED.has(facts) || REJECTED.has(facts))
      }),
    )
  })

  test('are conditions in SQL', () => {
    expect(UNFILED.sql('e')).toBe("e.status in ('draft', 'validated')")
    expect(ON_FILE.sql()).toBe("summary_state in ('on_file') and deletion is distinct from 'deleted'")
    expect(TAKEN.sql('c')).toBe("c.summary_state in ('sent', 'on_file')")
    expect(REJECTED.sql('c')).toBe("c.summary_state in ('rejected')")
  })
})

/** The transitions of specification 2, section 4, in its order. */
const SPECIFIED: Record<EntryStatus, EntryStatus[]> = {
  draft: ['validated'],
  validated: ['draft', 'submitted'],
  submitted: ['accepted', 'rejected', 'hold', 'released'],
  accepted: [],
  rejected: [],
  hold: ['released', 'rejected'],
  released: [],
}

describe('the specified transitions', () => {
  test.each(ENTRY_STATUSES)('from %s', (from) => {
    expect(ENTRY_STATUSES.filter((to) => canTransition(from, to))).toEqual(
      ENTRY_STATUSES.filter((to) => SPECIFIED[from].includes(to)),
    )
  })

  test('lead to a summary that the status may stand for', () => {
    for (const from of ENTRY_STATUSES)
      for (const to of SPECIFIED[from]) expect(SUMMARIES_OF[to]).toContain(summaryAfter(to))
  })

  test('leave a status of the goods as it is when CBP answers the summary', () => {
    expect(answerKeepsStatus('hold', 'accepted')).toBe(true)
    expect(answerKeepsStatus('released', 'rejected')).toBe(true)
    // The status table moves these.
    expect(answerKeepsStatus('hold', 'rejected')).toBe(false)
    expect(answerKeepsStatus('submitted', 'accepted')).toBe(false)
  })
})
