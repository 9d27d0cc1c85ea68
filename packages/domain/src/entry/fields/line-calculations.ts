import { label } from '../../messages/index.ts'
import { choice, code, money, quantity, rate, text, wholeMoney } from '../field.ts'
import { compactUpper, upper } from '../field-formats.ts'

/** The rate type of a case: percent of the value (A), or dollars per unit (S). */
const RATE_KINDS = {
  A: label({ id: 'choice.rate-kind.A', defaultMessage: 'Percent of the value' }),
  S: label({ id: 'choice.rate-kind.S', defaultMessage: 'Dollars for each unit' }),
} as const

/** The security for the duty of a case. */
const DEPOSITS = {
  C: label({ id: 'choice.deposit.C', defaultMessage: 'Cash deposit' }),
  B: label({ id: 'choice.deposit.B', defaultMessage: 'Under a surety bond' }),
} as const

/**
 * Fields of a line that the detail page calculations asks for, in page order: rates and amounts of duty (blocks 37 and
 * 38), and what an AD/CVD case is deposited with.
 */
export const lineCalculationFields = {
  hts_rate: rate({
    label: 'HTSUS rate',
    hint: 'Block 37A. Percent',
    block: '37A',
    page: 'calculations',
    optional: true,
    canonical: { about: 'Block 37A, percent.' },
    column: true,
  }),
  adcvd_rate: rate({
    label: 'AD/CVD rate',
    hint: 'Block 37B. Percent, or dollars for each unit',
    block: '37B',
    page: 'calculations',
    optional: true,
    canonical: { about: 'Block 37B, percent or dollars for each unit.' },
    column: true,
  }),
  adcvd_rate_kind: choice({
    label: 'Kind of AD/CVD rate',
    hint: 'Block 37B. Most cases have a percentage',
    block: '37B',
    page: 'calculations',
    optional: true,
    format: upper,
    choices: RATE_KINDS,
    canonical: {
      about: 'Kind of the rate of the case: A percent of the value (or blank), S dollars for each unit.',
    },
  }),
  adcvd_quantity: quantity({
    label: 'AD/CVD quantity',
    hint: 'Block 37B. In the units of the case, where its rate is in dollars for each unit',
    block: '37B',
    page: 'calculations',
    optional: true,
    canonical: { about: 'Quantity of the case in its own units, under a rate in dollars for each unit.' },
  }),
  adcvd_value: wholeMoney({
    label: 'AD/CVD value',
    hint: 'Block 37B. Whole dollars, where the case counts another value than that of the line',
    block: '37B',
    page: 'calculations',
    optional: true,
    canonical: { about: 'Value of the case in whole dollars, where it is not that of the line.' },
  }),
  second_case_rate: rate({
    label: 'Rate of the second case',
    hint: 'Block 37B. Percent, or dollars for each unit',
    block: '37B',
    page: 'calculations',
    optional: true,
    canonical: { about: 'Block 37B of the second case, percent or dollars for each unit.' },
  }),
  second_case_rate_kind: choice({
    label: 'Kind of rate of the second case',
    hint: 'Block 37B. Most cases have a percentage',
    block: '37B',
    page: 'calculations',
    optional: true,
    format: upper,
    choices: RATE_KINDS,
    canonical: {
      about:
        'Kind of the rate of the second case: A percent of the value (or blank), S dollars for each unit.',
    },
  }),
  second_case_quantity: quantity({
    label: 'Quantity of the second case',
    hint: 'Block 37B. In the units of the case, where its rate is in dollars for each unit',
    block: '37B',
    page: 'calculations',
    optional: true,
    canonical: {
      about: 'Quantity of the second case in its own units, under a rate in dollars for each unit.',
    },
  }),
  second_case_value: wholeMoney({
    label: 'Value of the second case',
    hint: 'Block 37B. Whole dollars, where the case counts another value than that of the line',
    block: '37B',
    page: 'calculations',
    optional: true,
    canonical: { about: 'Value of the second case in whole dollars, where it is not that of the line.' },
  }),
  irc_rate: rate({
    label: 'IRC rate',
    hint: 'Block 37C. Percent',
    block: '37C',
    page: 'calculations',
    optional: true,
    canonical: { about: 'Block 37C, percent.' },
    column: true,
  }),
  visa_numbers: text({
    label: 'Visa numbers',
    hint: 'Block 37D. 50 characters at most',
    block: '37D',
    page: 'calculations',
    maxLength: 50,
    optional: true,
    ofOneShipment: true,
    canonical: { about: 'Block 37D, further visa numbers.' },
  }),
  adcvd_amount: money({
    label: 'AD/CVD amount',
    hint: 'Block 38. Entered value times the AD/CVD rate',
    block: '38',
    page: 'calculations',
    optional: true,
    canonical: { about: 'Block 38, AD/CVD.' },
    column: true,
  }),
  adcvd_claim: choice({
    label: 'AD/CVD deposit',
    hint: 'Block 38. Cash unless the case allows a bond',
    block: '38',
    page: 'calculations',
    optional: true,
    format: upper,
    choices: DEPOSITS,
    canonical: { about: 'How AD/CVD is deposited: C in cash, B under a bond.' },
  }),
  second_case_amount: money({
    label: 'Amount of the second case',
    hint: 'Block 38. Entered value times the rate of the second case',
    block: '38',
    page: 'calculations',
    optional: true,
    canonical: { about: 'Block 38 of the second case.' },
  }),
  second_case_claim: choice({
    label: 'Deposit of the second case',
    hint: 'Block 38. Cash unless the case allows a bond',
    block: '38',
    page: 'calculations',
    optional: true,
    format: upper,
    choices: DEPOSITS,
    canonical: { about: 'How the second case is deposited: C in cash, B under a bond.' },
  }),
  exporter_mid: code({
    label: 'Foreign exporter of AD/CVD goods',
    hint: '8 to 15 letters and digits, formed like a manufacturer ID',
    page: 'calculations',
    maxLength: 15,
    optional: true,
    upper: true,
    format: compactUpper,
    ofGoods: ['origin_country'],
    canonical: { about: 'Identifier of the foreign exporter under AD/CVD; the manufacturer when left out.' },
  }),
  non_reimbursement: choice({
    label: 'Statement of non-reimbursement',
    hint: 'For antidumping duty. Without the statement, CBP presumes that the exporter repays you, and may double the duty',
    page: 'calculations',
    optional: true,
    ofOneShipment: true,
    format: upper,
    choices: {
      Y: label({
        id: 'choice.non-reimbursement.Y',
        defaultMessage: 'I certify that no one refunds the duty',
      }),
      N: label({ id: 'choice.non-reimbursement.N', defaultMessage: 'I make no statement' }),
    },
    canonical: {
      about: 'Y: nobody abroad pays or refunds the antidumping duty (19 CFR 351.402(f)); N: no statement.',
    },
  }),
  non_reimbursement_id: code({
    label: 'Non-reimbursement declaration',
    hint: 'At most 10 letters and digits, from your importer account in ACE',
    page: 'calculations',
    maxLength: 10,
    optional: true,
    upper: true,
    format: compactUpper,
    canonical: { about: 'Identifier of the blanket declaration that covers the case.' },
  }),
} as const
