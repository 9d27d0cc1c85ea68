import { invoiceValue } from '../../calculations/invoice-value.ts'
import { lineMid, lineOrigin } from '../../entry/derived-facts.ts'
import type { FeeRow, LineItem } from '../../entry/draft.ts'
import { feeCode } from '../../entry/fee-types.ts'
import { dataLayerHts } from '../../entry/field-formats.ts'
import { chargeFields, requirementFields } from '../../entry/fields/line-parts.ts'
import { unitValue } from '../../projection/project-lines.ts'
import { decimalText } from '../decimal-text.ts'
import { membersOf } from './members-of.ts'
import { amount, CODE, codes, count, list, object, text } from './shape.ts'

const DESCRIPTION_LENGTH = 500
/** Never through the middle of a character, and without a space at the cut. */
const cut = (description: string): string =>
  description
    .slice(0, DESCRIPTION_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

const CURRENCY = 2
const QUANTITY = 3
const RATE = 4
const EXCHANGE = 6

/** Quantity and value as the file holds them, so that a reader of the file finds the same quotient. */
const asWritten = ({ net_qty = '', entered_value = '', net_uom }: LineItem) => ({
  net_qty: decimalText(net_qty, QUANTITY),
  entered_value: decimalText(entered_value, CURRENCY),
  net_uom,
})

const inDollars = (invoice: LineItem['invoice']): string | undefined =>
  invoiceValue({
    foreign_value: decimalText(invoice?.foreign_value ?? '', CURRENCY),
    exchange_rate: decimalText(invoice?.exchange_rate ?? '', EXCHANGE),
  })?.amount

const requirements = (from: string, about: string) => list(from, 20, about, membersOf(requirementFields))

/** Blocks 31-38 and the named pages lines, line-values and calculations; names are those of the data layer. */
export const linesShape = list(
  'line_items',
  999,
  'Blocks 31 to 38.',
  {
    line_number: count('The place in the list, from 1.', { min: 1, position: true }),
    description: text('description', 'Block 32, cut to 500 characters.', {
      max: DESCRIPTION_LENGTH,
      write: (_, line: LineItem) => cut(line.description ?? ''),
    }),
    htsus: text('htsus', 'Block 33A, ten digits as NNNN.NN.NN.NN.', {
      max: 13,
      write: (_, line: LineItem) => dataLayerHts(line.htsus ?? ''),
    }),
    quantity: amount('net_qty', QUANTITY, 'Block 35, net quantity; none under unit X.'),
    uom: text('net_uom', 'Block 35, unit of measure.', { max: 10 }),
    unit_value: amount(undefined, CURRENCY, 'Line value by quantity; follows from the two.', {
      write: (_, line: LineItem) => unitValue(asWritten(line)),
      derived: true,
    }),
    line_value: amount('entered_value', CURRENCY, 'Block 36A, entered value in US dollars.'),
    origin_country: text('origin_country', 'Two letters; the default origin when left out.', {
      like: CODE.country,
      write: ({ draft }, line: LineItem) => lineOrigin(draft, line),
    }),
    gross_weight_kg: amount('gross_weight_kg', QUANTITY, 'Block 34A.'),
    manifest_qty: amount('manifest_qty', QUANTITY, 'Block 34B.'),
    charges_usd: amount('charges', CURRENCY, 'Block 36B.'),
    charges: list('charges_breakdown', 50, 'Charges by code, whole dollars.', membersOf(chargeFields)),
    relationship: text('relationship', 'Block 36C.', { oneOf: ['Y', 'N'] }),
    duty_amount: amount('duty_amount', CURRENCY, 'Block 38, duty.'),
    adcvd_amount: amount('adcvd_amount', CURRENCY, 'Block 38, AD/CVD.'),
    adcvd_claim: text('adcvd_claim', 'How AD/CVD is deposited: C in cash, B under a bond.', {
      oneOf: ['B', 'C'],
    }),
    ir_tax_amount: amount('ir_tax_amount', CURRENCY, 'Block 38, I.R. tax.'),
    hts_rate: amount('hts_rate', RATE, 'Block 37A, percent.'),
    adcvd_rate: amount('adcvd_rate', RATE, 'Block 37B, percent.'),
    irc_rate: amount('irc_rate', RATE, 'Block 37C, percent.'),
    adcvd_case_number: text('adcvd_case_number', 'Block 33B.', { max: 20 }),
    adcvd_case_role: text('adcvd_case_role', 'Whose rate the case gives.', {
      oneOf: ['manufacturer', 'exporter', 'all_others'],
    }),
    category_number: text('category_number', 'Textile category.', { max: 20 }),
    visa_number: text('visa_number', 'Visa of the goods.'),
    visa_numbers: text('visa_numbers', 'Block 37D, further visa numbers.'),
    other_fee_ids: text('other_fee_ids', 'Comma list.'),
    spi: text('spi', 'Special programme.', { max: 10 }),
    manufacturer_mid: text('manufacturer_mid', 'Block 13 of the line; the default when left out.', {
      write: ({ draft }, line: LineItem) => lineMid(draft, line),
    }),
    mid_status: text(undefined, 'generated when there is a manufacturer code, else error; follows from it.', {
      oneOf: ['generated', 'error'],
      write: ({ draft }, line: LineItem) => (lineMid(draft, line) ? 'generated' : 'error'),
      derived: true,
    }),
    manufacturer: object('manufacturer', 'Who made the goods.', {
      name: text('name', 'Name.'),
      address_line1: text('address_line1', 'Street.'),
      address_line2: text('address_line2', 'Second line.'),
      city: text('city', 'City.'),
      province: text('province', 'Province or state.'),
      country: text('country', 'Two letters.'),
      postal: text('postal', 'Postal code.'),
    }),
    pga: object(undefined, 'What other agencies ask for.', {
      flags: codes('pga_flags', 20, 'Agency flags of the tariff number.'),
      licenses: requirements('license_numbers', 'Licences.'),
      permits: requirements('permit_info', 'Permits.'),
      special_handling: text('special_handling', 'Special handling code.'),
    }),
    currency_code: text('currency_code', 'Currency of the line, USD when left out.', {
      like: CODE.currency,
      write: (_, line: LineItem) => line.currency_code || 'USD',
    }),
    invoice: object('invoice', 'The invoice in its own currency.', {
      currency_code: text('currency_code', 'Currency.', { like: CODE.currency }),
      foreign_value: amount('foreign_value', CURRENCY, 'Value in that currency.'),
      exchange_rate: amount('exchange_rate', EXCHANGE, 'US dollars for one unit.'),
      effective_at: text('effective_at', 'When the rate held.'),
      source: text('source', 'Where the rate comes from.'),
      usd_value: amount(undefined, CURRENCY, 'Value by rate in US dollars; follows from the two.', {
        write: (_, invoice: LineItem['invoice']) => inDollars(invoice),
        derived: true,
      }),
    }),
  },
  { required: true },
)

/** The fee rows of step 5, AD and CVD rows with them. */
export const feesShape = list('totals_declarations.fee_summary', 100, 'Block 39.', {
  fee_type: text('fee_type', 'The fee.', { oneOf: ['AD', 'CVD', 'MPF', 'HMF', 'Tea Fee', 'Beef Fee'] }),
  code: text('code', 'Fee code; that of the fee type when there is one.', {
    write: (_, row: FeeRow) => feeCode(row),
  }),
  class_code: text('class_code', 'Accounting class of CBP.'),
  amount_usd: amount('amount', CURRENCY, 'US dollars.'),
  note: text('note', 'A note.', { max: 1000 }),
})
