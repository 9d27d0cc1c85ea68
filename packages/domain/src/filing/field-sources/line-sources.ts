import { type FieldSource, from, set } from './field-source.ts'

const line = (field: string, label: string, block?: string) => ({
  step: 'line_items' as const,
  path: `line_items.*.${field}`,
  label,
  ...(block && { block }),
})

/** What step 4 feeds: records 22 and 40 to 60. */
export const LINE_SOURCES: readonly FieldSource[] = [
  ...from(line('manifest_qty', 'Manifest Quantity', '34B'), ['22', 'quantity', 'sum of all lines']),
  ...from(line('line_number', 'Line Number', '31'), ['40', 'lineId', 'three digits']),
  ...from(line('origin_country', 'Country of Origin', '10'), [
    '40',
    'origin',
    "else step 2's; Canada by the manufacturer's province",
  ]),
  ...from(line('spi', 'Special Program Indicator'), ['40', 'specialProgram']),
  ...from(line('charges', 'Charges', '36B'), ['40', 'charges', 'whole dollars, half up']),
  ...from(line('gross_weight_kg', 'Gross Weight', '34A'), ['40', 'grossWeight', 'whole kilograms, half up']),
  ...from(line('category_number', 'Category Number'), ['40', 'textileCategory']),
  ...from(line('relationship', 'Relationship', '36C'), ['40', 'relatedParty']),
  ...from(line('description', 'Description', '32'), ['44', 'text', 'pieces of 70 characters']),
  ...set('M manufacturer, S sold-to', ['47', 'kind']),
  ...from(line('manufacturer_mid', 'Manufacturer ID', '13'), [
    '47',
    'party',
    "kind M: the line's, else step 2's; kind S: the consignee number",
  ]),
  ...from(line('htsus', 'HTSUS Number', '33A'), ['50', 'hts', 'ten digits without dots']),
  ...from(line('duty_amount', 'Duty Amount', '38'), ['50', 'duty'], ['90', 'duty', 'sum of all lines']),
  ...from(
    line('entered_value', 'Entered Value', '36A'),
    ['50', 'value', 'whole dollars, half up'],
    ['53', 'value', 'whole dollars, half up'],
  ),
  ...from(line('net_qty', 'Net Quantity', '35'), ['50', 'quantity1', 'two decimals, half up; 0 with unit X']),
  ...from(
    line('net_uom', 'Net Quantity Unit', '35'),
    ['50', 'unit1', "CBP's unit; PCS is sent as NO"],
    ['22', 'unit', 'CTN, BOX or PKG when all lines say so, else PCS'],
  ),
  ...from(line('visa_number', 'Visa Number'), ['51', 'visa']),
  ...from(line('adcvd_case_number', 'AD/CVD Case Number', '33B'), ['53', 'caseNumber', 'without hyphens']),
  ...set('C: deposits are paid in cash', ['53', 'claim']),
  ...set('A: ad valorem', ['53', 'rateKind']),
  ...from(line('adcvd_rate', 'AD/CVD Rate', '37B'), ['53', 'rate', 'two decimals, half up']),
  ...from(
    line('adcvd_amount', 'AD/CVD Amount'),
    ['53', 'duty', 'else value times rate'],
    ['88', 'bondedAd', 'always 0: no case is bonded'],
    ['88', 'cashAd', 'sum of A cases'],
    ['88', 'bondedCv', 'always 0: no case is bonded'],
    ['88', 'cashCv', 'sum of C cases'],
    ['90', 'ad', 'sum of A cases'],
    ['90', 'cv', 'sum of C cases'],
  ),
  ...set('by tariff: 2208 016, 2204 to 2206 017, chapter 24 018, else 022', ['60', 'class']),
  ...from(
    line('ir_tax_amount', 'I.R. Tax Amount', '38'),
    ['60', 'amount'],
    ['90', 'tax', 'sum of all lines'],
  ),
]
