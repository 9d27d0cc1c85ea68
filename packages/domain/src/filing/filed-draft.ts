import { TOTAL_FIELDS, totalsOf } from '../calculations/totals.ts'
import { askedDraft } from '../entry/asked-fields.ts'
import type { DraftData, ShipmentSection, TotalsSection } from '../entry/draft.ts'
import { takesUnladingPort } from './mapping/cargo.ts'
import { entryTypeNeeds, isMovementLeftOut } from './mapping/entry-type-needs.ts'
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

/**
 * The filed draft as the form sheet shows and the printed form prints it: without a movement that is not sent, and with
 * what the lines declare in blocks 21 to 24.
 */
export function formDraft(draft: DraftData): DraftData {
  const filed = filedDraft(draft)
  if (!filed.shipment_origin) return filed
  const shipment = sentMovement(filed.shipment_origin, filed)
  const metal = metalBlocks(filed)
  if (!metal) return { ...filed, shipment_origin: shipment }
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

const NO_MOVEMENT: ShipmentSection = {
  mode_of_transport: '',
  bill_of_lading: '',
  house_bill: '',
  sub_house_bill: '',
  it_number: '',
  it_date: '',
  further_bills: [],
}

/** Blocks 9, 12, 16, 17 and 20 are blank where the entry type is filed without them. */
function sentMovement(shipment: ShipmentSection, { header }: DraftData): ShipmentSection {
  const needs = entryTypeNeeds(header?.entry_type)
  return {
    ...shipment,
    ...(isMovementLeftOut(needs, shipment) && NO_MOVEMENT),
    ...(!takesUnladingPort({ needs }) && { us_port_unlading: '' }),
  }
}

function filedTotals(draft: DraftData): TotalsSection {
  const sums = totalsOf(draft)
  return {
    ...askedDraft(draft).totals_declarations,
    ...Object.fromEntries(TOTAL_FIELDS.map((field) => [field, sums[field].amount])),
  }
}
