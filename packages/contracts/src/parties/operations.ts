import { z } from 'zod'
import { LOOKUPS, LookupAnswer, LookupQuery } from '../entries/entry.ts'
import { FORBIDDEN, INVALID, operation, SIGNED_OUT } from '../operation.ts'
import { AgencyCodesAnswer, AgencyCodesParams } from './agency-codes.ts'
import {
  DuplicatesAnswer,
  FindDuplicatesBody,
  PartyDirectoryAnswer,
  PartyDirectoryQuery,
} from './party-directory.ts'
import { SuppliersAnswer, SuppliersQuery } from './suppliers.ts'

/** Operations that look something up while a form is filled in: known parties, reference tables. */
export const listParties = operation('listParties', {
  summary: "The parties of the organisation's entries, by name",
  tag: 'parties',
  query: PartyDirectoryQuery,
  answers: { 200: PartyDirectoryAnswer },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const findDuplicateParties = operation('findDuplicateParties', {
  summary: 'Known parties that a typed one may be',
  tag: 'parties',
  body: FindDuplicatesBody,
  answers: { 200: DuplicatesAnswer },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const listSuppliers = operation('listSuppliers', {
  summary: "Manufacturers and other suppliers of the organisation's entries, the most used first",
  tag: 'parties',
  query: SuppliersQuery,
  answers: { 200: SuppliersAnswer },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const getAgencyCodes = operation('getAgencyCodes', {
  summary: 'Codes of another agency in force today, of a list that an operator loaded',
  tag: 'lookups',
  params: AgencyCodesParams,
  answers: { 200: AgencyCodesAnswer },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const getLookup = operation('getLookup', {
  summary: 'Search a reference table',
  tag: 'lookups',
  params: z.object({ name: z.enum(LOOKUPS) }),
  query: LookupQuery,
  answers: { 200: LookupAnswer, 304: z.null() },
  refusals: { ...INVALID, ...SIGNED_OUT },
})
