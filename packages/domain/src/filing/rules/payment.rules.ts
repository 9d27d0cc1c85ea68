import { depositDueDay } from '../../calculations/payment.ts'
import { addDays, addMonths, isBusinessDay, monthOf, nextMonthNumbered } from '../../calendar/index.ts'
import { toCents } from '../../money/cents.ts'
import { STATEMENT_DAYS_AHEAD, STATEMENT_MONTHS_AHEAD } from '../../reference/payment-types.ts'
import { type FilingRule, filingRule } from './filing-rule.ts'

const NOTE = 'CBP AE chapter, July 2026, usage note y'

/**
 * Payment of duty and fees. An entry without a chosen payment type is paid individually, so no rule here asks
 * for one.
 */
export const PAYMENT_FILING_RULES: readonly FilingRule[] = [
  filingRule({
    id: 'FILING_PAYMENT_TYPE',
    at: 'payment_type',
    source: `${NOTE}; condition 197`,
    message: 'The payment type must be 1, 2, 3, 5, 6, 7 or 8.',
    mayRead: ['payment'],
    holds: ({ payment }) => payment.type !== undefined,
  }),
  filingRule({
    id: 'FILING_PAYMENT_NOT_SENT',
    at: 'payment_type',
    severity: 'info',
    source: 'CBP ACE error dictionary, condition 217',
    message: 'CBP sent the summary back and has its payment already. The way of paying is not sent again.',
    holds: (_, { isSentBack }) => !isSentBack,
  }),
  filingRule({
    id: 'FILING_STATEMENT_DATE',
    at: 'statement_date',
    source: `${NOTE}; conditions 202 and 203`,
    message: 'A payment on a statement needs the day of the preliminary statement.',
    mayRead: ['payment'],
    holds: ({ payment: { type, statementDate } }) =>
      !type || type.kind === 'individual' || statementDate !== undefined,
  }),
  filingRule({
    id: 'FILING_STATEMENT_WORKING_DAY',
    at: 'statement_date',
    source: `${NOTE}; condition 204`,
    message: 'The statement date cannot be a Saturday, a Sunday or a federal holiday.',
    mayRead: ['payment'],
    holds: ({ payment: { statementDate } }) => !statementDate || isBusinessDay(statementDate),
  }),
  filingRule({
    id: 'FILING_STATEMENT_AHEAD',
    at: 'statement_date',
    source: `${NOTE}; conditions 205, 206 and 216`,
    message: 'The statement date must be after today, and at most {days} days ahead.',
    mayRead: ['payment'],
    holds: ({ payment: { statementDate } }, { today }) =>
      !statementDate || (statementDate > today && statementDate <= addDays(today, STATEMENT_DAYS_AHEAD)),
    params: () => ({ days: STATEMENT_DAYS_AHEAD }),
  }),
  filingRule({
    id: 'FILING_STATEMENT_AFTER_ENTRY',
    at: 'statement_date',
    source: 'CBP ACE error dictionary, condition 218',
    message: 'The statement date cannot be before the entry date.',
    mayRead: ['payment', 'entryDate'],
    holds: ({ payment: { statementDate }, entryDate }) =>
      !statementDate || !entryDate || entryDate <= statementDate,
  }),
  filingRule({
    id: 'FILING_STATEMENT_LATE',
    at: 'statement_date',
    severity: 'warning',
    source: '19 CFR 142.12(b) and 24.25',
    message: 'Duty is due by {due}. A daily statement after that day is paid late.',
    mayRead: ['payment', 'entry_date'],
    holds: ({ payment: { type, statementDate }, entry_date }) => {
      const due = depositDueDay(entry_date)
      return type?.kind !== 'daily' || !statementDate || !due || statementDate <= due
    },
    params: ({ entry_date }) => ({ due: { day: depositDueDay(entry_date) ?? '' } }),
  }),
  filingRule({
    id: 'FILING_STATEMENT_MONTH',
    at: 'statement_month',
    source: `${NOTE}; conditions 211, 212 and 213`,
    message: 'A monthly statement needs its month: this month or one of the next {months}.',
    mayRead: ['payment'],
    holds: ({ payment: { type, statementMonth } }, { today }) => {
      if (type?.kind !== 'periodic') return true
      const month = nextMonthNumbered(statementMonth, today)
      return month !== undefined && month <= addMonths(monthOf(today), STATEMENT_MONTHS_AHEAD)
    },
    params: () => ({ months: STATEMENT_MONTHS_AHEAD }),
  }),
  filingRule({
    id: 'FILING_STATEMENT_DATE_IN_MONTH',
    at: 'statement_date',
    source: `${NOTE}; condition 215`,
    message: 'The statement date cannot be after the month of the monthly statement.',
    mayRead: ['payment'],
    holds: ({ payment: { type, statementDate, statementMonth } }, { today }) => {
      const month = nextMonthNumbered(statementMonth, today)
      return type?.kind !== 'periodic' || !statementDate || !month || monthOf(statementDate) <= month
    },
  }),
  filingRule({
    id: 'FILING_STATEMENT_TAX',
    at: 'payment_type',
    source: `${NOTE}; condition 718`,
    message: 'An entry with I.R. tax cannot be paid on a monthly statement. Choose a daily statement.',
    mayRead: ['payment', 'totals'],
    holds: ({ payment, totals }) =>
      payment.type?.kind !== 'periodic' || toCents(totals.total_tax.amount) === 0n,
  }),
  filingRule({
    id: 'FILING_STATEMENT_BOND',
    at: 'payment_type',
    source: 'CBP ACE error dictionary, condition 208',
    message: 'A monthly statement needs a continuous bond.',
    mayRead: ['payment', 'bond'],
    holds: ({ payment, bond }) =>
      payment.type?.kind !== 'periodic' || bond.kind === 'continuous' || bond.kind === 'waived',
  }),
  filingRule({
    id: 'FILING_STATEMENT_BRANCH',
    at: 'statement_branch',
    source: 'CBP AE chapter, July 2026, record 10 columns 60-61',
    message: 'A client branch is 2 letters or digits.',
    reads: ['statement_branch'],
    holds: ({ statement_branch = '' }) => /^[A-Z0-9]{2}$/.test(statement_branch),
  }),
]
