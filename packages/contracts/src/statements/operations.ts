import { FORBIDDEN, INVALID, NO_ROW, operation } from '../operation.ts'
import { OwedAnswer } from './owed.ts'
import { AuthorizationBody, StatementAnswer, StatementParams, StatementsAnswer } from './statements.ts'

/** Operations on CBP's statements. */
export const listStatements = operation('listStatements', {
  summary: 'The daily and monthly statements of CBP, and the messages that do not count',
  tag: 'statements',
  answers: { 200: StatementsAnswer },
  refusals: FORBIDDEN,
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
