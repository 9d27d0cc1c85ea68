import { parseAmount } from '../money/amount.ts'
import type { LineCharge, LineItem, LineManufacturer, LineRequirement } from './draft.ts'
import {
  adcvdCase,
  compactUpper,
  type Format,
  formatFields,
  formHts,
  number,
  trim,
  upper,
} from './field-formats.ts'
import { abbreviateStreet, titleCase } from './normalise-address.ts'

const LINE_FORMATS = {
  description: trim,
  htsus: formHts,
  adcvd_case_number: adcvdCase,
  gross_weight_kg: number,
  manifest_qty: number,
  net_qty: number,
  net_uom: upper,
  entered_value: number,
  charges: number,
  relationship: upper,
  duty_amount: number,
  ir_tax_amount: number,
  origin_country: upper,
  currency_code: upper,
  adcvd_case_role: trim,
  category_number: upper,
  visa_number: upper,
  visa_numbers: trim,
  other_fee_ids: upper,
  spi: upper,
  manufacturer_mid: compactUpper,
  special_handling: upper,
  hts_rate: number,
  adcvd_rate: number,
  irc_rate: number,
  adcvd_amount: number,
  adcvd_claim: upper,
} as const satisfies { [Field in keyof LineItem]?: Format }

/** Whole dollars: what stands behind the point is dropped, not rounded (specification 2§5). */
const truncated: Format = (typed) => parseAmount(typed)?.round(0, 0).toFixed(0) ?? typed

const charge = (row: LineCharge): LineCharge => formatFields(row, { code: upper, amount: truncated })

const requirement = (row: LineRequirement): LineRequirement =>
  formatFields(row, { requirement_id: upper, number: upper })

const manufacturer = (maker: LineManufacturer): LineManufacturer =>
  formatFields(maker, {
    name: trim,
    address_line1: abbreviateStreet,
    address_line2: abbreviateStreet,
    city: titleCase,
    province: upper,
    country: upper,
    postal: upper,
  })

/** A line as it is kept. Unit X takes no quantity: net_qty is emptied. */
export function normaliseLine(line: LineItem): LineItem {
  const formatted = formatFields(line, LINE_FORMATS)
  return {
    ...formatted,
    ...(formatted.net_uom === 'X' && { net_qty: '' }),
    ...(line.manufacturer && { manufacturer: manufacturer(line.manufacturer) }),
    ...(line.charges_breakdown && { charges_breakdown: line.charges_breakdown.map(charge) }),
    ...(line.license_numbers && { license_numbers: line.license_numbers.map(requirement) }),
    ...(line.permit_info && { permit_info: line.permit_info.map(requirement) }),
    ...(line.pga_flags && { pga_flags: line.pga_flags.map(upper) }),
    ...(line.invoice && {
      invoice: formatFields(line.invoice, {
        currency_code: upper,
        foreign_value: number,
        exchange_rate: number,
      }),
    }),
  }
}
