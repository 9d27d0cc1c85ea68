import { defineMessage } from '@edfe/domain/messages'

/** The pages of an organization's settings, in the order of their links. */
export const ORGANIZATION_PAGES = [
  {
    to: '/settings/organization',
    label: defineMessage({ id: 'organization-pages.company', defaultMessage: 'Company' }),
  },
  {
    to: '/settings/organization/payment',
    label: defineMessage({ id: 'organization-pages.bond-and-payment', defaultMessage: 'Bond and payment' }),
  },
  {
    to: '/settings/organization/new-entries',
    label: defineMessage({ id: 'new-entries-form.new-entries', defaultMessage: 'New entries' }),
  },
  {
    to: '/settings/organization/signing',
    label: defineMessage({ id: 'organization-pages.signing', defaultMessage: 'Signing' }),
  },
  {
    to: '/settings/organization/records',
    label: defineMessage({ id: 'organization-pages.records', defaultMessage: 'Records' }),
  },
] as const

/** Where facts of an organization are kept: the page, and the field that a link focuses. */
export const ORGANIZATION_FIELDS = {
  importerNumber: { to: '/settings/organization', hash: 'importer_number' },
  filerCode: { to: '/settings/organization', hash: 'cbp_filer_code' },
  rules: { to: '/settings/organization', hash: 'rules_profile' },
  bond: { to: '/settings/organization/payment', hash: 'bond_number' },
  filingNumbers: { to: '/settings/organization/signing', hash: 'filing_number' },
  payment: { to: '/settings/organization/payment', hash: 'payment_type' },
} as const

export type OrganizationField = keyof typeof ORGANIZATION_FIELDS
