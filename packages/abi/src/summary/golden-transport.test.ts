import { type Golden, line, testByHand } from '../../test/summary/golden-message.ts'

const BY_AIR = { us_port_unlading: '2720', foreign_port_lading: '' }
const BY_MAIL = {
  mode_of_transport: '50',
  importing_carrier: '',
  bill_of_lading: '',
  us_port_unlading: '',
  foreign_port_lading: '',
}

const TRANSPORT: Golden[] = [
  [
    'by rail from Canada',
    ({ shipment_origin: shipment }) =>
      Object.assign(shipment!, {
        mode_of_transport: '20',
        carrier_code: 'CN',
        importing_carrier: 'CANADIAN NATIONAL',
        bill_of_lading: 'CNRU12345678',
        us_port_unlading: '0901',
        foreign_port_lading: '',
        country_of_origin: 'CA',
        exporting_country: 'CA',
        export_date: '2026-02-24',
        manufacturer_id: 'XOBRILIG88TOR',
      }),
  ],
  [
    'by truck from Mexico under USMCA, with a house bill that has no issuer',
    (draft) => {
      Object.assign(draft.shipment_origin!, {
        mode_of_transport: '30',
        importing_carrier: 'KTRU',
        bill_of_lading: 'KTRU12345678',
        house_bill: 'PRO55512',
        us_port_unlading: '',
        foreign_port_lading: '',
        country_of_origin: 'MX',
        exporting_country: 'MX',
        export_date: '2026-02-24',
        manufacturer_id: 'MXLAMMEX12TIJ',
      })
      Object.assign(line(draft), { spi: 'S', hts_rate: '0', duty_amount: '0.00' })
    },
  ],
  [
    'by air in a container, with carrier code, flight and house bill',
    ({ shipment_origin: shipment }) =>
      Object.assign(shipment!, BY_AIR, {
        mode_of_transport: '41',
        carrier_code: 'CI',
        importing_carrier: 'CHINA AIRLINES',
        trip_number: '5148',
        bill_of_lading: '297-12345675',
        house_bill: 'HWB778899',
      }),
  ],
  [
    'paperless in bond by vessel, with master, house and sub-house bill',
    ({ shipment_origin: shipment }) =>
      Object.assign(shipment!, {
        importing_carrier: 'EVER LAMBENT',
        trip_number: '024E',
        eta: '2026-02-26',
        us_port_unlading: '2809',
        manifest_unit: 'CTN',
        it_number: 'V4412345678',
        it_date: '2026-02-24',
        house_bill: 'ABCDH1234567',
        sub_house_bill: 'SH000123',
      }),
  ],
  [
    'three bills by vessel, under two in-bond numbers',
    ({ shipment_origin: shipment }) =>
      Object.assign(shipment!, {
        us_port_unlading: '2809',
        it_number: '123456782',
        it_date: '2026-02-24',
        further_bills: [
          { bill_of_lading: 'MAEU263000123', it_number: 'V4412345678', packages: '20', unit: 'CTN' },
          { house_bill: 'ABCDH1234567', packages: '10' },
        ],
      }),
  ],
  [
    'by mail, informal',
    (draft) => {
      Object.assign(draft.header!, { entry_type: '11', bond_type: '0', surety_no: '999' })
      Object.assign(draft.shipment_origin!, BY_MAIL)
      Object.assign(line(draft), { entered_value: '2000', charges: '400', duty_amount: '78.00' })
    },
  ],
  ['by mail, formal', ({ shipment_origin: shipment }) => Object.assign(shipment!, BY_MAIL)],
  [
    'under a single transaction bond, two documents missing, refunds to another party',
    (draft) => {
      draft.header!.bond_type = '0'
      Object.assign(draft.bond_information!, { bond_number: 'STB2026002', bond_amount: '12000.00' })
      draft.shipment_origin!.missing_documents = ['01', '16']
      draft.parties!.reference_number = '98-7654321'
    },
  ],
  [
    'by border ship from Canada, which owes the harbor fee',
    ({ shipment_origin: shipment }) =>
      Object.assign(shipment!, {
        mode_of_transport: '12',
        importing_carrier: 'PELEE ISLANDER',
        bill_of_lading: 'PLLN00012345',
        us_port_unlading: '',
        foreign_port_lading: '03512',
        country_of_origin: 'CA',
        exporting_country: 'CA',
        export_date: '2026-02-24',
        manufacturer_id: 'XOBRILIG88TOR',
      }),
  ],
]

testByHand('transport', TRANSPORT)
