import { lineMid, lineOrigin } from '../entry/derived-facts.ts'
import type { DraftData, LineItem } from '../entry/draft.ts'
import { dataLayerHts } from '../entry/field-formats.ts'
import { type AmountKind, MAX_RATE, PLACES } from '../money/amount.ts'
import { centsText, divideHalfUp, scaled, scaledText } from '../money/cents.ts'
import {
  type CalculationStatus,
  calculationStatus,
  isHtsNumber,
  type PgaData,
  pgaData,
} from './line-record-states.ts'

/** A line of the data layer (`entry_lines`). Amounts are decimal text, undefined when not given or unreadable. */
export interface LineRecord {
  line_id: string
  line_number: number
  /** Cut to 500 characters. */
  description: string
  /** NNNN.NN.NN.NN when it has ten digits. */
  htsus: string
  /** Net quantity, three decimals; undefined under unit X. */
  quantity?: string
  uom: string
  /** Entered value by net quantity, cents. */
  unit_value?: string
  line_value?: string
  /** Alpha-2: the line's own, else step 2's. */
  origin_country: string
  manufacturer_mid: string
  mid_status: 'generated' | 'error'
  currency_code: string
  gross_weight_kg?: string
  manifest_qty?: string
  net_qty?: string
  net_uom: string
  entered_value_usd?: string
  charges_usd?: string
  relationship: string
  duty_amount?: string
  adcvd_amount?: string
  ir_tax_amount?: string
  hts_rate?: string
  adcvd_rate?: string
  irc_rate?: string
  adcvd_case_number: string
  hts_validated: boolean
  calculation_status: CalculationStatus
  pga_data: PgaData
}

const DESCRIPTION_LENGTH = 500

/** The numbered lines as data-layer records: net quantity, unit and value, with origin and MID of step 2 as fallback. */
export const projectLines = (draft: DraftData): LineRecord[] =>
  (draft.line_items ?? []).map((line) => projectLine(draft, line))

function projectLine(draft: DraftData, line: LineItem): LineRecord {
  const mid = lineMid(draft, line)
  const quantity = line.net_uom === 'X' ? undefined : rounded(line.net_qty, 'quantity')
  const value = rounded(line.entered_value, 'currency')
  return {
    line_id: line.id,
    line_number: line.line_number,
    description: (line.description ?? '').slice(0, DESCRIPTION_LENGTH),
    htsus: dataLayerHts(line.htsus ?? ''),
    quantity,
    uom: line.net_uom ?? '',
    unit_value: unitValue(line),
    line_value: value,
    origin_country: lineOrigin(draft, line),
    manufacturer_mid: mid,
    mid_status: mid ? 'generated' : 'error',
    currency_code: line.currency_code || 'USD',
    gross_weight_kg: rounded(line.gross_weight_kg, 'quantity'),
    manifest_qty: rounded(line.manifest_qty, 'quantity'),
    net_qty: quantity,
    net_uom: line.net_uom ?? '',
    entered_value_usd: value,
    charges_usd: rounded(line.charges, 'currency'),
    relationship: line.relationship ?? '',
    duty_amount: rounded(line.duty_amount, 'currency'),
    adcvd_amount: rounded(line.adcvd_amount, 'currency'),
    ir_tax_amount: rounded(line.ir_tax_amount, 'currency'),
    hts_rate: rounded(line.hts_rate, 'rate'),
    adcvd_rate: rounded(line.adcvd_rate, 'rate'),
    irc_rate: rounded(line.irc_rate, 'rate'),
    adcvd_case_number: line.adcvd_case_number ?? '',
    hts_validated: isHtsNumber(line.htsus),
    calculation_status: calculationStatus(line),
    pga_data: pgaData(line),
  }
}

const MAX_SCALED_RATE = scaled(MAX_RATE, PLACES.rate)!

/** Rounded half up to the places of its kind, on integers: a draft of 999 lines is projected at every save. */
function rounded(typed: string | undefined, kind: AmountKind): string | undefined {
  const amount = scaled(typed, PLACES[kind])
  if (amount === undefined) return undefined
  return scaledText(kind === 'rate' && amount > MAX_SCALED_RATE ? MAX_SCALED_RATE : amount, PLACES[kind])
}

const QUANTITY_PLACES = 6

/** Entered value ÷ net quantity, half up to cents; undefined while either is missing or the quantity is not above 0. */
export function unitValue(line: Pick<LineItem, 'entered_value' | 'net_qty' | 'net_uom'>): string | undefined {
  const value = scaled(line.entered_value, PLACES.currency)
  const quantity = line.net_uom === 'X' ? undefined : scaled(line.net_qty, QUANTITY_PLACES)
  if (value === undefined || quantity === undefined || quantity <= 0n) return undefined
  return centsText(divideHalfUp(value * 10n ** BigInt(QUANTITY_PLACES), quantity))
}
