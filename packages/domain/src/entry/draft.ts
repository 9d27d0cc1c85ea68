import type { FieldsOf } from './field.ts'
import type { draftFields } from './fields/index.ts'
import type { partyFields } from './fields/party.ts'

/**
 * The draft of one entry, as it is typed and stored (`entries.draft_data`), derived from the definitions of its fields.
 *
 * Every field is text exactly as the person left it, after normalisation; '' and a missing field both mean
 * "not given". Days are `YYYY-MM-DD` once they can be read as a day, else the text as typed, so that nothing
 * typed is lost; only `declarant_date` stays MM/DD/YYYY (Form 7501 block 45). Amounts are US dollars, weights
 * kilograms, both as plain decimal text without separators.
 */
export type DraftData = FieldsOf<typeof draftFields>
export type DraftSection = keyof DraftData

type Section<Name extends DraftSection> = NonNullable<DraftData[Name]>
export type HeaderSection = Section<'header'>
export type ShipmentSection = Section<'shipment_origin'>
export type FurtherBill = NonNullable<ShipmentSection['further_bills']>[number]
/** `consignee_number` is 'SAME' when `same_as_importer` is true. */
export type PartiesSection = Section<'parties'>
export type LineItem = Section<'line_items'>[number]
export type LineManufacturer = NonNullable<LineItem['manufacturer']>
export type LineRequirement = NonNullable<LineItem['license_numbers']>[number]
/** A tariff row in addition to the line's own number. */
export type TariffRow = NonNullable<LineItem['tariff_rows']>[number]
/** A row of the tariff that a person took out of a line. */
export type RemovedRow = NonNullable<LineItem['tariff_rows_removed']>[number]
/** Why the number of a line was chosen. */
export type Classification = NonNullable<LineItem['classification']>
export type TotalsSection = Section<'totals_declarations'>
export type BondSection = Section<'bond_information'>
export type ExportSection = Section<'export_details'>
export type TradeRemediesSection = Section<'trade_remedies'>
export type ReleaseSection = Section<'release'>
export type SecurityFilingSection = Section<'security_filing'>
export type FinalReviewSection = Section<'final_review'>
export type FeeRow = NonNullable<TotalsSection['fee_summary']>[number]

/** Name and address of a party of blocks 29 and 30; country is US in the numbered form. */
export type PartyBlock = FieldsOf<typeof partyFields.importer_of_record.fields>
/**
 * A party that the form has no block for. `tin` is the number that the United States knows it by, if any;
 * `manufacturer_id` is the manufacturer's alone.
 */
export type OtherParty = FieldsOf<typeof partyFields.manufacturer.fields>
