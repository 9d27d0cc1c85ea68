import { sampleEntryLine } from '../../../src/sample/index.ts'
import type { CaseTable } from '../cases.ts'

/** A row of chapter 99 within the duty of the sample entry, 473.03. */
const CHINA = { hts: '9903.88.15', duty: '100.00' }
const PARTS = { hts: '8513.10.20.00', value: '100', duty: '0.00', quantity: '3', unit: 'NO' }

/** Another part of the goods, which the tariff counts. */
const LAMPS = { hts: '9405.41.8440', value: '100', duty: '0.00', quantity: '3', unit: 'NO' }

/** The sample entry as lamps of China with the heading that the tariff of these cases asks for. */
const fromChina = (duty_amount: string) => ({
  origin_country: 'CN',
  duty_amount,
  tariff_rows: [{ hts: '9903.88.15', duty: '909.68' }],
})

/** Two such lines. */
const twoFromChina = (duty_amount: string) => ({
  line_items: [1, 2].map((line_number) => ({
    ...sampleEntryLine(),
    ...fromChina(duty_amount),
    id: `line-${line_number}`,
    line_number,
  })),
})

/** The duty of a line on the importer's own word. */
const STATED = { duty_reason: 'tariff', duty_note: 'Revision 4, chapter 94; CBP message of the day' }

const TYPED = { duty_source: 'typed', ...STATED } as const

/** A heading that the tariff of these cases does not have for lamps of China. */
const EXCLUDED = { hts: '9903.88.69', duty: '0.00' }

