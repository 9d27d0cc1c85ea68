import { type FieldDefinition, type FieldDefinitions, lineFields } from '../entry/index.ts'
import { goodsFields } from './goods-fields.ts'
import type { Part } from './part.ts'

/** One field of a part as a column of a table or a sheet; a group has a column for each of its fields. */
export interface PartColumn {
  /** `htsus`, `manufacturer.city`. */
  readonly path: string
  readonly label: string
  readonly hint: string | undefined
  readonly field: FieldDefinition
}

/** Fields that a part words in another way than a line, which may leave them to the shipment. */
const OF_PARTS: Readonly<Record<string, { label: string; hint: string }>> = {
  origin_country: { label: 'Country of origin', hint: 'Block 10. Where the goods were made' },
  manufacturer_mid: { label: 'Manufacturer ID', hint: 'Block 13. 3 to 15 letters, digits, hyphens' },
}

const columnOf = (path: string, field: FieldDefinition): PartColumn => ({
  path,
  label: field.label ?? path,
  hint: field.hint,
  ...OF_PARTS[path],
  field,
})

const columnsOf = (fields: FieldDefinitions, before = ''): PartColumn[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'group'
      ? columnsOf(field.fields ?? {}, `${before}${name}.`)
      : [columnOf(before + name, field)],
  )

/** Every field of a part, the part number first. */
export const PART_COLUMNS: readonly PartColumn[] = columnsOf({
  part_number: lineFields.part_number,
  ...goodsFields,
})

/** The value of a column; undefined when the part has none. */
export const columnValue = (part: Part, { path }: PartColumn): unknown =>
  path
    .split('.')
    .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | undefined)?.[name], part)

/** A part from the values of its columns. */
export function partOfColumns(values: Iterable<readonly [PartColumn, unknown]>): Part {
  const part: Part & Record<string, unknown> = { part_number: '' }
  for (const [{ path }, value] of values) {
    const [name = '', inner] = path.split('.')
    part[name] = inner === undefined ? value : { ...(part[name] as object | undefined), [inner]: value }
  }
  return part
}
