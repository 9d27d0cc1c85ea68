import type { AnswerOf } from '@edfe/contracts/operations'
import { DEADLINE_KINDS } from '@edfe/domain/tasks'
import type { ReactNode } from 'react'
import { meQuery } from '../../src/api/me.ts'
import { ReadReportDialog } from '../../src/refunds/read-report-dialog.tsx'
import { RefundsPage } from '../../src/refunds/refunds-page.tsx'
import { DeadlinesPage } from '../../src/reports/deadlines-page.tsx'
import { DutyByMonth } from '../../src/reports/duty-by-month.tsx'
import { LandedCostPage } from '../../src/reports/landed-cost-page.tsx'
import { ReportsPage } from '../../src/reports/reports-page.tsx'
import { Panel } from '../../src/ui/panel.tsx'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { LONG_NAME } from './long.ts'
import { ME, ROW } from './sample.ts'

type Sums = AnswerOf<'getDutyReport'>['rows']

const SPAN = { from: '2025-04', to: '2026-03' }
const BY_MONTH = { queryKey: ['dashboard', 'report', { by: 'month', ...SPAN }] }
const BY_SUPPLIER = { queryKey: ['dashboard', 'report', { by: 'supplier', ...SPAN }] }
const BY_MEASURE = { queryKey: ['dashboard', 'report', { by: 'measure', ...SPAN }] }
const DEADLINES = { queryKey: ['dashboard', 'deadlines', { from: '2026-03-05', to: '2026-06-04' }] }

const LANDED = { queryKey: ['dashboard', 'landed-cost', { by: 'part', ...SPAN }] }

const SUM = { name: null, entries: 4, value: '124800.00', duty: '3120.00', fees: '432.29' }
const MONTHS: Sums = [
  { ...SUM, key: '2025-11' },
  { ...SUM, key: '2025-12', entries: 11, value: '398250.00', duty: '0.00', fees: '1379.46' },
  { ...SUM, key: '2026-02', entries: 1, value: '980.00', duty: '24.50', fees: '31.67' },
  { ...SUM, key: '2026-03', entries: 2, value: '98000.00', duty: '4900.00', fees: '461.95' },
]
const MILLIONS: Sums = MONTHS.map((row) => ({ ...row, value: '99999999.99', duty: '2499999.99' }))
const SUPPLIERS: Sums = [
  { ...SUM, key: 'Hanoi Seating', fees: null },
  { ...SUM, key: LONG_NAME, value: '0.00', duty: '0.00', fees: null },
  { ...SUM, key: '', entries: 1, fees: null },
]
const COST = {
  key: 'HM-2107',
  name: 'HM-2107',
  named: 'part',
  entries: 4,
  value: '12129.00',
  freight: '310.00',
  duty: '473.03',
  fees: '57.17',
} as const
const landedPages = (rows: AnswerOf<'getLandedCosts'>['rows']) => ({
  pages: [{ rows, entries: 50, total: 50, next: null }],
  pageParams: [''],
})
const DAYS: AnswerOf<'listDeadlines'>['deadlines'] = DEADLINE_KINDS.map((kind, at) => ({
  day: `2026-0${3 + Math.floor(at / 2)}-1${at}`,
  kind,
  entries: at === 0 ? 1 : at * 7,
  amount: kind === 'payment' ? '842.17' : null,
  entry: at === 0 ? { id: ROW.id, entry_number: ROW.entry_number } : null,
}))

const FINDING: AnswerOf<'findRefunds'>['entries'][number]['findings'][number] = {
  line: '1',
  ground: 'measure',
  program: 'Section 122, import surcharge',
  numbers: ['99030301'],
  paid: '1000.00',
  owed: '0.00',
  amount: '1000.00',
  source: 'HTSUS chapter 99, U.S. note 2(aa)',
  road: 'correction',
  last_day: '2027-05-20',
  is_expected: true,
  road_source: '82 FR 2385; CBP AE chapter, July 2026, usage note gg',
}
const JUDGED: AnswerOf<'findRefunds'>['entries'][number] = {
  id: ROW.id,
  entry_number: ROW.entry_number,
  entry_date: '2026-07-27',
  may_correct: true,
  findings: [
    FINDING,
    {
      ...FINDING,
      line: null,
      ground: 'mpf',
      program: null,
      numbers: ['499'],
      paid: '42.01',
      owed: '45.13',
      amount: '-3.12',
      source: '19 CFR 24.23',
    },
  ],
  questions: [
    { line: '2', says: 'A quantity is missing, so part of the duty of this line is not compared.' },
  ],
  refundable: '1000.00',
  lost: '0.00',
  underpaid: '3.12',
}
const PAST: AnswerOf<'findRefunds'>['entries'][number] = {
  ...JUDGED,
  id: null,
  may_correct: false,
  findings: [
    {
      ...FINDING,
      ground: 'invalid',
      program: LONG_NAME,
      amount: '99999999.99',
      road: 'none',
      last_day: '2026-02-05',
      is_expected: false,
    },
  ],
  questions: [],
  refundable: '0.00',
  lost: '99999999.99',
  underpaid: '0.00',
}
const REFUNDS = { queryKey: ['refunds', 'entries'] }
const REPORTS = { queryKey: ['refunds', 'reports'] }
const REPORT: AnswerOf<'listAceReports'>['reports'][number] = {
  id: '3f0c2c9e-7b5e-4f0a-9d52-0f4f0d0f8a11',
  name: 'ES-003 2025.csv',
  headings: 'entry summary number|entry date',
  columns: { entry_number: 0, entry_date: 1 },
  entries: 12,
  is_whole: true,
  unread: [
    { row: 7, fault: { field: 'duty', text: 'n/a' } },
    { row: 8, fault: { field: 'line_left_out', text: '2' } },
  ],
  created_at: '2026-03-05T12:00:00Z',
}
const refundPages = (entries: AnswerOf<'findRefunds'>['entries'], total = entries.length) => ({
  pages: [{ entries, looked_at: { entries: total, lines: 2 * total }, total, next: null }],
  pageParams: [''],
})

