import { lineFields } from '../entry/index.ts'

type LineFields = typeof lineFields

/** The names of the fields of a line that belong to the goods. */
export type GoodsFieldName = {
  [Name in keyof LineFields]: LineFields[Name] extends { ofGoods: readonly string[] } ? Name : never
}[keyof LineFields]

type GoodsFields = Pick<LineFields, GoodsFieldName>

const isOfGoods = (name: string): name is GoodsFieldName => 'ofGoods' in lineFields[name as keyof LineFields]

export const GOODS_FIELD_NAMES: readonly GoodsFieldName[] = Object.keys(lineFields).filter(isOfGoods)

/** The fields of a part, in page order: those of a line that belong to the goods and not to one shipment. */
export const goodsFields = Object.fromEntries(
  GOODS_FIELD_NAMES.map((name) => [name, lineFields[name]]),
) as GoodsFields
