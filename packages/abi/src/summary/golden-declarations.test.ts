import { type Golden, line, testByHand } from '../../test/summary/golden-message.ts'
import { addPathLights, WINE } from '../../test/summary/goods.ts'

/** Step 5 takes 0.00 where the rate is not known (7 CFR part 1217); it is not filed. */
const NO_LUMBER_FEE = { id: 'lumber', fee_type: 'Other Fee', class_code: '105', amount: '0.00' } as const

/** What importers declare of a line: its metal and the rest of record 54. */
const DECLARATIONS: Golden[] = [
  [
    'steel tubes with their license and where the steel was poured',
    (draft) => {
      Object.assign(draft.shipment_origin!, { contains_metal: 'Y', country_of_melt_pour: 'DE' })
      Object.assign(line(draft), {
        description: 'Welded tubes of steel',
        htsus: '7306.30.5028',
        hts_rate: '0',
        duty_amount: '6064.50',
        tariff_rows: [{ id: 'steel', hts: '9903.81.87', duty: '6064.50', rate: '50%' }],
        net_qty: '1200',
        net_uom: 'KG',
        license_numbers: [{ id: 'license', type_code: '01', number: 'STL123456' }],
      })
    },
  ],
  [
    'aluminum parts with their license, smelted in two countries',
    (draft) => {
      Object.assign(draft.shipment_origin!, {
        contains_metal: 'Y',
        primary_country_of_smelt: 'CA',
        secondary_country_of_smelt: 'IS',
        country_of_cast: 'CA',
      })
      Object.assign(line(draft), {
        description: 'Articles of aluminum',
        htsus: '7616.99.5190',
        hts_rate: '2.5',
        duty_amount: '303.23',
        net_qty: '1200',
        net_uom: 'KG',
        license_numbers: [{ id: 'license', type_code: '28', number: 'ALU123456' }],
      })
    },
  ],
  [
    'tubes of two mills, each line with the country of its steel',
    (draft) => {
      Object.assign(draft.shipment_origin!, { contains_metal: 'Y', country_of_melt_pour: 'DE' })
      const tubes = {
        description: 'Welded tubes of steel',
        htsus: '7306.30.5028',
        hts_rate: '0',
        duty_amount: '1000.00',
        tariff_rows: [{ id: 'steel', hts: '9903.82.02', duty: '1000.00', rate: '50%' }],
        entered_value: '2000',
        charges: '100',
        gross_weight_kg: '600',
        net_qty: '600',
        net_uom: 'KG',
        license_numbers: [{ type_code: '01', number: 'STL123456' }],
      }
      Object.assign(line(draft), tubes)
      addPathLights(draft, { ...tubes, manifest_qty: '25', metal: { steel_melt_pour: 'JP' } })
    },
  ],
  [
    'a derivative of steel and aluminum whose countries are not known',
    (draft) =>
      Object.assign(line(draft), {
        description: 'Hinges of steel and aluminum',
        htsus: '8302.10.6030',
        hts_rate: '0',
        duty_amount: '24258.00',
        tariff_rows: [{ id: 'unknown', hts: '9903.85.68', duty: '24258.00', rate: '200%' }],
        net_qty: '600',
        net_uom: 'KG',
        metal: {
          steel_melt_pour: 'OTH',
          aluminum_primary_smelt: 'UN',
          aluminum_secondary_smelt: 'N/A',
          aluminum_cast: 'UN',
        },
      }),
  ],
  [
    'recycled aluminum names the origin of the goods as its second smelt',
    (draft) => {
      draft.trade_remedies = {
        section232_applicable: true,
        material_scope: 'aluminum',
        is_recycled_aluminum: true,
        country_cast: 'TW',
      }
      Object.assign(line(draft), {
        description: 'Articles of aluminum',
        htsus: '7616.99.5190',
        hts_rate: '2.5',
        duty_amount: '303.23',
        net_qty: '1200',
        net_uom: 'KG',
      })
    },
  ],
  [
    'copper tubes, smelted in two countries and cast in a third',
    (draft) =>
      Object.assign(line(draft), {
        description: 'Tubes of refined copper',
        htsus: '7411.10.1030',
        hts_rate: '1.5',
        duty_amount: '6246.44',
        tariff_rows: [{ id: 'copper', hts: '9903.82.02', duty: '6064.50', rate: '50%' }],
        net_qty: '1200',
        net_uom: 'KG',
        metal: { copper_primary_smelt: 'CL', copper_secondary_smelt: 'OTH', copper_cast: 'KR' },
      }),
  ],
  [
    'softwood lumber with its export price and charges',
    (draft) => {
      draft.totals_declarations!.fee_summary!.push(NO_LUMBER_FEE)
      Object.assign(line(draft), {
        description: 'Pine lumber, kiln dried',
        htsus: '4407.11.0001',
        hts_rate: '0',
        duty_amount: '0.00',
        net_qty: '25',
        net_uom: 'M3',
        importer_declarations: {
          softwood_conforms: 'Y',
          softwood_price: '9000',
          softwood_charges: '450',
        },
      })
    },
  ],
  [
    'steel under a product exclusion, with an export certificate of Korea',
    (draft) =>
      Object.assign(line(draft), {
        description: 'Steel coils, hot rolled',
        htsus: '7208.10.1500',
        hts_rate: '0',
        duty_amount: '0.00',
        net_qty: '12000',
        net_uom: 'KG',
        origin_country: 'KR',
        manufacturer_mid: 'KRPOS118SEO',
        metal: { steel_melt_pour: 'KR' },
        license_numbers: [{ type_code: '01', number: 'STL654321' }],
        importer_declarations: { steel_exclusion: 'SPR000165', korean_certificate: 'KR1234567' },
      }),
  ],
  [
    'aluminum under a product exclusion',
    (draft) =>
      Object.assign(line(draft), {
        description: 'Aluminum bars',
        htsus: '7604.10.1000',
        hts_rate: '2.5',
        duty_amount: '303.23',
        net_qty: '1200',
        net_uom: 'KG',
        license_numbers: [{ type_code: '28', number: 'A12345678' }],
        importer_declarations: { aluminum_exclusion: 'APR000165' },
      }),
  ],
  [
    'goods outside a case by certification',
    (draft) => Object.assign(line(draft), { importer_declarations: { case_certified: 'Y' } }),
  ],
  [
    'ship-to-shore cranes of an old contract, certified',
    (draft) =>
      Object.assign(line(draft), {
        description: 'Ship-to-shore gantry crane',
        htsus: '8426.19.0000',
        hts_rate: '0',
        duty_amount: '0.00',
        tariff_rows: [{ id: 'cranes', hts: '9903.91.09', duty: '0.00', rate: 'Free' }],
        net_qty: '1',
        net_uom: 'NO',
        importer_declarations: { crane_certified: 'Y' },
      }),
  ],
  [
    'parts of cars under an offset license',
    (draft) =>
      Object.assign(line(draft), {
        description: 'Brake discs',
        htsus: '8708.30.5090',
        hts_rate: '2.5',
        duty_amount: '303.23',
        tariff_rows: [{ id: 'parts', hts: '9903.94.05', duty: '0.00', rate: '25%' }],
        net_qty: '1200',
        net_uom: 'KG',
        importer_declarations: { auto_license: 'AB123456' },
      }),
  ],
  [
    'craft wine whose tax the TTB refunds in part',
    (draft) =>
      Object.assign(line(draft), {
        ...WINE,
        product_claim: 'C',
        importer_declarations: {
          craft_producer_id: 'TTB-FP-ABC1234',
          craft_producer_name: 'Bodega Sol',
          craft_rate_code: 'W0001A',
          craft_tax_rate: '1.07',
        },
      }),
  ],
]

testByHand('declarations', DECLARATIONS)
