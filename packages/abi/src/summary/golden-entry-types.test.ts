import { type Change, type Golden, line, testByHand } from '../../test/summary/golden-message.ts'
import { addPathLights } from '../../test/summary/goods.ts'

const ADDITIONAL_BOND = {
  additional_surety: '054',
  additional_number: 'STB2026001',
  additional_amount: '12000.00',
}
const NO_MOVEMENT = {
  mode_of_transport: '',
  importing_carrier: '',
  bill_of_lading: '',
  us_port_unlading: '',
  foreign_port_lading: '',
}

/** Goods that lie in the warehouse of entry B76-0324527-8. */
const outOfWarehouse =
  (entry_type: string, details: object = {}, lineChange: object = {}): Change =>
  (draft) => {
    draft.header!.entry_type = entry_type
    Object.assign(draft.shipment_origin!, NO_MOVEMENT)
    draft.export_details = { warehouse_reference: 'B76-0324527-8', ...details }
    Object.assign(line(draft), lineChange)
  }

/** 3 percent of 12,129 dollars. */
const ANTIDUMPING = {
  adcvd_case_number: 'A-583-851-000',
  adcvd_rate: '3',
  adcvd_amount: '363.87',
  non_reimbursement: 'Y',
}

const ENTRY_TYPES: Golden[] = [
  [
    '06, out of a foreign trade zone, privileged foreign beside domestic goods',
    (draft) => {
      Object.assign(draft.header!, { entry_type: '06', zone_id: '02600A001' })
      Object.assign(draft.shipment_origin!, {
        ...NO_MOVEMENT,
        importing_carrier: 'FTZ 0050',
        import_date: '',
        export_date: '',
        exporting_country: '',
      })
      Object.assign(line(draft), { zone: { status: 'P', filing_date: '2025-11-03', quantity: '65' } })
      addPathLights(draft, {
        id: 'domestic',
        entered_value: '5000',
        hts_rate: '0',
        duty_amount: '0.00',
        zone: { status: 'D', quantity: '25' },
      })
    },
  ],
  [
    '07, quota and antidumping, the deposit under a bond',
    (draft) => {
      draft.header!.entry_type = '07'
      Object.assign(line(draft), {
        adcvd_case_number: 'A-583-851-000',
        adcvd_rate: '10',
        adcvd_amount: '1212.90',
        adcvd_claim: 'B',
        non_reimbursement_id: 'NRD0001234',
      })
      Object.assign(draft.bond_information!, ADDITIONAL_BOND)
    },
  ],
  [
    '12, informal with quota, by air',
    (draft) => {
      Object.assign(draft.header!, { entry_type: '12', bond_type: '0', surety_no: '999' })
      Object.assign(line(draft), { entered_value: '2000', charges: '400', duty_amount: '78.00' })
      Object.assign(draft.shipment_origin!, {
        mode_of_transport: '40',
        importing_carrier: 'BR',
        bill_of_lading: '695-12345675',
        us_port_unlading: '2720',
        foreign_port_lading: '',
      })
    },
  ],
  [
    '21, warehouse, goods under a countervailing case',
    (draft) => {
      draft.header!.entry_type = '21'
      draft.shipment_origin!.import_date = '2026-02-20'
      Object.assign(line(draft), {
        adcvd_case_number: 'C-583-852-000',
        adcvd_rate: '4.25',
        adcvd_amount: '515.48',
      })
    },
  ],
  [
    '22, re-warehouse, out of a warehouse at another port',
    outOfWarehouse('22', { warehouse_reference: 'B76-0324527-8/2709' }),
  ],
  [
    '23, temporary importation under bond',
    (draft) => {
      draft.header!.entry_type = '23'
      draft.totals_declarations!.declaration_tib = true
      Object.assign(line(draft), {
        hts_rate: '0',
        duty_amount: '0.00',
        tariff_rows: [{ id: 'bond', hts: '9813.00.0520', duty: '0.00' }],
      })
    },
  ],
  ['32, withdrawal of goods under quota', outOfWarehouse('32')],
  ['34, withdrawal of goods under an antidumping case', outOfWarehouse('34', {}, ANTIDUMPING)],
  [
    '38, the final withdrawal of goods under quota and two cases',
    outOfWarehouse(
      '38',
      { warehouse_reference: 'B76-0324527-8/2709', final_withdrawal: true },
      {
        ...ANTIDUMPING,
        second_case_number: 'C-583-852-000',
        second_case_rate: '1.5',
        second_case_amount: '181.94',
      },
    ),
  ],
  [
    '51, emergency war materials, filed by their agency',
    (draft) => {
      Object.assign(draft.header!, { entry_type: '51', entry_number: 'P9900000013' })
      Object.assign(line(draft), {
        hts_rate: '0',
        duty_amount: '0.00',
        tariff_rows: [{ id: 'materials', hts: '9808.00.3000', duty: '0.00' }],
      })
    },
  ],
  [
    '52, goods of the government, without a surety',
    ({ header }) =>
      Object.assign(header!, {
        entry_type: '52',
        government_import: true,
        bond_type: '0',
        surety_no: '998',
      }),
  ],
  [
    '11, goods of personal use above 2,500 dollars, without a bond',
    ({ header, totals_declarations: totals }) => {
      Object.assign(header!, { entry_type: '11', bond_type: '0', surety_no: '999' })
      totals!.shipment_usage = 'P'
    },
  ],
]

testByHand('entry-types', ENTRY_TYPES)
