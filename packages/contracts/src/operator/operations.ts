import { z } from 'zod'
import { INVALID, operation, SIGNED_OUT } from '../operation.ts'
import { AccountQuery, OperatedAccounts, Operations, OperatorOrder } from './operator.ts'

/** Operations of the operator: an account of the setting OPERATORS. For all others the addresses do not exist. */
const OPERATOR = { ...SIGNED_OUT, 403: ['second_factor_required'], 404: ['not_found'] } as const

export const getOperations = operation('getOperations', {
  summary:
    'Queue, failed jobs, unmatched messages of CBP, contact messages, backups and acts of the operator',
  tag: 'operator',
  answers: { 200: Operations },
  refusals: OPERATOR,
})

export const findAccounts = operation('findAccounts', {
  summary: 'Accounts by address or name, with their sessions',
  tag: 'operator',
  query: AccountQuery,
  answers: { 200: OperatedAccounts },
  refusals: { ...INVALID, ...OPERATOR },
})

export const actAsOperator = operation('actAsOperator', {
  summary: 'Try a failed job again, set a message aside, disable or enable an account, end sessions',
  tag: 'operator',
  body: OperatorOrder,
  answers: { 200: z.object({ done: z.literal(true) }) },
  refusals: { ...INVALID, ...OPERATOR, 403: [...OPERATOR[403], 'proof_required'] },
})
