import type { MessageDescriptor } from '../messages/index.ts'
import { CENSUS_REASONS, CENSUS_WARNINGS } from './census.ts'
import { LICENSE_TYPES } from './license-types.ts'
import { MODES_OF_TRANSPORT } from './modes-of-transport.ts'
import { type NamedTable, referenceName } from './reference-words.ts'
import { MISSING_DOCUMENTS } from './small-tables.ts'
import { UNITS } from './units.ts'

const named = (table: NamedTable, rows: readonly { code: string; name: string }[]): MessageDescriptor[] =>
  rows.map(({ code, name }) => referenceName(table, code, name))

/** The names of the rows of reference tables that screens offer. */
export const referenceMessages = (): MessageDescriptor[] => [
  ...named('census-reason', CENSUS_REASONS),
  ...named('census-warning', CENSUS_WARNINGS),
  ...named('license-type', LICENSE_TYPES),
  ...named(
    'missing-document',
    MISSING_DOCUMENTS.map(({ code, description }) => ({ code, name: description })),
  ),
  ...named('mode', MODES_OF_TRANSPORT),
  ...named('unit', UNITS),
]
