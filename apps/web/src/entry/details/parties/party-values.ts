import type { PartyBlock } from '@edfe/domain/entry'
import { isMaskedNumber } from '@edfe/domain/parties'

export type PartyName = 'ultimate_consignee' | 'importer_of_record'

/** A party as the directory knows it. */
export type KnownParty = PartyBlock & { number?: string | undefined }

const NUMBER: Record<PartyName, string> = {
  ultimate_consignee: 'parties.consignee_number',
  importer_of_record: 'parties.importer_number',
}

const FIELDS = [
  'name',
  'dba',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'zip',
  'contact_name',
  'phone',
  'fax',
  'email',
  'reference_id',
] as const satisfies readonly (keyof PartyBlock)[]

/** The field of a page that holds a field of the party; its number is a separate field. */
export const partyField = (party: PartyName, field: string): string =>
  field === 'number' ? NUMBER[party] : `parties.${party}.${field}`

/**
 * Returns the values that picking a known party writes, by field name. A masked personal number cannot be
 * filed and is left out, as is the number if the party's own must not be typed (`isNumberKept`: the consignee
 * is the importer).
 */
export function pickedValues(
  party: PartyName,
  known: KnownParty,
  isNumberKept: boolean,
): Record<string, string> {
  const values: Record<string, string> = {}
  for (const field of FIELDS) values[partyField(party, field)] = known[field] ?? ''
  if (known.number && !isNumberKept && !isMaskedNumber(known.number)) values[NUMBER[party]] = known.number
  return values
}

/**
 * Returns the values to write after choosing from a likely duplicate, by field name: the known value of each
 * row, except numbers that are masked or must not be typed, as in `pickedValues`.
 */
export function mergedValues(
  party: PartyName,
  rows: readonly { field: string; known: string }[],
  isNumberKept: boolean,
): Record<string, string> {
  const taken = rows.filter(
    ({ field, known }) => !isMaskedNumber(known) && !(isNumberKept && field === 'number'),
  )
  return Object.fromEntries(taken.map(({ field, known }) => [partyField(party, field), known]))
}
