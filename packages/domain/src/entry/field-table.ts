import { withoutAgencyPlace } from './agency-path.ts'
import type { FieldDefinition, FieldDefinitions, ValueOf } from './field.ts'
import { feeFields } from './fields/fee.ts'
import { draftFields } from './fields/index.ts'
import type { StepKey } from './steps.ts'

/** One field that a page shows: the single source of its label, hint and limits for form, review, rules and summaries. */
export interface Field extends FieldDefinition {
  /** The name by which rules read it. */
  readonly name: string
  /** Path in the draft; of a line or a fee row, the path inside it. */
  readonly path: string
  readonly label: string
  readonly hint: string
  readonly step: StepKey
}

type Shown = { label: string }

type ShownNames<Fields> = {
  [Name in keyof Fields & string]: Fields[Name] extends Shown ? Name : never
}[keyof Fields & string]

/** The names of the fields of a table; those of a group come after its name and a point: `manufacturer.city`. */
type NamesOf<Fields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { kind: 'group'; fields: infer Inner }
    ? `${Name}.${ShownNames<Inner>}`
    : Fields[Name] extends Shown
      ? Name
      : never
}[keyof Fields & string]

type DefinitionAt<Fields, Name> = Name extends keyof Fields
  ? Fields[Name]
  : Name extends `${infer Group}.${infer Inner}`
    ? Group extends keyof Fields
      ? Fields[Group] extends { fields: infer Members }
        ? Inner extends keyof Members
          ? Members[Inner]
          : never
        : never
      : never
    : never

type TableOf<Fields, Prefix extends string = ''> = {
  readonly [Name in NamesOf<Fields> as `${Prefix}${Name}`]: Field &
    Pick<Extract<DefinitionAt<Fields, Name>, FieldDefinition>, 'kind'> &
    (DefinitionAt<Fields, Name> extends { fields: infer Inner } ? { fields: Inner } : unknown)
}

interface Origin {
  step: StepKey
  /** Before the name in the path. */
  path?: string
  /** Before the name by which rules read it. */
  name?: string
}

/** The fields of a table by name, in page order, those of groups among them. */
function tableOf<Fields extends FieldDefinitions, Prefix extends string = ''>(
  fields: Fields,
  { step, path = '', name: prefix = '' }: Origin,
): TableOf<Fields, Prefix> {
  const table: Record<string, Field> = {}
  for (const [leaf, field] of Object.entries(fields)) {
    const at = { step, path: `${path}${leaf}`, name: `${prefix}${leaf}` }
    if (field.kind === 'group')
      Object.assign(table, tableOf(field.fields!, { step, path: `${at.path}.`, name: `${at.name}.` }))
    else if (field.label !== undefined)
      table[at.name] = { ...field, ...at, label: field.label, hint: field.hint ?? '' }
  }
  return table as TableOf<Fields, Prefix>
}

const inSection = <
  Name extends string,
  Section extends { fields: FieldDefinitions; step: StepKey },
  Prefix extends string = '',
>(
  name: Name,
  { fields, step }: Section,
  prefix?: Prefix,
): TableOf<Section['fields'], Prefix> => tableOf(fields, { step, path: `${name}.`, name: prefix })

/**
 * Every field that an entry has once, in page order, by the name that rules read it by: the draft's own leaf name.
 * The fields of the page export and of the release go by their section too, since block 15 has an `export_date` and the
 * bond a `contact_name` as well.
 */
export const entryTable = {
  ...inSection('header', draftFields.header),
  ...inSection('bond_information', draftFields.bond_information),
  ...inSection('shipment_origin', draftFields.shipment_origin),
  ...inSection('export_details', draftFields.export_details, 'export_details.'),
  ...inSection('trade_remedies', draftFields.trade_remedies),
  ...inSection('release', draftFields.release, 'release.'),
  ...inSection('security_filing', draftFields.security_filing, 'security_filing.'),
  ...inSection('parties', draftFields.parties),
  ...tableOf({ line_items: draftFields.line_items }, { step: 'line_items' }),
  ...inSection('totals_declarations', draftFields.totals_declarations),
  ...inSection('final_review', draftFields.final_review),
} as const

/** The fields of one line; paths are inside the line. */
export const lineTable = tableOf(draftFields.line_items.fields, { step: 'line_items' })
/** The fields of one fee row of step 5; paths are inside the row. */
export const feeTable = tableOf(feeFields, { step: 'totals_declarations' })

/** All of them, as screens use them: `fields.entry.bill_of_lading`, `fields.line.htsus`, `fields.fee.amount`. */
export const fields = { entry: entryTable, line: lineTable, fee: feeTable } as const

export type FieldTable = Readonly<Record<string, Field>>
export type EntryFieldName = keyof typeof entryTable
export type LineFieldName = keyof typeof lineTable
export type FeeFieldName = keyof typeof feeTable

/** The value that a rule sees: text ('' when not given) unless the kind holds something else. */
type FactOf<Definition> = Definition extends { kind: 'flag' }
  ? boolean
  : Definition extends { kind: 'codes' }
    ? readonly string[]
    : Definition extends { kind: 'list' }
      ? Readonly<ValueOf<Definition>>
      : string

export type FactsOf<Table> = { readonly [Name in keyof Table]: FactOf<Table[Name]> }

const byPath = (table: FieldTable) => new Map(Object.values(table).map((field) => [field.path, field]))
const entryByPath = byPath(entryTable)
const lineByPath = byPath(lineTable)
const feeByPath = byPath(feeTable)

const LINE = /^line_items\.\d+\.(.+)$/
const FEE = /^totals_declarations\.fee_summary\.\d+\.(.+)$/

/**
 * The field at a draft path (`header.entry_date`, `line_items.0.htsus`); undefined when there is none. A question of an
 * agency is in the field that holds all of them.
 */
export function fieldOf(path: string): Field | undefined {
  const inLine = LINE.exec(withoutAgencyPlace(path))?.[1]
  if (inLine) return lineByPath.get(inLine)
  const inFee = FEE.exec(path)?.[1]
  return inFee ? feeByPath.get(inFee) : entryByPath.get(path)
}

const pageOrder: ReadonlyMap<string, number> = new Map(
  [entryTable, lineTable, feeTable]
    .flatMap((table: FieldTable) => Object.values(table))
    .map(({ path }, index) => [path, index] as const),
)

/** The rank of a field in page order; sections are ordered by their step. Unknown paths come last. */
export const fieldPosition = (path: string): number => {
  const at = withoutAgencyPlace(path)
  return pageOrder.get(LINE.exec(at)?.[1] ?? FEE.exec(at)?.[1] ?? at) ?? Number.MAX_SAFE_INTEGER
}
