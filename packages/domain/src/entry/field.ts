import type { MessageDescriptor } from '../messages/index.ts'
import type { Format } from './field-formats.ts'
import type { NamedPage, StepKey } from './steps.ts'

/**
 * The kind of a field's content. The kind decides its type in the draft, its shape on the wire, how it is
 * normalised, how a screen shows and reads it, and how canonical JSON writes it.
 */
export type FieldKind =
  | 'text'
  /** Text of several lines. */
  | 'note'
  /** Letters and digits in upper case. */
  | 'code'
  /** One of a list; the draft keeps its code as text, since a draft saves whatever it holds. */
  | 'choice'
  /** `YYYY-MM-DD` once it can be read. */
  | 'day'
  /** MM/DD/YYYY text, the form in which Form 7501 block 45 keeps its date. */
  | 'form-day'
  /** US dollars, cents. */
  | 'money'
  /** US dollars, no cents. */
  | 'whole-money'
  /** Kilograms, three decimals. */
  | 'weight'
  | 'quantity'
  /** Percent, four decimals. */
  | 'rate'
  | 'phone'
  | 'email'
  | 'zip'
  | 'flag'
  /** A list of codes. */
  | 'codes'
  /** Rows with fields inside. */
  | 'list'
  /** Fields under one name, such as the manufacturer of a line. */
  | 'group'
  /** The stable key of a row. */
  | 'id'
  /** The position of a row in its list, from 1. */
  | 'row-number'
  | 'count'
  /** An ISO instant. */
  | 'instant'

/** The control of a choice field; the default is a select. */
export type FieldControl = 'combobox' | 'radio' | 'read-only'

/** The lookup or table that offers a field's values. */
export type FieldLookup =
  | 'ports'
  | 'entry-types'
  | 'bond-types'
  | 'modes'
  | 'countries'
  | 'missing-documents'
  | 'foreign-ports'
  | 'adcvd-cases'
  | 'sureties'
  | 'states'
  | 'units'
  | 'fee-types'
  | 'license-types'
  | 'census-warnings'
  | 'census-reasons'

/** The canonical JSON form of a field where it differs from the field's kind and name. */
export interface CanonicalOptions {
  /** Dotted name inside the canonical section; the field's own name when left out. */
  name?: string
  /** Its description in the published schema; defaults to its block, or else its label. */
  about?: string
  /** Most characters; the limit of the API when left out, or else 200. */
  max?: number
  /** A pattern of what it may hold, '' aside, and the sentence for what does not fit. */
  like?: { pattern: string; say: string }
  /** Decimal places, when they are not those of the kind. */
  places?: number
  /** Written as plain text, not in the form of its kind. */
  asText?: true
}

/** The properties of a field other than its kind. */
export interface FieldOptions {
  /** Fields without a label are the server's own; no page shows them. */
  label?: string
  /** Opens with the block number where Form 7501 has one. */
  hint?: string
  block?: string
  /** The numbered step of a section and all its fields. */
  step?: StepKey
  /** The detail page that shows the field, when no numbered step does. */
  page?: NamedPage
  /** A detail page that shows the field of a numbered step as well. */
  alsoOn?: NamedPage
  control?: FieldControl
  /** Most characters of the input. */
  maxLength?: number
  /** Marked '(optional)' next to its label. */
  optional?: true
  /** Upper-cased on entry and when saved. */
  upper?: true
  lookup?: FieldLookup
  /** The label of one row of a list. */
  row?: string
  /** Text as it is saved, when it is not that of the kind. */
  format?: Format
  /** Most characters (of a list: rows) that the API takes; see `toZod` in contracts. */
  limit?: number
  /** The allowed values, other than ''. */
  values?: readonly string[]
  /** The allowed values, other than '', each with its name. */
  choices?: Readonly<Record<string, MessageDescriptor>>
  /** The API takes no other than these values. */
  closed?: true
  /** Of a line: what the rule `LINE_<NAME>_KNOWN` says of a value that is none of its choices. */
  unknown?: string
  /** Present in every stored row. */
  always?: true
  /** Belongs to one shipment: the copy of an entry leaves it empty, as it does every day. */
  ofOneShipment?: true
  /**
   * Belongs to the goods of a line, so that a part keeps it. Names the fields that it depends on: where a line has another
   * HTSUS number than the part, the units of the part say nothing about it.
   */
  ofGoods?: readonly string[]
  /** Its canonical JSON form; `false` if canonical JSON leaves the field out. */
  canonical?: string | false | CanonicalOptions
  /** The column of the section's record table that holds it: `true` for one of the same name. */
  column?: string | true
}

export interface FieldDefinition extends FieldOptions {
  readonly kind: FieldKind
  /** Of a group or a list. */
  readonly fields?: FieldDefinitions
}

export interface FieldDefinitions {
  readonly [name: string]: FieldDefinition
}

const define =
  <Kind extends FieldKind>(kind: Kind) =>
  <const Options extends FieldOptions>(options: Options): Options & { readonly kind: Kind } => ({
    ...options,
    kind,
  })

export const text = define('text')
export const note = define('note')
export const code = define('code')

/** A choice; its values are those of its `choices` unless it names them. */
export const choice = <const Options extends FieldOptions>(
  options: Options,
): Options & { readonly kind: 'choice'; readonly values?: readonly string[] } => ({
  ...(options.choices && { values: Object.keys(options.choices) }),
  ...options,
  kind: 'choice',
})
export const day = define('day')
export const formDay = define('form-day')
export const money = define('money')
export const wholeMoney = define('whole-money')
export const weight = define('weight')
export const quantity = define('quantity')
export const rate = define('rate')
export const phone = define('phone')
export const email = define('email')
export const zip = define('zip')
export const flag = define('flag')
export const codes = define('codes')
export const rowNumber = define('row-number')
export const rowId = () => ({ kind: 'id', always: true }) as const
export const count = () => ({ kind: 'count' }) as const
export const instant = define('instant')

/** Fields under one name. */
export const group = <
  const Fields extends FieldDefinitions,
  const Options extends Pick<FieldOptions, 'canonical' | 'ofGoods'> = Record<never, never>,
>(
  fields: Fields,
  options?: Options,
): Options & { readonly kind: 'group'; readonly fields: Fields } => ({
  ...(options as Options),
  kind: 'group',
  fields,
})

/** Rows with the same fields. */
export const list = <const Fields extends FieldDefinitions, const Options extends FieldOptions>(
  fields: Fields,
  options: Options,
): Options & { readonly kind: 'list'; readonly fields: Fields } => ({ ...options, kind: 'list', fields })

/** The value of a field in the draft; text unless the kind holds something else. */
export type ValueOf<Field> = Field extends { kind: 'group'; fields: infer Fields }
  ? FieldsOf<Fields>
  : Field extends { kind: 'list'; fields: infer Fields }
    ? FieldsOf<Fields>[]
    : Field extends { kind: 'flag' }
      ? boolean
      : Field extends { kind: 'codes' }
        ? string[]
        : Field extends { kind: 'count' | 'row-number' }
          ? number
          : string

type AlwaysGiven<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { always: true } ? Name : never
}[keyof Fields]

/** The section of the draft that a table of fields describes: every field may be missing but those of every row. */
export type FieldsOf<Fields> = {
  -readonly [Name in Exclude<keyof Fields, AlwaysGiven<Fields>>]?: ValueOf<Fields[Name]>
} & { -readonly [Name in AlwaysGiven<Fields>]: ValueOf<Fields[Name]> }
