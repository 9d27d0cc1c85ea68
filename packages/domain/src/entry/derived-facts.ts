import { sumCents, toCents } from '../money/cents.ts'
import { isInformalEntryType } from '../reference/entry-types.ts'
import { INFORMAL_LIMIT } from '../reference/filing-limits.ts'
import { valuedLines } from './article-set.ts'
import type { DraftData, LineItem, ShipmentSection } from './draft.ts'

/** Goods from a foreign trade zone: the carrier's text starts with FTZ. */
export const isFtz = (shipment: ShipmentSection | undefined): boolean =>
  /^\s*FTZ/i.test(shipment?.importing_carrier ?? '')

/** The four digits of the zone in the carrier's text ('FTZ 0050', 'FTZ0050'); undefined without exactly four. */
export const ftzNumber = (shipment: ShipmentSection | undefined): string | undefined =>
  /^\s*FTZ[\s#-]*(\d{4})\s*$/i.exec(shipment?.importing_carrier ?? '')?.[1]

/** Informal only for types 11 and 12 of at most $2,500 in all; formal else. */
export function entryKind(draft: DraftData): 'informal' | 'formal' {
  if (!isInformalEntryType(draft.header?.entry_type ?? '')) return 'formal'
  const value = sumCents(valuedLines(draft.line_items ?? []).map((line) => toCents(line.entered_value)))
  return value <= INFORMAL_LIMIT ? 'informal' : 'formal'
}

/**
 * Bond details are asked of formal entries unless the bond type is 0. The surety does not decide: with another bond type,
 * 998 and 999 are wrong, and the details are asked at once instead of after that is corrected.
 */
export const needsBondDetails = (draft: DraftData): boolean =>
  entryKind(draft) === 'formal' && draft.header?.bond_type !== '0'

/** A line's origin (alpha-2): its own, else that of step 2. */
export const lineOrigin = (
  draft: Pick<DraftData, 'shipment_origin'>,
  line: Pick<LineItem, 'origin_country'>,
): string => line.origin_country || draft.shipment_origin?.country_of_origin || ''

/** A line's manufacturer code: its own, else that of step 2. */
export const lineMid = (draft: DraftData, line: LineItem): string =>
  line.manufacturer_mid || draft.shipment_origin?.manufacturer_id || ''

/** What goods are booked by: the importer's part number and purchase order, '' where there is none. */
export interface GoodsNumbers {
  part: string
  order: string
}

/**
 * The part number and purchase order of a line, once for each row of the invoice that it sums: the line's own before its
 * row's, the purchase order of the entry after both.
 */
export function goodsNumbers(draft: Pick<DraftData, 'header'>, line: Partial<LineItem>): GoodsNumbers[] {
  const rows = line.invoice_rows?.length ? line.invoice_rows : [{}]
  return rows.map((row) => ({
    part: line.part_number?.trim() || row.part_number?.trim() || '',
    order:
      line.purchase_order?.trim() || row.purchase_order?.trim() || draft.header?.purchase_order?.trim() || '',
  }))
}

/** The one value that all lines share, 'MULTI' when they differ, the fallback when there is none. */
function oneOrMulti(values: readonly string[], fallback: string): string {
  const distinct = new Set(values.filter(Boolean))
  if (distinct.size > 1) return 'MULTI'
  return [...distinct][0] ?? fallback
}

/** Block 10: the one origin of all lines, MULTI when they differ, step 2's while there is no line. */
export const entryOrigin = (draft: DraftData): string =>
  oneOrMulti(
    (draft.line_items ?? []).map((line) => lineOrigin(draft, line)),
    draft.shipment_origin?.country_of_origin ?? '',
  )

/** Block 13: the one manufacturer code of all lines, MULTI when they differ, step 2's while there is no line. */
export const entryMid = (draft: DraftData): string =>
  oneOrMulti(
    (draft.line_items ?? []).map((line) => lineMid(draft, line)),
    draft.shipment_origin?.manufacturer_id ?? '',
  )

/** The origin and manufacturer of each line below blocks 31 and 33, where blocks 10 and 13 say MULTI. */
export function linesOfMulti(draft: DraftData): { origin: string; mid: string }[] {
  const [isMixed, hasMakers] = [entryOrigin(draft) === 'MULTI', entryMid(draft) === 'MULTI']
  return (draft.line_items ?? []).map((line) => {
    const [origin, mid] = [lineOrigin(draft, line), lineMid(draft, line)]
    return { origin: isMixed && origin ? `O ${origin}` : '', mid: hasMakers && mid ? `M ${mid}` : '' }
  })
}
