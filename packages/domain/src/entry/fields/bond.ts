import { choice, code, email, money, phone, text } from '../field.ts'
import { compactUpper, lower, twoPlaces } from '../field-formats.ts'

/** The detail page bond: block 5 in full. */
export const bondFields = {
  bond_number: code({
    label: 'Bond number',
    hint: 'Block 5. 9 digits',
    block: '5',
    page: 'bond',
    maxLength: 9,
    format: compactUpper,
    canonical: { about: 'Nine digits.' },
  }),
  bond_type_detail: choice({
    label: 'Bond coverage',
    hint: 'Block 5. Single, continuous or term',
    block: '5',
    page: 'bond',
    format: lower,
    values: ['single', 'continuous', 'term'],
    canonical: { about: 'The coverage.' },
  }),
  bond_amount: money({
    label: 'Bond amount',
    hint: 'Block 5. US dollars',
    block: '5',
    page: 'bond',
    format: twoPlaces,
    canonical: { about: 'US dollars.' },
  }),
  surety_company: text({
    label: 'Surety company',
    hint: 'Block 4. Name of the company',
    block: '4',
    page: 'bond',
    maxLength: 100,
    canonical: { about: 'Name of the surety.' },
  }),
  surety_address: text({
    label: 'Surety address',
    hint: 'Block 4. Street, city, state, ZIP',
    block: '4',
    page: 'bond',
    maxLength: 200,
    canonical: { about: 'Its address.' },
  }),
  contact_name: text({
    label: 'Surety contact name',
    hint: 'Block 4. Contact name',
    block: '4',
    page: 'bond',
    maxLength: 100,
    canonical: { name: 'surety_contact.name', about: 'Name.' },
  }),
  contact_email: email({
    label: 'Surety contact email',
    hint: 'Block 4. name@example.com',
    block: '4',
    page: 'bond',
    maxLength: 254,
    canonical: { name: 'surety_contact.email', about: 'Email address.' },
  }),
  contact_phone: phone({
    label: 'Surety contact phone',
    hint: 'Block 4. 7 to 20 digits',
    block: '4',
    page: 'bond',
    maxLength: 30,
    canonical: { name: 'surety_contact.phone', about: 'Phone number.' },
  }),
} as const
