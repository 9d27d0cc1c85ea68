import type { FieldLayout, RecordLayout } from '../records/index.ts'

export type ProblemKind =
  | 'length'
  | 'unknown_record'
  | 'characters'
  | 'filler'
  | 'constant'
  | 'missing'
  | 'class'
  | 'date'
  | 'too_long'
  | 'unknown_field'

/** A problem with a record, and its columns. */
export interface RecordProblem {
  /** Position of the image in its batch, from 0. */
  record: number
  recordId: string
  /** Name of the field in its layout; '' for filler and for the record as a whole. */
  field: string
  start: number
  end: number
  kind: ProblemKind
  problem: string
}

/** A problem of one field; the batch that holds the record gives it its position. */
export const fieldProblem = (
  layout: RecordLayout,
  field: FieldLayout,
  kind: ProblemKind,
  problem: string,
): RecordProblem => ({
  record: 0,
  recordId: layout.id,
  field: field.name,
  start: field.start,
  end: field.end,
  kind,
  problem: `${field.label} ${problem}`,
})

/** A problem of a whole record. */
export const recordProblem = (recordId: string, kind: ProblemKind, problem: string): RecordProblem => ({
  record: 0,
  recordId,
  field: '',
  start: 1,
  end: 80,
  kind,
  problem,
})
