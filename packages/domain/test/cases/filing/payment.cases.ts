import type { CaseTable } from '../cases.ts'

const daily = (statement_date: string) => ({ payment_type: '3', statement_date })
const monthly = (statement_date: string, statement_month: string) => ({
  payment_type: '7',
  statement_date,
  statement_month,
})

/** The cases of `payment.rules.ts`; the sample entry of 24 February is filed on Thursday, 5 March 2026. */
export const PAYMENT_CASES: CaseTable = {
  FILING_PAYMENT_TYPE: {
    breaks: { 'payment type 4 does not exist': { payment_type: '4' } },
    meets: {
      'an entry without a choice is paid individually': { payment_type: '' },
      'individual payment': { payment_type: '1' },
    },
  },
  FILING_PAYMENT_NOT_SENT: [
    { isSentBack: true, breaks: { 'what CBP sent back is paid already': {} } },
    { meets: { 'the first summary says how it is paid': { payment_type: '1' } } },
  ],
  FILING_STATEMENT_DATE: {
    breaks: { 'a daily statement without its day': daily('') },
    meets: {
      'individual payment has no statement': { payment_type: '1' },
      'a daily statement of the next day': daily('2026-03-06'),
    },
  },
  FILING_STATEMENT_WORKING_DAY: {
    breaks: { 'a Saturday': daily('2026-03-07'), 'Memorial Day': daily('2026-05-25') },
    meets: { 'a Monday': daily('2026-03-09') },
  },
  FILING_STATEMENT_AHEAD: {
    breaks: { 'the day of filing': daily('2026-03-05'), 'the 91st day': daily('2026-06-04') },
    meets: { 'the 90th day': daily('2026-06-03'), 'the next day': daily('2026-03-06') },
  },
  FILING_STATEMENT_AFTER_ENTRY: [
    {
      under: 'cbp',
      breaks: {
        'a statement before the entry date of an entry filed ahead': {
          entry_date: '2026-03-20',
          ...daily('2026-03-09'),
        },
      },
    },
    { meets: { 'a statement after the entry date': daily('2026-03-09') } },
  ],
  FILING_STATEMENT_LATE: {
    breaks: { 'the 11th working day after entry': daily('2026-03-11') },
    meets: {
      'the 10th working day after entry': daily('2026-03-10'),
      'a monthly statement has a later day': monthly('2026-03-11', '03'),
    },
  },
  FILING_STATEMENT_MONTH: {
    breaks: {
      'a monthly statement without its month': monthly('2026-03-09', ''),
      'the month three months ahead': monthly('2026-03-09', '06'),
      'the month before': monthly('2026-03-09', '02'),
    },
    meets: {
      'the month after next': monthly('2026-03-09', '05'),
      'a daily statement has no month': daily('2026-03-09'),
    },
  },
  FILING_STATEMENT_DATE_IN_MONTH: {
    breaks: { 'an April day for the statement of March': monthly('2026-04-01', '03') },
    meets: { 'a March day for the statement of April': monthly('2026-03-31', '04') },
  },
  FILING_STATEMENT_TAX: {
    breaks: { 'wine on a monthly statement': { ir_tax_amount: '12.50', ...monthly('2026-03-09', '03') } },
    meets: { 'wine on a daily statement': { ir_tax_amount: '12.50', ...daily('2026-03-09') } },
  },
  FILING_STATEMENT_BOND: {
    breaks: {
      'a single entry bond with a monthly statement': { bond_type: '0', ...monthly('2026-03-09', '03') },
    },
    meets: { 'a continuous bond with a monthly statement': monthly('2026-03-09', '03') },
  },
  FILING_STATEMENT_BRANCH: {
    breaks: { 'a branch of one character': { ...daily('2026-03-09'), statement_branch: 'A' } },
    meets: { 'branch 01': { ...daily('2026-03-09'), statement_branch: '01' } },
  },
}
