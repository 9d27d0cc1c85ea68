import { z } from 'zod'
import { File, INVALID, operation, SIGNED_OUT } from '../operation.ts'
import { AccountQuery, OperatedAccounts, Operations, OperatorOrder } from './operator.ts'

/** Operations of the operator: an account of the setting OPERATORS. For all others the addresses do not exist. */
const OPERATOR = { ...SIGNED_OUT, 403: ['second_factor_required'], 404: ['not_found'] } as const

export const getOperations = operation('getOperations', {
  summary:
    'The road to customs, queue, failed jobs, unmatched messages of CBP, contact messages, fetched editions of the tariff, unpaid invoices for the fee, backups and acts of the operator',
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

export const getFilingLetter = operation('getFilingLetter', {
  summary: 'The letter with which an organization asks for a number, as a file',
  tag: 'operator',
  params: z.object({ id: z.uuid() }),
  answers: { 200: File.describe('application/octet-stream') },
  media: 'application/octet-stream',
  refusals: { ...INVALID, ...OPERATOR, 409: ['virus_found'] },
})

export const actAsOperator = operation('actAsOperator', {
  summary:
    'Try a failed job or a waiting transmission again, hold up what is sent, set a message aside, confirm or refuse a number, fetch, approve or refuse an edition of the tariff, record the payment of an invoice, disable or enable an account, end sessions',
  tag: 'operator',
  body: OperatorOrder,
  answers: { 200: z.object({ done: z.literal(true) }) },
  refusals: {
    ...INVALID,
    ...OPERATOR,
    403: [...OPERATOR[403], 'proof_required'],
    409: ['number_taken', 'tariff_refused'],
  },
})
