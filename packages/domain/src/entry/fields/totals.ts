import { label } from '../../messages/index.ts'
import { PAYMENT_TYPES } from '../../reference/payment-types.ts'
import { choice, code, day, flag, formDay, list, money, phone, text, zip } from '../field.ts'
import { compactUpper, padded, usPhone } from '../field-formats.ts'
import { feeFields } from './fee.ts'

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const

/** Step 5: blocks 39-44 the totals, payment, 40 and 45-47 declaration, declarant, broker or filer, in page order. */
/** The deferral of I.R. tax, by CBP's code of record 10. */
const TAX_DEFERRALS = {
  1: label({ id: 'choice.tax-deferral.1', defaultMessage: 'Deferred, conventional' }),
  2: label({ id: 'choice.tax-deferral.2', defaultMessage: 'Deferred, electronic funds transfer' }),
} as const

export const totalsFields = {
  total_entered_value: money({
    label: 'Total entered value',
    hint: 'Block 39. Sum of the lines',
    block: '39',
    canonical: { name: 'totals.total_entered_value', about: 'Entered value of all lines.' },
  }),
  total_duty: money({
    label: 'Total duty',
    hint: 'Block 41. Sum of the lines',
    block: '41',
    canonical: { name: 'totals.total_duty', about: 'Duty, AD and CVD with it.' },
  }),
  total_tax: money({
    label: 'Total tax',
    hint: 'Block 42. Internal revenue tax',
    block: '42',
    optional: true,
    canonical: { name: 'totals.total_tax', about: 'I.R. tax.' },
  }),
  total_other: money({
    label: 'Total other',
    hint: 'Block 43. Sum of the fees',
    block: '43',
    optional: true,
    canonical: { name: 'totals.total_other', about: 'Fees.' },
  }),
  grand_total: money({
    label: 'Grand total',
    hint: 'Block 44. Duty + tax + other',
    block: '44',
    canonical: { name: 'totals.grand_total', about: 'Duty, tax and other.' },
  }),
  deferred_tax_code: choice({
    label: 'Deferral of I.R. tax',
    hint: 'Block 42. Only with an arrangement at CBP',
    block: '42',
    page: 'calculations',
    optional: true,
    choices: TAX_DEFERRALS,
    canonical: {
      name: 'totals.deferred_tax_code',
      about: 'Payment of I.R. tax is deferred: 1 conventionally, 2 by electronic funds transfer.',
    },
  }),
  reconciliation_issue: choice({
    label: 'Issues for reconciliation',
    hint: 'What a later reconciliation entry settles',
    page: 'calculations',
    optional: true,
    choices: {
      '001': label({ id: 'choice.reconciliation-issue.001', defaultMessage: '001 Value' }),
      '002': label({ id: 'choice.reconciliation-issue.002', defaultMessage: '002 Classification' }),
      '003': label({ id: 'choice.reconciliation-issue.003', defaultMessage: '003 Chapter 9802' }),
      '004': label({ id: 'choice.reconciliation-issue.004', defaultMessage: '004 Value and classification' }),
      '005': label({ id: 'choice.reconciliation-issue.005', defaultMessage: '005 Value and chapter 9802' }),
      '006': label({
        id: 'choice.reconciliation-issue.006',
        defaultMessage: '006 Classification and chapter 9802',
      }),
      '007': label({
        id: 'choice.reconciliation-issue.007',
        defaultMessage: '007 Value, classification and chapter 9802',
      }),
    },
    canonical: {
      name: 'totals.reconciliation_issue',
      about:
        'Issues left open: 001 value, 002 classification, 003 chapter 9802, 004 to 007 several of them (AE record 10).',
    },
  }),
  trade_agreement_reconciliation: flag({
    label: 'Reconciliation under a trade agreement',
    hint: 'A claim of a trade agreement follows',
    page: 'calculations',
    optional: true,
    canonical: {
      name: 'totals.trade_agreement_reconciliation',
      about: 'A claim under a trade agreement is left to a later reconciliation.',
    },
  }),
  shipment_usage: choice({
    label: 'Use of the goods',
    hint: 'Only for goods of personal use, also to say that they need no visa, and for commercial samples',
    page: 'calculations',
    optional: true,
    choices: {
      P: label({ id: 'choice.shipment-usage.P', defaultMessage: 'P Personal shipment' }),
      X: label({ id: 'choice.shipment-usage.X', defaultMessage: 'X Commercial samples' }),
    },
    canonical: {
      name: 'totals.shipment_usage',
      about: 'P for a personal shipment, X for commercial samples; blank for any other shipment.',
    },
  }),
  fee_summary: list(feeFields, { row: 'fee', limit: 100, canonical: 'fees' }),
  payment_type: choice({
    label: 'Payment',
    hint: 'How duty and fees of this entry are paid',
    optional: true,
    values: PAYMENT_TYPES.map(({ code }) => code),
    canonical: {
      name: 'totals.payment_type',
      about:
        'Payment type of CBP: 1 individual, 2, 3 and 5 daily statement, 6 to 8 monthly statement. None is 1.',
    },
  }),
  statement_date: day({
    label: 'Statement date',
    hint: 'MM/DD/YYYY, a working day after today',
    canonical: { name: 'totals.statement_date', about: 'Day of the preliminary statement.' },
  }),
  statement_month: choice({
    label: 'Statement month',
    hint: 'The month whose statement lists this entry',
    format: padded(2),
    values: MONTHS,
    canonical: { name: 'totals.statement_month', about: 'Month of the periodic statement, 01 to 12.' },
  }),
  statement_branch: code({
    label: 'Client branch',
    hint: '2 letters or digits, if CBP groups your statements by branch',
    optional: true,
    maxLength: 2,
    upper: true,
    format: compactUpper,
    canonical: { name: 'totals.statement_branch', about: 'Statement client branch identifier.', max: 2 },
  }),
  declaration_ior_agent: flag({
    label: 'Importer of record declaration',
    hint: 'Block 40. Required',
    block: '40',
    alsoOn: 'declaration',
    canonical: { name: 'declaration.ior_agent', about: 'Block 40, the first tick.' },
  }),
  declaration_purchase_agreement: flag({
    label: 'Purchase agreement declaration',
    hint: 'Block 40. Required',
    block: '40',
    alsoOn: 'declaration',
    canonical: { name: 'declaration.purchase_agreement', about: 'Block 40, the second tick.' },
  }),
  goods_not_purchased: flag({
    label: 'Goods that were not purchased',
    hint: 'Block 40. Gifts, loans, goods on consignment',
    block: '40',
    alsoOn: 'declaration',
    optional: true,
    ofOneShipment: true,
    canonical: {
      name: 'declaration.goods_not_purchased',
      about: 'The second tick is for goods that nobody purchased or agreed to purchase.',
    },
  }),
  declaration_tib: flag({
    label: 'Temporary importation declaration',
    hint: 'Entry type 23 only',
    alsoOn: 'declaration',
    optional: true,
    canonical: { name: 'declaration.temporary_importation', about: 'The certification of entry type 23.' },
  }),
  declarant_name: text({
    label: 'Declarant name',
    hint: 'Block 45',
    block: '45',
    alsoOn: 'declaration',
    maxLength: 100,
    canonical: { name: 'declaration.declarant_name', about: 'Name.' },
  }),
  declarant_title: text({
    label: 'Title',
    hint: 'Block 45',
    block: '45',
    alsoOn: 'declaration',
    maxLength: 100,
    canonical: { name: 'declaration.declarant_title', about: 'Title.' },
  }),
  declarant_signature: text({
    label: 'Signature',
    hint: 'Block 45. Type your name exactly as above',
    block: '45',
    alsoOn: 'declaration',
    maxLength: 100,
    canonical: { name: 'declaration.signature', about: 'Typed signature.' },
  }),
  declarant_date: formDay({
    label: 'Date',
    hint: 'Block 45. MM/DD/YYYY, not in the future',
    block: '45',
    alsoOn: 'declaration',
    maxLength: 10,
    canonical: { name: 'declaration.signature_date', about: 'Day of the signature.' },
  }),
  broker_name: text({
    label: 'Broker or filer name',
    hint: 'Block 46. If you file for yourself, your name',
    block: '46',
    maxLength: 100,
    canonical: { name: 'declaration.broker.name', about: 'Name.' },
  }),
  broker_phone: phone({
    label: 'Phone',
    hint: 'Block 46. (###) ###-####',
    block: '46',
    maxLength: 14,
    format: usPhone,
    canonical: { name: 'declaration.broker.phone', about: 'Phone number.' },
  }),
  broker_address_line1: text({
    label: 'Broker or filer address',
    hint: 'Block 46',
    block: '46',
    maxLength: 100,
    canonical: { name: 'declaration.broker.address_line1', about: 'Street.' },
  }),
  broker_address_line2: text({
    label: 'Address line 2',
    hint: 'Block 46',
    block: '46',
    maxLength: 100,
    optional: true,
    canonical: { name: 'declaration.broker.address_line2', about: 'Second line.' },
  }),
  broker_city: text({
    label: 'City',
    hint: 'Block 46',
    block: '46',
    maxLength: 50,
    canonical: { name: 'declaration.broker.city', about: 'City.' },
  }),
  broker_state: choice({
    label: 'State',
    hint: 'Block 46',
    block: '46',
    upper: true,
    lookup: 'states',
    canonical: { name: 'declaration.broker.state', about: 'State.' },
  }),
  broker_zip: zip({
    label: 'ZIP code',
    hint: 'Block 46. 5 or 5+4 digits',
    block: '46',
    maxLength: 10,
    canonical: { name: 'declaration.broker.zip', about: 'ZIP.' },
  }),
  broker_license: code({
    label: 'Broker license number',
    hint: 'Block 46. Only when a licensed broker files',
    block: '46',
    maxLength: 20,
    optional: true,
    upper: true,
    canonical: { name: 'declaration.broker.license', about: 'License number.', max: 20 },
  }),
  file_reference_no: text({
    label: 'File reference',
    hint: 'Block 47. 25 characters at most',
    block: '47',
    maxLength: 25,
    optional: true,
    ofOneShipment: true,
    canonical: { name: 'declaration.file_reference_no', about: "The filer's file reference." },
  }),
} as const
