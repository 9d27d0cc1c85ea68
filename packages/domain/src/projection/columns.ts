import { parseDay } from '../calendar/index.ts'
import type { FieldDefinition, FieldDefinitions, FieldKind, FieldsOf } from '../entry/field.ts'
import { type AmountKind, MAX_RATE, PLACES } from '../money/amount.ts'
import { scaled, scaledText } from '../money/cents.ts'

/** The rounding of an amount, by kind; kinds that are not amounts are missing. */
const AMOUNT_KINDS = {
  money: 'currency',
  weight: 'quantity',
  quantity: 'quantity',
  rate: 'rate',
} as const satisfies Partial<Record<FieldKind, AmountKind>>
type AmountField = keyof typeof AMOUNT_KINDS

const isAmount = (kind: FieldKind): kind is AmountField => Object.hasOwn(AMOUNT_KINDS, kind)

type ColumnName<Name, Field> = Field extends { column: infer Column }
  ? Column extends string
    ? Column
    : Name
  : never

type ColumnValue<Field> = Field extends { kind: AmountField }
  ? string | undefined
  : Field extends { kind: 'flag' }
    ? boolean
    : Field extends { kind: 'codes' }
      ? string[]
      : Field extends { kind: 'row-number' }
        ? number
        : string

/** A row of a record table as far as the field table gives its columns: a field with `column` is one of them. */
export type ColumnsOf<Fields> = {
  [Name in keyof Fields & string as ColumnName<Name, Fields[Name]>]: ColumnValue<Fields[Name]>
}

export interface Projector<Fields extends FieldDefinitions> {
  /**
   * The columns of a section: amounts as decimal text of the places of their kind, undefined when they cannot be read;
   * days that can be read; '', false and [] for what is not given.
   */
  columns(section: FieldsOf<Fields>): ColumnsOf<Fields>
  /** The fields of a section that no column holds, as the draft has them. */
  others(section: FieldsOf<Fields>): Partial<FieldsOf<Fields>>
}

/** Makes the projection of a section from its field definitions, once for all rows. */
export function projector<Fields extends FieldDefinitions>(fields: Fields): Projector<Fields> {
  const all = Object.entries(fields)
  const held = all.flatMap(([name, { kind, column }]) =>
    column ? [{ name, kind, column: column === true ? name : column }] : [],
  )
  const free = all.filter(([, { kind, column }]) => !column && kind !== 'id').map(([name]) => name)
  const valueIn = (section: FieldsOf<Fields>, name: string): unknown =>
    (section as Readonly<Record<string, unknown>>)[name]
  return {
    columns: (section) =>
      Object.fromEntries(
        held.map(({ name, kind, column }) => [column, columnValue(kind, valueIn(section, name))]),
      ) as ColumnsOf<Fields>,
    others: (section) =>
      Object.fromEntries(free.map((name) => [name, valueIn(section, name)])) as Partial<FieldsOf<Fields>>,
  }
}

function columnValue(kind: FieldDefinition['kind'], value: unknown): unknown {
  if (isAmount(kind)) return rounded(typeof value === 'string' ? value : undefined, AMOUNT_KINDS[kind])
  if (kind === 'flag') return value ?? false
  if (kind === 'codes') return value ?? []
  if (kind === 'day') return typeof value === 'string' ? (parseDay(value) ?? '') : ''
  return value ?? ''
}

const MAX_SCALED_RATE = scaled(MAX_RATE, PLACES.rate)!

/** Rounded half up to the places of its kind, on integers: a draft of 999 lines is projected at every save. */
export function rounded(typed: string | undefined, kind: AmountKind): string | undefined {
  const amount = scaled(typed, PLACES[kind])
  if (amount === undefined) return undefined
  return scaledText(kind === 'rate' && amount > MAX_SCALED_RATE ? MAX_SCALED_RATE : amount, PLACES[kind])
}
