import { COUNTRIES } from '@edfe/domain/reference'

/** Countries as a form offers them: without accents, whose letters the small font of public pages lacks. */
export const countryChoices = COUNTRIES.map(({ alpha2, name }) => ({
  code: alpha2,
  name: name.normalize('NFD').replace(/\p{M}/gu, ''),
})).sort((a, b) => a.name.localeCompare(b.name, 'en'))
