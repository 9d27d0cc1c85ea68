import {
  all,
  breaks,
  fees,
  HMF,
  header,
  informal,
  line,
  MPF,
  meets,
  shipment,
  type Trial,
} from './changes.ts'

const MAIL_FEE = { fee_type: 'Mail Fee', amount: '7.39' }
const mail = shipment({ mode_of_transport: '50' })

/** The cases of `fees.rules.ts`. */
export const FEES_TRIALS: Trial[] = [
  breaks('FILING_FEE_CLASS', 'AE has no tea fee', fees(MPF, HMF, { fee_type: 'Tea Fee', amount: '1.00' })),
  meets(
    'FILING_FEE_CLASS',
    'the beef fee is class 053',
    fees(MPF, HMF, { fee_type: 'Beef Fee', amount: '1.00' }),
  ),
  breaks(
    'FILING_MPF_CLASS',
    'the informal fee is not for formal entries',
    fees({ ...MPF, class_code: '311' }, HMF),
  ),
  meets('FILING_MPF_CLASS', 'the formal fee is', () => undefined),
  breaks('FILING_MPF_AMOUNT', 'a cent too little', fees({ ...MPF, amount: '42.00' }, HMF)),
  meets(
    'FILING_MPF_AMOUNT',
    'raised to the minimum of the year',
    all(line({ entered_value: '1000' }), fees({ ...MPF, amount: '33.58' }, { ...HMF, amount: '1.25' })),
  ),
  breaks(
    'FILING_MPF_INFORMAL',
    'the informal fee is fixed',
    all(informal, fees({ fee_type: 'MPF', amount: '2.00' })),
  ),
  meets(
    'FILING_MPF_INFORMAL',
    '2.69 in fiscal 2026',
    all(informal, fees({ fee_type: 'MPF', amount: '2.69' })),
  ),
  breaks('FILING_MPF_MISSING', 'a formal entry pays it', fees(HMF)),
  meets('FILING_MPF_MISSING', 'USMCA goods do not', all(line({ spi: 'S', origin_country: 'MX' }), fees(HMF))),
  breaks('FILING_MPF_INFORMAL_MISSING', 'an informal entry pays it', all(informal, fees())),
  meets(
    'FILING_MPF_INFORMAL_MISSING',
    'it is there',
    all(informal, fees({ fee_type: 'MPF', amount: '2.69' })),
  ),
  breaks('FILING_MAIL_FEE', 'a cent too much', all(mail, fees(MPF, { ...MAIL_FEE, amount: '7.40' }))),
  breaks(
    'FILING_MAIL_FEE',
    'goods free of duty never pay it',
    all(mail, line({ duty_amount: '0' }), fees(MPF, MAIL_FEE)),
  ),
  breaks(
    'FILING_MAIL_FEE',
    'goods by air freight never pay it',
    all(shipment({ mode_of_transport: '40' }), fees(MPF, MAIL_FEE)),
  ),
  meets('FILING_MAIL_FEE', '7.39 in fiscal 2026', all(mail, fees(MPF, MAIL_FEE))),
  breaks('FILING_MAIL_FEE_MISSING', 'dutiable mail pays it', all(mail, fees(MPF))),
  meets(
    'FILING_MAIL_FEE_MISSING',
    'mail that is free of duty does not',
    all(mail, line({ duty_amount: '0' }), fees(MPF)),
  ),
  breaks(
    'FILING_AGRICULTURAL_FEE',
    'cotton T-shirts may owe the cotton fee',
    line({ htsus: '6109.10.0012' }),
  ),
  meets(
    'FILING_AGRICULTURAL_FEE',
    'exempt cotton owes none',
    line({ htsus: '6109.10.0012', fee_exemption: '1' }),
  ),
  breaks(
    'FILING_AGRICULTURAL_FEE',
    'the exemption of cotton is none for avocados',
    line({ htsus: '0804.40.0020', fee_exemption: '1' }),
  ),
  meets(
    'FILING_AGRICULTURAL_FEE',
    'organic avocados with the certificate owe none',
    line({ htsus: '0804.40.0020', license_numbers: [{ type_code: '22', number: '123456789' }] }),
  ),
  breaks(
    'FILING_AGRICULTURAL_FEE_NOT_OWED',
    'lamps owe no beef fee',
    fees(MPF, HMF, { fee_type: 'Beef Fee', amount: '1.00' }),
  ),
  meets(
    'FILING_AGRICULTURAL_FEE_NOT_OWED',
    'frozen boneless beef does',
    all(line({ htsus: '0202.30.5085' }), fees(MPF, HMF, { fee_type: 'Beef Fee', amount: '1.00' })),
  ),
  breaks(
    'FILING_FEE_EXEMPTION',
    'the fee of cotton beside its exemption',
    all(
      line({ htsus: '6109.10.0012', fee_exemption: '1' }),
      fees(MPF, HMF, { fee_type: 'Other Fee', class_code: '056', amount: '1.00' }),
    ),
  ),
  meets(
    'FILING_FEE_EXEMPTION',
    'the fee of cotton that claims none',
    all(
      line({ htsus: '6109.10.0012' }),
      fees(MPF, HMF, { fee_type: 'Other Fee', class_code: '056', amount: '1.00' }),
    ),
  ),
  meets('FILING_AGRICULTURAL_FEE', 'T-shirts of other fibers do not', line({ htsus: '6109.90.1007' })),
  meets(
    'FILING_AGRICULTURAL_FEE',
    'the fee is there with its class',
    all(
      line({ htsus: '6109.10.0012' }),
      fees(MPF, HMF, { fee_type: 'Other Fee', class_code: '056', amount: '1.00' }),
    ),
  ),
  meets(
    'FILING_AGRICULTURAL_FEE',
    'a temporary importation owes none',
    all(header({ entry_type: '23' }), line({ htsus: '6109.10.0012' })),
  ),
  breaks('FILING_HMF_NOT_ALLOWED', 'air freight uses no harbor', shipment({ mode_of_transport: '40' })),
  meets('FILING_HMF_NOT_ALLOWED', 'ocean freight does', () => undefined),
  breaks('FILING_HMF_AMOUNT', 'a cent too much', fees(MPF, { ...HMF, amount: '15.17' })),
  meets('FILING_HMF_AMOUNT', '0.125 % of 12,129, half up', () => undefined),
  breaks(
    'FILING_HMF_DE_MINIMIS',
    'a fee of 1.25 alone is not collected',
    all(
      line({ entered_value: '1000', duty_amount: '0', spi: 'S', origin_country: 'MX' }),
      fees({ ...HMF, amount: '1.25' }),
    ),
  ),
  meets(
    'FILING_HMF_DE_MINIMIS',
    'beside duty it is',
    all(line({ entered_value: '1000', spi: 'S', origin_country: 'MX' }), fees({ ...HMF, amount: '1.25' })),
  ),
  breaks('FILING_HMF_REQUIRED', 'by border waterway', all(shipment({ mode_of_transport: '12' }), fees(MPF))),
  meets('FILING_HMF_REQUIRED', 'by border waterway with its fee', shipment({ mode_of_transport: '12' })),
  breaks('FILING_HMF_MISSING', 'ocean freight pays it', fees(MPF)),
  meets('FILING_HMF_MISSING', 'trucks do not', all(shipment({ mode_of_transport: '30' }), fees(MPF))),
]
