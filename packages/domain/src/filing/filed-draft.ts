import { TOTAL_FIELDS, totalsOf } from '../calculations/totals.ts'
import { askedDraft } from '../entry/asked-fields.ts'
import type { DraftData, TotalsSection } from '../entry/draft.ts'
import { metalBlocks } from './mapping/metal-blocks.ts'

/**
 * The draft as it is filed: what the message to customs is made of. Values that no page asks for are blank, and the totals
 * are the sums of lines and fee rows.
 */
export function filedDraft(draft: DraftData): DraftData {
  return {
    ...askedDraft(draft),
    ...((draft.totals_declarations || draft.line_items?.length) && {
      totals_declarations: filedTotals(draft),
    }),
  }
}

/** The filed draft as the form sheet shows and the printed form prints it: blocks 21 to 24 hold what the lines declare. */
export function formDraft(draft: DraftData): DraftData {
  const filed = filedDraft(draft)
  const { shipment_origin: shipment } = filed
  const metal = metalBlocks(filed)
  if (!shipment || !metal) return filed
  const orNotApplicable = (typed: string | undefined) => (typed === 'N/A' ? typed : '')
  return {
    ...filed,
    shipment_origin: {
      ...shipment,
      country_of_melt_pour: metal.meltPour ?? '',
      primary_country_of_smelt: metal.primarySmelt ?? orNotApplicable(shipment.primary_country_of_smelt),
      secondary_country_of_smelt:
        metal.secondarySmelt ?? orNotApplicable(shipment.secondary_country_of_smelt),
      country_of_cast: metal.cast ?? '',
    },
  }
}

function filedTotals(draft: DraftData): TotalsSection {
  const sums = totalsOf(draft)
  return {
    ...askedDraft(draft).totals_declarations,
    ...Object.fromEntries(TOTAL_FIELDS.map((field) => [field, sums[field].amount])),
  }
}
