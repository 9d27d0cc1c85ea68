import type { DraftData, FeeRow, LineItem, LineRequirement, TariffRow } from '../../../src/entry/draft.ts'
import type { RulesProfileName } from '../../../src/profile/index.ts'

/** A change of the sample entry. */
export type Change = (draft: DraftData) => void

export const header =
  (change: DraftData['header']): Change =>
  (draft) =>
    Object.assign(draft.header!, change)
export const shipment =
  (change: DraftData['shipment_origin']): Change =>
  (draft) =>
    Object.assign(draft.shipment_origin!, change)
export const parties =
  (change: DraftData['parties']): Change =>
  (draft) =>
    Object.assign(draft.parties!, change)
export const line =
  (change: Partial<LineItem>): Change =>
  (draft) =>
    Object.assign(draft.line_items![0]!, change)
export const licenses =
  (...rows: LineRequirement[]): Change =>
  (draft) =>
    Object.assign(draft.line_items![0]!, { license_numbers: rows })
export const tariffRows =
  (...rows: TariffRow[]): Change =>
  (draft) =>
    Object.assign(draft.line_items![0]!, { tariff_rows: rows })
export const metal =
  (change: LineItem['metal']): Change =>
  (draft) =>
    Object.assign(draft.line_items![0]!, { metal: change })
export const declares =
  (change: NonNullable<LineItem['importer_declarations']>): Change =>
  (draft) =>
    Object.assign(draft.line_items![0]!, { importer_declarations: change })
export const permits =
  (...rows: LineRequirement[]): Change =>
  (draft) =>
    Object.assign(draft.line_items![0]!, { permit_info: rows })
export const totals =
  (change: DraftData['totals_declarations']): Change =>
  (draft) =>
    Object.assign(draft.totals_declarations!, change)
export const remedies =
  (change: DraftData['trade_remedies']): Change =>
  (draft) => {
    draft.trade_remedies = { section232_applicable: true, ...change }
  }
export const fees =
  (...rows: Partial<FeeRow>[]): Change =>
  (draft) => {
    draft.totals_declarations!.fee_summary = rows.map((row, index) => ({ id: String(index), ...row }))
  }
export const all =
  (...changes: Change[]): Change =>
  (draft) => {
    for (const change of changes) change(draft)
  }

export const MPF = { fee_type: 'MPF', class_code: '499', amount: '42.01' }
export const HMF = { fee_type: 'HMF', class_code: '501', amount: '15.16' }
export const CASE = {
  adcvd_case_number: 'A-570-967-000',
  adcvd_case_role: 'all_others',
  adcvd_rate: '10',
  adcvd_amount: '1212.90',
}

/** An informal entry within its limit. */
export const informal = all(header({ entry_type: '11' }), line({ entered_value: '1200' }))

/** One change of the sample entry, and whether a rule then holds. */
export interface Trial {
  rule: string
  /** A sentence that a customs expert can judge. */
  title: string
  change: Change
  holds: boolean
  profile?: RulesProfileName
  /** The trial is a post summary correction of the sample entry with this change. */
  onFile?: Change
  /** The trial replaces a summary that CBP sent back. */
  isSentBack?: boolean
  /** What the organization owed in the twelve months before, in dollars. */
  owedInYear?: string
}

const nothing: Change = () => undefined

/** A post summary correction of the sample entry, or of one that was filed with a change of it. */
export const corrects = (trial: Trial, onFile = nothing): Trial => ({ ...trial, onFile })

export const breaks = (rule: string, title: string, change: Change, profile?: RulesProfileName): Trial => ({
  rule,
  title,
  change,
  holds: false,
  profile,
})
export const meets = (rule: string, title: string, change: Change, profile?: RulesProfileName): Trial => ({
  rule,
  title,
  change,
  holds: true,
  profile,
})
