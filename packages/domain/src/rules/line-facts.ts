import type { FeeRow, LineItem } from '../entry/draft.ts'
import type { FactsOf, feeFields, lineFields } from './fields/index.ts'

/** One line as rules read it: every field filled, text trimmed, '' where nothing was given. */
export interface LineFacts extends FactsOf<typeof lineFields> {
  /** Position in the draft, from 0; findings point at it. */
  readonly index: number
  /** The digits of the HTSUS number, without dots. */
  readonly htsDigits: string
  readonly item: LineItem
}

export interface FeeFacts extends FactsOf<typeof feeFields> {
  readonly index: number
}

/** A value as text; drafts can be imported, so a number is read as well. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** A list, or none. */
export const list = <T>(value: readonly T[] | undefined): readonly T[] =>
  Array.isArray(value) ? value : NOTHING
const NOTHING: readonly never[] = []

/**
 * Reads one line; `index` is its position in the draft. Written out, because one object shape for all of a
 * thousand lines is what keeps judging them fast; the registry's types and a test hold it to the fields.
 */
export function lineFacts(item: LineItem, index: number): LineFacts {
  const maker = item.manufacturer
  const invoice = item.invoice
  const htsus = text(item.htsus)
  return {
    index,
    item,
    htsDigits: htsus.replaceAll('.', ''),
    lineNo: text(item.line_number),
    description: text(item.description),
    htsus,
    adcvdCase: text(item.adcvd_case_number),
    relationship: text(item.relationship),
    grossWeight: text(item.gross_weight_kg),
    manifestQty: text(item.manifest_qty),
    netQty: text(item.net_qty),
    netUom: text(item.net_uom),
    enteredValue: text(item.entered_value),
    charges: text(item.charges),
    dutyAmount: text(item.duty_amount),
    irTaxAmount: text(item.ir_tax_amount),
    lineOrigin: text(item.origin_country),
    lineCurrency: text(item.currency_code),
    adcvdRole: text(item.adcvd_case_role),
    category: text(item.category_number),
    visa: text(item.visa_number),
    otherFeeIds: text(item.other_fee_ids),
    spi: text(item.spi),
    makerName: text(maker?.name),
    makerAddress1: text(maker?.address_line1),
    makerAddress2: text(maker?.address_line2),
    makerCity: text(maker?.city),
    makerProvince: text(maker?.province),
    makerCountry: text(maker?.country),
    makerPostal: text(maker?.postal),
    makerMid: text(item.manufacturer_mid),
    pgaFlags: list(item.pga_flags),
    licenses: list(item.license_numbers),
    permits: list(item.permit_info),
    specialHandling: text(item.special_handling),
    chargeList: list(item.charges_breakdown),
    invoiceCurrency: text(invoice?.currency_code),
    invoiceValue: text(invoice?.foreign_value),
    exchangeRate: text(invoice?.exchange_rate),
    exchangeDate: text(invoice?.effective_at),
    exchangeSource: text(invoice?.source),
    htsRate: text(item.hts_rate),
    adcvdRate: text(item.adcvd_rate),
    ircRate: text(item.irc_rate),
    visaNumbers: text(item.visa_numbers),
    adcvdAmount: text(item.adcvd_amount),
    adcvdClaim: text(item.adcvd_claim),
  }
}

/** Reads one fee row of step 5. */
export const feeFacts = (row: FeeRow, index: number): FeeFacts => ({
  index,
  feeType: text(row.fee_type),
  feeCode: text(row.code),
  feeAmount: text(row.amount),
  feeClass: text(row.class_code),
  feeNote: text(row.note),
})
