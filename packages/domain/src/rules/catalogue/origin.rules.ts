import type { EntryFieldName } from '../../entry/field-table.ts'
import type { EntryRule, RuleId } from '../rule.ts'
import { byBlock, entryGroup } from '../rule-shapes.ts'

const { atLeast, atMost, matches, required, rule } = entryGroup({
  layer: 'form',
  source: byBlock('specification 2§5, shipment step form'),
})

type CountryField = Extract<
  EntryFieldName,
  | 'country_of_origin'
  | 'exporting_country'
  | 'country_of_melt_pour'
  | 'primary_country_of_smelt'
  | 'secondary_country_of_smelt'
  | 'country_of_cast'
>

/** Two characters, then upper-case letters; block 23 also takes N/A. */
function countryFormat(at: CountryField, id: string, orNotApplicable = false): EntryRule[] {
  const isFree = (code: string): boolean => orNotApplicable && code === 'N/A'
  return [
    rule({
      id: `SHIPMENT_${id}_LENGTH` as RuleId,
      at,
      reads: [at],
      holds: (facts) => facts[at].length === 2 || isFree(facts[at]),
      message: `Country code must be 2 characters (ISO 3166-1 alpha-2)${orNotApplicable ? ' or N/A' : ''}`,
    }),
    rule({
      id: `SHIPMENT_${id}_LETTERS` as RuleId,
      at,
      reads: [at],
      holds: (facts) => /^[A-Z]{2}$/.test(facts[at]) || isFree(facts[at]),
      message: 'Country code must be uppercase letters only',
    }),
  ]
}

const countryRules: readonly EntryRule[] = [
  required({
    id: 'SHIPMENT_ORIGIN_REQUIRED',
    at: 'country_of_origin',
    message: 'Country of origin is required',
  }),
  ...countryFormat('country_of_origin', 'ORIGIN'),
  required({
    id: 'SHIPMENT_EXPORTING_COUNTRY_REQUIRED',
    at: 'exporting_country',
    mayRead: ['isFtz'],
    when: ({ isFtz }) => !isFtz,
    message: 'Exporting country is required',
  }),
  ...countryFormat('exporting_country', 'EXPORTING_COUNTRY'),
  ...countryFormat('country_of_melt_pour', 'MELT_COUNTRY'),
  ...countryFormat('primary_country_of_smelt', 'PRIMARY_SMELT'),
  ...countryFormat('secondary_country_of_smelt', 'SECONDARY_SMELT', true),
  ...countryFormat('country_of_cast', 'CAST_COUNTRY'),
]

const manufacturerRules: readonly EntryRule[] = [
  atLeast(3, {
    id: 'SHIPMENT_MANUFACTURER_ID_SHORT',
    at: 'manufacturer_id',
    message: 'Manufacturer ID must be at least 3 characters',
  }),
  atMost(15, {
    id: 'SHIPMENT_MANUFACTURER_ID_LONG',
    at: 'manufacturer_id',
    message: 'Manufacturer ID must be 15 characters or less',
  }),
  matches({
    id: 'SHIPMENT_MANUFACTURER_ID_CHARACTERS',
    at: 'manufacturer_id',
    pattern: /^[A-Z0-9-]+$/,
    message: 'Manufacturer ID must contain only uppercase letters, numbers, and hyphens',
  }),
]

const MISSING_DOCUMENTS = new Set(['01', '10', '16', '17', '19', '21', '22', '23', '26', '98', '99'])
const unknownDocument = (codes: readonly string[]): string | undefined =>
  codes.find((code) => code !== '' && !MISSING_DOCUMENTS.has(code))

const documentRules: readonly EntryRule[] = [
  rule({
    id: 'SHIPMENT_MISSING_DOCUMENTS_TWO',
    at: 'missing_documents',
    reads: ['missing_documents'],
    holds: ({ missing_documents }) => missing_documents.filter(Boolean).length <= 2,
    message: 'A maximum of two codes may be used',
  }),
  rule({
    id: 'SHIPMENT_MISSING_DOCUMENTS_KNOWN',
    at: 'missing_documents',
    reads: ['missing_documents'],
    holds: ({ missing_documents }) => unknownDocument(missing_documents) === undefined,
    message: 'Invalid missing document code: {code}',
    params: ({ missing_documents }) => ({ code: unknownDocument(missing_documents) ?? '' }),
  }),
  rule({
    id: 'SHIPMENT_MISSING_DOCUMENTS_99',
    at: 'missing_documents',
    reads: ['missing_documents'],
    when: ({ missing_documents }) => missing_documents.includes('99'),
    holds: ({ missing_documents }) =>
      missing_documents.filter((code) => code !== '' && code !== '99').length === 1 &&
      missing_documents.filter(Boolean).length === 2,
    message: "Code '99' must be used with exactly one other code",
  }),
]

/** Step 2: where the goods were made and shipped from, documents and metals. */
export const originRules: readonly EntryRule[] = [...countryRules, ...manufacturerRules, ...documentRules]
