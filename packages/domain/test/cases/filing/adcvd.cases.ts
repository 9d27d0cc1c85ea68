import { all, breaks, CASE, fees, HMF, header, line, MPF, meets, type Trial } from './changes.ts'

/** The countervailing case of a pair: 5 percent of 12,129.00. */
const SECOND = {
  second_case_number: 'C-570-968-000',
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
export const ADCVD_TRIALS: Trial[] = [
  breaks('FILING_ADCVD_MISSING', 'type 03 names a case', header({ entry_type: '03' })),
  meets('FILING_ADCVD_MISSING', 'type 03 with its case', all(header({ entry_type: '03' }), line(CASE))),
  breaks('FILING_ADCVD_NOT_ALLOWED', 'type 01 has no cases', line(CASE)),
  meets('FILING_ADCVD_NOT_ALLOWED', 'a warehouse entry may', all(header({ entry_type: '21' }), line(CASE))),
  breaks(
    'FILING_ADCVD_EXPORTER',
    'an exporter of five characters',
    all(header({ entry_type: '03' }), line({ ...CASE, exporter_mid: 'TWABC' })),
  ),
  meets('FILING_ADCVD_EXPORTER', 'the manufacturer exports', all(header({ entry_type: '03' }), line(CASE))),
  meets(
    'FILING_ADCVD_EXPORTER',
    'an exporter in a third country',
    all(header({ entry_type: '03' }), line({ ...CASE, exporter_mid: 'HKGOLTRA12KOW' })),
  ),
  breaks('FILING_REIMBURSEMENT_NOT_SENT', 'goods without a case', line({ non_reimbursement: 'Y' })),
  breaks(
    'FILING_REIMBURSEMENT_NOT_SENT',
    'a countervailing case has no such statement',
    all(
      header({ entry_type: '03' }),
      line({ ...CASE, adcvd_case_number: 'C-570-968-000', non_reimbursement: 'Y' }),
    ),
  ),
  meets(
    'FILING_REIMBURSEMENT_NOT_SENT',
    'an antidumping case',
    all(header({ entry_type: '03' }), line({ ...CASE, non_reimbursement: 'Y' })),
  ),
  breaks('FILING_REIMBURSEMENT_ID', 'goods without a case', line({ non_reimbursement_id: 'NRD0001234' })),
  meets(
    'FILING_REIMBURSEMENT_ID',
    'ten characters with a case',
    all(header({ entry_type: '03' }), line({ ...CASE, non_reimbursement_id: 'NRD0001234' })),
  ),
  breaks(
    'FILING_REIMBURSEMENT_ONCE',
    'statement and declaration',
    all(
      header({ entry_type: '03' }),
      line({ ...CASE, non_reimbursement: 'Y', non_reimbursement_id: 'NRD0001234' }),
    ),
  ),
  meets(
    'FILING_REIMBURSEMENT_ONCE',
    'the statement alone',
    all(header({ entry_type: '03' }), line({ ...CASE, non_reimbursement: 'Y' })),
  ),
  meets('FILING_ADCVD_EXPORTER', 'goods without a case', line({ exporter_mid: 'TWABC' })),
  breaks(
    'FILING_ADCVD_CASE',
    'a case without its company is not known',
    all(
      header({ entry_type: '03' }),
      line({ ...CASE, adcvd_case_number: 'A-570-967', adcvd_case_role: 'manufacturer' }),
    ),
  ),
  meets(
    'FILING_ADCVD_CASE',
    'the rate of all others is case 000',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_case_number: 'A-570-967' })),
  ),
  breaks(
    'FILING_ADCVD_RATE',
    'a case has a rate',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_rate: '' })),
  ),
  meets(
    'FILING_ADCVD_RATE',
    'a rate of zero',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_rate: '0' })),
  ),
  breaks(
    'FILING_ADCVD_RATE',
    'a third decimal cannot be sent',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_rate: '10.125', adcvd_amount: '' })),
  ),
  breaks(
    'FILING_ADCVD_AMOUNT',
    'a cent too little',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_amount: '1212.89' })),
  ),
  meets('FILING_ADCVD_AMOUNT', '970 units at $1.25', all(header({ entry_type: '03' }), line(SPECIFIC))),
  breaks(
    'FILING_ADCVD_AMOUNT',
    'one unit too few',
    all(header({ entry_type: '03' }), line({ ...SPECIFIC, adcvd_quantity: '969' })),
  ),
  meets(
    'FILING_ADCVD_AMOUNT',
    '10 % of the value of the case',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_value: '8000', adcvd_amount: '800.00' })),
  ),
  breaks(
    'FILING_ADCVD_QUANTITY',
    'a specific rate without quantity',
    all(header({ entry_type: '03' }), line({ ...SPECIFIC, adcvd_quantity: '' })),
  ),
  breaks(
    'FILING_ADCVD_QUANTITY',
    'a quantity beside a percentage',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_quantity: '970' })),
  ),
  meets(
    'FILING_ADCVD_QUANTITY',
    'a specific rate with quantity',
    all(header({ entry_type: '03' }), line(SPECIFIC)),
  ),
  breaks(
    'FILING_ADCVD_VALUE',
    'a value beside a specific rate',
    all(header({ entry_type: '03' }), line({ ...SPECIFIC, adcvd_value: '8000' })),
  ),
  breaks(
    'FILING_ADCVD_VALUE',
    'a value with cents',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_value: '8000.50', adcvd_amount: '800.05' })),
  ),
  meets(
    'FILING_ADCVD_VALUE',
    'whole dollars, as the form writes them',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_value: '8000.00', adcvd_amount: '800.00' })),
  ),
  meets(
    'FILING_ADCVD_VALUE',
    'another value than that of the line',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_value: '8000', adcvd_amount: '800.00' })),
  ),
  breaks(
    'FILING_SECOND_CASE_QUANTITY',
    'a quantity beside a percentage',
    all(header({ entry_type: '03' }), line({ ...CASE, ...SECOND, second_case_quantity: '5' })),
  ),
  meets(
    'FILING_SECOND_CASE_QUANTITY',
    'a percentage alone',
    all(header({ entry_type: '03' }), line({ ...CASE, ...SECOND })),
  ),
  breaks('FILING_SECOND_CASE_VALUE', 'a value of no case', line({ second_case_value: '8000' })),
  meets(
    'FILING_SECOND_CASE_VALUE',
    'another value than that of the line',
    all(
      header({ entry_type: '03' }),
      line({ ...CASE, ...SECOND, second_case_value: '8000', second_case_amount: '400.00' }),
    ),
  ),
  meets('FILING_ADCVD_AMOUNT', '10 % of 12,129', all(header({ entry_type: '03' }), line(CASE))),
  breaks(
    'FILING_AD_TOTAL',
    'the row says what the lines say',
    all(header({ entry_type: '03' }), line(CASE), fees(MPF, HMF, { fee_type: 'AD', amount: '1.00' })),
  ),
  meets(
    'FILING_AD_TOTAL',
    'row and lines agree',
    all(header({ entry_type: '03' }), line(CASE), fees(MPF, HMF, { fee_type: 'AD', amount: '1212.90' })),
  ),
  breaks('FILING_CVD_TOTAL', 'a row without a line', fees(MPF, HMF, { fee_type: 'CVD', amount: '1.00' })),
  meets(
    'FILING_CVD_TOTAL',
    'row and lines agree',
    all(
      header({ entry_type: '03' }),
      line({ ...CASE, adcvd_case_number: 'C-570-968-000' }),
      fees(MPF, HMF, { fee_type: 'CVD', amount: '1212.90' }),
    ),
  ),
  breaks(
    'FILING_ADCVD_WITHOUT_CASE',
    'an amount without its case',
    line({ adcvd_case_number: '', adcvd_amount: '10' }),
  ),
  breaks('FILING_ADCVD_WITHOUT_CASE', 'a rate without its case', line({ adcvd_rate: '10' })),
  meets(
    'FILING_ADCVD_WITHOUT_CASE',
    'a rate and an amount of zero',
    line({ adcvd_rate: '0', adcvd_amount: '0.00' }),
  ),
  breaks(
    'FILING_SECOND_CASE',
    'two antidumping cases',
    all(header({ entry_type: '03' }), line({ ...CASE, ...SECOND, second_case_number: 'A-570-968-000' })),
  ),
  breaks('FILING_SECOND_CASE', 'a second case without a first', line(SECOND)),
  meets(
    'FILING_SECOND_CASE',
    'an antidumping and a countervailing case',
    all(header({ entry_type: '03' }), line({ ...CASE, ...SECOND })),
  ),
  breaks(
    'FILING_SECOND_CASE_WITHOUT_CASE',
    'a rate of no case',
    line({ second_case_rate: '5', second_case_amount: '606.45' }),
  ),
  meets('FILING_SECOND_CASE_WITHOUT_CASE', 'an amount of zero', line({ second_case_amount: '0.00' })),
  breaks(
    'FILING_SECOND_CASE_RATE',
    'four decimals',
    all(header({ entry_type: '03' }), line({ ...CASE, ...SECOND, second_case_rate: '5.0625' })),
  ),
  meets(
    'FILING_SECOND_CASE_RATE',
    'two decimals',
    all(header({ entry_type: '03' }), line({ ...CASE, ...SECOND })),
  ),
  breaks(
    'FILING_SECOND_CASE_AMOUNT',
    'an amount that is not value times rate',
    all(header({ entry_type: '03' }), line({ ...CASE, ...SECOND, second_case_amount: '1.00' })),
  ),
  meets(
    'FILING_SECOND_CASE_AMOUNT',
    'value times rate',
    all(header({ entry_type: '03' }), line({ ...CASE, ...SECOND })),
  ),
]