const known = (answers: Parameters<typeof Answered>[0]['answers'], page: ReactNode, me = ME) => (
  <Answered answers={[answer(meQuery, me), ...answers]}>{page}</Answered>
)
const chart = (
  <Panel>
    <DutyByMonth />
  </Panel>
)

/** `src/reports`: what entries cost, and what is due when. */
export const examples: readonly Example[] = [
  {
    component: 'ReportsPage',
    at: '/reports',
    states: {
      usual: known([answer(BY_MONTH, { rows: MONTHS })], <ReportsPage />),
      loading: known([], <ReportsPage />),
      error: known([failure(BY_MONTH)], <ReportsPage />),
      empty: known([answer(BY_MONTH, { rows: [] })], <ReportsPage />),
    },
  },
  {
    component: 'ReportsPage by supplier',
    at: '/reports?by=supplier',
    states: { 'long text': known([answer(BY_SUPPLIER, { rows: SUPPLIERS })], <ReportsPage />) },
  },
  {
    component: 'ReportsPage by measure',
    at: '/reports?by=measure',
    states: {
      usual: known(
        [
          answer(BY_MEASURE, {
            rows: [
              { ...SUM, key: '99030125', name: 'International Emergency Economic Powers Act', fees: null },
            ],
          }),
        ],
        <ReportsPage />,
      ),
      empty: known([answer(BY_MEASURE, { rows: [] })], <ReportsPage />),
    },
  },
  {
    component: 'DutyByMonth',
    states: {
      usual: known([answer(BY_MONTH, { rows: MONTHS })], chart),
      millions: known([answer(BY_MONTH, { rows: MILLIONS })], chart),
      loading: known([], chart),
      error: known([failure(BY_MONTH)], chart),
      empty: known([answer(BY_MONTH, { rows: [] })], chart),
    },
  },
  {
    component: 'LandedCostPage',
    at: '/reports/landed-cost',
    states: {
      usual: known(
        [answer(LANDED, landedPages([COST, { ...COST, key: '', name: '', entries: 1 }]))],
        <LandedCostPage />,
      ),
      'long text': known(
        [answer(LANDED, landedPages([{ ...COST, name: LONG_NAME, value: '99999999.99' }]))],
        <LandedCostPage />,
      ),
      loading: known([], <LandedCostPage />),
      error: known([failure(LANDED)], <LandedCostPage />),
      empty: known([answer(LANDED, landedPages([]))], <LandedCostPage />),
    },
  },
  {
    component: 'DeadlinesPage',
    at: '/reports/deadlines',
    states: {
      usual: known([answer(DEADLINES, { deadlines: DAYS })], <DeadlinesPage />),
      practice: known([answer(DEADLINES, { deadlines: DAYS.slice(0, 1) })], <DeadlinesPage />, {
        ...ME,
        practice: 'simulator',
      }),
      loading: known([], <DeadlinesPage />),
      error: known([failure(DEADLINES)], <DeadlinesPage />),
      empty: known([answer(DEADLINES, { deadlines: [] })], <DeadlinesPage />),
    },
  },
  {
    component: 'RefundsPage',
    at: '/refunds',
    states: {
      usual: known([answer(REFUNDS, refundPages([JUDGED], 12))], <RefundsPage />),
      'long text': known([answer(REFUNDS, refundPages([JUDGED, PAST], 12))], <RefundsPage />),
      practice: known([answer(REFUNDS, refundPages([JUDGED], 1))], <RefundsPage />, {
        ...ME,
        practice: 'simulator',
      }),
      loading: known([], <RefundsPage />),
      error: known([failure(REFUNDS)], <RefundsPage />),
      empty: known([answer(REFUNDS, refundPages([]))], <RefundsPage />),
    },
  },
  {
    component: 'RefundsPage of a report',
    at: `/refunds?report=${REPORT.id}`,
    states: {
      usual: known(
        [
          answer(REPORTS, { reports: [REPORT] }),
          answer({ queryKey: ['refunds', REPORT.id] }, refundPages([PAST], 12)),
        ],
        <RefundsPage />,
      ),
    },
  },
  {
    component: 'ReadReportDialog',
    states: {
      usual: known([], <ReadReportDialog known={[REPORT]} onClose={nothing} onKept={nothing} />),
    },
  },
]
