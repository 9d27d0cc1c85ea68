import { type FieldDefinition, type FieldDefinitions, lineFields } from '../entry/index.ts'
import { goodsFields } from './goods-fields.ts'
import type { Part } from './part.ts'
import { partWords } from './part-words.ts'

/** One field of a part as a column of a table or a sheet; a group has a column for each of its fields. */
export interface PartColumn {
  /** `htsus`, `manufacturer.city`. */
  readonly path: string
  /** The heading of the column in a sheet, in English whatever the reader's language. */
  readonly heading: string
  readonly field: FieldDefinition
}

const columnOf = (path: string, field: FieldDefinition): PartColumn => ({
  path,
  heading: partWords(path).label.defaultMessage,
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
