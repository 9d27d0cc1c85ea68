import { type Golden, line, testByHand } from '../../test/summary/golden-message.ts'

const COMMON_ENTRIES: Golden[] = [
  ['consumption, quota', ({ header }) => (header!.entry_type = '02')],
  [
    'consumption, antidumping',
    (draft) => {
      draft.header!.entry_type = '03'
      Object.assign(line(draft), {
        adcvd_case_number: 'A-583-851-000',
        adcvd_rate: '10',
        adcvd_amount: '1212.90',
        non_reimbursement: 'Y',
      })
      draft.bond_information = {
        ...draft.bond_information,
        additional_surety: '054',
        additional_number: 'STB2026001',
        additional_amount: '12000.00',
      }
    },
  ],
  [
    'informal',
    (draft) => {
      Object.assign(draft.header!, { entry_type: '11', bond_type: '0', surety_no: '999' })
      Object.assign(line(draft), { entered_value: '2000', charges: '400', duty_amount: '78.00' })
    },
  ],
  [
    'by air',
    ({ shipment_origin: shipment }) =>
      Object.assign(shipment!, {
        mode_of_transport: '40',
        importing_carrier: 'BR',
        bill_of_lading: '695-12345675',
        us_port_unlading: '2720',
        foreign_port_lading: '',
      }),
  ],
  [
    'monthly statement',
    ({ totals_declarations: totals }) =>
      Object.assign(totals!, { payment_type: '7', statement_date: '2026-03-09', statement_month: '04' }),
  ],
  [
    'withdrawal from a warehouse',
    (draft) => {
      draft.header!.entry_type = '31'
      Object.assign(draft.shipment_origin!, {
        mode_of_transport: '',
        importing_carrier: '',
        bill_of_lading: '',
        us_port_unlading: '',
        foreign_port_lading: '',
      })
      draft.export_details = { warehouse_reference: 'B76-0324527-8' }
    },
  ],
  [
    'by truck from Canada',
    (draft) => {
      Object.assign(draft.shipment_origin!, {
        mode_of_transport: '30',
        importing_carrier: 'KTRU',
        bill_of_lading: 'KTRU12345678',
        us_port_unlading: '',
        foreign_port_lading: '',
        country_of_origin: 'CA',
        exporting_country: 'CA',
        export_date: '2026-02-24',
        manufacturer_id: 'XOBRILIG88TOR',
      })
    },
  ],
  [
    'in bond to the port of entry, with a house bill',
    ({ shipment_origin: shipment }) =>
      Object.assign(shipment!, {
        us_port_unlading: '2809',
        it_number: '123456782',
        it_date: '2026-02-24',
        house_bill: 'ABCDH1234567',
      }),
  ],
]

testByHand('by-hand', COMMON_ENTRIES)