/** The cases of `tariff-rows.rules.ts` and `tariff.rules.ts`. */
export const TARIFF_ROWS_CASES: CaseTable = {
  FILING_TARIFF_ROW_NUMBER: {
    breaks: {
      'six digits name no row': { tariff_rows: [{ ...CHINA, hts: '9903.88' }] },
      'goods of chapter 94 have ten digits': { tariff_rows: [{ ...PARTS, hts: '9405.41.84' }] },
    },
    meets: { 'a heading of chapter 99 has eight digits': { tariff_rows: [CHINA] } },
  },
  FILING_TARIFF_NUMBER_UNKNOWN: {
    breaks: { 'a number that no edition has': { htsus: '9401.69.1100' } },
    meets: {
      'a number of the schedule': { htsus: '9401.69.6011', ...STATED },
      'a number whose duty the importer answers for': { htsus: '9401.69.1100', ...STATED },
    },
  },
  FILING_TARIFF_SUBHEADING_UNKNOWN: {
    breaks: {
      'six digits that no country has': { htsus: '9401.11.1100' },
      'the same, whose duty the importer answers for': { htsus: '9401.11.1100', ...STATED },
    },
    meets: { 'ten digits that no edition has, under a subheading': { htsus: '9401.69.1100', ...STATED } },
  },
  FILING_TARIFF_ROW_UNKNOWN: {
    breaks: {
      'parts under six digits that no country has': { tariff_rows: [{ ...PARTS, hts: '9401.11.1100' }] },
      'the same, whose duty the importer answers for': {
        tariff_rows: [{ ...PARTS, hts: '9401.11.1100' }],
        ...STATED,
      },
      'parts of chapter 77, which is reserved': { tariff_rows: [{ ...PARTS, hts: '7701.00.0000' }] },
      'parts of a chapter 00': { tariff_rows: [{ ...PARTS, hts: '0000.00.0000' }] },
      'ten digits that no edition has': { tariff_rows: [{ ...PARTS, hts: '9401.69.1100' }] },
    },
    meets: {
      'ten digits that no edition has, for which the importer answers': {
        tariff_rows: [{ ...PARTS, hts: '9401.69.1100' }],
        ...STATED,
      },
      'parts of the schedule': { tariff_rows: [PARTS] },
    },
  },
  FILING_TARIFF_HEADING_UNKNOWN: {
    breaks: {
      'an invented heading': { tariff_rows: [{ hts: '9903.99.99', duty: '0.00' }] },
      'a heading that has ended': { tariff_rows: [{ hts: '9903.01.25', duty: '0.00' }] },
    },
    meets: {
      'a heading in force': { tariff_rows: [CHINA] },
      'a heading newer than the data, for which the importer answers': {
        tariff_rows: [{ hts: '9903.99.99', duty: '0.00' }],
        ...STATED,
      },
    },
  },
  FILING_TARIFF_ROW_REPEATED: {
    breaks: {
      'the same heading twice': { tariff_rows: [CHINA, CHINA] },
      "the line's own number again": { tariff_rows: [{ ...PARTS, hts: '9405.41.84.40' }] },
    },
    meets: { 'two headings': { tariff_rows: [CHINA, { hts: '9903.05.90', duty: '0' }] } },
  },
  FILING_HEADING_ALONE: {
    breaks: { 'a heading of chapter 99 as goods': { htsus: '9903.88.1500' } },
    meets: { 'the heading beside the lamps': { tariff_rows: [CHINA] } },
  },
  FILING_TIB_HEADING: {
    breaks: { 'lamps for a fair without 9813': { entry_type: '23' } },
    meets: {
      'lamps for a fair under 9813.00.05': {
        entry_type: '23',
        tariff_rows: [{ hts: '9813.00.0520', duty: '0.00' }],
      },
    },
  },
  FILING_HEADING_OF_ANOTHER_TYPE: {
    breaks: {
      'lamps that stay, under 9813.00.05': { tariff_rows: [{ hts: '9813.00.0520', duty: '0.00' }] },
      'equipment of a vessel, under 9818.00.05': { htsus: '9818.00.0500' },
    },
    meets: {
      'lamps for a fair, under 9813.00.05': {
        entry_type: '23',
        tariff_rows: [{ hts: '9813.00.0520', duty: '0.00' }],
      },
    },
  },
  FILING_MILITARY_HEADING: {
    breaks: { 'war materials under their number alone': { entry_type: '51' } },
    meets: {
      'war materials under 9808.00.30': {
        entry_type: '51',
        tariff_rows: [{ hts: '9808.00.3000', duty: '0.00' }],
      },
    },
  },
  FILING_TARIFF_ROW_AMOUNT: {
    breaks: {
      'a row without duty': { tariff_rows: [{ hts: '9903.88.15' }] },
      'a value of words': { tariff_rows: [{ ...CHINA, value: 'half' }] },
    },
    meets: { 'a duty of 0.00': { tariff_rows: [{ ...CHINA, duty: '0.00' }] } },
  },
  FILING_TARIFF_ROW_QUANTITY: {
    breaks: {
      'a quantity without unit': { tariff_rows: [{ ...CHINA, quantity: '5' }] },
      'goods without quantity': { tariff_rows: [{ ...PARTS, quantity: '', unit: '' }] },
    },
    meets: {
      'a heading of chapter 99 without quantity': { tariff_rows: [CHINA] },
      'another part of the goods by the piece': { tariff_rows: [PARTS] },
    },
  },
  FILING_TARIFF_ROWS_DUTY: {
    breaks: { 'rows of 500.00 on a line of 473.03': { tariff_rows: [{ ...CHINA, duty: '500' }] } },
    meets: { 'rows of all its duty': { tariff_rows: [{ ...CHINA, duty: '473.03' }] } },
  },
  FILING_TARIFF_ROWS_VALUE: {
    breaks: { 'a part worth more than the line': { tariff_rows: [{ ...PARTS, value: '12130' }] } },
    meets: { 'a part worth less than the line': { tariff_rows: [PARTS] } },
  },
  FILING_DUTY_BY_RATE: {
    breaks: {
      '1.00 on a duty of 473.03': { duty_amount: '1.00' },
      '3.00 too much': { duty_amount: '476.03' },
    },
    meets: {
      '2.99 too little': { duty_amount: '470.04' },
      'a duty that the tariff gave': { duty_amount: '1.00', duty_source: 'calculated' },
    },
  },
  FILING_TARIFF_QUESTION_OPEN: {
    breaks: {
      'pullovers of which the tariff asks something': { htsus: '6110.20.2079' },
      'a typed duty in place of an answer that settles it': { htsus: '6110.20.2079', ...STATED },
      'a reason alone says nothing of what was looked up': { htsus: '2204.21.5060', duty_reason: 'ruling' },
    },
    meets: {
      'lamps that it reads': { origin_country: 'CN' },
      'wine of unknown liters whose duty the importer answers for': { htsus: '2204.21.5060', ...STATED },
      'pullovers of the United States that return under 9801.00.10': {
        htsus: '6110.20.2079',
        tariff_rows: [{ hts: '9801.00.10' }],
      },
    },
  },
  FILING_TARIFF_NO_DUTY: [
    {
      breaks: {
        'chairs that the tariff has no duty for': { htsus: '9401.69.6011' },
        'a note without a reason': { htsus: '9401.69.6011', duty_note: 'Revision 4, chapter 94' },
      },
      meets: {
        'chairs whose duty the importer answers for': { htsus: '9401.69.6011', ...STATED },
        'American goods returned that have no other number': { htsus: '9801.00.1012' },
        'chairs for an exhibition, free under 9812': {
          htsus: '9401.69.6011',
          tariff_rows: [{ hts: '9812.00.20' }],
        },
        'lamps entered before the data, of which a warning speaks': { entry_date: '2025-02-03' },
      },
    },
    {
      under: 'cbp',
      breaks: { 'lamps entered on the last day before the data': { entry_date: '2025-02-03' } },
      meets: {
        'lamps of that day whose duty the importer answers for': { entry_date: '2025-02-03', ...STATED },
        'lamps of that day whose calculated duty the importer looked up': {
          entry_date: '2025-02-03',
          duty_source: 'calculated',
          duty_note: STATED.duty_note,
        },
        'lamps entered on the first day of the data': { entry_date: '2025-02-04' },
      },
    },
  ],
  FILING_TARIFF_NOT_READ: {
    breaks: {
      'chairs whose duty the importer answers for': { htsus: '9401.69.6011', ...STATED },
      'lamps entered on the last day before the data': { entry_date: '2025-02-03' },
    },
    meets: {
      'lamps that it reads': { origin_country: 'CN' },
      'an unknown number, which another rule names': { htsus: '9401.69.1100' },
      'pullovers whose question is open, which another rule names': { htsus: '6110.20.2079', ...STATED },
    },
  },
  FILING_TARIFF_HEADINGS: [
    {
      breaks: {
        'lamps of China without their heading': { origin_country: 'CN' },
        'lamps of China under another heading, without a note': {
          origin_country: 'CN',
          tariff_rows: [EXCLUDED],
          duty_source: 'typed',
          duty_reason: 'tariff',
        },
        'lamps of China assembled from American parts': {
          origin_country: 'CN',
          tariff_rows: [{ hts: '9802.00.8068', duty: '0.00' }],
        },
      },
      meets: {
        'lamps of Thailand in transit, whose heading charges nothing': { origin_country: 'TH' },
        'lamps of China with it': fromChina('1382.71'),
        'lamps of China that the importer says are excluded': {
          origin_country: 'CN',
          tariff_rows: [EXCLUDED],
          ...TYPED,
        },
        'lamps of China that stay under bond': {
          origin_country: 'CN',
          tariff_rows: [{ hts: '9813.00.0520', duty: '0.00' }],
        },
        'American goods that come back from China': {
          origin_country: 'CN',
          tariff_rows: [{ hts: '9801.00.1012', duty: '0.00' }],
        },
      },
    },
    {
      under: 'cbp',
      breaks: { 'lamps of Thailand in transit without 9903.03.02': { origin_country: 'TH' } },
      meets: {
        'lamps of Thailand with it': {
          origin_country: 'TH',
          tariff_rows: [{ hts: '9903.03.02', duty: '0.00' }],
        },
      },
    },
  ],
  FILING_TARIFF_DUTY: {
    breaks: {
      'another heading than the tariff knows, and its duty': {
        origin_country: 'CN',
        tariff_rows: [EXCLUDED],
        ...TYPED,
      },
      'goods with another part, which the tariff is not asked about': {
        ...fromChina('1382.71'),
        duty_amount: '1372.71',
        tariff_rows: [CHINA, PARTS],
      },
    },
    meets: {
      '2.99 too little': fromChina('1379.72'),
      'a duty that another rule refuses': { ...fromChina('1372.71'), ...TYPED },
    },
  },
  FILING_TARIFF_DUTY_TYPED: {
    breaks: {
      'one heading, and 10.00 too little': fromChina('1372.71'),
      'a duty that the tariff gave on another day': { ...fromChina('1372.71'), duty_source: 'calculated' },
      '10.00 too little, with a reason and a note': { ...fromChina('1372.71'), ...TYPED },
      'a heading that the tariff does not know, with a reason and without a note': {
        origin_country: 'CN',
        tariff_rows: [EXCLUDED],
        duty_source: 'typed',
        duty_reason: 'cbp',
      },
      '1.00 typed over the duty of the tariff': {
        ...fromChina('1.00'),
        duty_source: 'typed',
        duty_calculated: '1382.71',
      },
      'the row of China removed by hand, and its duty with it': {
        origin_country: 'CN',
        duty_source: 'typed',
      },
    },
    meets: {
      '2.99 too little': fromChina('1379.72'),
      'a heading that the tariff does not know, with a reason and a note': {
        origin_country: 'CN',
        tariff_rows: [EXCLUDED],
        ...TYPED,
      },
      'goods under bond, whose heading of 9813 the tariff is not asked about': {
        origin_country: 'CN',
        duty_amount: '0.00',
        tariff_rows: [{ hts: '9813.00.0520', duty: '0.00' }],
      },
      'goods with another part, which the tariff is not asked about': {
        origin_country: 'CN',
        tariff_rows: [PARTS],
      },
      'shirts of which the tariff asks something': { htsus: '6109.10.0012', duty_amount: '1.00' },
    },
  },
  FILING_TARIFF_DUTY_TOTAL: {
    breaks: {
      'two lines that are each 2.00 too little': twoFromChina('1380.71'),
    },
    meets: {
      'two lines that are each 1.00 too little': twoFromChina('1381.71'),
      'a line that is 2.99 too little': fromChina('1379.72'),
    },
  },
  FILING_TARIFF_HOLE: {
    breaks: {
      'lamps of Canada, which may owe more': { origin_country: 'CA' },
      'lamps of Guatemala, which may be exempt': { origin_country: 'GT' },
      'lamps of Russia, which may be banned': { origin_country: 'RU', duty_note: ' ' },
    },
    meets: {
      'lamps of Canada whose importer looked it up': { origin_country: 'CA', duty_note: STATED.duty_note },
      'lamps of Guatemala whose importer looked it up': { origin_country: 'GT', duty_note: STATED.duty_note },
      'lamps of Taiwan, which no such law touches': {},
    },
  },
  FILING_TARIFF_UNITS: {
    breaks: {
      'lamps by weight': { net_uom: 'KG' },
      'lamps with a weight that nobody asks for': { net_qty_2: '5', net_uom_2: 'KG' },
      'shirts without their weight': { htsus: '6109.10.0012', net_uom: 'DOZ' },
      'a part that is weighed': { tariff_rows: [{ ...LAMPS, unit: 'KG' }] },
    },
    meets: {
      'lamps by the piece': { net_uom: 'PCS' },
      'shirts by the dozen and the kilogram': {
        htsus: '6109.10.0012',
        net_uom: 'DOZ',
        net_qty_2: '5',
        net_uom_2: 'KG',
      },
      'a number that the tariff lacks': { htsus: '8513.10.2000', net_uom: 'KG' },
    },
  },
  FILING_TARIFF_HEADING_ORIGIN: {
    breaks: {
      'a heading for China on goods of Taiwan': { tariff_rows: [{ hts: '9903.88.03', duty: '0.00' }] },
    },
    meets: {
      'the same on goods of China': {
        origin_country: 'CN',
        tariff_rows: [{ hts: '9903.88.03', duty: '0.00' }],
      },
    },
  },
  FILING_PROGRAM_ENDED: {
    breaks: { NAFTA: { spi: 'CA', origin_country: 'XO' } },
    meets: {
      'USMCA, which followed it': { spi: 'S', origin_country: 'XO' },
      'a program that may have been renewed': { spi: 'NP', origin_country: 'NP' },
    },
  },
  FILING_PROGRAM_MAY_HAVE_ENDED: {
    breaks: { 'Nepal, whose law ended with 2025': { spi: 'NP', origin_country: 'NP' } },
    meets: { 'a program that has ended': { spi: 'CA', origin_country: 'XO' } },
  },
  FILING_PROGRAM_HEADING_ENDED: {
    breaks: {
      'apparel of Haiti after HOPE and HELP': {
        origin_country: 'HT',
        tariff_rows: [{ hts: '9820.61.25', duty: '0.00' }],
      },
    },
    meets: {
      'apparel of the Caribbean Basin Trade Partnership Act': {
        origin_country: 'HT',
        tariff_rows: [{ hts: '9820.11.12', duty: '0.00' }],
      },
    },
  },
  FILING_SPI_NUMBER: {
    breaks: {
      'shirts of Mauritius under AGOA': { htsus: '6109.10.0012', spi: 'D', origin_country: 'MU' },
    },
    meets: {
      'lamps of Mauritius under AGOA': { spi: 'D', origin_country: 'MU' },
      'shirts whose heading of chapter 98 gives the claim': {
        origin_country: 'MU',
        htsus: '6109.10.0012',
        spi: 'D',
        tariff_rows: [{ hts: '9819.11.0900', duty: '0.00' }],
      },
      'shirts of Taiwan, which have no claim at all': {
        htsus: '6109.10.0012',
        spi: 'D',
        origin_country: 'TW',
      },
    },
  },
  FILING_ORIGIN_RESTRICTED: {
    breaks: { 'goods of Cuba': { origin_country: 'CU' } },
    meets: { 'goods of Jamaica': { origin_country: 'JM' } },
  },
  FILING_QUANTITY_2: {
    breaks: {
      'a second quantity without unit': { net_qty_2: '10' },
      'a second quantity of zero': { net_qty_2: '0', net_uom_2: 'KG' },
    },
    meets: { 'dozens and kilograms': { net_qty_2: '10.5', net_uom_2: 'KG' } },
  },
  FILING_QUANTITY_3: {
    breaks: { 'a third unit that the tariff lacks': { net_qty_3: '1', net_uom_3: 'BOX' } },
    meets: {
      'square meters after kilograms': { net_qty_2: '10', net_uom_2: 'KG', net_qty_3: '1', net_uom_3: 'M2' },
    },
  },
  FILING_QUANTITY_ORDER: {
    breaks: { 'a third without a second': { net_qty_3: '1', net_uom_3: 'M2' } },
    meets: {
      'a third after a second': { net_qty_2: '10', net_uom_2: 'KG', net_qty_3: '1', net_uom_3: 'M2' },
    },
  },
}
