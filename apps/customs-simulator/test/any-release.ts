import type { DraftData, OtherParty } from '@edfe/domain/entry'
import { releasedEntry } from '@edfe/domain/test/filing'
import fc from 'fast-check'
import { anyAgencyStatements } from './any-agency-statements.ts'
import { mostly } from './any-declarations.ts'
import { anyEntry } from './any-entry.ts'

const [maker] = [releasedEntry().parties!.seller!]
/** What other agencies ask of an importer, and the summary does not. */
export const AGENCY_IMPORTER = {
  name: 'Alder & Finch',
  address_line1: '2410 Alameda Street',
  city: 'Los Angeles',
  state: 'CA',
  zip: '90058',
  email: 'ruth@alderfinch.example',
}
const party = mostly<OtherParty>(
  maker,
  { ...maker, name: 'Lámparas del Norte, S.A. de C.V. y Compañía', state: 'Nuevo León' },
  { ...maker, address_line1: '' },
  { name: '燈具' },
  {},
)

const release = fc.record({
  method: fc.constantFrom('first', 'with_summary'),
  contact_name: mostly('J. Martin', '', '燈具', 'x'.repeat(60)),
  contact_phone: mostly('(213) 555-0142', '', '12', '+886 2 2555 0148 ext 12345'),
  exam_site: mostly('', 'W321', 'W-21'),
  split_release: mostly('', '1', '2'),
  general_order: mostly('', 'GO2026', 'GO/26'),
  bonded_warehouse: mostly('W456', '', 'W-45'),
  elected_date: mostly('', '2026-03-06', '2026-03-04', 'soon'),
  weekly_entry: mostly(false, true),
  immediate_delivery: mostly(false, true),
  non_automated: mostly(false, true),
  containers: mostly<{ number?: string; bill?: string }[]>(
    [],
    [{ number: 'CSQU3054383' }],
    [{ number: 'TRL 1-2', bill: 'X' }],
    [{ number: 'TRL12', bill: 'EGLV14360012345' }, {}],
  ),
})

const rest = fc.record({
  seller: party,
  agency_statements: anyAgencyStatements,
  importer: mostly(AGENCY_IMPORTER, { ...AGENCY_IMPORTER, email: '' }),
  manufacturer: party,
  lineMaker: mostly<OtherParty>({}, maker, { name: 'A' }),
  buyer: mostly<OtherParty>({}, maker, { tin: '98-7654321' }, { name: 'B', tin: 'X' }),
  ship_to: mostly<OtherParty>({}, maker, { name: 'C' }),
  eta: mostly('2026-03-04', ''),
  trip_number: mostly('024E', '', '123456', '12-é'),
  carrier_code: mostly('', 'USPS', 'KE', '1234'),
  further_bills: mostly<NonNullable<DraftData['shipment_origin']>['further_bills']>(
    [],
    [{ bill_of_lading: 'MAEU263000123', packages: '1' }],
    [{ bill_of_lading: 'MAEU263000123', packages: '1', non_automated: true }],
    [
      { house_bill: '18012345675', packages: '1' },
      { house_bill: 'CHSL1', packages: '1', it_number: '234567896' },
    ],
  ),
})

/** An entry of any type and mode whose goods are released with its summary or before it, mostly valid. */
export const anyReleasedEntry: fc.Arbitrary<DraftData> = fc
  .tuple(anyEntry, release, rest)
  .map(
    ([
      draft,
      section,
      { seller, manufacturer, buyer, ship_to, lineMaker, importer, agency_statements, ...shipment },
    ]) => ({
      ...draft,
      release: section,
      shipment_origin: { ...draft.shipment_origin, ...shipment },
      parties: {
        ...draft.parties,
        importer_of_record: { ...draft.parties?.importer_of_record, ...importer },
        seller,
        manufacturer,
        buyer,
        ship_to,
      },
      line_items: draft.line_items?.map((line) => ({
        ...line,
        manufacturer: lineMaker,
        agency_statements,
        ...(draft.header?.entry_type === '11' && { entered_value: '700.00' }),
      })),
    }),
  )
