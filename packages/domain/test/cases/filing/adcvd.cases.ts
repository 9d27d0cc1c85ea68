import type { CaseTable } from '../cases.ts'
import { CASE, fees, HMF, MPF, UNDER_CASE } from './changes.ts'

/** The countervailing case of a pair: 5 percent of 12,129.00. */
const SECOND = {
  second_case_number: 'C-583-852-000',
  second_case_rate: '5',
  second_case_amount: '606.45',
}

/** A case of $1.25 for each of 970 pieces. */
const SPECIFIC = {
  ...CASE,
  adcvd_rate: '1.25',
  adcvd_rate_kind: 'S',
  adcvd_quantity: '970',
  adcvd_amount: '1212.50',
}

/** The cases of `adcvd.rules.ts`. */
export const ADCVD_CASES: CaseTable = {
  FILING_ADCVD_MISSING: {
    breaks: { 'type 03 names a case': { entry_type: '03' } },
    meets: { 'type 03 with its case': UNDER_CASE },
  },
  FILING_ADCVD_NOT_ALLOWED: {
    breaks: { 'type 01 has no cases': CASE },
    meets: { 'a warehouse entry may': { entry_type: '21', ...CASE } },
  },
  FILING_ADCVD_EXPORTER: {
    breaks: { 'an exporter of five characters': { ...UNDER_CASE, exporter_mid: 'TWABC' } },
    meets: {
      'the manufacturer exports': UNDER_CASE,
      'an exporter in a third country': { ...UNDER_CASE, exporter_mid: 'HKGOLTRA12KOW' },
      'goods without a case': { exporter_mid: 'TWABC' },
    },
  },
  FILING_REIMBURSEMENT_NOT_SENT: {
    breaks: {
      'goods without a case': { non_reimbursement: 'Y' },
      'a countervailing case has no such statement': {
        ...UNDER_CASE,
        adcvd_case_number: 'C-583-852-000',
        non_reimbursement: 'Y',
      },
    },
    meets: { 'an antidumping case': { ...UNDER_CASE, non_reimbursement: 'Y' } },
  },
  FILING_REIMBURSEMENT_ID: {
    breaks: { 'goods without a case': { non_reimbursement_id: 'NRD0001234' } },
    meets: { 'ten characters with a case': { ...UNDER_CASE, non_reimbursement_id: 'NRD0001234' } },
  },
  FILING_REIMBURSEMENT_ONCE: {
    breaks: {
      'statement and declaration': {
        ...UNDER_CASE,
        non_reimbursement: 'Y',
        non_reimbursement_id: 'NRD0001234',
      },
    },
    meets: { 'the statement alone': { ...UNDER_CASE, non_reimbursement: 'Y' } },
  },
  FILING_ADCVD_CASE: {
    breaks: {
      'a case without its company is not known': {
        ...UNDER_CASE,
        adcvd_case_number: 'A-583-851',
        adcvd_case_role: 'manufacturer',
      },
    },
    meets: { 'the rate of all others is case 000': { ...UNDER_CASE, adcvd_case_number: 'A-583-851' } },
  },
  FILING_ADCVD_ORIGIN: {
    breaks: {
      'a case of Japan for goods of Taiwan': { ...UNDER_CASE, adcvd_case_number: 'A-588-854-000' },
      'a case of China for goods of Ontario': {
        ...UNDER_CASE,
        adcvd_case_number: 'A-570-967-000',
        origin_country: 'XO',
      },
    },
    meets: {
      'a case of the origin': UNDER_CASE,
      'a case of Canada for goods of Ontario': {
        ...UNDER_CASE,
        adcvd_case_number: 'A-122-857-000',
        origin_country: 'XO',
      },
      'a case whose country is not in the list': { ...UNDER_CASE, adcvd_case_number: 'C-408-046-000' },
    },
  },
  FILING_SECOND_CASE_ORIGIN: {
    breaks: {
      'a countervailing case of China for goods of Taiwan': {
        ...UNDER_CASE,
        ...SECOND,
        second_case_number: 'C-570-968-000',
      },
    },
    meets: { 'both cases of the origin': { ...UNDER_CASE, ...SECOND } },
  },
  FILING_ADCVD_RATE: {
    breaks: {
      'a case has a rate': { ...UNDER_CASE, adcvd_rate: '' },
      'a third decimal cannot be sent': { ...UNDER_CASE, adcvd_rate: '10.125', adcvd_amount: '' },
    },
    meets: { 'a rate of zero': { ...UNDER_CASE, adcvd_rate: '0' } },
  },
  FILING_ADCVD_AMOUNT: {
    breaks: {
      'a cent too little': { ...UNDER_CASE, adcvd_amount: '1212.89' },
      'one unit too few': { entry_type: '03', ...SPECIFIC, adcvd_quantity: '969' },
    },
    meets: {
      '970 units at $1.25': { entry_type: '03', ...SPECIFIC },
      '10 % of the value of the case': { ...UNDER_CASE, adcvd_value: '8000', adcvd_amount: '800.00' },
      '10 % of 12,129': UNDER_CASE,
    },
  },
  FILING_ADCVD_QUANTITY: {
    breaks: {
      'a specific rate without quantity': { entry_type: '03', ...SPECIFIC, adcvd_quantity: '' },
      'a quantity beside a percentage': { ...UNDER_CASE, adcvd_quantity: '970' },
    },
    meets: { 'a specific rate with quantity': { entry_type: '03', ...SPECIFIC } },
  },
  FILING_ADCVD_VALUE: {
    breaks: {
      'a value beside a specific rate': { entry_type: '03', ...SPECIFIC, adcvd_value: '8000' },
      'a value with cents': { ...UNDER_CASE, adcvd_value: '8000.50', adcvd_amount: '800.05' },
    },
    meets: {
      'whole dollars, as the form writes them': {
        ...UNDER_CASE,
        adcvd_value: '8000.00',
        adcvd_amount: '800.00',
      },
      'another value than that of the line': { ...UNDER_CASE, adcvd_value: '8000', adcvd_amount: '800.00' },
    },
  },
  FILING_SECOND_CASE_QUANTITY: {
    breaks: { 'a quantity beside a percentage': { ...UNDER_CASE, ...SECOND, second_case_quantity: '5' } },
    meets: { 'a percentage alone': { ...UNDER_CASE, ...SECOND } },
  },
  FILING_SECOND_CASE_VALUE: {
    breaks: { 'a value of no case': { second_case_value: '8000' } },
    meets: {
      'another value than that of the line': {
        ...UNDER_CASE,
        ...SECOND,
        second_case_value: '8000',
        second_case_amount: '400.00',
      },
    },
  },
  FILING_AD_TOTAL: {
    breaks: {
      'the row says what the lines say': {
        ...UNDER_CASE,
        ...fees(MPF, HMF, { fee_type: 'AD', amount: '1.00' }),
      },
    },
    meets: {
      'row and lines agree': { ...UNDER_CASE, ...fees(MPF, HMF, { fee_type: 'AD', amount: '1212.90' }) },
    },
  },
  FILING_CVD_TOTAL: {
    breaks: { 'a row without a line': fees(MPF, HMF, { fee_type: 'CVD', amount: '1.00' }) },
    meets: {
      'row and lines agree': {
        ...UNDER_CASE,
        adcvd_case_number: 'C-583-852-000',
        ...fees(MPF, HMF, { fee_type: 'CVD', amount: '1212.90' }),
      },
    },
  },
  FILING_ADCVD_WITHOUT_CASE: {
    breaks: {
      'an amount without its case': { adcvd_case_number: '', adcvd_amount: '10' },
      'a rate without its case': { adcvd_rate: '10' },
    },
    meets: { 'a rate and an amount of zero': { adcvd_rate: '0', adcvd_amount: '0.00' } },
  },
  FILING_SECOND_CASE: {
    breaks: {
      'two antidumping cases': { ...UNDER_CASE, ...SECOND, second_case_number: 'A-583-852-000' },
      'a second case without a first': SECOND,
    },
    meets: { 'an antidumping and a countervailing case': { ...UNDER_CASE, ...SECOND } },
  },
  FILING_SECOND_CASE_WITHOUT_CASE: {
    breaks: { 'a rate of no case': { second_case_rate: '5', second_case_amount: '606.45' } },
    meets: { 'an amount of zero': { second_case_amount: '0.00' } },
  },
  FILING_SECOND_CASE_RATE: {
    breaks: { 'four decimals': { ...UNDER_CASE, ...SECOND, second_case_rate: '5.0625' } },
    meets: { 'two decimals': { ...UNDER_CASE, ...SECOND } },
  },
  FILING_SECOND_CASE_AMOUNT: {
    breaks: {
      'an amount that is not value times rate': { ...UNDER_CASE, ...SECOND, second_case_amount: '1.00' },
    },
    meets: { 'value times rate': { ...UNDER_CASE, ...SECOND } },
  },
}
