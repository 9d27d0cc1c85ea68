import type { CaseTable } from '../cases.ts'
import { fees, HMF, informal, MPF } from './changes.ts'

const MAIL_FEE = { fee_type: 'Mail Fee', amount: '7.39' }
const mail = { mode_of_transport: '50' }

/** Of the 12,129 dollars, 8,000 are parts of the United States: the fee of the rest, 14.30, is raised to the minimum. */
const ASSEMBLED = { tariff_rows: [{ hts: '9802.00.8040', duty: '0', value: '8000' }] }

/** 1,000 kg of honey. */
const HONEY_ROW = { hts: '0409.00.0065', value: '100', duty: '0.00', quantity: '5', unit: 'KG' }
const HONEY = { htsus: '0409.00.0005', net_qty: '1000', net_uom: 'KG' }
const honeyFee = (amount: string) => ({ fee_type: 'Other Fee', class_code: '055', amount }) as const

/** 500 kg of cheese with 100 kg of milk solids. */
const CHEESE = {
  htsus: '0406.10.3400',
  net_qty: '500',
  net_uom: 'KG',
  net_qty_2: '100',
  net_uom_2: 'CKG',
}
const dairyFee = (amount: string) => ({ fee_type: 'Other Fee', class_code: '110', amount }) as const

