import type { ReactNode } from 'react'
import { meQuery } from '../../src/api/me.ts'
import { AuthorizePanel } from '../../src/payments/authorize-panel.tsx'
import { FeesPage } from '../../src/payments/fees-page.tsx'
import { PaymentsPage } from '../../src/payments/payments-page.tsx'
import { StatementLines } from '../../src/payments/statement-lines.tsx'
import { StatementPage } from '../../src/payments/statement-page.tsx'
import { StatementTotals } from '../../src/payments/statement-totals.tsx'
import type { Owed, Statements } from '../../src/payments/use-payments.ts'
import type { Statement } from '../../src/payments/use-statement.ts'
import type { Fees } from '../../src/session/use-fees.ts'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { ME, ROW, TODAY } from './sample.ts'

const OWED = { queryKey: ['dashboard', 'owed'] }
const STATEMENTS = { queryKey: ['dashboard', 'statements'] }
const ID = '00000000-0000-4000-8000-000000000011'
const STATEMENT = { queryKey: ['dashboard', 'statement', ID] }
const AT = '2026-03-05T15:00:00.000Z'
const ENTRY = { number: ROW.entry_number, id: ROW.id, amount: '530.20' }

const FEES = { queryKey: ['fees'] }
const NO_FEES: Fees = {
  is_charged: false,
  price: null,
  next: null,
  lines: [],
  invoices: [],
  bank_account: [],
  takes_cards: false,
}
const fees: Fees = {
  is_charged: true,
  price: '25.00',
  next: { from: '2026-05-01', amount: '30.00' },
  lines: [
    {
      id: ID,
      entry_id: ROW.id,
      entry_number: ROW.entry_number,
      kind: 'summary',
      charged_on: '2026-03-05',
      amount: '25.00',
      invoice: null,
    },
  ],
  invoices: [
    {
      id: ID,
      number: 'FEE-2026-02-0001',
      issued_on: '2026-03-01',
      due_on: '2026-03-31',
      amount: '75.00',
      open: '50.00',
      state: 'open',
      payments: [{ id: ID, received_on: '2026-03-04', amount: '25.00' }],
    },
  ],
  bank_account: ['First Bank of Delaware', 'account 000123456'],
  takes_cards: true,
}

const owed: Owed = {
  total: '1590.60',
  needs: [
    { days: 30, until: '2026-04-04', amount: '1590.60' },
    { days: 60, until: '2026-05-04', amount: '1590.60' },
    { days: 90, until: '2026-06-03', amount: '1590.60' },
  ],
  days: [
    {
      day: '2026-03-02',
      amount: '530.20',
      payments: [
        {
          key: 'daily',
          kind: 'daily',
          payment_type: '2',
          statement: { id: ID, number: '2726064001', state: 'preliminary' },
          dailies: [],
          statement_day: null,
          amount: '530.20',
          count: 1,
          entries: [ENTRY],
          late: '3 days late: about $0.31 of interest (Revenue Ruling 2025-22). CBP sends its own bill.',
        },
      ],
    },
    {
      day: '2026-03-20',
      amount: '1060.40',
      payments: [
        {
          key: 'monthly',
          kind: 'monthly',
          payment_type: '6',
          statement: null,
          dailies: [{ id: ID, number: '2726070001' }],
          statement_day: null,
          amount: '1060.40',
          count: 240,
          entries: [ENTRY, { number: null, id: null, amount: '530.20' }],
          late: null,
        },
      ],
    },
  ],
}

const statements: Statements = {
  statements: [
    {
      id: ID,
      cadence: 'daily',
      number: '2726064001',
      state: 'preliminary',
      payment_type: '2',
      print_date: '2026-03-05',
      due_on: null,
      authorized_on: null,
      amount: '530.20',
      lines: 1,
      received_at: AT,
    },
  ],
  kept: [
    {
      id: ID,
      cadence: 'daily',
      number: null,
      status: 'preliminary',
      booking: 'refused',
      faults: [
        {
          code: 'wrong_total',
          message: 'The total of the whole amount is 530.21, and its parts add up to 530.20.',
        },
      ],
      received_at: AT,
      images: [],
    },
  ],
}

const known = (answers: Parameters<typeof Answered>[0]['answers'], page: ReactNode) => (
  <Answered answers={[answer(meQuery, ME), ...answers]}>{page}</Answered>
)

const [first] = statements.statements
const statement: Statement | undefined = first && {
  ...first,
  port: '2704',
  filer_code: 'B76',
  importer: null,
  client_branch: null,
  payable_by: '2026-03-02',
  late: null,
  is_equal: false,
  stated_total: '530.21',
  filed_total: '530.20',
  rows: [
    {
      number: ROW.entry_number,
      id: ROW.id,
      stated: '530.21',
      filed: '530.20',
      classes: [{ class: 'duty', name: 'duty', stated: '473.04', filed: '473.03' }],
      differences: [
        { kind: 'other_amount', message: 'CBP states another amount than what was filed.' },
        { kind: 'moved', message: 'It was filed for another statement.' },
      ],
    },
  ],
  totals: [{ class: 'duty', name: 'duty', due: '473.04', paid: null }],
  messages: [{ status: 'preliminary', received_at: AT, images: [] }],
}

/** `src/payments`: what is owed to CBP, and its statements. */
export const examples: readonly Example[] = [
  {
    component: 'PaymentsPage',
    at: '/payments',
    states: {
      usual: known([answer(OWED, owed), answer(STATEMENTS, statements)], <PaymentsPage />),
      loading: known([], <PaymentsPage />),
      error: known([failure(OWED), failure(STATEMENTS)], <PaymentsPage />),
      empty: known(
        [
          answer(OWED, { ...owed, total: '0.00', days: [] }),
          answer(STATEMENTS, { statements: [], kept: [] }),
        ],
        <PaymentsPage />,
      ),
    },
  },
  {
    component: 'StatementPage',
    at: `/payments/${ID}`,
    states: {
      usual: known([answer(STATEMENT, statement)], <StatementPage />),
      loading: known([], <StatementPage />),
      error: known([failure(STATEMENT)], <StatementPage />),
    },
  },
  {
    component: 'FeesPage',
    at: '/payments/fees',
    states: {
      usual: known([answer(FEES, fees)], <FeesPage />),
      loading: known([], <FeesPage />),
      error: known([failure(FEES)], <FeesPage />),
      empty: known([answer(FEES, NO_FEES)], <FeesPage />),
    },
  },
  {
    component: 'AuthorizePanel',
    at: '/payments',
    states: {
      late: known(
        [],
        statement && (
          <AuthorizePanel
            statement={{
              ...statement,
              late: {
                days: 3,
                interest: '0.31',
                message:
                  '3 days late: about $0.31 of interest (Revenue Ruling 2025-22). CBP sends its own bill.',
                consequence: 'Pay now: the interest grows with each day.',
              },
            }}
            today={TODAY}
          />
        ),
      ),
    },
  },
  {
    component: 'StatementLines',
    at: '/payments',
    states: { usual: statement && <StatementLines statement={statement} /> },
  },
  {
    component: 'StatementTotals',
    at: '/payments',
    states: { usual: statement && <StatementTotals statement={statement} /> },
  },
]
