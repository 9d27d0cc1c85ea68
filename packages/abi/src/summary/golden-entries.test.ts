import { readFileSync } from 'node:fs'
import { feeRowOf, proposeFees, totalsOf } from '@edfe/domain/calculations'
import type { DraftData } from '@edfe/domain/entry'
import { toEntrySummaryFacts } from '@edfe/domain/filing'
import { ruleContext, sampleEntry } from '@edfe/domain/filing/fixtures'
import { expect, test } from 'vitest'
import { encodeEntrySummary } from './encode-entry-summary.ts'
import { envelope } from './fixtures.ts'

type Change = (draft: DraftData) => unknown

/** The messages that were written by hand from the chapter, by title: records 10 to 90 without trailing blanks. */
const BY_HAND = new Map(
  readFileSync(new URL('./golden/by-hand.ae.txt', import.meta.url), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((text) => {
      const [title = '', ...records] = text.trimEnd().split('\n')
      return [title, records]
    }),
)

const line = (draft: DraftData) => draft.line_items![0]!

/** The sample entry after a change, with the fees and totals that the product works out. */
function encoded(change: Change): string[] {
  const draft = sampleEntry()
  change(draft)
  draft.totals_declarations!.fee_summary = proposeFees(draft).map((fee, index) => feeRowOf(fee, `${index}`))
  const totals = Object.entries(totalsOf(draft)).map(([field, { amount }]) => [field, amount])
  Object.assign(draft.totals_declarations!, Object.fromEntries(totals))
  const result = toEntrySummaryFacts(draft, ruleContext())
  if (!result.ok) throw new Error(result.findings.map(({ rule_id, detail }) => `${rule_id} ${detail}`).join())
  return encodeEntrySummary(result.facts, envelope)
    .slice(2, -2)
    .map((image) => image.trimEnd())
}

const CHANGES: [title: string, change: Change][] = [
  ['consumption, quota', ({ header }) => (header!.entry_type = '02')],
  [
    'consumption, antidumping',
    (draft) => {
      draft.header!.entry_type = '03'
      Object.assign(line(draft), {
        adcvd_case_number: 'A-570-967-000',
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

test.each(CHANGES)('%s: the message is the one written by hand', (title, change) => {
  expect(encoded(change)).toEqual(BY_HAND.get(title))
})

test('every message written by hand is encoded', () => {
  expect([...BY_HAND.keys()]).toEqual(CHANGES.map(([title]) => title))
})
