import { FEE_TYPES, type Field, type FieldLookup, feeCodesOf } from '@edfe/domain/entry'
import { entryTypeNeeds } from '@edfe/domain/filing'
import type { RulesProfile } from '@edfe/domain/profile'
import {
  bondTypes,
  bondTypesHint,
  CENSUS_REASONS,
  CENSUS_WARNINGS,
  cbpUnit,
  ENTRY_TYPES,
  FORM_MODES,
  LICENSE_TYPES,
  MISSING_DOCUMENTS,
  modeName,
  type NamedTable,
  referenceName,
  UNITS,
  US_STATES,
} from '@edfe/domain/reference'
import type { SearchedLookup } from '../../../lookup/lookups.ts'
import { t } from '../../../words/t.ts'
import { codeOption, type Option } from './select-field.tsx'

type ListedLookup = Exclude<FieldLookup, 'ports' | 'countries' | 'foreign-ports' | 'sureties' | 'adcvd-cases'>

/** The rows of a reference table by code and name. */
const named = (table: NamedTable, row: { code: string } & ({ name: string } | { description: string })) =>
  codeOption({
    code: row.code,
    name: t(referenceName(table, row.code, 'name' in row ? row.name : row.description)),
  })

/** A choice that can be typed and saved, but not filed, says so in the list. */
const marked = (option: Option, isUnfilable: boolean): Option =>
  isUnfilable
    ? {
        ...option,
        label: t(
          { id: 'field-options.not-fileable', defaultMessage: '{label} (cannot be filed here)' },
          { label: option.label },
        ),
      }
    : option

const plain = (value: string): Option => ({ value, label: value })

const LISTS: Record<ListedLookup, (profile: RulesProfile) => Option[]> = {
  'entry-types': () =>
    ENTRY_TYPES.map((type) => marked(named('entry-type', type), !entryTypeNeeds(type.code))),
  'bond-types': (profile) =>
    bondTypes(profile).map(({ code, description, category }) =>
      marked(codeOption({ code, name: t(description) }), category === 'term'),
    ),
  modes: () => FORM_MODES.map((code) => codeOption({ code, name: t(modeName(code)!) })),
  'missing-documents': () => MISSING_DOCUMENTS.map((row) => named('missing-document', row)),
  states: () => US_STATES.map(codeOption),
  units: () => UNITS.map((unit) => marked(named('unit', unit), !cbpUnit(unit.code))),
  'fee-types': () => FEE_TYPES.map(plain),
  'license-types': () => LICENSE_TYPES.map((row) => named('license-type', row)),
  'census-warnings': () => CENSUS_WARNINGS.map((row) => named('census-warning', row)),
  'census-reasons': () => CENSUS_REASONS.map((row) => named('census-reason', row)),
}

const SEARCHED: Partial<Record<FieldLookup, SearchedLookup>> = {
  ports: 'port-codes',
  countries: 'countries',
  'foreign-ports': 'foreign-ports',
  'adcvd-cases': 'adcvd-cases',
  sureties: 'surety-companies',
}

const made = new Map<string, Option[]>()

/** The choices of a listed lookup under a rules profile. */
export function optionsOf(lookup: FieldLookup, profile: RulesProfile): Option[] {
  const key = `${lookup} ${profile.name}`
  const options = made.get(key) ?? LISTS[lookup as ListedLookup]?.(profile) ?? []
  made.set(key, options)
  return options
}

/** The hint of a field whose codes mean other things under another rules profile; undefined where they do not. */
export const hintUnder = ({ lookup, block }: Field, profile: RulesProfile): string | undefined =>
  lookup === 'bond-types'
    ? t(
        { id: 'field-options.bond-types-hint', defaultMessage: 'Block {block}. {types}' },
        { block, types: t(bondTypesHint(profile)) },
      )
    : undefined

/** The search that a lookup runs, when it is too long for a list. */
export const searchOf = (lookup: FieldLookup): SearchedLookup | undefined => SEARCHED[lookup]

/** The codes that a fee row of a type may have. */
export const feeCodeOptions = (feeType: string | undefined): Option[] => feeCodesOf(feeType).map(plain)
