import type { CopyPart } from './copy-parts.ts'
import type { DraftData, TotalsSection } from './draft.ts'
import { CALCULATED_FEES } from './fee-types.ts'
import type { FieldDefinition, FieldDefinitions } from './field.ts'
import { fieldOf } from './field-table.ts'
import type { FeeType } from './fields/fee.ts'
import { draftFields } from './fields/index.ts'
import { hasContent } from './has-content.ts'

type Section = keyof typeof draftFields

const SECTIONS: Record<Exclude<CopyPart, 'declarant'>, readonly Section[]> = {
  parties: ['parties'],
  lines: ['line_items', 'trade_remedies'],
  transport: ['shipment_origin', 'export_details', 'release', 'security_filing'],
}

/** Fields of step 5 that are no sum and no declaration. */
export const PAYMENT_FIELDS: readonly string[] = ['payment_type', 'statement_branch']
/** True for the fields of the signer and of the broker who files for the signer. */
export const isDeclarantField = (name: string) =>
  name === 'declarant_name' || name === 'declarant_title' || name.startsWith('broker_')

interface Copy {
  /** The starting draft of a new entry of the organization, under the number of the copy. */
  onto: DraftData
  parts: readonly CopyPart[]
  newId: () => string
}

export interface CopiedDraft {
  draft: DraftData
  /** Paths of the fields that had a value in the earlier entry and belong to its shipment alone. */
  leftEmpty: string[]
}

/**
 * The draft of a new shipment like an earlier one. Every day, and every field of one shipment (`ofOneShipment`: bill,
 * licenses, file reference), starts empty; so do sums, signature and declaration. Parts that are not taken along, and
 * the standing bond, are those of a new entry.
 */
export function copyDraft(earlier: DraftData, { onto, parts, newId }: Copy): CopiedDraft {
  const leftEmpty: string[] = []
  const reader = { leftEmpty, newId }
  const section = (name: Section): DraftData =>
    earlier[name] === undefined
      ? {}
      : { [name]: forNextShipment(draftFields[name], earlier[name], name, reader) }
  const { header = {}, totals_declarations = {} } = earlier
  const copied: DraftData = {
    ...onto,
    header: {
      ...section('header').header,
      ...(onto.bond_information && { surety_no: onto.header?.surety_no, bond_type: onto.header?.bond_type }),
      ...(header.entry_type && { entry_type: header.entry_type }),
      ...(onto.header?.entry_number && { entry_number: onto.header.entry_number }),
    },
    ...(!onto.bond_information && section('bond_information')),
  }
  for (const part of parts) {
    if (part !== 'declarant') for (const name of SECTIONS[part]) Object.assign(copied, section(name))
  }
  const isTaken = (name: string) =>
    PAYMENT_FIELDS.includes(name) ||
    (name === 'fee_summary' && parts.includes('lines') && hasFeesOfPerson(totals_declarations)) ||
    (isDeclarantField(name) && parts.includes('declarant'))
  const totals = Object.fromEntries(Object.entries(totals_declarations).filter(([name]) => isTaken(name)))
  copied.totals_declarations = {
    ...onto.totals_declarations,
    ...forRows(draftFields.totals_declarations.fields, totals, 'totals_declarations', reader),
  }
  return { draft: copied, leftEmpty }
}

/**
 * True if a person has added a fee that no calculation proposes. Otherwise the fees follow from the lines of
 * the new shipment: those of the earlier one would be filed with its new values, and be wrong.
 */
const hasFeesOfPerson = ({ fee_summary = [] }: TotalsSection): boolean =>
  fee_summary.some(({ fee_type = '' }) => !CALCULATED_FEES.includes(fee_type as FeeType))

interface Reader {
  leftEmpty: string[]
  newId: () => string
}

const isOfOneShipment = ({ kind, ofOneShipment }: FieldDefinition) =>
  kind === 'day' || kind === 'form-day' || ofOneShipment === true

function forNextShipment(field: FieldDefinition, value: unknown, path: string, reader: Reader): unknown {
  if (value === undefined || value === null) return undefined
  if (field.kind === 'id') return reader.newId()
  if (isOfOneShipment(field)) {
    // The notice of a copy lists fields that a screen shows alone; a field inside a row is not one of them.
    if (hasContent(value) && fieldOf(path)) reader.leftEmpty.push(path)
    return undefined
  }
  if (!field.fields) return value
  if (!Array.isArray(value)) return forRows(field.fields, value, path, reader)
  return value.map((row, index) => forRows(field.fields!, row, `${path}.${index}`, reader))
}

function forRows(fields: FieldDefinitions, values: unknown, path: string, reader: Reader) {
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values as Record<string, unknown>)) {
    const field = fields[name]
    const next = field && forNextShipment(field, value, `${path}.${name}`, reader)
    if (next !== undefined) kept[name] = next
  }
  return kept
}
