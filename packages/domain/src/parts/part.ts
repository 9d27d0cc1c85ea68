import {
  type FieldDefinition,
  type FieldDefinitions,
  hasContent,
  type LineItem,
  normaliseLine,
} from '../entry/index.ts'
import { GOODS_FIELD_NAMES, type GoodsFieldName, goodsFields } from './goods-fields.ts'

/** The goods that an organization imports repeatedly: fields of a line, as a line stores them. */
export type Goods = Pick<LineItem, GoodsFieldName>

/** Goods under the importer's own number. Two numbers of one `partNumberKey` are one part. */
export interface Part extends Goods {
  part_number: string
}

/** Most parts of one organization. */
export const MOST_PARTS = 20_000
/** Most parts that are imported at once. */
export const MOST_IMPORTED_PARTS = 4_000
/** Most parts that are changed at once. */
export const MOST_CHANGED_PARTS = 200

/** The goods of a line or a part as they are saved: normalised, without empty fields and what inside them belongs to one shipment. */
export function goodsOf(line: Goods): Goods {
  const ofGoods = withoutShipment(goodsFields, line)
  const { id: _id, line_number: _number, ...normal } = normaliseLine({ ...ofGoods, id: '', line_number: 1 })
  return picked(normal, (name) => hasContent(normal[name]))
}

/** Values without those that belong to one shipment, in groups and rows too. */
const withoutShipment = (fields: FieldDefinitions, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields[name]
      return field?.ofOneShipment ? [] : [[name, insideOf(field, value)]]
    }),
  )

function insideOf(field: FieldDefinition | undefined, value: unknown): unknown {
  if (!field?.fields || typeof value !== 'object' || value === null) return value
  const { fields } = field
  return Array.isArray(value)
    ? value.map((row) => withoutShipment(fields, row))
    : withoutShipment(fields, value)
}

/** The part that a line describes. Its part number is '' while the line has none. */
export const partOfLine = (line: LineItem): Part => ({
  ...goodsOf(line),
  part_number: (line.part_number ?? '').trim(),
})

type Statement = NonNullable<Goods['agency_statements']>[number]

const isToSame = (one: Statement, other: Statement): boolean =>
  one.agency === other.agency &&
  one.program === other.program &&
  (one.variant ?? '') === (other.variant ?? '')

/** Statements of a part with what those of the line to the same programs say about its shipment. */
const withShipmentOf = (line: Goods, statements: readonly Statement[]): Statement[] =>
  statements.map((statement) => {
    const same = line.agency_statements?.find((one) => isToSame(one, statement))
    return same?.shipment_answers ? { ...statement, shipment_answers: same.shipment_answers } : statement
  })

/**
 * Applies a part to the goods of a line. `replace`: every field that the part has. `fill`: the fields that
 * the line lacks, as far as the fields that they depend on (`ofGoods`) are the same in line and part: a line
 * of another origin gets no manufacturer. Only fields that change are returned.
 */
export function applyPart(line: Goods, part: Part, how: 'replace' | 'fill'): Goods {
  const now = goodsOf(line)
  const next = goodsOf(part)
  const { agency_statements, ...taken } = picked(next, (name) => {
    if (!hasContent(next[name]) || isSame(now[name], next[name])) return false
    return how === 'replace' || (!hasContent(now[name]) && dependsOn(name).every(isFreeOrSame))
  })
  return {
    ...taken,
    ...(agency_statements && { agency_statements: withShipmentOf(line, agency_statements) }),
  }

  function isFreeOrSame(name: GoodsFieldName): boolean {
    return !hasContent(now[name]) || isSame(now[name], next[name])
  }
}

const dependsOn = (name: GoodsFieldName): readonly GoodsFieldName[] => goodsFields[name].ofGoods

/**
 * True if two values of a field are the same; members of a group may be in any order, empty ones are left
 * out.
 */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value ?? ''
  return Object.entries(value)
    .filter(([, inner]) => hasContent(inner))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, inOrder(inner)])
}

/** The fields of goods for which a condition holds. */
const picked = (goods: Goods, isTaken: (name: GoodsFieldName) => boolean): Goods =>
  Object.fromEntries(GOODS_FIELD_NAMES.filter(isTaken).map((name) => [name, goods[name]]))
