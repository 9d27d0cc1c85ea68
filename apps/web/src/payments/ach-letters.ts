import type { Address, Organization } from '@edfe/contracts/organization/organization'
import { t } from '../words/t.ts'

interface Payer {
  organization: Pick<Organization, 'name' | 'importer_number' | 'ein' | 'cbp_filer_code'>
  address: Pick<Address, 'line1' | 'line2' | 'city' | 'state' | 'postal'> | null
}

/** The member whom CBP may ask. */
export interface Contact {
  name: string
  email: string
  /** Null where none is given. */
  phone: string | null
}

/**
 * The data that CBP Forms 400 (ACH debit) and 401 (ACH credit) ask for, as far as the organization has them: a text to copy
 * into the form, which is CBP's. What the bank knows is left blank, and is never typed here.
 */
export function achData(form: '400' | '401', { organization, address }: Payer, contact: Contact): string {
  const values = {
    company: organization.name,
    street: [address?.line1, address?.line2].filter(Boolean).join(', ') || BLANK,
    place: address
      ? t(
          { id: 'ach-letters.place', defaultMessage: '{city}, {state} {postal}' },
          { city: address.city, state: address.state, postal: address.postal },
        )
      : BLANK,
    importer: organization.importer_number ?? organization.ein ?? BLANK,
    filer: organization.cbp_filer_code ?? BLANK,
    contact: contact.name,
    email: contact.email,
    phone: contact.phone || BLANK,
    blank: BLANK,
  }
  return form === '400'
    ? t(
        {
          id: 'ach-letters.debit',
          defaultMessage: `Data for CBP Form 400, ACH Debit Application
This is not the form. Copy it into the form from cbp.gov and send that to ACH-Customs@cbp.dhs.gov with your bank’s check specification sheet.

Action to be taken: Add
Payer importer number, with suffix: {importer}
Payer company name: {company}
Payer company address: {street}
Payer city, state, ZIP: {place}
Payer contact name: {contact}
Payer email address: {email}
Payer telephone: {phone}
Authorizing company official, name and signature: {blank}
Bank name and address: {blank}
ACH bank transit routing number: {blank}
ACH bank account number: {blank}
Broker or filer, 3 digit filer code: {filer}
ABI representative of the filer: {blank}`,
        },
        values,
      )
    : t(
        {
          id: 'ach-letters.credit',
          defaultMessage: `Data for CBP Form 401, ACH Credit Enrollment (19 CFR 24.26)
This is not the form. Copy it into the form from cbp.gov and send that to ACH-Customs@cbp.dhs.gov. Your bank then sends a prenote of $0, and you tell CBP its day.

Mark one: New enrollee
Payer company name: {company}
Payer company address: {street}, {place}
Payer contact name: {contact}
Payer email address: {email}
Payer phone number: {phone}
Payer identification number: {importer}
Filer code: {filer}
Name and signature of company official: {blank}`,
        },
        values,
      )
}

/** What a person fills in by hand. */
const BLANK = '____________________'
