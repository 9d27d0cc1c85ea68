import { EntryParams } from '../entries/entry.ts'
import { File, FORBIDDEN, INVALID, NO_ROW, operation } from '../operation.ts'
import { BillsQuery, BooksQuery } from './books.ts'
import { OwedAnswer } from './owed.ts'
import {
  AuthorizationBody,
  EntryStatementsAnswer,
  StatementAnswer,
  StatementParams,
  StatementsAnswer,
} from './statements.ts'

/** Operations on CBP's statements. */
export const listStatements = operation('listStatements', {
  summary: 'The daily and monthly statements of CBP, and the messages that do not count',
  tag: 'statements',
  answers: { 200: StatementsAnswer },
  refusals: FORBIDDEN,
})

export const listEntryStatements = operation('listEntryStatements', {
  summary: 'The statements of CBP that have an entry: daily ones, and monthly ones that list them',
  tag: 'statements',
  params: EntryParams,
  answers: { 200: EntryStatementsAnswer },
  refusals: NO_ROW,
})

export const getStatement = operation('getStatement', {
  summary: 'A statement, held line by line against what was filed',
  tag: 'statements',
  params: StatementParams,
  answers: { 200: StatementAnswer },
  refusals: NO_ROW,
})

export const recordAuthorization = operation('recordAuthorization', {
  summary: 'Record the day on which the payment of a statement was authorized',
  tag: 'statements',
  params: StatementParams,
  body: AuthorizationBody,
  answers: { 200: StatementAnswer },
  refusals: { ...INVALID, ...NO_ROW, 409: ['statement_closed'], 422: ['authorization_in_future'] },
})

export const getOwed = operation('getOwed', {
  summary:
    'What is owed to CBP by day, statement and entry, and the cash needed in the next 30, 60 and 90 days',
  tag: 'statements',
  answers: { 200: OwedAnswer },
  refusals: FORBIDDEN,
})

export const exportPaymentDetails = operation('exportPaymentDetails', {
  summary: 'What was paid and is owed in a span of days, by statement, entry, part and class, as CSV',
  tag: 'statements',
  query: BooksQuery,
  answers: { 200: File.describe('text/csv') },
  media: 'text/csv',
  refusals: { ...INVALID, ...FORBIDDEN, 422: ['span_backwards'] },
})

export const exportBills = operation('exportBills', {
  summary: 'The same as bills of CBP, in the columns of Xero that QuickBooks Online maps, as CSV',
  tag: 'statements',
  query: BillsQuery,
  answers: { 200: File.describe('text/csv') },
  media: 'text/csv',
  refusals: { ...INVALID, ...FORBIDDEN, 422: ['span_backwards'] },
})
