import { sampleEntryLine } from '../../../src/sample/index.ts'
import type { CaseTable } from '../cases.ts'
import { informal } from './changes.ts'

/** The cases of `lines.rules.ts`. */
export const LINES_CASES: CaseTable = {
  FILING_LINE_COUNT: {
    breaks: {
      'an entry has a line': { line_items: [] },
      '999 lines are one too many': {
        line_items: Array.from({ length: 999 }, (_, index) => ({
          ...sampleEntryLine(),
          id: String(index),
          line_number: index + 1,
        })),
      },
    },
    meets: { 'one line': {} },
  },
  FILING_HTS: {
    breaks: { 'eight digits are not enough': { htsus: '9405.41.84' } },
    meets: { "the data layer's dots": { htsus: '9405.41.84.40' } },
  },
  FILING_DESCRIPTION: {
    breaks: { 'Chinese characters cannot be sent': { description: '燈具' } },
    meets: { 'accents are taken off': { description: 'Lámparas' } },
  },
  FILING_ORIGIN: {
    breaks: { 'MULTI is no origin of a line': { country_of_origin: 'MULTI' } },
    meets: { 'three letters are read': { origin_country: 'TWN' } },
  },
  FILING_ORIGIN_OF_LINE: {
    breaks: { 'no country has the code ZZ': { origin_country: 'ZZ' } },
    meets: { 'three letters are read': { origin_country: 'TWN' } },
  },
  FILING_ORIGIN_PROVINCE_OF_LINE: {
    breaks: {
      "the line's manufacturer names no province": {
        country_of_origin: 'CA',
        exporting_country: 'CA',
        manufacturer_mid: 'CAMAPLE12TOR',
      },
    },
    meets: {
      "the line's manufacturer ID begins with the province": {
        country_of_origin: 'CA',
        exporting_country: 'CA',
        manufacturer_mid: 'XOMAPLE12TOR',
      },
    },
  },
  FILING_HTS_CHAPTER: {
    breaks: { 'a number of zeros': { htsus: '0000.00.0000' }, 'chapter 77': { htsus: '7701.00.0000' } },
    meets: { 'aluminum of chapter 76': { htsus: '7616.99.5190' } },
  },
  FILING_MANUFACTURER_FORMAT_OF_LINE: {
    breaks: { 'hyphens cannot be sent': { manufacturer_mid: 'TW-BRI' } },
    meets: { 'small letters are raised': { manufacturer_mid: 'twbri1tai' } },
  },
  FILING_ORIGIN_PROVINCE: {
    breaks: { 'Canadian goods go by province': { country_of_origin: 'CA', exporting_country: 'CA' } },
    meets: {
      "the manufacturer's province says it": {
        country_of_origin: 'CA',
        exporting_country: 'CA',
        'line_items.0.manufacturer': { province: 'ON' },
      },
    },
  },
  FILING_MANUFACTURER: {
    breaks: { 'a consumption entry names the manufacturer': { manufacturer_id: '' } },
    meets: { "the line's own counts": { manufacturer_id: '', manufacturer_mid: 'TWX1TAI' } },
  },
  FILING_MANUFACTURER_PROVINCE: {
    breaks: {
      'goods of Canada with a manufacturer of Taiwan': {
        country_of_origin: 'CA',
        origin_country: '',
        manufacturer_mid: '',
      },
    },
    meets: {
      'goods of Ontario': {
        country_of_origin: 'CA',
        manufacturer_id: 'XOMAP118TOR',
        origin_country: '',
        manufacturer_mid: '',
      },
    },
  },
  FILING_MANUFACTURER_PROVINCE_OF_LINE: {
    breaks: {
      'a line of Canada with a manufacturer of Taiwan': {
        origin_country: 'CA',
        manufacturer_mid: 'TWBRI1TAI',
      },
    },
    meets: { 'a line of Quebec': { origin_country: 'CA', manufacturer_mid: 'XQMAP118MON' } },
  },
  FILING_MANUFACTURER_FORMAT: {
    breaks: {
      'hyphens cannot be sent': { manufacturer_id: 'TW-BRI' },
      'seven characters': { manufacturer_id: 'TWHSI11' },
      'no country QQ': { manufacturer_id: 'QQHSI118TAI' },
    },
    meets: {
      'eight characters': { manufacturer_id: 'TWHSI118' },
      'small letters are raised': { manufacturer_mid: 'twbri1tai' },
    },
  },
  FILING_MANUFACTURER_ORIGIN: {
    breaks: {
      'shirts of Vietnam with the ID of a seller in Hong Kong': {
        htsus: '6109.10.0012',
        origin_country: 'VN',
        manufacturer_mid: 'HKSEL1HON',
      },
    },
    meets: {
      'shirts of Vietnam with the ID of a maker there': {
        htsus: '6109.10.0012',
        origin_country: 'VN',
        manufacturer_mid: 'VNMAK1HAN',
      },
      'lamps of Vietnam with the ID of a seller in Hong Kong': {
        origin_country: 'VN',
        manufacturer_mid: 'HKSEL1HON',
      },
    },
  },
  FILING_RELATED_PARTY: {
    breaks: { 'formal entries say it': { relationship: '' } },
    meets: { 'informal entries need not': { ...informal, relationship: '' } },
  },
  FILING_VALUE: {
    breaks: {
      'forty cents round to nothing': { entered_value: '0.40' },
      'a fee of a million does not fit': { entered_value: '300000000' },
      'nor does the harbor maintenance fee of goods of Australia': {
        entered_value: '800000000',
        spi: 'AU',
        origin_country: 'AU',
      },
    },
    meets: { 'fifty cents round to a dollar': { entered_value: '0.50' } },
  },
  FILING_CHARGES_LIST: {
    breaks: {
      'a list of 4,000 is not the charges of 500': {
        charges: '500',
        charges_breakdown: [{ code: 'C490', amount: '4000' }],
      },
      'a list alone is filed as no charges': {
        charges: '',
        charges_breakdown: [{ code: 'C490', amount: '4000' }],
      },
    },
    meets: {
      'freight of 4,000 and insurance of 12 are charges of 4,012': {
        charges: '4012.00',
        charges_breakdown: [
          { code: 'C490', amount: '4000' },
          { code: 'C491', amount: '12' },
        ],
      },
      'no list is needed': { charges: '500' },
    },
  },
  FILING_CHARGES: {
    breaks: { 'goods above 1,250 have charges': { charges: '' } },
    meets: { 'goods of 1,250 need none': { charges: '', entered_value: '1250' } },
  },
  FILING_CHARGES_NOT_SENT: {
    breaks: { 'charges of 49 cents are sent as 0': { charges: '0.49' } },
    meets: { 'charges of 50 cents are sent as a dollar': { charges: '0.50' } },
  },
  FILING_UNIT: {
    breaks: { 'cartons are no unit of the tariff, and CTN is content ton': { net_uom: 'CTN' } },
    meets: { 'pieces are filed as NO': { net_uom: 'PCS' } },
  },
  FILING_QUANTITY: {
    breaks: { 'four grams round to nothing': { net_qty: '0.004', net_uom: 'KG' } },
    meets: { 'unit X has no quantity': { net_qty: '', net_uom: 'X' } },
  },
  FILING_DUTY: {
    breaks: { 'a hundred million of duty do not fit': { duty_amount: '100000000' } },
    meets: { 'no duty': { duty_amount: '0' } },
  },
  FILING_WEIGHT: {
    breaks: { 'ten billion kilograms do not fit': { gross_weight_kg: '10000000000' } },
    meets: { 'a kilogram': { gross_weight_kg: '1' } },
  },
  FILING_SPI: { breaks: { 'QQ is no programme': { spi: 'QQ' } }, meets: { USMCA: { spi: 's' } } },
  FILING_SPI_ORIGIN: {
    breaks: { 'USMCA for goods of Taiwan': { spi: 'S', origin_country: 'TW' } },
    meets: { 'USMCA for goods of Mexico': { spi: 's', origin_country: 'MX' } },
  },
  FILING_VISA: {
    breaks: {
      'ten characters are too many': { visa_number: '6TW1234567' },
      'letters in place of the number': { visa_number: '6TWABCDEF' },
      'no digit of the year': { visa_number: 'ATW123456' },
      'no country': { visa_number: '6QQ123456' },
    },
    meets: { 'year, country and number': { visa_number: '6TW123456' } },
  },
  FILING_RULING: {
    breaks: { 'a ruling in words': { ruling_number: 'NY RULE' } },
    meets: { 'a ruling of the office in New York': { ruling_number: 'N301234' } },
  },
  FILING_CENSUS_OVERRIDE: {
    breaks: {
      'a heavy article is no reason for an improbable country': {
        census_overrides: [{ warning: '27A', reason: '20' }],
      },
      'a warning without a reason': { census_overrides: [{ warning: '27I' }] },
      'the same warning twice': {
        census_overrides: [
          { warning: '27I', reason: '20' },
          { warning: '27I', reason: '22' },
        ],
      },
    },
    meets: {
      'heavy packaging explains the gross weight': { census_overrides: [{ warning: '27I', reason: '22' }] },
    },
  },
  FILING_CATEGORY: {
    breaks: { 'letters are no textile category': { category_number: '33A' } },
    meets: { 'cotton knit shirts': { category_number: '338' } },
  },
}