/** The cases of `fees.rules.ts`. */
export const FEES_CASES: CaseTable = {
  FILING_FEE_CLASS: {
    breaks: {
      'AE has no tea fee': fees(MPF, HMF, { fee_type: 'Tea Fee', amount: '1.00' }),
      'the surcharge of entries that CBP keys itself': fees(MPF, HMF, {
        fee_type: 'Other Fee',
        class_code: '500',
        amount: '4.03',
      }),
      'a class that does not exist': fees(MPF, HMF, {
        fee_type: 'Other Fee',
        class_code: '777',
        amount: '1.00',
      }),
    },
    meets: { 'the beef fee is class 053': fees(MPF, HMF, { fee_type: 'Beef Fee', amount: '1.00' }) },
  },
  FILING_FEE_LIMIT: {
    breaks: {
      'a million dollars for honey': fees(MPF, HMF, {
        fee_type: 'Other Fee',
        class_code: '055',
        amount: '1000000.00',
      }),
    },
    meets: {
      'a cent less': fees(MPF, HMF, { fee_type: 'Other Fee', class_code: '055', amount: '999999.99' }),
    },
  },
  FILING_MPF_CLASS: {
    breaks: { 'the informal fee is not for formal entries': fees({ ...MPF, class_code: '311' }, HMF) },
    meets: { 'the formal fee is': {} },
  },
  FILING_MPF_AMOUNT: {
    breaks: {
      'a cent too little': fees({ ...MPF, amount: '42.00' }, HMF),
      'goods assembled abroad, on the parts of the United States too': { ...ASSEMBLED, ...fees(MPF, HMF) },
    },
    meets: {
      'goods assembled abroad, without the parts of the United States': {
        ...ASSEMBLED,
        ...fees({ ...MPF, amount: '33.58' }, HMF),
      },
      'raised to the minimum of the year': {
        entered_value: '1000',
        ...fees({ ...MPF, amount: '33.58' }, { ...HMF, amount: '1.25' }),
      },
    },
  },
  FILING_MPF_INFORMAL: {
    breaks: { 'the informal fee is fixed': { ...informal, ...fees({ fee_type: 'MPF', amount: '2.00' }) } },
    meets: { '2.69 in fiscal 2026': { ...informal, ...fees({ fee_type: 'MPF', amount: '2.69' }) } },
  },
  FILING_MPF_MISSING: {
    breaks: { 'a formal entry pays it': fees(HMF) },
    meets: { 'USMCA goods do not': { spi: 'S', origin_country: 'MX', ...fees(HMF) } },
  },
  FILING_MPF_INFORMAL_MISSING: {
    breaks: { 'an informal entry pays it': { ...informal, ...fees() } },
    meets: { 'it is there': { ...informal, ...fees({ fee_type: 'MPF', amount: '2.69' }) } },
  },
  FILING_MAIL_FEE: {
    breaks: {
      'a cent too much': { ...mail, ...fees(MPF, { ...MAIL_FEE, amount: '7.40' }) },
      'goods free of duty never pay it': { ...mail, duty_amount: '0', ...fees(MPF, MAIL_FEE) },
      'goods by air freight never pay it': { mode_of_transport: '40', ...fees(MPF, MAIL_FEE) },
      'goods by vessel never pay it': fees(MPF, HMF, MAIL_FEE),
      '7.39 in fiscal 2027': { ...mail, entry_date: '2026-10-01', ...fees(MPF, MAIL_FEE) },
    },
    meets: {
      '7.39 in fiscal 2026': { ...mail, ...fees(MPF, MAIL_FEE) },
      '7.61 in fiscal 2027': {
        ...mail,
        entry_date: '2026-10-01',
        ...fees(MPF, { ...MAIL_FEE, amount: '7.61' }),
      },
    },
  },
  FILING_MAIL_FEE_MISSING: {
    breaks: { 'dutiable mail pays it': { ...mail, ...fees(MPF) } },
    meets: { 'mail that is free of duty does not': { ...mail, duty_amount: '0', ...fees(MPF) } },
  },
  FILING_AGRICULTURAL_FEE: {
    breaks: {
      'cotton T-shirts may owe the cotton fee': { htsus: '6109.10.0012' },
      'beef, whose rate goes by a table': { htsus: '0201.30.5085' },
      sheets: { htsus: '6302.31.9020' },
      'the exemption of cotton is none for avocados': { htsus: '0804.40.0020', fee_exemption: '1' },
    },
    meets: {
      'exempt cotton owes none': { htsus: '6109.10.0012', fee_exemption: '1' },
      'organic avocados with the certificate owe none': {
        htsus: '0804.40.0020',
        license_numbers: [{ type_code: '22', number: '123456789' }],
      },
      'T-shirts of other fibers do not': { htsus: '6109.90.1007' },
      'the fee is there with its class': {
        htsus: '6109.10.0012',
        ...fees(MPF, HMF, { fee_type: 'Other Fee', class_code: '056', amount: '1.00' }),
      },
      'the importer looked it up, and the regulation names none': {
        htsus: '6109.10.0012',
        ...fees(MPF, HMF, { fee_type: 'Other Fee', class_code: '056', amount: '0.00' }),
      },
      'a temporary importation owes none': { entry_type: '23', htsus: '6109.10.0012' },
      'a warehouse entry owes none yet': { entry_type: '21', htsus: '6109.10.0012' },
      'shirts returned to the United States': {
        htsus: '6109.10.0012',
        tariff_rows: [{ hts: '9801.00.1012', duty: '0.00' }],
      },
      'an ounce of potatoes, whose rate is known and comes to nothing': {
        htsus: '0701.90.5017',
        net_qty: '0.03',
        net_uom: 'KG',
      },
    },
  },
  FILING_AGRICULTURAL_FEE_OF_ROW: {
    breaks: { 'honey as a further row of lamps': { tariff_rows: [HONEY_ROW] } },
    meets: {
      'organic honey as a further row': { tariff_rows: [HONEY_ROW], fee_exemption: '2' },
      'honey returned to the United States, as a further row': {
        tariff_rows: [{ hts: '9801.00.1012', duty: '0.00' }, HONEY_ROW],
      },
      'honey as the number of the line': { ...HONEY, ...fees(MPF, HMF, honeyFee('33.07')) },
    },
  },
  FILING_AGRICULTURAL_FEE_MISSING: {
    breaks: {
      'honey owes its fee': HONEY,
      'watermelons without a weight owe it too': { htsus: '0807.11.4020', net_qty: '', net_uom: 'KG' },
      'the exemption of cotton is none for honey': { ...HONEY, fee_exemption: '1' },
      'cheese, by its milk solids': CHEESE,
      'a drink with milk': { htsus: '2202.99.1000' },
    },
    meets: {
      'honey with its fee': { ...HONEY, ...fees(MPF, HMF, honeyFee('33.07')) },
      'cheese with its fee': { ...CHEESE, ...fees(MPF, HMF, dairyFee('1.33')) },
      'organic cheese': { ...CHEESE, fee_exemption: '2' },
      'organic honey': { ...HONEY, fee_exemption: '2' },
      'honey for a warehouse': { ...HONEY, entry_type: '21' },
      'honey returned to the United States': {
        ...HONEY,
        tariff_rows: [{ hts: '9801.00.1012', duty: '0.00' }],
      },
      'frozen potatoes, whose rate nobody has read': { htsus: '2004.10.8020' },
      'an ounce of potatoes, whose fee is less than half a cent': {
        htsus: '0701.90.5017',
        net_qty: '0.03',
        net_uom: 'KG',
      },
    },
  },
  FILING_AGRICULTURAL_FEE_AMOUNT: {
    breaks: {
      'a tenth of the fee of 1,000 kg of honey': { ...HONEY, ...fees(MPF, HMF, honeyFee('3.30')) },
      'more than $3.00 too much': { ...HONEY, ...fees(MPF, HMF, honeyFee('36.08')) },
      'the dairy fee of the whole weight': { ...CHEESE, ...fees(MPF, HMF, dairyFee('6.64')) },
    },
    meets: {
      '1,000 kg at $0.015 a pound': { ...HONEY, ...fees(MPF, HMF, honeyFee('33.07')) },
      'three dollars too much': { ...HONEY, ...fees(MPF, HMF, honeyFee('36.07')) },
      'cotton, whose rate nobody has read': {
        htsus: '6109.10.0012',
        ...fees(MPF, HMF, { fee_type: 'Other Fee', class_code: '056', amount: '9.00' }),
      },
    },
  },
  FILING_AGRICULTURAL_FEE_NO_GOODS: {
    breaks: {
      'lamps owe no beef fee': fees(MPF, HMF, { fee_type: 'Beef Fee', amount: '1.00' }),
      'lamps owe no cotton fee': fees(MPF, HMF, {
        fee_type: 'Other Fee',
        class_code: '056',
        amount: '1.00',
      }),
      'pork owes no beef fee': {
        htsus: '0203.19.1010',
        ...fees(MPF, HMF, { fee_type: 'Beef Fee', amount: '1.00' }),
      },
    },
    meets: {
      'sausages may': {
        htsus: '1601.00.4010',
        ...fees(MPF, HMF, { fee_type: 'Beef Fee', amount: '1.00' }),
      },
    },
  },
  FILING_AGRICULTURAL_FEE_NOT_OWED: {
    breaks: {
      'ham owes no beef fee': {
        htsus: '1602.41.2020',
        ...fees(MPF, HMF, { fee_type: 'Beef Fee', amount: '1.00' }),
      },
    },
    meets: {
      'frozen boneless beef does': {
        htsus: '0202.30.5085',
        ...fees(MPF, HMF, { fee_type: 'Beef Fee', amount: '1.00' }),
      },
    },
  },
  FILING_FEE_EXEMPTION: {
    breaks: {
      'the fee of cotton beside its exemption': {
        htsus: '6109.10.0012',
        fee_exemption: '1',
        ...fees(MPF, HMF, { fee_type: 'Other Fee', class_code: '056', amount: '1.00' }),
      },
    },
    meets: {
      'the fee of cotton that claims none': {
        htsus: '6109.10.0012',
        ...fees(MPF, HMF, { fee_type: 'Other Fee', class_code: '056', amount: '1.00' }),
      },
    },
  },
  FILING_HMF_NOT_ALLOWED: {
    breaks: { 'air freight uses no harbor': { mode_of_transport: '40' } },
    meets: { 'ocean freight does': {} },
  },
  FILING_HMF_AMOUNT: {
    breaks: { 'a cent too much': fees(MPF, { ...HMF, amount: '15.17' }) },
    meets: { '0.125 % of 12,129, half up': {} },
  },
  FILING_HMF_DE_MINIMIS: {
    breaks: {
      'a fee of 1.25 alone is not collected': {
        entered_value: '1000',
        duty_amount: '0',
        spi: 'S',
        origin_country: 'MX',
        ...fees({ ...HMF, amount: '1.25' }),
      },
    },
    meets: {
      'beside duty it is': {
        entered_value: '1000',
        spi: 'S',
        origin_country: 'MX',
        ...fees({ ...HMF, amount: '1.25' }),
      },
    },
  },
  FILING_HMF_REQUIRED: {
    breaks: { 'by border waterway': { mode_of_transport: '12', ...fees(MPF) } },
    meets: { 'by border waterway with its fee': { mode_of_transport: '12' } },
  },
  FILING_HMF_MISSING: {
    breaks: { 'ocean freight pays it': fees(MPF) },
    meets: { 'trucks do not': { mode_of_transport: '30', ...fees(MPF) } },
  },
}
