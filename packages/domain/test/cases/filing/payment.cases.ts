import { all, breaks, header, line, meets, type Trial, totals } from './changes.ts'

const daily = (statement_date: string) => totals({ payment_type: '3', statement_date })
const monthly = (statement_date: string, statement_month: string) =>
  totals({ payment_type: '7', statement_date, statement_month })

/** The cases of `payment.rules.ts`; the sample entry of 24 February is filed on Thursday, 5 March 2026. */
export const PAYMENT_TRIALS: Trial[] = [
  breaks('FILING_PAYMENT_TYPE', 'payment type 4 does not exist', totals({ payment_type: '4' })),
  meets(
    'FILING_PAYMENT_TYPE',
    'an entry without a choice is paid individually',
    totals({ payment_type: '' }),
  ),
  meets('FILING_PAYMENT_TYPE', 'individual payment', totals({ payment_type: '1' })),
  {
    ...breaks('FILING_PAYMENT_NOT_SENT', 'what CBP sent back is paid already', () => undefined),
    isSentBack: true,
  },
  meets('FILING_PAYMENT_NOT_SENT', 'the first summary says how it is paid', totals({ payment_type: '1' })),
  breaks('FILING_STATEMENT_DATE', 'a daily statement without its day', daily('')),
  meets('FILING_STATEMENT_DATE', 'individual payment has no statement', totals({ payment_type: '1' })),
  meets('FILING_STATEMENT_DATE', 'a daily statement of the next day', daily('2026-03-06')),
  breaks('FILING_STATEMENT_WORKING_DAY', 'a Saturday', daily('2026-03-07')),
  breaks('FILING_STATEMENT_WORKING_DAY', 'Memorial Day', daily('2026-05-25')),
  meets('FILING_STATEMENT_WORKING_DAY', 'a Monday', daily('2026-03-09')),
  breaks('FILING_STATEMENT_AHEAD', 'the day of filing', daily('2026-03-05')),
  breaks('FILING_STATEMENT_AHEAD', 'the 91st day', daily('2026-06-04')),
  meets('FILING_STATEMENT_AHEAD', 'the 90th day', daily('2026-06-03')),
  meets('FILING_STATEMENT_AHEAD', 'the next day', daily('2026-03-06')),
  breaks(
    'FILING_STATEMENT_AFTER_ENTRY',
    'a statement before the entry date of an entry filed ahead',
    all(header({ entry_date: '2026-03-20' }), daily('2026-03-09')),
    'cbp',
  ),
  meets('FILING_STATEMENT_AFTER_ENTRY', 'a statement after the entry date', daily('2026-03-09')),
  breaks('FILING_STATEMENT_LATE', 'the 11th working day after entry', daily('2026-03-11')),
  meets('FILING_STATEMENT_LATE', 'the 10th working day after entry', daily('2026-03-10')),
  meets('FILING_STATEMENT_LATE', 'a monthly statement has a later day', monthly('2026-03-11', '03')),
  breaks('FILING_STATEMENT_MONTH', 'a monthly statement without its month', monthly('2026-03-09', '')),
  breaks('FILING_STATEMENT_MONTH', 'the month three months ahead', monthly('2026-03-09', '06')),
  breaks('FILING_STATEMENT_MONTH', 'the month before', monthly('2026-03-09', '02')),
  meets('FILING_STATEMENT_MONTH', 'the month after next', monthly('2026-03-09', '05')),
  meets('FILING_STATEMENT_MONTH', 'a daily statement has no month', daily('2026-03-09')),
  breaks(
    'FILING_STATEMENT_DATE_IN_MONTH',
    'an April day for the statement of March',
    monthly('2026-04-01', '03'),
  ),
  meets(
    'FILING_STATEMENT_DATE_IN_MONTH',
    'a March day for the statement of April',
    monthly('2026-03-31', '04'),
  ),
  breaks(
    'FILING_STATEMENT_TAX',
    'wine on a monthly statement',
    all(line({ ir_tax_amount: '12.50' }), monthly('2026-03-09', '03')),
  ),
  meets(
    'FILING_STATEMENT_TAX',
    'wine on a daily statement',
    all(line({ ir_tax_amount: '12.50' }), daily('2026-03-09')),
  ),
  breaks(
    'FILING_STATEMENT_BOND',
    'a single entry bond with a monthly statement',
    all(header({ bond_type: '0' }), monthly('2026-03-09', '03')),
  ),
  meets('FILING_STATEMENT_BOND', 'a continuous bond with a monthly statement', monthly('2026-03-09', '03')),
  breaks(
    'FILING_STATEMENT_BRANCH',
    'a branch of one character',
    all(daily('2026-03-09'), totals({ statement_branch: 'A' })),
  ),
  meets('FILING_STATEMENT_BRANCH', 'branch 01', all(daily('2026-03-09'), totals({ statement_branch: '01' }))),
]
