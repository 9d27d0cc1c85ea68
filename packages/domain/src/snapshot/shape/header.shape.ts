import { CODE, codes, day, flag, object, text } from './shape.ts'

const COUNTRY_OR_NONE = {
  pattern: '^([A-Z]{2}|N/A)$',
  say: 'Must be a two-letter country code in upper case, or N/A.',
} as const

/** Blocks 1-7 of step 1. */
export const headerShape = object(
  'header',
  'Blocks 1 to 7.',
  {
    entry_number: text('entry_number', 'Eleven characters without hyphens. Assigned on import.', { max: 13 }),
    type: text(undefined, 'informal or formal; follows from entry type and value.', {
      oneOf: ['informal', 'formal'],
      write: ({ kind }) => kind,
      derived: true,
    }),
    entry_type: text('entry_type', 'Block 2.', { like: CODE.twoDigits }),
    summary_date: day('summary_date', 'Block 3.'),
    surety_no: text('surety_no', 'Block 4.', { like: CODE.threeDigits }),
    bond_type: text('bond_type', 'Block 5.', { like: CODE.digit }),
    port_code: text('port_code', 'Block 6.', { like: CODE.port }),
    entry_date: day('entry_date', 'Block 7.'),
  },
  { required: true },
)

/** Blocks 8-24 of step 2 with the facts that the transport record derives from them. */
export const transportShape = object('shipment_origin', 'Blocks 8 to 24.', {
  importing_carrier: text('importing_carrier', 'Block 8.'),
  mode_of_transport: text('mode_of_transport', 'Block 9.', { like: CODE.twoDigits }),
  country_of_origin: text(
    undefined,
    'Three letters, or MULTI when the lines differ; follows from the lines.',
    {
      like: { pattern: '^([A-Z]{3}|MULTI)$', say: 'Must be a three-letter country code or MULTI.' },
      write: ({ transport }) => transport.country_of_origin,
      derived: true,
    },
  ),
  default_origin_country: text(
    'country_of_origin',
    'Block 10, two letters: of every line that states none.',
    {
      like: CODE.country,
    },
  ),
  import_date: day('import_date', 'Block 11.'),
  incoterm: text('incoterm', 'Terms of delivery, three letters.', { like: CODE.threeLetters }),
  eta: day('eta', 'When the conveyance is expected at the US port.'),
  bl_awb: text('bill_of_lading', 'Block 12.'),
  manufacturer_id: text(undefined, 'One code, or MULTI when the lines differ; follows from the lines.', {
    write: ({ transport }) => transport.manufacturer_id,
    derived: true,
  }),
  default_manufacturer_id: text('manufacturer_id', 'Block 13: of every line that states none.'),
  exporting_country: text('exporting_country', 'Block 14.', { like: CODE.country }),
  export_date: day('export_date', 'Block 15: when the goods left.'),
  it_number: text('it_number', 'Block 16.'),
  it_date: day('it_date', 'Block 17.'),
  missing_documents: codes('missing_documents', 10, 'Block 18.'),
  foreign_port_lading: text('foreign_port_lading', 'Block 19.'),
  us_port_unlading: text('us_port_unlading', 'Block 20.'),
  is_ftz: flag(
    undefined,
    'Goods from a foreign trade zone; follows from the carrier.',
    ({ transport }) => transport.is_ftz,
  ),
  ftz_number: text(undefined, 'Four digits of the zone; follows from the carrier.', {
    write: ({ transport }) => transport.ftz_number,
    derived: true,
  }),
  contains_metal: text('contains_metal', 'Y when blocks 21 to 24 apply.', { oneOf: ['Y', 'N'] }),
  country_of_melt_pour: text('country_of_melt_pour', 'Block 21.', { like: CODE.country }),
  primary_country_of_smelt: text('primary_country_of_smelt', 'Block 22.', { like: CODE.country }),
  secondary_country_of_smelt: text('secondary_country_of_smelt', 'Block 23.', { like: COUNTRY_OR_NONE }),
  country_of_cast: text('country_of_cast', 'Block 24.', { like: CODE.country }),
})
