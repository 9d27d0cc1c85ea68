import type { CalendarDay } from '@edfe/domain/calendar'
import type { PaymentFacts } from '@edfe/domain/filing'
import type { Change } from '../sample-batch.ts'

const paid =
  (type: string, date?: string, others: Partial<PaymentFacts> = {}): Change =>
  (facts) => {
    facts.payment = { type, statementDate: date as CalendarDay | undefined, ...others }
  }
const monthly = (date: string, statementMonth?: string): Change => paid('7', date, { statementMonth })

/** Changes to the payment of the sample entry, filed on 5 March 2026, each with the conditions that it must cause. */
export const PAYMENT_REJECTIONS: [string, Change, string[]][] = [
  ['no payment type', (facts) => (facts.payment = undefined), ['263']],
  ['a payment type that does not exist', paid('4'), ['197']],
  ['an individual payment with a statement date', paid('1', '2026-03-09'), ['199']],
  ['an individual payment with a month', paid('1', undefined, { statementMonth: '03' }), ['200']],
  ['a daily statement with a month', paid('3', '2026-03-09', { statementMonth: '03' }), ['200']],
  ['an individual payment with a branch', paid('1', undefined, { clientBranch: '01' }), ['201']],
  ['a daily statement without its day', paid('2'), ['202']],
  ['a statement of a Sunday', paid('3', '2026-03-08'), ['204']],
  ['a statement of a federal holiday', paid('3', '2026-05-25'), ['204']],
  ['a statement of the day of filing', paid('3', '2026-03-05'), ['205']],
  ['a statement 91 days ahead', paid('5', '2026-06-04'), ['206']],
  [
    'a statement before the entry date',
    (facts) => {
      facts.estimatedEntryDate = '2026-03-20' as CalendarDay
      paid('3', '2026-03-09')(facts)
    },
    ['218'],
  ],
  ['a monthly statement without its month', monthly('2026-03-09'), ['211']],
  ['a monthly statement of a month that does not exist', monthly('2026-03-09', '13'), ['212']],
  ['a monthly statement three months ahead', monthly('2026-03-09', '06'), ['213']],
  ['a statement date after the month of its statement', monthly('2026-04-01', '03'), ['215']],
  [
    'a monthly statement with a single transaction bond',
    (facts) => {
      Object.assign(facts.bonds[0]!, { type: '9', amount: '13000', account: '123456789' })
      monthly('2026-03-09', '03')(facts)
    },
    ['208'],
  ],
  [
    'I.R. tax on a monthly statement',
    (facts) => {
      facts.lines[0]!.irTax = { classCode: '017', amount: '1.00' }
      facts.totals.tax = '1.00'
      monthly('2026-03-09', '03')(facts)
    },
    ['718'],
  ],
]
