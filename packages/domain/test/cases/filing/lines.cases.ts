import { all, breaks, informal, line, meets, shipment, type Trial } from './changes.ts'

/** The cases of `lines.rules.ts`. */
export const LINES_TRIALS: Trial[] = [
  breaks('FILING_LINE_COUNT', 'an entry has a line', (draft) => {
    draft.line_items = []
  }),
  breaks('FILING_LINE_COUNT', '999 lines are one too many', (draft) => {
    draft.line_items = Array.from({ length: 999 }, (_, index) => ({
      ...draft.line_items![0]!,
      id: String(index),
      line_number: index + 1,
    }))
  }),
  meets('FILING_LINE_COUNT', 'one line', () => undefined),
  breaks('FILING_HTS', 'eight digits are not enough', line({ htsus: '9405.41.84' })),
  meets('FILING_HTS', "the data layer's dots", line({ htsus: '9405.41.84.40' })),
  breaks('FILING_DESCRIPTION', 'Chinese characters cannot be sent', line({ description: '燈具' })),
  meets('FILING_DESCRIPTION', 'accents are taken off', line({ description: 'Lámparas' })),
  breaks('FILING_ORIGIN', 'MULTI is no origin of a line', shipment({ country_of_origin: 'MULTI' })),
  meets('FILING_ORIGIN', 'three letters are read', line({ origin_country: 'TWN' })),
  breaks('FILING_ORIGIN_OF_LINE', 'no country has the code ZZ', line({ origin_country: 'ZZ' })),
  meets('FILING_ORIGIN_OF_LINE', 'three letters are read', line({ origin_country: 'TWN' })),
  breaks(
    'FILING_ORIGIN_PROVINCE_OF_LINE',
    "the line's manufacturer names no province",
    all(
      shipment({ country_of_origin: 'CA', exporting_country: 'CA' }),
      line({ manufacturer_mid: 'CAMAPLE12TOR' }),
    ),
  ),
  meets(
    'FILING_ORIGIN_PROVINCE_OF_LINE',
    "the line's manufacturer ID begins with the province",
    all(
      shipment({ country_of_origin: 'CA', exporting_country: 'CA' }),
      line({ manufacturer_mid: 'XOMAPLE12TOR' }),
    ),
  ),
  breaks(
    'FILING_MANUFACTURER_FORMAT_OF_LINE',
    'hyphens cannot be sent',
    line({ manufacturer_mid: 'TW-BRI' }),
  ),
  meets(
    'FILING_MANUFACTURER_FORMAT_OF_LINE',
    'small letters are raised',
    line({ manufacturer_mid: 'twbri1tai' }),
  ),
  breaks(
    'FILING_ORIGIN_PROVINCE',
    'Canadian goods go by province',
    shipment({ country_of_origin: 'CA', exporting_country: 'CA' }),
  ),
  meets(
    'FILING_ORIGIN_PROVINCE',
    "the manufacturer's province says it",
    all(
      shipment({ country_of_origin: 'CA', exporting_country: 'CA' }),
      line({ manufacturer: { province: 'ON' } }),
    ),
  ),
  breaks(
    'FILING_MANUFACTURER',
    'a consumption entry names the manufacturer',
    shipment({ manufacturer_id: '' }),
  ),
  meets(
    'FILING_MANUFACTURER',
    "the line's own counts",
    all(shipment({ manufacturer_id: '' }), line({ manufacturer_mid: 'TWX1TAI' })),
  ),
  breaks(
    'FILING_MANUFACTURER_PROVINCE',
    'goods of Canada with a manufacturer of Taiwan',
    all(shipment({ country_of_origin: 'CA' }), line({ origin_country: '', manufacturer_mid: '' })),
  ),
  meets(
    'FILING_MANUFACTURER_PROVINCE',
    'goods of Ontario',
    all(
      shipment({ country_of_origin: 'CA', manufacturer_id: 'XOMAP118TOR' }),
      line({ origin_country: '', manufacturer_mid: '' }),
    ),
  ),
  breaks(
    'FILING_MANUFACTURER_PROVINCE_OF_LINE',
    'a line of Canada with a manufacturer of Taiwan',
    line({ origin_country: 'CA', manufacturer_mid: 'TWBRI1TAI' }),
  ),
  meets(
    'FILING_MANUFACTURER_PROVINCE_OF_LINE',
    'a line of Quebec',
    line({ origin_country: 'CA', manufacturer_mid: 'XQMAP118MON' }),
  ),
  breaks('FILING_MANUFACTURER_FORMAT', 'hyphens cannot be sent', shipment({ manufacturer_id: 'TW-BRI' })),
  breaks('FILING_MANUFACTURER_FORMAT', 'seven characters', shipment({ manufacturer_id: 'TWHSI11' })),
  breaks('FILING_MANUFACTURER_FORMAT', 'no country QQ', shipment({ manufacturer_id: 'QQHSI118TAI' })),
  meets('FILING_MANUFACTURER_FORMAT', 'eight characters', shipment({ manufacturer_id: 'TWHSI118' })),
  meets('FILING_MANUFACTURER_FORMAT', 'small letters are raised', line({ manufacturer_mid: 'twbri1tai' })),
  breaks('FILING_RELATED_PARTY', 'formal entries say it', line({ relationship: '' })),
  meets('FILING_RELATED_PARTY', 'informal entries need not', all(informal, line({ relationship: '' }))),
  breaks('FILING_VALUE', 'forty cents round to nothing', line({ entered_value: '0.40' })),
  breaks('FILING_VALUE', 'a fee of a million does not fit', line({ entered_value: '300000000' })),
  meets('FILING_VALUE', 'fifty cents round to a dollar', line({ entered_value: '0.50' })),
  breaks(
    'FILING_CHARGES_LIST',
    'a list of 4,000 is not the charges of 500',
    line({ charges: '500', charges_breakdown: [{ code: 'C490', amount: '4000' }] }),
  ),
  breaks(
    'FILING_CHARGES_LIST',
    'a list alone is filed as no charges',
    line({ charges: '', charges_breakdown: [{ code: 'C490', amount: '4000' }] }),
  ),
  meets(
    'FILING_CHARGES_LIST',
    'freight of 4,000 and insurance of 12 are charges of 4,012',
    line({
      charges: '4012.00',
      charges_breakdown: [
        { code: 'C490', amount: '4000' },
        { code: 'C491', amount: '12' },
      ],
    }),
  ),
  meets('FILING_CHARGES_LIST', 'no list is needed', line({ charges: '500' })),
  breaks('FILING_CHARGES', 'goods above 1,250 have charges', line({ charges: '' })),
  meets('FILING_CHARGES', 'goods of 1,250 need none', line({ charges: '', entered_value: '1250' })),
  breaks('FILING_CHARGES_NOT_SENT', 'charges of 49 cents are sent as 0', line({ charges: '0.49' })),
  meets('FILING_CHARGES_NOT_SENT', 'charges of 50 cents are sent as a dollar', line({ charges: '0.50' })),
  breaks(
    'FILING_UNIT',
    'cartons are no unit of the tariff, and CTN is content ton',
    line({ net_uom: 'CTN' }),
  ),
  meets('FILING_UNIT', 'pieces are filed as NO', line({ net_uom: 'PCS' })),
  breaks('FILING_QUANTITY', 'four grams round to nothing', line({ net_qty: '0.004', net_uom: 'KG' })),
  meets('FILING_QUANTITY', 'unit X has no quantity', line({ net_qty: '', net_uom: 'X' })),
  breaks('FILING_DUTY', 'a hundred million of duty do not fit', line({ duty_amount: '100000000' })),
  meets('FILING_DUTY', 'no duty', line({ duty_amount: '0' })),
  breaks('FILING_WEIGHT', 'ten billion kilograms do not fit', line({ gross_weight_kg: '10000000000' })),
  meets('FILING_WEIGHT', 'a kilogram', line({ gross_weight_kg: '1' })),
  breaks('FILING_SPI', 'QQ is no programme', line({ spi: 'QQ' })),
  meets('FILING_SPI', 'USMCA', line({ spi: 's' })),
  breaks('FILING_SPI_ORIGIN', 'USMCA for goods of Taiwan', line({ spi: 'S', origin_country: 'TW' })),
  meets('FILING_SPI_ORIGIN', 'USMCA for goods of Mexico', line({ spi: 's', origin_country: 'MX' })),
  breaks('FILING_VISA', 'ten characters are too many', line({ visa_number: '6TW1234567' })),
  meets('FILING_VISA', 'nine characters', line({ visa_number: '6TW123456' })),
  breaks('FILING_RULING', 'a ruling in words', line({ ruling_number: 'NY RULE' })),
  meets('FILING_RULING', 'a ruling of the office in New York', line({ ruling_number: 'N301234' })),
  breaks(
    'FILING_CENSUS_OVERRIDE',
    'a heavy article is no reason for an improbable country',
    line({ census_overrides: [{ warning: '27A', reason: '20' }] }),
  ),
  breaks(
    'FILING_CENSUS_OVERRIDE',
    'a warning without a reason',
    line({ census_overrides: [{ warning: '27I' }] }),
  ),
  breaks(
    'FILING_CENSUS_OVERRIDE',
    'the same warning twice',
    line({
      census_overrides: [
        { warning: '27I', reason: '20' },
        { warning: '27I', reason: '22' },
      ],
    }),
  ),
  meets(
    'FILING_CENSUS_OVERRIDE',
    'heavy packaging explains the gross weight',
    line({ census_overrides: [{ warning: '27I', reason: '22' }] }),
  ),
  breaks('FILING_CATEGORY', 'letters are no textile category', line({ category_number: '33A' })),
  meets('FILING_CATEGORY', 'cotton knit shirts', line({ category_number: '338' })),
]
