import { checkPart, type PartFinding } from './check-part.ts'
import type { GoodsFieldName } from './goods-fields.ts'
import { type Goods, goodsOf, type Part } from './part.ts'

/** Fields that many parts have in common, so that they are set for all of them at once. */
export const SHARED_FIELDS = [
  'origin_country',
  'manufacturer_mid',
  'htsus',
  'net_uom',
] as const satisfies readonly GoodsFieldName[]
export type SharedField = (typeof SHARED_FIELDS)[number]

/** The goods of a part with another value of a field, '' for none; undefined when the part has that value already. */
export function withSharedField(part: Part, field: SharedField, value: string): Goods | undefined {
  const before = goodsOf(part)
  const after = goodsOf({ ...part, [field]: value })
  return before[field] === after[field] ? undefined : after
}

/** The reason why a value cannot be set; undefined if every part can have it. */
export const sharedFieldFault = (field: SharedField, value: string): PartFinding | undefined =>
  checkPart({ ...goodsOf({ [field]: value }), part_number: '' }).find(({ path }) => path === field)
