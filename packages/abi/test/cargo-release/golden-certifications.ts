import type {
  CertifiedLine,
  EntrySummaryFacts,
  ReleaseCertification,
  ReleaseParty,
  ReleaseReference,
} from '@edfe/domain/filing'
import { type Change, line } from '../summary/golden-message.ts'
import { addPathLights } from '../summary/goods.ts'
import { buyer, day, maker, person, seller } from './sample-release.ts'

export interface GoldenCertification {
  title: string
  /** How the entry differs from the sample entry. */
  change: Change
  action?: 'A' | 'R'
  /** What the summary says beyond its entry. */
  facts?: (facts: EntrySummaryFacts) => EntrySummaryFacts
  certification: ReleaseCertification
}

const one = (...parties: ReleaseParty[]): CertifiedLine => ({ parties, tariffs: [] })
const reference = (qualifier: string, text: string): ReleaseReference => ({ qualifier, text })
const certification = (change: Partial<ReleaseCertification> = {}): ReleaseCertification => ({
  bills: [],
  references: [],
  parties: [seller, buyer],
  lines: [one(maker)],
  ...change,
})
const contact = { name: 'J MARTIN', telephone: '2135550142' }

const wholeAddress = (
  street: string,
  city: string,
  country: string,
  subdivision: string,
  postalCode: string,
) => ({
  street: [{ kind: '15', text: street }],
  city,
  subdivision,
  postalCode,
  country,
})
const canadian: ReleaseParty = {
  code: 'MF',
  name: 'BRILLIANT LIGHTS INC',
  address: wholeAddress('88 KING STREET WEST', 'TORONTO', 'CA', 'ON', 'M5V 1K4'),
}
const chinese = {
  name: 'SHENZHEN HSIN LIGHTING',
  address: wholeAddress('118 KEJI ROAD', 'SHENZHEN', 'CN', 'GD', '518000'),
}

const quota: Change = ({ header }) => (header!.entry_type = '02')
const byAir: Change = ({ shipment_origin: shipment }) =>
  Object.assign(shipment!, {
    mode_of_transport: '40',
    importing_carrier: 'BR',
    bill_of_lading: '695-12345675',
    us_port_unlading: '2720',
    foreign_port_lading: '',
  })
const fromCanada = {
  country_of_origin: 'CA',
  exporting_country: 'CA',
  export_date: '2026-02-24',
  manufacturer_id: 'XOBRILIG88TOR',
  foreign_port_lading: '',
}
const noMovement = {
  mode_of_transport: '',
  importing_carrier: '',
  bill_of_lading: '',
  us_port_unlading: '',
  foreign_port_lading: '',
}

