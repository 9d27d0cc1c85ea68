import type { RehearsalRun, RehearsalRuns } from '@edfe/contracts/organization/rehearsal-runs'
import { meQuery } from '../../src/api/me.ts'
import { REHEARSAL_RUNS } from '../../src/session/use-rehearsal.ts'
import { RehearsalPage } from '../../src/start/road/rehearsal-page.tsx'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { ADMIN } from './settings-sample.ts'

const day = (at: number, refused = 0, verdict: 'counts' | 'repeated' = 'counts') => ({
  day: `2026-12-${String(at).padStart(2, '0')}`,
  filed: 24,
  refused,
  percent: Math.floor((refused * 1000) / 24) / 10,
  verdict,
  repeated: verdict === 'repeated' ? ['433'] : [],
})
const summaryGoal = { days: 10, percent: 5, mayReach: true }
const releaseGoal = { days: 3, percent: 10, mayReach: false }

const PASSED: RehearsalRun = {
  id: '6a3f7f1c-2f55-4a75-9f3e-0c61e7f6f0a2',
  number: 2,
  state: 'passed',
  day: 13,
  started_at: '2026-11-30T15:10:00.000Z',
  ended_at: '2026-11-30T15:11:30.000Z',
  drafts: 3,
  summaries: { goal: summaryGoal, counted: 10, days: Array.from({ length: 10 }, (_, at) => day(at + 1)) },
  ports: ['2704', '4601'].map((port) => ({
    port,
    releases: { goal: releaseGoal, counted: 3, days: [day(11), day(12), day(13)] },
  })),
  refused: [],
  held: [],
  statements: [],
}
const FAILED: RehearsalRun = {
  ...PASSED,
  id: '6a3f7f1c-2f55-4a75-9f3e-0c61e7f6f0a1',
  number: 1,
  state: 'failed',
  day: 3,
  summaries: { goal: summaryGoal, counted: 0, days: [day(1), day(2, 1), day(3, 1, 'repeated')] },
  ports: [{ port: '2704', releases: { goal: releaseGoal, counted: 0, days: [] } }],
  refused: [
    {
      code: '433',
      label: 'BOND NOT ON FILE',
      message: 'CBP has no continuous bond of this surety for the importer.',
      days: [2, 3],
      drafts: [
        {
          entry_id: '6a3f7f1c-2f55-4a75-9f3e-0c61e7f6f0b1',
          entry_number: 'B7603245276',
          path: 'header.surety_no',
          step: 'header',
        },
      ],
      shipments: [3],
    },
  ],
  held: [
    {
      code: '',
      label: '',
      message: 'The heading of goods in transit is missing.',
      days: [1],
      drafts: [
        {
          entry_id: '6a3f7f1c-2f55-4a75-9f3e-0c61e7f6f0b2',
          entry_number: 'B7603245284',
          path: 'line_items.0.tariff_rows',
          step: 'line_items',
        },
      ],
      shipments: [],
    },
  ],
}

const ASK = { queryKey: REHEARSAL_RUNS }
const said = (runs: readonly RehearsalRun[]): RehearsalRuns => ({
  runs: [...runs],
  drafts: 3,
  shipments: 40,
  isPossible: true,
})
const page = (answers: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={answers}>
    <RehearsalPage />
  </Answered>
)

/** The page of rehearsals of CBP's qualification. */
export const rehearsal: Example = {
  component: 'RehearsalPage',
  at: '/start/road/rehearsal',
  states: {
    usual: page([answer(meQuery, ADMIN), answer(ASK, said([PASSED, FAILED]))]),
    failed: page([answer(meQuery, ADMIN), answer(ASK, said([FAILED]))]),
    'a new person': page([answer(meQuery, ADMIN), answer(ASK, said([]))]),
    loading: page([answer(meQuery, ADMIN)]),
    error: page([answer(meQuery, ADMIN), failure(ASK)]),
    'read-only': page([answer(meQuery, { ...ADMIN, may: [] }), answer(ASK, said([PASSED]))]),
  },
}
