import { choice } from '../field.ts'

const country = {
  page: 'lines',
  control: 'combobox',
  maxLength: 3,
  optional: true,
  upper: true,
  lookup: 'countries',
} as const

/**
 * Where the metal of one line comes from, in place of the countries of the entry (AE record 54, types 07, 08 and 12): two
 * letters, UN or OTH where the chapter takes an unknown country, N/A for no second smelter.
 */
export const metalFields = {
  steel_melt_pour: choice({
    ...country,
    label: 'Steel melted and poured in',
    hint: 'Two letters or name. OTH for derivatives of steel whose country is not known',
    canonical: { about: 'Where the steel was melted and poured; OTH when not known, for derivatives only.' },
  }),
  aluminum_primary_smelt: choice({
    ...country,
    label: 'Aluminum: largest smelt in',
    hint: 'Two letters or name. UN for derivatives of aluminum whose country is not known',
    canonical: { about: 'Where most of the aluminum was smelted; UN when not known, for derivatives only.' },
  }),
  aluminum_secondary_smelt: choice({
    ...country,
    label: 'Aluminum: second largest smelt in',
    hint: 'Two letters or name, UN when not known, N/A when there was none',
    canonical: { about: 'Where the next most was smelted; UN when not known, N/A when there was none.' },
  }),
  aluminum_cast: choice({
    ...country,
    label: 'Aluminum last cast in',
    hint: 'Two letters or name. UN for derivatives of aluminum whose country is not known',
    canonical: { about: 'Where the aluminum was last cast; UN when not known, for derivatives only.' },
  }),
  copper_primary_smelt: choice({
    ...country,
    label: 'Copper: largest smelt in',
    hint: 'Two letters or name. OTH when not known',
    canonical: { about: 'Where most of the copper was smelted; OTH when not known.' },
  }),
  copper_secondary_smelt: choice({
    ...country,
    label: 'Copper: second largest smelt in',
    hint: 'Two letters or name, OTH when not known, N/A when there was none',
    canonical: { about: 'Where the next most was smelted; OTH when not known, N/A when there was none.' },
  }),
  copper_cast: choice({
    ...country,
    label: 'Copper last cast in',
    hint: 'Two letters or name. OTH when not known',
    canonical: { about: 'Where the copper was last cast; OTH when not known.' },
  }),
} as const