/** Each certified summary that was written by hand. */
export const GOLDEN_CERTIFICATIONS: GoldenCertification[] = [
  { title: 'by vessel, quota', change: quota, certification: certification() },
  {
    title: 'informal, its consignee by name',
    change: (draft) => {
      Object.assign(draft.header!, { entry_type: '11', bond_type: '0', surety_no: '999' })
      Object.assign(line(draft), { entered_value: '2000', charges: '400', duty_amount: '78.00' })
    },
    certification: certification({ parties: [seller, buyer, person] }),
  },
  {
    title: 'by air, with an exam site',
    change: byAir,
    certification: certification({ references: [reference('CES', 'W321')] }),
  },
  {
    title: 'by truck from Canada',
    change: ({ shipment_origin: shipment }) =>
      Object.assign(shipment!, fromCanada, {
        mode_of_transport: '30',
        importing_carrier: 'KTRU',
        bill_of_lading: 'KTRU12345678',
        us_port_unlading: '',
      }),
    certification: certification({ lines: [one(canadian)] }),
  },
  {
    title: "by rail from Canada, with the carrier's reference",
    change: ({ shipment_origin: shipment }) =>
      Object.assign(shipment!, fromCanada, {
        mode_of_transport: '20',
        carrier_code: 'CN',
        importing_carrier: 'CANADIAN NATIONAL',
        bill_of_lading: 'CNRU12345678',
        us_port_unlading: '0901',
      }),
    certification: certification({
      references: [reference('RRN', 'CN4471200')],
      lines: [one(canadian)],
    }),
  },
  {
    title: 'by mail, in no manifest',
    change: ({ shipment_origin: shipment }) =>
      Object.assign(shipment!, noMovement, { mode_of_transport: '50' }),
    facts: (facts) => ({
      ...facts,
      manifests: [{ quantity: '65', unit: 'PCS', bills: [{ kind: 'M', number: 'RR12345678TW' }] }],
    }),
    certification: certification({
      bills: [
        {
          conveyances: [
            { carrier: 'USPS', voyage: '0', arrivalDate: day('2026-02-26'), quantity: '65', unit: 'PCS' },
          ],
          equipment: [],
        },
      ],
      references: [reference('NAM', 'Y')],
    }),
  },
  {
    title: 'three bills by vessel, one of them split',
    change: ({ shipment_origin: shipment }) =>
      Object.assign(shipment!, {
        us_port_unlading: '2809',
        it_number: '123456782',
        it_date: '2026-02-24',
        further_bills: [
          { bill_of_lading: 'MAEU263000123', it_number: 'V4412345678', packages: '20', unit: 'CTN' },
          { house_bill: 'ABCDH1234567', packages: '10' },
        ],
      }),
    certification: certification({
      bills: [
        { conveyances: [], equipment: ['EGHU9123454', 'TCLU4265787'] },
        {
          conveyances: [
            {
              carrier: 'MAEU',
              voyage: '024E',
              arrivalDate: day('2026-02-26'),
              quantity: '12',
              unit: 'CTN',
              name: 'EVER LAMBENT',
            },
            { carrier: 'MAEU', voyage: '025E', arrivalDate: day('2026-03-02'), quantity: '8' },
          ],
          equipment: [],
        },
      ],
      references: [reference('SSR', '1')],
    }),
  },
  {
    title: 'out of a zone, privileged under a number that is gone',
    change: (draft) => {
      Object.assign(draft.header!, { entry_type: '06', zone_id: '02600A001' })
      Object.assign(draft.shipment_origin!, {
        ...noMovement,
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
    certification: certification({
      lines: [{ parties: [maker], tariffs: [{ currentHts: '9405418410' }] }, one(maker)],
    }),
  },
  {
    title: 'into a warehouse',
    change: (draft) => {
      draft.header!.entry_type = '21'
      draft.shipment_origin!.import_date = '2026-02-20'
      Object.assign(line(draft), {
        adcvd_case_number: 'C-583-852-000',
        adcvd_rate: '4.25',
        adcvd_amount: '515.48',
      })
    },
    certification: certification({ references: [reference('LOC', 'Y292')] }),
  },
  {
    title: 'temporarily, free of sanctions',
    change: (draft) => {
      draft.header!.entry_type = '23'
      draft.totals_declarations!.declaration_tib = true
      Object.assign(line(draft), {
        hts_rate: '0',
        duty_amount: '0.00',
        tariff_rows: [{ id: 'bond', hts: '9813.00.0520', duty: '0.00' }],
      })
    },
    certification: certification({
      lines: [{ parties: [maker], tariffs: [{}, { isWithoutSanctions: true }] }],
    }),
  },
  {
    title: 'for the government',
    change: ({ header }) =>
      Object.assign(header!, { entry_type: '52', government_import: true, bond_type: '0', surety_no: '998' }),
    certification: certification(),
  },
  {
    title: 'two lines of two makers and sellers',
    change: (draft) => {
      addPathLights(draft, { entered_value: '5000', duty_amount: '195.00', manifest_qty: '25' })
      Object.assign(line(draft), {
        origin_country: 'CN',
        manufacturer_mid: 'CNHSILIG118SHE',
        duty_amount: '1382.71',
        tariff_rows: [{ id: 'china', hts: '9903.88.15', duty: '909.68', rate: '7.5%' }],
      })
    },
    certification: certification({
      parties: [buyer],
      lines: [
        one({ code: 'MF', ...chinese }, { code: 'SE', ...chinese }, { ...buyer, code: 'ST' }),
        one(maker, seller),
      ],
    }),
  },
  {
    title: 'replaced, with documents sent before',
    change: quota,
    action: 'R',
    certification: certification({
      contact: { ...contact, hasSentDocuments: true },
      references: [reference('DIS', 'DOC2026-000123')],
    }),
  },
  { title: 'by air, replaced', change: byAir, action: 'R', certification: certification({ contact }) },
]
