import { amount, day, flag, object, text } from './shape.ts'

/** The named page export. */
export const exportShape = object('export_details', 'Warehouse withdrawals and temporary importations.', {
  export_date: day('export_date', 'When the goods leave again, not block 15.'),
  warehouse_withdrawal: flag('warehouse_withdrawal', 'Whether goods are withdrawn from a warehouse.'),
  warehouse_reference: text('warehouse_reference', 'The warehouse entry.'),
  additional_movement: text('additional_movement', 'Notes.', { max: 2000 }),
})

/** The named page trade-remedies. */
export const tradeRemediesShape = object('trade_remedies', 'Section 232.', {
  section232_applicable: flag('section232_applicable', 'Whether section 232 applies.'),
  material_scope: text('material_scope', 'Steel or aluminum, as typed.'),
  is_recycled_aluminum: flag('is_recycled_aluminum', 'Whether the aluminum is recycled.'),
  country_melt_pour: text('country_melt_pour', 'Where steel was melted and poured.'),
  primary_country_smelt: text('primary_country_smelt', 'Where most of the aluminum was smelted.'),
  secondary_country_smelt: text('secondary_country_smelt', 'Where the next most was smelted.'),
  country_cast: text('country_cast', 'Where the aluminum was last cast.'),
})

/** The named page bond. */
export const bondShape = object('bond_information', 'Block 5 in full.', {
  bond_number: text('bond_number', 'Nine digits.'),
  bond_type_detail: text('bond_type_detail', 'The coverage.', { oneOf: ['single', 'continuous', 'term'] }),
  bond_amount: amount('bond_amount', 2, 'US dollars.'),
  surety_company: text('surety_company', 'Name of the surety.'),
  surety_address: text('surety_address', 'Its address.'),
  surety_contact: object(undefined, 'Its contact.', {
    name: text('contact_name', 'Name.'),
    email: text('contact_email', 'Email address.'),
    phone: text('contact_phone', 'Phone number.'),
  }),
})
