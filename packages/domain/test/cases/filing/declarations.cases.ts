import type { LineItem } from '../../../src/entry/draft.ts'
import type { CaseTable } from '../cases.ts'

const lumber = { htsus: '4407.11.0001', origin_country: 'TW' }
const steel = { htsus: '7208.10.1500' }
const wine = { htsus: '2204.21.5040', product_claim: 'C', ir_tax_amount: '254.40' }
const DETAIL = {
  craft_producer_id: 'TTB-FP-ABC1234',
  craft_producer_name: 'Bodega Sol',
  craft_rate_code: 'W0001A',
  craft_tax_rate: '1.07',
}
/** Wine of a craft producer whose details differ as given. */
const craft = (change: NonNullable<LineItem['importer_declarations']> = {}) => ({
  ...wine,
  importer_declarations: { ...DETAIL, ...change },
})

/** The cases of `declarations.rules.ts`. */
export const DECLARATIONS_CASES: CaseTable = {
  FILING_SOFTWOOD_MISSING: {
    breaks: { 'pine lumber without a declaration': lumber },
    meets: {
      'pine lumber with its declaration': {
        ...lumber,
        importer_declarations: { softwood_conforms: 'Y', softwood_price: '9000' },
      },
      'oak lumber': { htsus: '4407.91.0022' },
    },
  },
  FILING_SOFTWOOD: {
    breaks: { 'a price without yes or no': { ...lumber, importer_declarations: { softwood_price: '9000' } } },
    meets: { no: { ...lumber, importer_declarations: { softwood_conforms: 'N', softwood_price: '9000' } } },
  },
  FILING_SOFTWOOD_PRICE: {
    breaks: { 'yes without a price': { ...lumber, importer_declarations: { softwood_conforms: 'Y' } } },
    meets: {
      'a price of 9,000 dollars': {
        ...lumber,
        importer_declarations: { softwood_conforms: 'Y', softwood_price: '9000' },
      },
    },
  },
  FILING_SOFTWOOD_CHARGES: {
    breaks: { 'cents of charges': { ...lumber, importer_declarations: { softwood_charges: '12.50' } } },
    meets: { 'charges of 450 dollars': { importer_declarations: { softwood_charges: '450' } } },
  },
  FILING_SOFTWOOD_GOODS: {
    breaks: {
      'lamps that are declared as lumber': {
        importer_declarations: { softwood_conforms: 'Y', softwood_price: '9000' },
      },
    },
    meets: { lumber: { ...lumber, importer_declarations: { softwood_conforms: 'Y' } } },
  },
  FILING_STEEL_EXCLUSION: {
    breaks: {
      'a number without its letters and zeros': { importer_declarations: { steel_exclusion: '165' } },
    },
    meets: { 'a number of the portal': { importer_declarations: { steel_exclusion: 'SPR000165' } } },
  },
  FILING_STEEL_EXCLUSION_DUTY: {
    breaks: {
      'an exclusion beside the duty': {
        ...steel,
        importer_declarations: { steel_exclusion: 'SPR000165' },
        tariff_rows: [{ hts: '9903.82.02', duty: '6064.50' }],
      },
      'an exclusion beside the heading of the duty': {
        ...steel,
        importer_declarations: { steel_exclusion: 'SPR000165' },
        tariff_rows: [{ hts: '9903.81.87', duty: '0.00' }],
      },
      'goods of the armed forces': {
        entry_type: '51',
        importer_declarations: { steel_exclusion: 'SPR000165' },
      },
    },
    meets: {
      'an exclusion in place of the duty': {
        ...steel,
        importer_declarations: { steel_exclusion: 'SPR000165' },
      },
    },
  },
  FILING_ALUMINUM_EXCLUSION: {
    breaks: { 'ten characters': { importer_declarations: { aluminum_exclusion: 'ALU0001234' } } },
    meets: { 'a docket number': { importer_declarations: { aluminum_exclusion: 'ALU000123' } } },
  },
  FILING_ALUMINUM_EXCLUSION_DUTY: {
    breaks: {
      'an exclusion beside the duty': {
        importer_declarations: { aluminum_exclusion: 'ALU000123' },
        tariff_rows: [{ hts: '9903.85.01', duty: '10.00' }],
      },
    },
    meets: {
      'an exclusion beside the duty on goods of China': {
        importer_declarations: { aluminum_exclusion: 'ALU000123' },
        tariff_rows: [{ hts: '9903.88.15', duty: '10.00' }],
      },
    },
  },
  FILING_KOREAN_CERTIFICATE: {
    breaks: { 'ten digits': { importer_declarations: { korean_certificate: '1234567890' } } },
    meets: { 'nine characters': { importer_declarations: { korean_certificate: 'KR1234567' } } },
  },
  FILING_KOREAN_STEEL: {
    breaks: {
      'steel of Taiwan': { ...steel, importer_declarations: { korean_certificate: 'KR1234567' } },
      'lamps of Korea': { origin_country: 'KR', importer_declarations: { korean_certificate: 'KR1234567' } },
    },
    meets: {
      'steel of Korea': {
        ...steel,
        origin_country: 'KR',
        importer_declarations: { korean_certificate: 'KR1234567' },
      },
    },
  },
  FILING_CERTIFICATION: {
    breaks: { 'a certification in words': { importer_declarations: { case_certified: 'ADCVD' } } },
    meets: { 'certifications in hand': { importer_declarations: { case_certified: 'Y' } } },
  },
  FILING_AUTO_LICENSE: {
    breaks: { 'eight digits': { importer_declarations: { auto_license: '12345678' } } },
    meets: { 'two letters and six digits': { importer_declarations: { auto_license: 'AB123456' } } },
  },
  FILING_AUTO_LICENSE_DUTY: {
    breaks: {
      'a license beside the duty on car parts': {
        importer_declarations: { auto_license: 'AB123456' },
        tariff_rows: [{ hts: '9903.94.05', duty: '3032.25' }],
      },
    },
    meets: {
      'a license beside the heading without duty': {
        importer_declarations: { auto_license: 'AB123456' },
        tariff_rows: [{ hts: '9903.94.05', duty: '0.00' }],
      },
    },
  },
  FILING_CRAFT_GOODS: { breaks: { lamps: { product_claim: 'C' } }, meets: { wine: craft() } },
  FILING_CRAFT_TAX: {
    breaks: { 'wine without its tax': { ...craft(), ir_tax_amount: '0.00' } },
    meets: { 'wine with its tax': craft() },
  },
  FILING_CRAFT_IMPORT_DATE: {
    breaks: {
      'wine without import date': { ...craft(), import_date: '' },
      'wine that changes its warehouse': { ...craft(), entry_type: '22' },
    },
    meets: { 'wine with its import date': craft() },
  },
  FILING_CRAFT_SINCE: {
    breaks: { 'wine of 2022': { ...craft(), entry_date: '2022-12-30' } },
    meets: { 'wine of this year': craft() },
  },
  FILING_CRAFT_PRODUCER: {
    breaks: {
      'a claim without producer': craft({ craft_producer_id: '' }),
      'a number with the letter O': craft({ craft_producer_id: 'TTB-FP-ABCO123' }),
    },
    meets: { 'wine imported before 2023': craft({ craft_producer_id: 'XXXXXXXXXX' }) },
  },
  FILING_CRAFT_PRODUCER_NAME: {
    breaks: { 'a name in Chinese': craft({ craft_producer_name: '長城' }) },
    meets: { 'a name with an accent': craft({ craft_producer_name: 'Château Sol' }) },
  },
  FILING_CRAFT_RATE_CODE: {
    breaks: { 'a claim without rate': craft({ craft_rate_code: '' }) },
    meets: { 'a rate of wine': craft() },
  },
  FILING_CRAFT_TAX_RATE: {
    breaks: {
      'a rate of nothing': craft({ craft_tax_rate: '0' }),
      'five decimals': craft({ craft_tax_rate: '1.07001' }),
    },
    meets: { '13.50 dollars a proof gallon': craft({ craft_tax_rate: '13.50' }) },
  },
  FILING_CRAFT_FLAVOR: {
    breaks: { 'a credit of 2 percent': craft({ craft_flavor_credit: '2' }) },
    meets: { 'a credit for flavor': craft({ craft_flavor_credit: 'Y' }) },
  },
  FILING_CRAFT_CLAIM: {
    breaks: { 'details without the claim': { importer_declarations: DETAIL } },
    meets: { 'details with the claim': craft() },
  },
}
