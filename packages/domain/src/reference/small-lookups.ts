import type { RulesProfile } from '../profile/index.ts'
import { bondTypes } from './bond-types.ts'
import { COUNTRIES } from './countries.ts'
import { ENTRY_TYPES } from './entry-types.ts'
import { MODES_OF_TRANSPORT } from './modes-of-transport.ts'
import type { LookupRow } from './search.ts'
import { MISSING_DOCUMENTS, SURETY_COMPANIES, US_STATES } from './small-tables.ts'
import { UNITS } from './units.ts'

/** Lookups that are small enough for a browser bundle, as rows of a list. Bond types differ by rules profile. */
export const SMALL_LOOKUPS = {
  'entry-types': (): LookupRow[] =>
    ENTRY_TYPES.map((type) => ({ ...type, name: type.description, detail: type.category })),
  'bond-types': (profile: RulesProfile): LookupRow[] =>
    bondTypes(profile).map(({ code, category, description, notes }) => ({
      code,
      category,
      name: description.defaultMessage,
      description: description.defaultMessage,
      notes: notes.defaultMessage,
    })),
  'modes-of-transport': (): LookupRow[] =>
    MODES_OF_TRANSPORT.map((mode) => ({ ...mode, description: mode.name, detail: mode.category })),
  countries: (): LookupRow[] =>
    COUNTRIES.map((country) => ({
      code: country.alpha2,
      name: country.name,
      detail: country.region,
      region: country.region,
      alpha3: country.alpha3,
    })).sort((a, b) => a.name.localeCompare(b.name, 'en')),
  'missing-document-codes': (): LookupRow[] =>
    MISSING_DOCUMENTS.map((document) => ({ ...document, name: document.description })),
  'surety-companies': (): LookupRow[] => SURETY_COMPANIES.map((surety) => ({ ...surety })),
  'units-of-measure': (): LookupRow[] => UNITS.map((unit) => ({ ...unit })),
  states: (): LookupRow[] => US_STATES.map((state) => ({ ...state })),
} as const satisfies Record<string, (profile: RulesProfile) => LookupRow[]>

export type SmallLookupName = keyof typeof SMALL_LOOKUPS
