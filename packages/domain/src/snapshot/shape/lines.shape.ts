import { invoiceValue } from '../../calculations/invoice-value.ts'
import { lineMid, lineOrigin } from '../../entry/derived-facts.ts'
import type { FeeRow, LineItem } from '../../entry/draft.ts'
import { feeCode } from '../../entry/fee-types.ts'
import { feeFields } from '../../entry/fields/fee.ts'
import { draftFields } from '../../entry/fields/index.ts'
import { lineFields } from '../../entry/fields/line.ts'
import { totalsFields } from '../../entry/fields/totals.ts'
import { dataLayerHts } from '../../entry/hts-formats.ts'
import { unitValue } from '../../projection/unit-value.ts'
import { decimalText } from '../decimal-text.ts'
import { calculationShape } from './calculation.shape.ts'
import { inOrder, membersOf, written } from './members-of.ts'
import { amount, count, list, object, text } from './shape.ts'

const DESCRIPTION_LENGTH = 500
/** Never through the middle of a character, and without a space at the cut. */
const cut = (description: string): string =>
  description
    .slice(0, DESCRIPTION_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

const CURRENCY = 2
const QUANTITY = 3
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

const line = membersOf(lineFields)

const derived = {
  line_number: count('The place in the list, from 1.', { min: 1, position: true }),
  unit_value: amount(undefined, CURRENCY, 'Line value by quantity; follows from the two.', {
    write: (_, item: LineItem) => unitValue(asWritten(item)),
    derived: true,
  }),
  mid_status: text(undefined, 'generated when there is a manufacturer code, else error; follows from it.', {
    oneOf: ['generated', 'error'],
    write: ({ draft }, item: LineItem) => (lineMid(draft, item) ? 'generated' : 'error'),
    derived: true,
  }),
} as const

const invoice = object('invoice', 'The invoice in its own currency.', {
  ...membersOf(lineFields.invoice.fields),
  usd_value: amount(undefined, CURRENCY, 'Value by rate in US dollars; follows from the two.', {
    write: (_, item: LineItem['invoice']) => inDollars(item),
    derived: true,
  }),
})

/** Blocks 31-38 and the detail pages lines, line-values and calculations; names are those of the data layer. */
export const linesShape = list(
  'line_items',
  draftFields.line_items.limit,
  'Blocks 31 to 38.',
  inOrder(
    {
      ...line,
      ...derived,
      description: written(line.description, (_, item: LineItem) => cut(item.description ?? '')),
      htsus: written(line.htsus, (_, item: LineItem) => dataLayerHts(item.htsus ?? '')),
      origin_country: written(line.origin_country, ({ draft }, item: LineItem) => lineOrigin(draft, item)),
      manufacturer_mid: written(line.manufacturer_mid, ({ draft }, item: LineItem) => lineMid(draft, item)),
      currency_code: written(line.currency_code, (_, item: LineItem) => item.currency_code || 'USD'),
      importer_declarations: object(
        'importer_declarations',
        'What the importer declares of the goods beyond the form.',
        membersOf(lineFields.importer_declarations.fields),
      ),
      zone: object('zone', 'Status in a foreign trade zone.', membersOf(lineFields.zone.fields)),
      metal: object('metal', 'Where the metal of the line comes from.', membersOf(lineFields.metal.fields)),
      manufacturer: object('manufacturer', 'Who made the goods.', membersOf(lineFields.manufacturer.fields)),
      classification: object(
        'classification',
        'Why the number of the line was chosen.',
        membersOf(lineFields.classification.fields),
      ),
      pga: object(undefined, 'What other agencies ask for.', membersOf(lineFields, { under: 'pga' })),
      invoice,
      valuation: object(
        'valuation',
        'How the entered value follows from the price on the invoice.',
        membersOf(lineFields.valuation.fields),
      ),
    },
    ...([
      'line_number',
      'set_indicator',
      'part_number',
      'purchase_order',
      'description',
      'htsus',
      'quantity',
      'uom',
    ] as const),
    ...(['unit_value', 'line_value'] as const),
    ...(['origin_country', 'gross_weight_kg', 'manifest_qty', 'charges_usd', 'charges'] as const),
    ...(['relationship', 'duty_amount', 'adcvd_amount', 'adcvd_claim', 'ir_tax_amount'] as const),
    ...(['second_case_number', 'second_case_rate', 'second_case_amount', 'second_case_claim'] as const),
    ...(['adcvd_rate_kind', 'adcvd_quantity', 'adcvd_value'] as const),
    ...(['second_case_rate_kind', 'second_case_quantity', 'second_case_value'] as const),
    ...([
      'hts_rate',
      'adcvd_rate',
      'irc_rate',
      'adcvd_case_number',
      'adcvd_case_role',
      'exporter_mid',
      'non_reimbursement',
      'non_reimbursement_id',
    ] as const),
    ...([
      'category_number',
      'visa_number',
      'visa_numbers',
      'other_fee_ids',
      'fee_exemption',
      'product_claim',
      'spi',
      'census_overrides',
      'ruling_number',
    ] as const),
    ...([
      'manufacturer_mid',
      'mid_status',
      'manufacturer',
      'zone',
      'metal',
      'pga',
      'currency_code',
      'invoice',
    ] as const),
    ...(['valuation', 'invoice_rows', 'classification'] as const),
  ),
  { required: true },
)

/** Lines of version 2.0: those of version 1.0, with all tariff rows of each as they are filed. */
export const calculatedLinesShape = list(
  linesShape.from,
  linesShape.max,
  linesShape.about,
  { ...linesShape.members, calculation: calculationShape },
  { required: true },
)

const fee = membersOf(feeFields)

/** The fee rows of step 5, AD and CVD rows with them. */
export const feesShape = list(
  'totals_declarations.fee_summary',
  totalsFields.fee_summary.limit,
  'Block 39.',
  inOrder(
    { ...fee, code: written(fee.code, (_, row: FeeRow) => feeCode(row)) },
    ...(['fee_type', 'code', 'class_code', 'amount_usd', 'note'] as const),
  ),
)
