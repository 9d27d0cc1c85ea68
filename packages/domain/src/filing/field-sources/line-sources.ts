import { type FieldSource, from, set } from './field-source.ts'

const line = (field: string): string => `line_items.*.${field}`

/** What step 4 feeds: records 22 and 40 to 60. */
export const LINE_SOURCES: readonly FieldSource[] = [
  ...from(line('manifest_qty'), ['22', 'quantity', 'sum of all lines']),
  ...from(line('line_number'), ['40', 'lineId', 'three digits']),
  ...from(line('origin_country'), ['40', 'origin', "else step 2's; Canada by the manufacturer's province"]),
  ...from(line('spi'), ['40', 'specialProgram']),
  ...from(line('charges'), ['40', 'charges', 'whole dollars, half up']),
  ...from(line('gross_weight_kg'), ['40', 'grossWeight', 'whole kilograms, half up']),
  ...from(line('category_number'), ['40', 'textileCategory']),
  ...from(line('relationship'), ['40', 'relatedParty']),
  ...from(line('description'), ['44', 'text', 'pieces of 70 characters']),
  ...set('M manufacturer, S sold-to', ['47', 'kind']),
  ...from(line('manufacturer_mid'), [
    '47',
    'party',
    "kind M: the line's, else step 2's; kind S: the consignee number",
  ]),
  ...from(line('htsus'), ['50', 'hts', 'ten digits without dots']),
  ...from(line('duty_amount'), ['50', 'duty'], ['90', 'duty', 'sum of all lines']),
  ...from(
    line('entered_value'),
    ['50', 'value', 'whole dollars, half up'],
    ['53', 'value', 'whole dollars, half up'],
  ),
  ...from(line('net_qty'), ['50', 'quantity1', 'two decimals, half up; 0 with unit X']),
  ...from(
    line('net_uom'),
    ['50', 'unit1', "CBP's unit; PCS is sent as NO"],
    ['22', 'unit', 'CTN, BOX or PKG when all lines say so, else PCS'],
  ),
  ...from(line('visa_number'), ['51', 'visa']),
  ...from(
    line('license_numbers'),
    ['52', 'licenseType', 'the one license or permit of the line that has a type code'],
    ['52', 'licenseNumber', 'the one license or permit of the line that has a type code'],
  ),
  ...from(line('adcvd_case_number'), ['53', 'caseNumber', 'without hyphens']),
  ...from(line('adcvd_claim'), ['53', 'claim', 'B under a bond, else C: paid in cash']),
  ...set('A: ad valorem', ['53', 'rateKind']),
  ...from(line('adcvd_rate'), ['53', 'rate', 'two decimals']),
  ...from(
    line('adcvd_amount'),
    ['53', 'duty', 'else value times rate'],
    ['88', 'bondedAd', 'sum of A cases under a bond'],
    ['88', 'cashAd', 'sum of A cases paid in cash'],
    ['88', 'bondedCv', 'sum of C cases under a bond'],
    ['88', 'cashCv', 'sum of C cases paid in cash'],
    ['90', 'ad', 'sum of A cases'],
    ['90', 'cv', 'sum of C cases'],
  ),
  ...set('by tariff: 2208 016, 2204 to 2206 017, chapter 24 018, else 022', ['60', 'class']),
  ...from(line('ir_tax_amount'), ['60', 'amount'], ['90', 'tax', 'sum of all lines']),
]
