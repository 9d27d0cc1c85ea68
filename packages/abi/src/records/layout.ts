/**
 * Data classes of CATAIR: S spaces; A letters; N digits; SN digits with leading spaces, right-justified;
 * AN letters, digits and space; D a day as MMDDYY, or MMDDCCYY in eight columns; X what a standard keyboard types.
 * Upper case only.
 */
export type DataClass = 'S' | 'A' | 'N' | 'SN' | 'AN' | 'D' | 'X'

/** M mandatory, C conditional, O optional. */
export type Need = 'M' | 'C' | 'O'

export interface FieldLayout<
  Name extends string = string,
  FieldNeed extends Need = Need,
  Constant extends string | undefined = string | undefined,
> {
  /** '' for filler. */
  name: Name
  label: string
  /** First and last column, from 1. */
  start: number
  end: number
  dataClass: DataClass
  need: FieldNeed
  /** Implied decimals of an amount. */
  decimals: number
  /** The only text that the field may hold. */
  constant: Constant
}

export interface RecordLayout<
  Id extends string = string,
  Fields extends readonly FieldLayout[] = readonly FieldLayout[],
> {
  /** The control identifier; a 54 carries its type too, e.g. `54-07`. */
  id: Id
  title: string
  fields: Fields
  source: LayoutSource
}

/** The chapter that a layout was read in, and the day from which this edition holds. */
export interface LayoutSource {
  chapter: string
  effective: string
}

/** Name of a field that a sender fills; never for filler, control identifiers and other constants. */
type FilledName<Field> = Field extends FieldLayout<infer Name, Need, undefined> ? Exclude<Name, ''> : never

/** The fields of a layout that are mandatory, or those that are not. */
type FieldsBy<Layout extends RecordLayout, FieldNeed extends Need> = Extract<
  Layout['fields'][number],
  { need: FieldNeed }
>

/** Values of a record whose layout is known at run time only. */
export type RecordValues = Readonly<Record<string, string | undefined>>

/**
 * The values of a record, by the field names of its layout: days `YYYY-MM-DD`, amounts plain decimals. Mandatory
 * fields are required; '' and undefined leave a conditional field blank.
 */
export type ValuesOf<Layout extends RecordLayout> = string extends Layout['id']
  ? RecordValues
  : { readonly [Name in FilledName<FieldsBy<Layout, 'M'>>]: string } & {
      readonly [Name in FilledName<FieldsBy<Layout, 'C' | 'O'>>]?: string | undefined
    }

/** A field by name and columns. */
export const f = <const Name extends string, const FieldNeed extends Need>(
  name: Name,
  start: number,
  end: number,
  dataClass: DataClass,
  need: FieldNeed,
  label: string,
  { decimals = 0 }: { decimals?: number } = {},
): FieldLayout<Name, FieldNeed, undefined> => ({
  name,
  label,
  start,
  end,
  dataClass,
  need,
  decimals,
  constant: undefined,
})

/** A mandatory field that holds one text and no other. */
export const constant = <const Name extends string>(
  name: Name,
  start: number,
  end: number,
  dataClass: DataClass,
  label: string,
  text: string,
): FieldLayout<Name, 'M', string> => ({ ...f(name, start, end, dataClass, 'M', label), constant: text })

/** The control identifier of a record. */
export const id = (text: string, start: number, end: number): FieldLayout<'id', 'M', string> =>
  constant('id', start, end, 'AN', 'Control Identifier', text)

/** Columns that must stay blank. */
export const gap = (start: number, end: number): FieldLayout<'', 'M', undefined> =>
  f('', start, end, 'S', 'M', 'Filler')

/** Writes record layouts that were read in one chapter. */
export const layoutsFrom =
  (source: LayoutSource) =>
  <const Id extends string, const Fields extends readonly FieldLayout[]>(
    recordId: Id,
    title: string,
    fields: Fields,
  ): RecordLayout<Id, Fields> => ({ id: recordId, title, fields, source })
