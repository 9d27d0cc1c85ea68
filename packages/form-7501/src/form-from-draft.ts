import { chosenPayment, isDutyRow } from '@edfe/domain/calculations'
import { formatDay, parseDay } from '@edfe/domain/calendar'
import {
  type DraftData,
  declarationTicks,
  entryMid,
  entryOrigin,
  type FeeRow,
  type PartyBlock,
  type ShipmentSection,
} from '@edfe/domain/entry'
import { billRows, entryTypeNeeds, filedDraft, formDraft, manifestUnit } from '@edfe/domain/filing'
import type { Form7501, FormFee } from './form.ts'
import { formLines } from './form-lines.ts'
import { grouped, money, withUnit } from './form-text.ts'

/** MM/DD/YYYY; what cannot be read as a day is printed as it was typed. */
function day(text: string | undefined): string {
  const parsed = text ? parseDay(text) : undefined
  return parsed ? formatDay(parsed) : (text ?? '')
}

/** Name, street and place of a party, a row each; '' without a name. */
export function partyRows(block: PartyBlock | undefined): string {
  if (!block?.name) return ''
  const street = [block.address_line1, block.address_line2].filter(Boolean).join(', ')
  const place = [block.city, [block.state, block.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [block.name, street, place].filter(Boolean).join('\n')
}

function entryNumber(text: string | undefined): string {
  return text && text.length === 11
    ? `${text.slice(0, 3)}-${text.slice(3, 10)}-${text.slice(10)}`
    : (text ?? '')
}

/**
 * The payment of an entry summary as the letter of block 2: no statement, daily statement by ACH, monthly
 * statement.
 */
const ABI_STATUS = { individual: 'N', daily: 'A', periodic: 'P' } as const

/**
 * Block 2: the entry type with its ABI status. A withdrawal from a warehouse is always 'live', L: its summary is filed
 * at the time of entry (CBP Form 7501 instructions, block 2).
 */
function entryType({ header, totals_declarations: totals }: DraftData): string {
  if (!header?.entry_type) return ''
  const payment = chosenPayment(totals)
  const { mode, withdrawal } = entryTypeNeeds(header.entry_type) ?? {}
  const status = ['ABI', payment && ABI_STATUS[payment.kind], withdrawal && mode === 'forbidden' && 'L']
  return `${header.entry_type} ${status.filter(Boolean).join('/')}`
}

type Bill = Pick<ShipmentSection, 'bill_of_lading' | 'house_bill' | 'sub_house_bill'>

/** The bills, each with those below it; further ones with the packages that they count, which a manifest of each files. */
function billsOf(draft: DraftData): string {
  const { shipment_origin: shipment = {} } = draft
  const numbers = ({ bill_of_lading, house_bill, sub_house_bill }: Bill) =>
    [bill_of_lading, house_bill, sub_house_bill].filter(Boolean).join(' / ')
  const further = (shipment.further_bills ?? []).map((bill) => {
    const packages =
      bill.packages && `(${withUnit(grouped(bill.packages), bill.unit || manifestUnit(draft))})`
    return [numbers(bill), packages].filter(Boolean).join(' ')
  })
  return [numbers(shipment), ...further].filter(Boolean).join(', ')
}

/** The in-bond numbers of all bills, each once. */
const inBondNumbers = (draft: DraftData): string =>
  [...new Set(billRows(draft.shipment_origin ?? {}).map((row) => row.it_number))].filter(Boolean).join(', ')

const formFee = (row: FeeRow): FormFee => ({
  label: [row.fee_type, row.class_code].filter(Boolean).join(' '),
  amount: money(row.amount),
})

/** Watermark and head: see `Form7501`. */
export type FormMarks = Pick<Form7501, 'marks' | 'note'>

/** The printed form of a draft or filed entry, as it is filed. */
export function formFromDraft(stored: DraftData, { marks, note }: FormMarks = { marks: [] }): Form7501 {
  const draft = formDraft(stored)
  const {
    header = {},
    shipment_origin: shipment = {},
    parties = {},
    totals_declarations: totals = {},
  } = draft
  const signature = totals.declarant_signature ? `/s/ ${totals.declarant_signature}` : ''
  const brokerPlace = [totals.broker_city, totals.broker_state, totals.broker_zip].filter(Boolean).join(', ')
  return {
    blocks: {
      '1': entryNumber(header.entry_number),
      '2': entryType(draft),
      '3': day(header.summary_date),
      '4': header.surety_no ?? '',
      '5': header.bond_type ?? '',
      '6': header.port_code ?? '',
      '7': day(header.entry_date),
      '8': shipment.importing_carrier ?? '',
      '9': shipment.mode_of_transport ?? '',
      '10': entryOrigin(draft),
      '11': day(shipment.import_date),
      '12': billsOf(draft),
      '13': entryMid(draft),
      '14': shipment.exporting_country ?? '',
      '15': day(shipment.export_date),
      '16': inBondNumbers(draft),
      '17': day(shipment.it_date),
      '18': (shipment.missing_documents ?? []).join(', '),
      '19': shipment.foreign_port_lading ?? '',
      '20': shipment.us_port_unlading ?? '',
      '21': shipment.country_of_melt_pour ?? '',
      '22': shipment.primary_country_of_smelt ?? '',
      '23': shipment.secondary_country_of_smelt ?? '',
      '24': shipment.country_of_cast ?? '',
      '25': parties.location_of_goods ?? '',
      '26': parties.consignee_number ?? '',
      '27': parties.importer_number ?? '',
      '28': parties.reference_number ?? '',
      '29': partyRows(parties.ultimate_consignee),
      '30': partyRows(parties.importer_of_record),
      '39': money(totals.total_entered_value),
      '41': money(totals.total_duty),
      '42': money(totals.total_tax),
      '43': money(totals.total_other),
      '44': money(totals.grand_total),
      '45': totals.declarant_name ?? '',
      '45 title': totals.declarant_title ?? '',
      '45 signature': signature,
      '45 date': totals.declarant_date ?? '',
      '46': [
        totals.broker_name,
        [totals.broker_address_line1, totals.broker_address_line2].filter(Boolean).join(', '),
        brokerPlace,
        totals.broker_phone,
      ]
        .filter(Boolean)
        .join(', '),
      '47': totals.file_reference_no ?? '',
    },
    lines: formLines(filedDraft(stored)),
    fees: (totals.fee_summary ?? []).filter((row) => !isDutyRow(row)).map(formFee),
    declaration: declarationTicks(draft),
    marks,
    note,
  }
}
