import type { LineCharge, LineItem, LineRequirement } from '../../entry/draft.ts'
import type { StepKey } from '../../entry/steps.ts'

/** What a field holds and how it is given; a screen chooses its control by this. */
export type FieldKind =
  | 'text'
  | 'note'
  | 'code'
  | 'day'
  | 'day-text'
  | 'money'
  | 'whole-money'
  | 'weight'
  | 'quantity'
  | 'rate'
  | 'select'
  | 'choice'
  | 'combobox'
  | 'phone'
  | 'email'
  | 'zip'
  | 'read-only'
  | 'tick'
  | 'codes'
  | 'charge-list'
  | 'requirement-list'
  | 'line-list'

/** The lookup or table that offers a field's values. */
export type FieldLookup =
  | 'ports'
  | 'entry-types'
  | 'bond-types'
  | 'modes'
  | 'countries'
  | 'missing-documents'
  | 'foreign-ports'
  | 'sureties'
  | 'states'
  | 'units'
  | 'fee-types'

/** The pages that hold data-layer fields and rules, each under its numbered step. */
export type NamedPage =
  | 'bond'
  | 'transport'
  | 'export'
  | 'trade-remedies'
  | 'parties'
  | 'lines'
  | 'line-values'
  | 'calculations'
  | 'declaration'
  | 'review'

/** One field of the entry: the single source of its label, hint and limits for form, review and summaries. */
export interface Field {
  /** Path in the draft; of a line or a fee row, the path inside it. */
  path: string
  label: string
  /** Opens with the block number where Form 7501 has one. */
  hint: string
  block?: string
  step: StepKey
  /** The named page that shows the field, when no numbered step does. */
  page?: NamedPage
  kind: FieldKind
  maxLength?: number
  /** Marked '(optional)' beside its label. */
  optional?: true
  /** Upper-cased on entry. */
  upper?: true
  lookup?: FieldLookup
}

export type FieldTable = Record<string, Field>

/** The value that a rule sees: text ('' when not given) unless the kind holds something else. */
export type FactOf<K extends FieldKind> = K extends 'tick'
  ? boolean
  : K extends 'codes'
    ? readonly string[]
    : K extends 'charge-list'
      ? readonly LineCharge[]
      : K extends 'requirement-list'
        ? readonly LineRequirement[]
        : K extends 'line-list'
          ? readonly LineItem[]
          : string

export type FactsOf<T extends FieldTable> = { readonly [K in keyof T]: FactOf<T[K]['kind']> }
