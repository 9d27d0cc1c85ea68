import { File, FORBIDDEN, INVALID, NO_ROW, operation } from '../operation.ts'
import { EventTaken, FeeInvoiceParams, FeesAnswer, PaymentPage } from './fees.ts'

/** Operations on the operator's own fee. */
export const getFees = operation('getFees', {
  summary: 'The operator’s fee for a filing, what was charged, and the invoices',
  tag: 'fees',
  answers: { 200: FeesAnswer },
  refusals: FORBIDDEN,
})

export const exportFees = operation('exportFees', {
  summary: 'Every charge of the operator as CSV',
  tag: 'fees',
  answers: { 200: File.describe('text/csv') },
  media: 'text/csv',
  refusals: FORBIDDEN,
})

export const getFeeInvoice = operation('getFeeInvoice', {
  summary: 'An invoice of the operator as PDF',
  tag: 'fees',
  params: FeeInvoiceParams,
  answers: { 200: File.describe('application/pdf') },
  media: 'application/pdf',
  refusals: { ...INVALID, ...NO_ROW },
})

export const getFeeReceipt = operation('getFeeReceipt', {
  summary: 'The receipt of a payment to the operator as PDF',
  tag: 'fees',
  params: FeeInvoiceParams,
  answers: { 200: File.describe('application/pdf') },
  media: 'application/pdf',
  refusals: { ...INVALID, ...NO_ROW },
})

export const beginFeePayment = operation('beginFeePayment', {
  summary: 'Begin to pay an invoice by card: the address of the page of the payment provider',
  tag: 'fees',
  params: FeeInvoiceParams,
  answers: { 200: PaymentPage },
  refusals: { ...INVALID, ...NO_ROW, 409: ['fee_not_open', 'payment_provider_away'] },
})

export const takePaymentEvent = operation('takePaymentEvent', {
  summary: 'What the payment provider reports, signed by it',
  tag: 'fees',
  answers: { 200: EventTaken },
  refusals: { 400: ['bad_signature'], 404: ['not_found'] },
  isHidden: true,
})
