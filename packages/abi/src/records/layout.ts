/**
 * Data classes of CATAIR: S spaces; A letters; N digits; SN digits with leading spaces, right-justified;
 * AN letters, digits and space; D a day as MMDDYY; X what a standard keyboard types. Upper case only.
 */
export type DataClass = 'S' | 'A' | 'N' | 'SN' | 'AN' | 'D' | 'X'

export interface FieldLayout {
  /** '' for filler. */
  name: string
  label: string
  /** First and last column, from 1. */
  start: number
  end: number
  dataClass: DataClass
  /** M mandatory, C conditional, O optional. */
  need: 'M' | 'C' | 'O'
  /** Implied decimals of an amount. */
  decimals: number
  /** The only text that the field may hold. */
  constant?: string
}

export interface RecordLayout {
  /** The control identifier; a 54 carries its type too, e.g. `54-07`. */
  id: string
  title: string
  fields: readonly FieldLayout[]
  source: LayoutSource
}

/** The chapter that a layout was read in, and the day from which this edition holds. */
export interface LayoutSource {
  chapter: string
  effective: string
}

type Unsourced = Omit<RecordLayout, 'source'>

/** A field by name and columns. */
export const f = (
  name: string,
  start: number,
  end: number,
  dataClass: DataClass,
  need: FieldLayout['need'],
  label: string,
  more: { decimals?: number; constant?: string } = {},
): FieldLayout => ({
  name,
  label,
  start,
  end,
  dataClass,
  need,
  decimals: more.decimals ?? 0,
  constant: more.constant,
})

/** The control identifier of a record. */
export const id = (constant: string, start: number, end: number): FieldLayout =>
  f('id', start, end, 'AN', 'M', 'Control Identifier', { constant })

/** Columns that must stay blank. */
export const gap = (start: number, end: number): FieldLayout => f('', start, end, 'S', 'M', 'Filler')

export const record = (recordId: string, title: string, fields: FieldLayout[]): Unsourced => ({
  id: recordId,
  title,
  fields,
})

/** Stamps a group of records with the chapter that they were read in. */
export const sources = (source: LayoutSource, records: Unsourced[]): RecordLayout[] =>
  records.map((layout) => ({ ...layout, source }))
