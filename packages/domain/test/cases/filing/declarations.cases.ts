import {
  all,
  breaks,
  type Change,
  declares,
  header,
  line,
  meets,
  shipment,
  type Trial,
  tariffRows,
} from './changes.ts'

const lumber = line({ htsus: '4407.11.0001', origin_country: 'TW' })
const steel = line({ htsus: '7208.10.1500' })
const wine = line({ htsus: '2204.21.5040', product_claim: 'C', ir_tax_amount: '254.40' })
const DETAIL = {
  craft_producer_id: 'TTB-FP-ABC1234',
  craft_producer_name: 'Bodega Sol',
  craft_rate_code: 'W0001A',
  craft_tax_rate: '1.07',
}
/** Wine of a craft producer whose details differ as given. */
const craft = (change: Parameters<typeof declares>[0] = {}): Change =>
  all(wine, declares({ ...DETAIL, ...change }))

/** The cases of `declarations.rules.ts`. */
export const DECLARATIONS_TRIALS: Trial[] = [
  breaks('FILING_SOFTWOOD_MISSING', 'pine lumber without a declaration', lumber),
  meets(
    'FILING_SOFTWOOD_MISSING',
    'pine lumber with its declaration',
    all(lumber, declares({ softwood_conforms: 'Y', softwood_price: '9000' })),
  ),
  meets('FILING_SOFTWOOD_MISSING', 'oak lumber', line({ htsus: '4407.91.0022' })),
  breaks('FILING_SOFTWOOD', 'a price without yes or no', all(lumber, declares({ softwood_price: '9000' }))),
  meets('FILING_SOFTWOOD', 'no', all(lumber, declares({ softwood_conforms: 'N', softwood_price: '9000' }))),
  breaks('FILING_SOFTWOOD_PRICE', 'yes without a price', all(lumber, declares({ softwood_conforms: 'Y' }))),
  meets(
    'FILING_SOFTWOOD_PRICE',
    'a price of 9,000 dollars',
    all(lumber, declares({ softwood_conforms: 'Y', softwood_price: '9000' })),
  ),
  breaks('FILING_SOFTWOOD_CHARGES', 'cents of charges', all(lumber, declares({ softwood_charges: '12.50' }))),
  meets('FILING_SOFTWOOD_CHARGES', 'charges of 450 dollars', declares({ softwood_charges: '450' })),
  breaks(
    'FILING_SOFTWOOD_GOODS',
    'lamps that are declared as lumber',
    declares({ softwood_conforms: 'Y', softwood_price: '9000' }),
  ),
  meets('FILING_SOFTWOOD_GOODS', 'lumber', all(lumber, declares({ softwood_conforms: 'Y' }))),
  breaks(
    'FILING_STEEL_EXCLUSION',
    'a number without its letters and zeros',
    declares({ steel_exclusion: '165' }),
  ),
  meets('FILING_STEEL_EXCLUSION', 'a number of the portal', declares({ steel_exclusion: 'SPR000165' })),
  breaks(
    'FILING_STEEL_EXCLUSION_DUTY',
    'an exclusion beside the duty',
    all(
      steel,
      declares({ steel_exclusion: 'SPR000165' }),
      tariffRows({ hts: '9903.82.02', duty: '6064.50' }),
    ),
  ),
  breaks(
    'FILING_STEEL_EXCLUSION_DUTY',
    'an exclusion beside the heading of the duty',
    all(steel, declares({ steel_exclusion: 'SPR000165' }), tariffRows({ hts: '9903.81.87', duty: '0.00' })),
  ),
  breaks(
    'FILING_STEEL_EXCLUSION_DUTY',
    'goods of the armed forces',
    all(header({ entry_type: '51' }), declares({ steel_exclusion: 'SPR000165' })),
  ),
  meets(
    'FILING_STEEL_EXCLUSION_DUTY',
    'an exclusion in place of the duty',
    all(steel, declares({ steel_exclusion: 'SPR000165' })),
  ),
  breaks('FILING_ALUMINUM_EXCLUSION', 'ten characters', declares({ aluminum_exclusion: 'ALU0001234' })),
  meets('FILING_ALUMINUM_EXCLUSION', 'a docket number', declares({ aluminum_exclusion: 'ALU000123' })),
  breaks(
    'FILING_ALUMINUM_EXCLUSION_DUTY',
    'an exclusion beside the duty',
    all(declares({ aluminum_exclusion: 'ALU000123' }), tariffRows({ hts: '9903.85.01', duty: '10.00' })),
  ),
  meets(
    'FILING_ALUMINUM_EXCLUSION_DUTY',
    'an exclusion beside the duty on goods of China',
    all(declares({ aluminum_exclusion: 'ALU000123' }), tariffRows({ hts: '9903.88.15', duty: '10.00' })),
  ),
  breaks('FILING_KOREAN_CERTIFICATE', 'ten digits', declares({ korean_certificate: '1234567890' })),
  meets('FILING_KOREAN_CERTIFICATE', 'nine characters', declares({ korean_certificate: 'KR1234567' })),
  breaks('FILING_KOREAN_STEEL', 'steel of Taiwan', all(steel, declares({ korean_certificate: 'KR1234567' }))),
  breaks(
    'FILING_KOREAN_STEEL',
    'lamps of Korea',
    all(line({ origin_country: 'KR' }), declares({ korean_certificate: 'KR1234567' })),
  ),
  meets(
    'FILING_KOREAN_STEEL',
    'steel of Korea',
    all(steel, line({ origin_country: 'KR' }), declares({ korean_certificate: 'KR1234567' })),
  ),
  breaks('FILING_CERTIFICATION', 'a certification in words', declares({ case_certified: 'ADCVD' })),
  meets('FILING_CERTIFICATION', 'certifications in hand', declares({ case_certified: 'Y' })),
  breaks('FILING_AUTO_LICENSE', 'eight digits', declares({ auto_license: '12345678' })),
  meets('FILING_AUTO_LICENSE', 'two letters and six digits', declares({ auto_license: 'AB123456' })),
  breaks(
    'FILING_AUTO_LICENSE_DUTY',
    'a license beside the duty on car parts',
    all(declares({ auto_license: 'AB123456' }), tariffRows({ hts: '9903.94.05', duty: '3032.25' })),
  ),
  meets(
    'FILING_AUTO_LICENSE_DUTY',
    'a license beside the heading without duty',
    all(declares({ auto_license: 'AB123456' }), tariffRows({ hts: '9903.94.05', duty: '0.00' })),
  ),
  breaks('FILING_CRAFT_GOODS', 'lamps', line({ product_claim: 'C' })),
  meets('FILING_CRAFT_GOODS', 'wine', craft()),
  breaks('FILING_CRAFT_TAX', 'wine without its tax', all(craft(), line({ ir_tax_amount: '0.00' }))),
  meets('FILING_CRAFT_TAX', 'wine with its tax', craft()),
  breaks('FILING_CRAFT_IMPORT_DATE', 'wine without import date', all(craft(), shipment({ import_date: '' }))),
  breaks(
    'FILING_CRAFT_IMPORT_DATE',
    'wine that changes its warehouse',
    all(craft(), header({ entry_type: '22' })),
  ),
  meets('FILING_CRAFT_IMPORT_DATE', 'wine with its import date', craft()),
  breaks('FILING_CRAFT_SINCE', 'wine of 2022', all(craft(), header({ entry_date: '2022-12-30' }))),
  meets('FILING_CRAFT_SINCE', 'wine of this year', craft()),
  breaks('FILING_CRAFT_PRODUCER', 'a claim without producer', craft({ craft_producer_id: '' })),
  breaks(
    'FILING_CRAFT_PRODUCER',
    'a number with the letter O',
    craft({ craft_producer_id: 'TTB-FP-ABCO123' }),
  ),
  meets('FILING_CRAFT_PRODUCER', 'wine imported before 2023', craft({ craft_producer_id: 'XXXXXXXXXX' })),
  breaks('FILING_CRAFT_PRODUCER_NAME', 'a name in Chinese', craft({ craft_producer_name: '長城' })),
  meets('FILING_CRAFT_PRODUCER_NAME', 'a name with an accent', craft({ craft_producer_name: 'Château Sol' })),
  breaks('FILING_CRAFT_RATE_CODE', 'a claim without rate', craft({ craft_rate_code: '' })),
  meets('FILING_CRAFT_RATE_CODE', 'a rate of wine', craft()),
  breaks('FILING_CRAFT_TAX_RATE', 'a rate of nothing', craft({ craft_tax_rate: '0' })),
  breaks('FILING_CRAFT_TAX_RATE', 'five decimals', craft({ craft_tax_rate: '1.07001' })),
  meets('FILING_CRAFT_TAX_RATE', '13.50 dollars a proof gallon', craft({ craft_tax_rate: '13.50' })),
  breaks('FILING_CRAFT_FLAVOR', 'a credit of 2 percent', craft({ craft_flavor_credit: '2' })),
  meets('FILING_CRAFT_FLAVOR', 'a credit for flavor', craft({ craft_flavor_credit: 'Y' })),
  breaks('FILING_CRAFT_CLAIM', 'details without the claim', declares(DETAIL)),
  meets('FILING_CRAFT_CLAIM', 'details with the claim', craft()),
]
