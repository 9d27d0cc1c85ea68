import fc, { type Arbitrary } from 'fast-check'
import type { DraftData, OtherParty } from '../../src/entry/draft.ts'
import { sampleEntry } from '../filing/sample-entry.ts'

const TAINAN = { city: 'Tainan', state: 'TNN', zip: '70955', country: 'TW' }

/** The sample entry before its lamps are loaded, with everything that its security filing says. */
export function isfEntry(): DraftData {
  const draft = sampleEntry()
  const seller: OtherParty = {
    name: 'Tainan Lighting Export Co., Ltd.',
    address_line1: '118 White Horse Rd., Sec. 2',
    ...TAINAN,
  }
  return {
    ...draft,
    header: { ...draft.header, bond_type: '8', surety_no: '054' },
    security_filing: { lading_date: '2026-03-20' },
    parties: {
      ...draft.parties,
      seller,
      manufacturer: { ...seller, name: 'White Horse Lighting' },
      stuffing_place: { ...seller, name: 'White Horse Yard' },
      consolidator: { ...seller, name: 'Formosa Consolidators' },
    },
  }
}

/** Mostly left as the sample has it. */
const maybe = <T>(value: Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const text = fc.constantFrom(
  'Tainan Lighting Export Co., Ltd.',
  'Société Générale des Lampes à Huile de la Rive Gauche',
  '台南',
  '118 White Horse Rd., Sec. 2',
  'x'.repeat(100),
  '-',
  '',
)
const party = fc.record({
  name: text,
  dba: maybe(text),
  address_line1: text,
  address_line2: maybe(text),
  city: fc.constantFrom('Tainan', 'St. Gallen', '台南', ''),
  state: fc.constantFrom('TNN', 'Baden-Württemberg', ''),
  zip: fc.constantFrom('70955', 'H2Y 1A1', 'K1A-0B1', ''),
  country: fc.constantFrom('TW', 'CH', 'DE', 'QQ', ''),
  tin: fc.constantFrom('07-4418290', '123-45-6789', '7', ''),
})
const bill = fc.constantFrom('EGLV14260031845', 'ONEYHPHF26122044', 'eglv 1426', '123', '')

/** Drafts at random with everything that a security filing reads; many of them are clean. */
export const anyIsfDraft = (): Arbitrary<DraftData> =>
  fc
    .record({
      kind: maybe(fc.constantFrom('10', '5')),
      shipment_type: maybe(fc.constantFrom('01', '02', '03', '09')),
      bond: maybe(fc.constantFrom('own', 'single')),
      bond_reference: maybe(fc.constant('ISF2026001')),
      bond_surety: maybe(fc.constantFrom('054', '999')),
      foreign_unlading: maybe(fc.constantFrom('12493', 'CAMTR')),
      delivery_place: maybe(fc.constantFrom('CAMTR', '12493', 'M')),
      bond_type: maybe(fc.constantFrom('9', '0')),
      mode: maybe(fc.constantFrom('10', '40')),
      importer: maybe(fc.constantFrom('07-4418290', '123-45-6789', '262704-00123', '7')),
      parties: fc.record({
        seller: maybe(party),
        buyer: maybe(party),
        ship_to: maybe(party),
        manufacturer: maybe(party),
        stuffing_place: maybe(party),
        consolidator: maybe(party),
        booking_party: maybe(party),
      }),
      bills: fc.record({
        bill_of_lading: maybe(bill),
        house_bill: maybe(fc.constantFrom('CHSLSHA4471120', 'house', '')),
      }),
      further_bills: maybe(fc.array(fc.record({ bill_of_lading: bill, house_bill: bill }), { maxLength: 3 })),
      lines: fc.array(
        fc.record({
          htsus: maybe(fc.constantFrom('6109.10.00.12', '94', '')),
          origin_country: maybe(fc.constantFrom('VN', 'CA', 'QQ')),
          manufacturer: maybe(
            fc.record({ name: text, address_line1: text, city: text, country: fc.constantFrom('VN', '') }),
          ),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    })
    .map(({ parties, bills, further_bills, lines, bond_type, mode, importer, ...filing }) => {
      const base = isfEntry()
      return {
        ...base,
        header: { ...base.header, ...given({ bond_type }) },
        security_filing: { ...base.security_filing, ...given(filing) },
        shipment_origin: {
          ...base.shipment_origin,
          ...given({ ...bills, mode_of_transport: mode, further_bills }),
        },
        parties: { ...base.parties, ...given({ ...parties, importer_number: importer }) },
        line_items: lines.map((line, index) => ({
          ...base.line_items![0]!,
          ...given(line),
          id: `line-${index}`,
          line_number: index + 1,
        })),
      } as DraftData
    })

const given = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
