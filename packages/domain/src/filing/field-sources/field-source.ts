import type { StepKey } from '../../entry/steps.ts'

/** Where one AE field comes from. `field` is its name in the record layout. */
export interface FieldSource {
  record: string
  field: string
  /** Draft path, lines by `*`; '' when the product sets it. */
  path: string
  /** The form's label, or what sets the field. */
  label: string
  step?: StepKey
  block?: string
  page?: string
  /** How the value is made, when it is not sent as typed. */
  note?: string
}

interface Where {
  path: string
  label: string
  step: StepKey
  block?: string
  page?: string
}

/** Fields that one form field feeds. */
export const from = (
  where: Where,
  ...fields: [record: string, field: string, note?: string][]
): FieldSource[] =>
  fields.map(([record, field, note]) => ({ record, field, ...where, ...(note && { note }) }))

/** Fields that the product sets. */
export const set = (label: string, ...fields: [record: string, field: string][]): FieldSource[] =>
  fields.map(([record, field]) => ({ record, field, path: '', label }))
