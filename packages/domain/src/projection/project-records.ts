import { bondedAdcvd, deferredTax } from '../calculations/deferred.ts'
import { totalsOf } from '../calculations/totals.ts'
import { parseDay } from '../calendar/index.ts'
import { entryKind } from '../entry/derived-facts.ts'
import type { BondSection, DraftData, OtherParty } from '../entry/draft.ts'
import { feeCode } from '../entry/fee-types.ts'
import { feeFields } from '../entry/fields/fee.ts'
import { partyFields } from '../entry/fields/party.ts'
import { remedyFields } from '../entry/fields/remedies.ts'
import { type PartyType, RECORDED_PARTIES } from '../entry/party-blocks.ts'
import { PLACES } from '../money/amount.ts'
import { centsText, roundAmount, scaled, scaledText, sumCents, toCents } from '../money/cents.ts'
import { type ColumnsOf, projector } from './columns.ts'

/** A party of the data layer (`entry_parties`); country is US where the form fixes it. */
export interface PartyRecord {
  party_type: PartyType
  party_data: OtherParty & { importer_number?: string; consignee_number?: string }
}

const isGiven = (party: OtherParty | undefined): party is OtherParty =>
  Object.entries(party ?? {}).some(([field, value]) => field !== 'country' && Boolean(value))

/** The parties of the entry, as far as they are given; the country of step 3's two is the United States. */
export function projectParties(draft: DraftData): PartyRecord[] {
  const parties = draft.parties ?? {}
  const records: PartyRecord[] = []
  if (isGiven(parties.importer_of_record)) {
    const party_data = {
      country: 'US',
      ...parties.importer_of_record,
      importer_number: parties.importer_number ?? '',
    }
    records.push({ party_type: 'ior', party_data })
  }
  if (isGiven(parties.ultimate_consignee)) {
    const party_data = {
      country: 'US',
      ...parties.ultimate_consignee,
      consignee_number: consigneeNumber(draft),
    }
    records.push({ party_type: 'consignee', party_data })
  }
  for (const party_type of RECORDED_PARTIES) {
    const party = parties[party_type]
    if (!isGiven(party)) continue
    const code = party.manufacturer_id || (draft.shipment_origin?.manufacturer_id ?? '')
    const party_data = party_type === 'manufacturer' ? { ...party, manufacturer_id: code } : party
    records.push({ party_type, party_data })
  }
  return records
}

/** The consignee's number itself: SAME gives the importer's. */
export function consigneeNumber(draft: DraftData): string {
  const parties = draft.parties ?? {}
  const isSame = parties.same_as_importer || parties.consignee_number === 'SAME'
  return (isSame ? parties.importer_number : parties.consignee_number) ?? ''
}

/** The bond as the entry's columns hold it; the amount has two decimals, undefined when unreadable. */
export interface BondRecord extends Omit<BondSection, 'bond_amount'> {
  bond_amount?: string
  surety_no: string
  bond_type: string
}

export function projectBond(draft: DraftData): BondRecord {
  return {
    ...draft.bond_information,
    bond_amount: roundAmount(draft.bond_information?.bond_amount, 'currency'),
    surety_no: draft.header?.surety_no ?? '',
    bond_type: draft.header?.bond_type ?? '',
  }
}

/** A row of the fee summary (`entry_fee_summaries`). AD and CVD rows are duty and are not among them. */
export interface FeeRecord extends ColumnsOf<typeof feeFields> {
  row_id: string
}

const FEE = projector(feeFields)

/** The fee rows that are fees, AD and CVD left out, amounts in cents. */
export const projectFees = (draft: DraftData): FeeRecord[] =>
  (draft.totals_declarations?.fee_summary ?? [])
    .filter((row) => row.fee_type !== 'AD' && row.fee_type !== 'CVD')
    .map((row) => ({
      ...FEE.columns(row),
      row_id: row.id,
      code: feeCode(row),
      amount_usd: centsText(toCents(row.amount)),
    }))

const PARTIES = projector(partyFields)
const REMEDIES = projector(remedyFields)

/** The numbers and the location of step 3 (`entry_party_profiles`). */
export const projectPartyProfile = (draft: DraftData): ColumnsOf<typeof partyFields> | undefined =>
  draft.parties && PARTIES.columns(draft.parties)

/** The page trade-remedies (`entry_trade_remedies`). */
export const projectRemedies = (draft: DraftData): ColumnsOf<typeof remedyFields> | undefined =>
  draft.trade_remedies && REMEDIES.columns(draft.trade_remedies)

const dayOf = (typed: string | undefined): string => (typed && parseDay(typed)) || ''

/** Three letters, or nothing: a column takes no half-typed term. */
const incotermOf = (draft: DraftData): string => {
  const typed = draft.shipment_origin?.incoterm ?? ''
  return /^[A-Z]{3}$/.test(typed) ? typed : ''
}

/** The columns of an entry that lists and reports read, derived from its draft; amounts as decimal text. */
export function projectEntryColumns(draft: DraftData) {
  const totals = totalsOf(draft)
  const lines = draft.line_items ?? []
  const weights = lines.map((line) => scaled(line.gross_weight_kg, PLACES.quantity) ?? 0n)
  return {
    type: entryKind(draft),
    line_count: lines.length,
    total_weight: scaledText(sumCents(weights), PLACES.quantity),
    total_entered_value: totals.total_entered_value.amount,
    total_duty: totals.total_duty.amount,
    total_tax: totals.total_tax.amount,
    total_other: totals.total_other.amount,
    grand_total: totals.grand_total.amount,
    deferred_tax: deferredTax(draft),
    bonded_adcvd: bondedAdcvd(draft),
    incoterm: incotermOf(draft),
    eta: dayOf(draft.shipment_origin?.eta),
    broker_name: draft.totals_declarations?.broker_name ?? '',
    broker_license: draft.totals_declarations?.broker_license ?? '',
    purchase_order: draft.header?.purchase_order ?? '',
    file_reference_no: draft.totals_declarations?.file_reference_no ?? '',
  }
}
