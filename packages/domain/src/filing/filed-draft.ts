import { TOTAL_FIELDS, totalsOf } from '../calculations/totals.ts'
import { askedDraft } from '../entry/asked-fields.ts'
import type { DraftData, ShipmentSection, TotalsSection } from '../entry/draft.ts'
import { metalOrigins } from './mapping/metal-origins.ts'

/**
 * The draft as it is filed: the one that the form sheet shows, the printed form prints and the message to customs is
 * made of. Values that no page asks for are blank, blocks 21 to 24 hold the countries that are declared, and the
 * totals are the sums of lines and fee rows.
 */
export function filedDraft(draft: DraftData): DraftData {
  return {
    ...draft,
    ...(draft.shipment_origin && { shipment_origin: filedShipment(draft) }),
    ...((draft.totals_declarations || draft.line_items?.length) && {
      totals_declarations: filedTotals(draft),
    }),
  }
}

function filedShipment(draft: DraftData): ShipmentSection {
  const shipment = askedDraft(draft).shipment_origin ?? {}
  const metal = metalOrigins(draft)
  if (!metal) return shipment
  const orNotApplicable = (typed: string | undefined) => (typed === 'N/A' ? typed : '')
  return {
    ...shipment,
    country_of_melt_pour: metal.meltPour ?? '',
    primary_country_of_smelt: metal.primarySmelt ?? orNotApplicable(shipment.primary_country_of_smelt),
    secondary_country_of_smelt: metal.secondarySmelt ?? orNotApplicable(shipment.secondary_country_of_smelt),
    country_of_cast: metal.cast ?? '',
  }
}

function filedTotals(draft: DraftData): TotalsSection {
  const sums = totalsOf(draft)
  return {
    ...askedDraft(draft).totals_declarations,
    ...Object.fromEntries(TOTAL_FIELDS.map((field) => [field, sums[field].amount])),
  }
}
