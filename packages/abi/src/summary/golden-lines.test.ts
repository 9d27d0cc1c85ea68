import { type Golden, line, testByHand } from '../../test/summary/golden-message.ts'
import { addPathLights, WINE } from '../../test/summary/goods.ts'

const SHIRTS = {
  description: 'Cotton knit shirts',
  htsus: '6109.10.0012',
  hts_rate: '16.5',
  net_qty: '100',
  net_uom: 'DOZ',
  net_qty_2: '250',
  net_uom_2: 'KG',
}

const LINES: Golden[] = [
  [
    'two lines, the first of China with a heading of chapter 99',
    (draft) => {
      addPathLights(draft, { entered_value: '5000', duty_amount: '195.00', manifest_qty: '25' })
      Object.assign(line(draft), {
        origin_country: 'CN',
        manufacturer_mid: 'CNHSILIG118SHE',
        duty_amount: '1382.71',
        tariff_rows: [{ id: 'china', hts: '9903.88.15', duty: '909.68', rate: '7.5%' }],
      })
    },
  ],
  [
    'an antidumping case in cash beside a countervailing case under a bond, an exporter in a third country',
    (draft) => {
      draft.header!.entry_type = '03'
      Object.assign(line(draft), {
        adcvd_case_number: 'A-583-851-000',
        adcvd_rate: '10',
        adcvd_amount: '1212.90',
        second_case_number: 'C-583-852-000',
        second_case_rate: '5',
        second_case_amount: '606.45',
        second_case_claim: 'B',
        non_reimbursement_id: 'NRD0001234',
        exporter_mid: 'HKGOLTRA12KOW',
      })
      Object.assign(draft.bond_information!, {
        additional_surety: '054',
        additional_number: 'STB2026001',
        additional_amount: '12000.00',
      })
    },
  ],
  [
    'cotton shirts with category, visa and the fee on cotton',
    (draft) => {
      draft.header!.entry_type = '02'
      Object.assign(line(draft), {
        ...SHIRTS,
        duty_amount: '2001.29',
        category_number: '338',
        visa_number: '6TW123456',
      })
      draft.totals_declarations!.fee_summary = [
        { id: 'cotton', fee_type: 'Other', class_code: '056', amount: '12.50' },
      ]
    },
  ],
  [
    'lamps put up in a set with a flashlight: the set has value, duty and fees, its parts have none',
    (draft) => {
      const part = {
        ...line(draft),
        set_indicator: 'V',
        charges: '0',
        duty_amount: '0.00',
        manifest_qty: '0',
      }
      line(draft).set_indicator = 'X'
      draft.line_items!.push(
        { ...part, id: 'lamps', line_number: 2, entered_value: '10000', gross_weight_kg: '500' },
        {
          ...part,
          id: 'flashlight',
          line_number: 3,
          description: 'Flashlight',
          htsus: '8513.10.2000',
          entered_value: '2129',
          gross_weight_kg: '748',
        },
      )
    },
  ],
  [
    'wine with its tax, which is deferred',
    (draft) => {
      draft.totals_declarations!.deferred_tax_code = '1'
      Object.assign(line(draft), {
        ...WINE,
      })
    },
  ],
  [
    'the processing fee is held to its maximum in the total, not on the lines',
    (draft) => {
      addPathLights(draft, { entered_value: '50000', duty_amount: '1950.00', manifest_qty: '0' })
      Object.assign(line(draft), { entered_value: '150000', duty_amount: '5850.00' })
    },
  ],
  [
    'the processing fee is raised to its minimum in the total, not on the line',
    (draft) => Object.assign(line(draft), { entered_value: '2000', charges: '400', duty_amount: '78.00' }),
  ],
  [
    'informal, the fee on cotton beside the fee of the entry',
    (draft) => {
      Object.assign(draft.header!, { entry_type: '11', bond_type: '0', surety_no: '999' })
      Object.assign(line(draft), {
        ...SHIRTS,
        entered_value: '2000',
        charges: '400',
        duty_amount: '330.00',
      })
      draft.totals_declarations!.fee_summary = [
        { id: 'cotton', fee_type: 'Other', class_code: '056', amount: '2.06' },
      ]
    },
  ],
]

testByHand('lines', LINES)
