import { goodsNumbers, lineMid, lineOrigin } from '../entry/derived-facts.ts'
import type { DraftData, LineItem } from '../entry/draft.ts'
import { lineFields } from '../entry/fields/line.ts'
import { dataLayerHts } from '../entry/hts-formats.ts'
import { partNumberKey } from '../parts/part-number.ts'
import { type ColumnsOf, projector } from './columns.ts'
import {
  type CalculationStatus,
  calculationStatus,
  isHtsNumber,
  type LineCurrency,
  lineCurrency,
  type PgaData,
  pgaData,
} from './line-record-states.ts'
import { unitValue } from './unit-value.ts'

/**
 * The columns of a line record in addition to those of its fields; amounts are undefined if they cannot be
 * computed.
 */
interface DerivedColumns {
  line_id: string
  /** The key by which the part number is compared; '' without one. */
  part_key: string
  /** The purchase orders of the goods, each once. */
  purchase_orders: string[]
  /** Net quantity, three decimals; undefined under unit X. */
  quantity: string | undefined
  uom: string
  /** Entered value by net quantity, cents. */
  unit_value: string | undefined
  line_value: string | undefined
  mid_status: 'generated' | 'error'
  hts_validated: boolean
  calculation_status: CalculationStatus
  pga_data: PgaData
  /** Every field of the line that no column holds, and what its invoice makes in dollars. */
  line_data: Partial<LineItem> & { currency: LineCurrency | undefined }
}

/** A line of the data layer (`entry_lines`). */
export type LineRecord = ColumnsOf<typeof lineFields> & DerivedColumns

const DESCRIPTION_LENGTH = 500

const LINE = projector(lineFields)

/** The lines as data-layer records: origin and manufacturer ID of step 2 where the line gives none. */
export const projectLines = (draft: DraftData): LineRecord[] =>
  (draft.line_items ?? []).map((line) => projectLine(draft, line))

function projectLine(draft: DraftData, line: LineItem): LineRecord {
  const columns = LINE.columns(line)
  const mid = lineMid(draft, line)
  const quantity = line.net_uom === 'X' ? undefined : columns.net_qty
  return {
    ...columns,
    line_id: line.id,
    part_key: partNumberKey(columns.part_number),
    purchase_orders: [...new Set(goodsNumbers(draft, line).map(({ order }) => order))].filter(Boolean),
    description: columns.description.slice(0, DESCRIPTION_LENGTH),
    htsus: dataLayerHts(columns.htsus),
    net_qty: quantity,
    quantity,
    uom: columns.net_uom,
    unit_value: unitValue(line),
    line_value: columns.entered_value_usd,
    origin_country: lineOrigin(draft, line),
    manufacturer_mid: mid,
    mid_status: mid ? 'generated' : 'error',
    currency_code: columns.currency_code || 'USD',
    hts_validated: isHtsNumber(line.htsus),
    calculation_status: calculationStatus(line),
    pga_data: pgaData(line),
    line_data: { ...LINE.others(line), currency: lineCurrency(line) },
  }
}
