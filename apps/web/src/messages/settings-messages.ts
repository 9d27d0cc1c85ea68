import { COUNTRIES, LANGUAGES, TIMEZONES } from '@edfe/contracts/choices'

/** Sentences of the settings screens (specification 1, section 8). */
export const SETTINGS = {
  organization: {
    load: 'Failed to load organization',
    failed: 'Failed to update organization',
    updated: 'Organization updated successfully',
    created: 'Organization created successfully',
  },
  address: { failed: 'Failed to update address', updated: 'Address updated successfully' },
  ownData: {
    exportFailed: 'Your data could not be downloaded',
    deleteFailed: 'Your account could not be deleted',
    organizationFailed: 'The organization could not be deleted',
  },
  membership: {
    left: 'You left the organization',
    leaveFailed: 'You could not leave the organization',
    createFailed: 'The organization could not be created',
  },
  security: { failed: 'Failed to update security', updated: 'Security updated successfully' },
  filingNumbers: {
    failed: 'Failed to ask for the number',
    updated: 'The operator is asked to confirm the number',
  },
  retention: { failed: 'Failed to update retention', updated: 'Retention updated successfully' },
  declarant: { failed: 'Failed to update declarant', updated: 'Declarant updated successfully' },
  shipments: { failed: 'Failed to update new entries', updated: 'New entries updated successfully' },
  payment: { failed: 'Failed to update payment', updated: 'Payment updated successfully' },
  bond: { failed: 'Failed to update bond on file', updated: 'Bond on file updated successfully' },
  members: {
    load: 'Failed to load members',
    inviteFailed: 'Failed to invite member',
    roleFailed: 'Failed to update role',
    removeFailed: 'Failed to remove member',
    invited: 'Member invited successfully',
    roleUpdated: 'Member role updated successfully',
    enabled: 'Member enabled successfully',
    disabled: 'Member disabled successfully',
    removed: 'Member removed successfully',
    resent: 'Invitation sent again',
    confirmRevoke: 'The link in the email will not work any more. You can invite this person again.',
    confirmRemove: 'Are you sure you want to remove this member? This action cannot be undone.',
  },
  account: {
    load: 'Failed to load account data',
    profileFailed: 'Failed to update profile',
    profileUpdated: 'Profile updated successfully',
    preferencesFailed: 'Failed to update preferences',
    preferencesUpdated: 'Preferences updated successfully',
  },
  notifications: {
    load: 'Failed to load notifications',
    personalFailed: 'Failed to update personal notifications',
    personalUpdated: 'Personal notifications updated successfully',
    organizationFailed: 'Failed to update organization notifications',
    organizationUpdated: 'Organization notifications updated successfully',
  },
  audit: {
    load: 'Failed to load audit events',
    exportFailed: 'Failed to export audit log',
    none: 'No audit events found',
  },
} as const

/** Time zones by their American names, with a city: Arizona has no summer time. */
const TIME_ZONE_NAMES: Record<(typeof TIMEZONES)[number], string> = {
  'America/New_York': 'Eastern (New York)',
  'America/Chicago': 'Central (Chicago)',
  'America/Denver': 'Mountain (Denver)',
  'America/Los_Angeles': 'Pacific (Los Angeles)',
  'America/Phoenix': 'Arizona (Phoenix)',
  'America/Anchorage': 'Alaska (Anchorage)',
  'Pacific/Honolulu': 'Hawaii (Honolulu)',
  'America/Puerto_Rico': 'Atlantic (Puerto Rico)',
}
export const TIME_ZONE_OPTIONS = TIMEZONES.map((zone) => [zone, TIME_ZONE_NAMES[zone]] as const)

const LANGUAGE_NAMES = { EN: 'English (EN)', ES: 'Español (ES)', FR: 'Français (FR)' } as const
export const LANGUAGE_OPTIONS = LANGUAGES.map((code) => [code, LANGUAGE_NAMES[code]] as const)

const COUNTRY_NAMES = { US: 'United States', CA: 'Canada' } as const
export const COUNTRY_OPTIONS = COUNTRIES.map((code) => [code, COUNTRY_NAMES[code]] as const)
