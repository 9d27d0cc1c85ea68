import type { DraftData, LineItem } from '@edfe/domain/entry'
import { sampleEntry } from '@edfe/domain/test/filing'
import fc from 'fast-check'

const ORIGINS = [
  'TW',
  'CN',
  'CA',
  'MX',
  'KR',
  'DE',
  'GB',
  'JP',
  'VN',
  'IN',
  'BR',
  'MU',
  'AU',
  'IL',
  'JO',
  'CO',
]

/** How the goods come. */
const TRANSPORT = [
  {},
  {
    mode_of_transport: '40',
    importing_carrier: 'KE 082',
    bill_of_lading: '180-12345675',
    us_port_unlading: '2720',
  },
  { mode_of_transport: '30', importing_carrier: 'ABFS', bill_of_lading: 'ABFS1234567' },
]

type Change<Section> = { [Field in keyof Section]-?: [Field, ...Section[Field][]] }[keyof Section]

/** Other values of a line than the usual ones, right for some goods and wrong for others. */
const LINE_CHANGES: Change<LineItem>[] = [
  ['spi', 'S', 'S+', 'KR', 'AU', 'IL', 'JO', 'CO', 'D', 'A', 'A+', 'E', 'P', 'JP', 'QQ'],
  ['net_qty', '0', '0.4', '12.345', ''],
  ['net_uom', 'KG', 'NO', 'X', 'DOZ'],
  ['net_qty_2', '', '0', '7'],
  ['net_uom_2', '', 'KG', 'NO'],
  ['gross_weight_kg', '0', '1', ''],
  ['manifest_qty', '0', '1', ''],
  ['entered_value', '0', '1', '800', '2500', '9999999999'],
  ['charges', '', '0', '12.50'],
  ['relationship', 'Y', ''],
  ['origin_country', ...ORIGINS, 'US', 'QQ', 'CU'],
  ['visa_number', '6TW123456', '6CN123456', 'X'],
  ['category_number', '339', 'AB'],
  ['ruling_number', 'N301234', 'X1'],
  ['fee_exemption', '1', '2'],
  ['ir_tax_amount', '5.00'],
  ['product_claim', 'F', 'M', 'C', 'G'],
  ['license_numbers', [{ type_code: '01', number: '123456' }], [{ type_code: '28', number: 'A12345678' }]],
  ['adcvd_case_number', 'A-583-851-000', 'C-583-852', 'A-570-967-000'],
  ['metal', { steel_melt_pour: 'TW' }, { steel_melt_pour: 'QQ' }, { aluminum_primary_smelt: 'TW' }],
  [
    'tariff_rows',
    [],
    [{ hts: '9903.88.15', duty: '0.00' }],
    [{ hts: '9802.00.80', duty: '0.00', value: '1' }],
  ],
]
const HEADER_CHANGES: Change<NonNullable<DraftData['header']>>[] = [
  ['entry_type', '02', '03', '06', '07', '11', '21', '23', '51', '52', '61'],
  ['bond_type', '9', '0', ''],
  ['surety_no', '999', '777', ''],
  ['port_code', '2720', '2809', '9999', '3001'],
  ['entry_date', '2026-02-20', '2026-03-05'],
]
const SHIPMENT_CHANGES: Change<NonNullable<DraftData['shipment_origin']>>[] = [
  ['us_port_unlading', '2720', '2809', '3901', ''],
  ['importing_carrier', 'EGLV', 'KE', '1234', 'QQQQ', ''],
  ['bill_of_lading', 'EGLV14260031845', '180-12345675', 'ABC', ''],
  ['exporting_country', 'CA', 'US', 'QQ', ''],
  ['contains_metal', 'Y', ''],
]

const changesOf = <Section>(changes: Change<Section>[], most: number): fc.Arbitrary<Partial<Section>> =>
  fc
    .array(
      fc
        .constantFrom(...changes)
        .chain(([field, ...values]) => fc.constantFrom(...values).map((value) => [field, value])),
      { maxLength: most },
    )
    .map((chosen) => Object.fromEntries(chosen) as Partial<Section>)

const line = (numbers: readonly string[]) =>
  fc.record({
    htsus: fc.constantFrom(...numbers),
    net_qty: fc.integer({ min: 1, max: 5000 }).map(String),
    net_qty_2: fc.integer({ min: 1, max: 900 }).map(String),
    net_qty_3: fc.integer({ min: 1, max: 900 }).map(String),
    entered_value: fc.integer({ min: 100, max: 90_000 }).map(String),
    changes: changesOf(LINE_CHANGES, 2),
  })

/**
 * A shipment of any of the numbers from one of many countries, with the units that the schedule wants and few facts
 * that differ from the usual ones: an entry of which every fact may be wrong is seldom clean. Fees and totals are those
 * of the sample entry.
 */
export const anyShipment = (
  numbers: readonly string[],
  unitsOf: (htsus: string) => readonly string[] | undefined,
): fc.Arbitrary<DraftData> =>
  fc
    .record({
      origin: fc.constantFrom(...ORIGINS),
      transport: fc.constantFrom(...TRANSPORT),
      lines: fc.array(line(numbers), { minLength: 1, maxLength: 2 }),
      header: changesOf(HEADER_CHANGES, 1),
      shipment: changesOf(SHIPMENT_CHANGES, 1),
    })
    .map(({ origin, transport, lines, header, shipment }) => {
      const draft = sampleEntry()
      const [usual] = draft.line_items!
      return {
        ...draft,
        header: { ...draft.header, ...header },
        shipment_origin: {
          ...draft.shipment_origin,
          ...{ country_of_origin: origin, exporting_country: origin, manufacturer_id: `${origin}HSI118TAI` },
          ...transport,
          ...shipment,
        },
        line_items: lines.map(({ htsus, changes, ...given }, index) => {
          const [net_uom = 'X', net_uom_2, net_uom_3] = unitsOf(htsus) ?? []
          return {
            ...usual!,
            ...{ id: `${index}`, line_number: index + 1, htsus, net_uom, entered_value: given.entered_value },
            net_qty: net_uom === 'X' ? '' : given.net_qty,
            ...(net_uom_2 && { net_qty_2: given.net_qty_2, net_uom_2 }),
            ...(net_uom_3 && { net_qty_3: given.net_qty_3, net_uom_3 }),
            ...changes,
          }
        }),
      }
    })
