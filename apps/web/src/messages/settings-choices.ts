import { COUNTRIES, LANGUAGES, TIMEZONES } from '@edfe/contracts/choices'
import { t } from '../words/t.ts'

/** Time zones by their American names, with a city: Arizona has no summer time. */
const TIME_ZONE_NAMES: Record<(typeof TIMEZONES)[number], string> = {
  get 'America/New_York'() {
    return t({ id: 'settings-messages.eastern-new-york', defaultMessage: 'Eastern (New York)' })
  },
  get 'America/Chicago'() {
    return t({ id: 'settings-messages.central-chicago', defaultMessage: 'Central (Chicago)' })
  },
  get 'America/Denver'() {
    return t({ id: 'settings-messages.mountain-denver', defaultMessage: 'Mountain (Denver)' })
  },
  get 'America/Los_Angeles'() {
    return t({ id: 'settings-messages.pacific-los-angeles', defaultMessage: 'Pacific (Los Angeles)' })
  },
  get 'America/Phoenix'() {
    return t({ id: 'settings-messages.arizona-phoenix', defaultMessage: 'Arizona (Phoenix)' })
  },
  get 'America/Anchorage'() {
    return t({ id: 'settings-messages.alaska-anchorage', defaultMessage: 'Alaska (Anchorage)' })
  },
  get 'Pacific/Honolulu'() {
    return t({ id: 'settings-messages.hawaii-honolulu', defaultMessage: 'Hawaii (Honolulu)' })
  },
  get 'America/Puerto_Rico'() {
    return t({ id: 'settings-messages.atlantic-puerto-rico', defaultMessage: 'Atlantic (Puerto Rico)' })
  },
}
export const TIME_ZONE_OPTIONS = TIMEZONES.map((zone) => [zone, TIME_ZONE_NAMES[zone]] as const)

const LANGUAGE_NAMES = {
  get EN() {
    return t({ id: 'settings-messages.english-en', defaultMessage: 'English (EN)' })
  },
  get ES() {
    return t({ id: 'settings-messages.espa-ol-es', defaultMessage: 'Español (ES)' })
  },
  get FR() {
    return t({ id: 'settings-messages.fran-ais-fr', defaultMessage: 'Français (FR)' })
  },
} as const
export const LANGUAGE_OPTIONS = LANGUAGES.map((code) => [code, LANGUAGE_NAMES[code]] as const)

const COUNTRY_NAMES = {
  get US() {
    return t({ id: 'settings-messages.united-states', defaultMessage: 'United States' })
  },
  get CA() {
    return t({ id: 'settings-messages.canada', defaultMessage: 'Canada' })
  },
} as const
export const COUNTRY_OPTIONS = COUNTRIES.map((code) => [code, COUNTRY_NAMES[code]] as const)
