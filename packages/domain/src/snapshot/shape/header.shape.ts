import { headerFields } from '../../entry/fields/header.ts'
import { shipmentFields } from '../../entry/fields/shipment.ts'
import { inOrder, membersOf } from './members-of.ts'
import { flag, object, text } from './shape.ts'

/** Blocks 1-7 of step 1. */
export const headerShape = object(
  'header',
  'Blocks 1 to 7.',
  inOrder(
    {
      ...membersOf(headerFields),
      type: text(undefined, 'informal or formal; follows from entry type and value.', {
        oneOf: ['informal', 'formal'],
        write: ({ kind }) => kind,
        derived: true,
      }),
    },
    'entry_number',
    'type',
  ),
  { required: true },
)

/** The members derived from the lines and the carrier. */
const derived = {
  country_of_origin: text(
    undefined,
    'Three letters, or MULTI when the lines differ; follows from the lines.',
    {
      like: { pattern: '^([A-Z]{3}|MULTI)$', say: 'Must be a three-letter country code or MULTI.' },
      write: ({ transport }) => transport.country_of_origin,
      derived: true,
    },
  ),
  manufacturer_id: text(undefined, 'One code, or MULTI when the lines differ; follows from the lines.', {
    write: ({ transport }) => transport.manufacturer_id,
    derived: true,
  }),
  is_ftz: flag(
    undefined,
    'Goods from a foreign trade zone; follows from the carrier.',
    ({ transport }) => transport.is_ftz,
  ),
  ftz_number: text(undefined, 'Four digits of the zone; follows from the carrier.', {
    write: ({ transport }) => transport.ftz_number,
    derived: true,
  }),
} as const

/** Blocks 8-24 of step 2 with the facts that the transport record derives from them. */
export const transportShape = object(
  'shipment_origin',
  'Blocks 8 to 24.',
  inOrder(
    { ...membersOf(shipmentFields), ...derived },
    ...(['importing_carrier', 'mode_of_transport', 'country_of_origin', 'default_origin_country'] as const),
    ...(['import_date', 'incoterm', 'eta', 'bl_awb', 'manufacturer_id', 'default_manufacturer_id'] as const),
    ...(['exporting_country', 'export_date', 'it_number', 'it_date', 'missing_documents'] as const),
    ...(['foreign_port_lading', 'us_port_unlading', 'is_ftz', 'ftz_number'] as const),
  ),
)
