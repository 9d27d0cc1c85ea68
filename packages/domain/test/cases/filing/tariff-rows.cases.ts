import { all, breaks, header, line, meets, type Trial, tariffRows } from './changes.ts'

/** A row of chapter 99 within the duty of the sample entry, 473.03. */
const CHINA = { hts: '9903.88.15', duty: '100.00' }
const PARTS = { hts: '8513.10.20.00', value: '100', duty: '0.00', quantity: '3', unit: 'NO' }

/** Another part of the goods, which the tariff counts. */
const LAMPS = { hts: '9405.41.8440', value: '100', duty: '0.00', quantity: '3', unit: 'NO' }

/** The sample entry as lamps of China with the heading that the tariff of these cases asks for. */
const fromChina = (duty_amount: string) =>
  all(line({ origin_country: 'CN', duty_amount }), tariffRows({ hts: '9903.88.15', duty: '909.68' }))

/** The cases of `tariff-rows.rules.ts` and `tariff.rules.ts`. */
export const TARIFF_ROWS_TRIALS: Trial[] = [
  breaks('FILING_TARIFF_ROW_NUMBER', 'six digits name no row', tariffRows({ ...CHINA, hts: '9903.88' })),
  breaks(
    'FILING_TARIFF_ROW_NUMBER',
    'goods of chapter 94 have ten digits',
    tariffRows({ ...PARTS, hts: '9405.41.84' }),
  ),
  meets('FILING_TARIFF_ROW_NUMBER', 'a heading of chapter 99 has eight digits', tariffRows(CHINA)),
  breaks('FILING_TARIFF_NUMBER_UNKNOWN', 'a number that no edition has', line({ htsus: '9401.69.1100' })),
  meets('FILING_TARIFF_NUMBER_UNKNOWN', 'a number of the schedule', line({ htsus: '9401.69.6011' })),
  breaks('FILING_TARIFF_ROW_REPEATED', 'the same heading twice', tariffRows(CHINA, CHINA)),
  breaks(
    'FILING_TARIFF_ROW_REPEATED',
    "the line's own number again",
    tariffRows({ ...PARTS, hts: '9405.41.84.40' }),
  ),
  meets('FILING_TARIFF_ROW_REPEATED', 'two headings', tariffRows(CHINA, { hts: '9903.05.90', duty: '0' })),
  breaks('FILING_HEADING_ALONE', 'a heading of chapter 99 as goods', line({ htsus: '9903.88.1500' })),
  meets('FILING_HEADING_ALONE', 'the heading beside the lamps', tariffRows(CHINA)),
  breaks('FILING_TIB_HEADING', 'lamps for a fair without 9813', header({ entry_type: '23' })),
  meets(
    'FILING_TIB_HEADING',
    'lamps for a fair under 9813.00.05',
    all(header({ entry_type: '23' }), tariffRows({ hts: '9813.00.0520', duty: '0.00' })),
  ),
  breaks('FILING_MILITARY_HEADING', 'war materials under their number alone', header({ entry_type: '51' })),
  meets(
    'FILING_MILITARY_HEADING',
    'war materials under 9808.00.30',
    all(header({ entry_type: '51' }), tariffRows({ hts: '9808.00.3000', duty: '0.00' })),
  ),
  breaks('FILING_TARIFF_ROW_AMOUNT', 'a row without duty', tariffRows({ hts: '9903.88.15' })),
  breaks('FILING_TARIFF_ROW_AMOUNT', 'a value of words', tariffRows({ ...CHINA, value: 'half' })),
  meets('FILING_TARIFF_ROW_AMOUNT', 'a duty of 0.00', tariffRows({ ...CHINA, duty: '0.00' })),
  breaks('FILING_TARIFF_ROW_QUANTITY', 'a quantity without unit', tariffRows({ ...CHINA, quantity: '5' })),
  breaks(
    'FILING_TARIFF_ROW_QUANTITY',
    'goods without quantity',
    tariffRows({ ...PARTS, quantity: '', unit: '' }),
  ),
  meets('FILING_TARIFF_ROW_QUANTITY', 'a heading of chapter 99 without quantity', tariffRows(CHINA)),
  meets('FILING_TARIFF_ROW_QUANTITY', 'another part of the goods by the piece', tariffRows(PARTS)),
  breaks(
    'FILING_TARIFF_ROWS_DUTY',
    'rows of 500.00 on a line of 473.03',
    tariffRows({ ...CHINA, duty: '500' }),
  ),
  meets('FILING_TARIFF_ROWS_DUTY', 'rows of all its duty', tariffRows({ ...CHINA, duty: '473.03' })),
  breaks(
    'FILING_TARIFF_ROWS_VALUE',
    'a part worth more than the line',
    tariffRows({ ...PARTS, value: '12130' }),
  ),
  meets('FILING_TARIFF_ROWS_VALUE', 'a part worth less than the line', tariffRows(PARTS)),
  breaks('FILING_DUTY_BY_RATE', '1.00 on a duty of 473.03', line({ duty_amount: '1.00' })),
  breaks('FILING_DUTY_BY_RATE', '3.00 too much', line({ duty_amount: '476.03' })),
  meets('FILING_DUTY_BY_RATE', '2.99 too little', line({ duty_amount: '470.04' })),
  meets(
    'FILING_DUTY_BY_RATE',
    'a duty that the tariff gave',
    line({ duty_amount: '1.00', duty_source: 'calculated' }),
  ),
  breaks(
    'FILING_TARIFF_NOT_READ',
    'shirts of which the tariff asks something',
    line({ htsus: '6109.10.0012' }),
  ),
  breaks('FILING_TARIFF_NOT_READ', 'chairs that the tariff has no duty for', line({ htsus: '9401.69.6011' })),
  meets('FILING_TARIFF_NOT_READ', 'lamps that it reads', line({ origin_country: 'CN' })),
  meets(
    'FILING_TARIFF_NOT_READ',
    'an unknown number, which another rule names',
    line({ htsus: '9401.69.1100' }),
  ),
  breaks('FILING_TARIFF_HEADINGS', 'lamps of China without their heading', line({ origin_country: 'CN' })),
  meets('FILING_TARIFF_HEADINGS', 'lamps of China with it', fromChina('1382.71')),
  breaks(
    'FILING_TARIFF_DUTY',
    'one heading, and 10.00 too little by the tariff of another day',
    all(fromChina('1372.71'), line({ duty_source: 'calculated' })),
  ),
  breaks(
    'FILING_TARIFF_DUTY',
    '10.00 too little, because CBP gave another amount',
    all(fromChina('1372.71'), line({ duty_source: 'typed', duty_reason: 'cbp' })),
  ),
  meets('FILING_TARIFF_DUTY', '2.99 too little', fromChina('1379.72')),
  meets('FILING_TARIFF_DUTY', 'a duty without a reason, which another rule names', fromChina('1372.71')),
  breaks('FILING_TARIFF_DUTY_TYPED', 'one heading, and 10.00 too little', fromChina('1372.71')),
  breaks(
    'FILING_TARIFF_DUTY_TYPED',
    '1.00 typed over the duty of the tariff',
    all(fromChina('1.00'), line({ duty_source: 'typed', duty_calculated: '1382.71' })),
  ),
  breaks(
    'FILING_TARIFF_DUTY_TYPED',
    'the row of China removed by hand, and its duty with it',
    line({ origin_country: 'CN', duty_source: 'typed' }),
  ),
  meets('FILING_TARIFF_DUTY_TYPED', '2.99 too little', fromChina('1379.72')),
  meets(
    'FILING_TARIFF_DUTY_TYPED',
    '10.00 too little, because CBP gave another amount',
    all(fromChina('1372.71'), line({ duty_source: 'typed', duty_reason: 'cbp' })),
  ),
  meets(
    'FILING_TARIFF_DUTY_TYPED',
    'a duty that the tariff gave on another day',
    all(fromChina('1372.71'), line({ duty_source: 'calculated' })),
  ),
  meets(
    'FILING_TARIFF_DUTY_TYPED',
    'goods under bond, whose heading of 9813 the tariff is not asked about',
    all(
      line({ origin_country: 'CN', duty_amount: '0.00' }),
      tariffRows({ hts: '9813.00.0520', duty: '0.00' }),
    ),
  ),
  meets(
    'FILING_TARIFF_DUTY_TYPED',
    'goods with another part, which the tariff is not asked about',
    all(line({ origin_country: 'CN' }), tariffRows(PARTS)),
  ),
  meets(
    'FILING_TARIFF_DUTY_TYPED',
    'shirts of which the tariff asks something',
    line({ htsus: '6109.10.0012', duty_amount: '1.00' }),
  ),
  breaks('FILING_TARIFF_UNITS', 'lamps by weight', line({ net_uom: 'KG' })),
  breaks(
    'FILING_TARIFF_UNITS',
    'lamps with a weight that nobody asks for',
    line({ net_qty_2: '5', net_uom_2: 'KG' }),
  ),
  breaks(
    'FILING_TARIFF_UNITS',
    'shirts without their weight',
    line({ htsus: '6109.10.0012', net_uom: 'DOZ' }),
  ),
  breaks('FILING_TARIFF_UNITS', 'a part that is weighed', tariffRows({ ...LAMPS, unit: 'KG' })),
  meets('FILING_TARIFF_UNITS', 'lamps by the piece', line({ net_uom: 'PCS' })),
  meets(
    'FILING_TARIFF_UNITS',
    'shirts by the dozen and the kilogram',
    line({ htsus: '6109.10.0012', net_uom: 'DOZ', net_qty_2: '5', net_uom_2: 'KG' }),
  ),
  meets(
    'FILING_TARIFF_UNITS',
    'a number that the tariff lacks',
    line({ htsus: '8513.10.2000', net_uom: 'KG' }),
  ),
  breaks(
    'FILING_TARIFF_HEADING_ORIGIN',
    'a heading for China on goods of Taiwan',
    tariffRows({ hts: '9903.88.03', duty: '0.00' }),
  ),
  meets(
    'FILING_TARIFF_HEADING_ORIGIN',
    'the same on goods of China',
    all(line({ origin_country: 'CN' }), tariffRows({ hts: '9903.88.03', duty: '0.00' })),
  ),
  breaks('FILING_PROGRAM_ENDED', 'NAFTA', line({ spi: 'CA', origin_country: 'XO' })),
  meets('FILING_PROGRAM_ENDED', 'USMCA, which followed it', line({ spi: 'S', origin_country: 'XO' })),
  breaks('FILING_ORIGIN_RESTRICTED', 'goods of Cuba', line({ origin_country: 'CU' })),
  meets('FILING_ORIGIN_RESTRICTED', 'goods of Jamaica', line({ origin_country: 'JM' })),
  breaks('FILING_QUANTITY_2', 'a second quantity without unit', line({ net_qty_2: '10' })),
  breaks('FILING_QUANTITY_2', 'a second quantity of zero', line({ net_qty_2: '0', net_uom_2: 'KG' })),
  meets('FILING_QUANTITY_2', 'dozens and kilograms', line({ net_qty_2: '10.5', net_uom_2: 'KG' })),
  breaks(
    'FILING_QUANTITY_3',
    'a third unit that the tariff lacks',
    line({ net_qty_3: '1', net_uom_3: 'BOX' }),
  ),
  meets(
    'FILING_QUANTITY_3',
    'square meters after kilograms',
    line({ net_qty_2: '10', net_uom_2: 'KG', net_qty_3: '1', net_uom_3: 'M2' }),
  ),
  breaks('FILING_QUANTITY_ORDER', 'a third without a second', line({ net_qty_3: '1', net_uom_3: 'M2' })),
  meets(
    'FILING_QUANTITY_ORDER',
    'a third after a second',
    all(line({ net_qty_2: '10', net_uom_2: 'KG' }), line({ net_qty_3: '1', net_uom_3: 'M2' })),
  ),
]
