import { isVesselMode } from '../reference/modes-of-transport.ts'
import { INDIVIDUAL_PAYMENT, paymentType } from '../reference/payment-types.ts'
import { isFtz } from './derived-facts.ts'
import type { DraftData, ShipmentSection, TotalsSection } from './draft.ts'

type Condition = (shipment: ShipmentSection) => boolean

const byVessel: Condition = (shipment) => isVesselMode(shipment.mode_of_transport ?? '') && !isFtz(shipment)
/** The form asks for block 20 by vessel, rail and air; the transport record needs it in every mode. */
const withPortOfUnlading: Condition = (shipment) => Boolean(shipment.mode_of_transport) && !isFtz(shipment)
const withMetal: Condition = ({ contains_metal }) => contains_metal === 'Y'

/** Blocks 21 to 24: asked by no other page, so their values count only while step 2 asks for them. */
const METAL_FIELDS = [
  'country_of_melt_pour',
  'primary_country_of_smelt',
  'secondary_country_of_smelt',
  'country_of_cast',
] as const satisfies (keyof ShipmentSection)[]

const CONDITIONS: Partial<Record<keyof ShipmentSection, Condition>> = {
  foreign_port_lading: byVessel,
  us_port_unlading: withPortOfUnlading,
  ...Object.fromEntries(METAL_FIELDS.map((field) => [field, withMetal])),
}

/**
 * True if step 2 asks for a field, given the rest of the step. The transport page asks for both ports in
 * every mode.
 */
export const isAskedInStep2 = (
  field: keyof ShipmentSection,
  shipment: ShipmentSection | undefined,
): boolean => CONDITIONS[field]?.(shipment ?? {}) ?? true

/** Fields of step 5 that belong to a statement, the month to a periodic one. */
const STATEMENT_FIELDS = [
  'statement_date',
  'statement_month',
  'statement_branch',
] as const satisfies (keyof TotalsSection)[]
type StatementField = (typeof STATEMENT_FIELDS)[number]

/** True if step 5 asks for a field of the statement, given the payment type. */
export function isAskedOfPayment(field: StatementField, totals: TotalsSection | undefined): boolean {
  const kind = paymentType(totals?.payment_type || INDIVIDUAL_PAYMENT)?.kind
  return field === 'statement_month' ? kind === 'periodic' : kind === 'daily' || kind === 'periodic'
}

/**
 * The draft without the values that no page asks for: a melt country that was typed before 'contains metal' became
 * 'No'. Rules, the form and the message read this draft; the typed values stay stored, should the answer change again.
 */
export function askedDraft(draft: DraftData): DraftData {
  const { shipment_origin: shipment, totals_declarations: totals } = draft
  const metal = METAL_FIELDS.filter((field) => shipment?.[field] && !isAskedInStep2(field, shipment))
  const statement = STATEMENT_FIELDS.filter((field) => totals?.[field] && !isAskedOfPayment(field, totals))
  if (metal.length === 0 && statement.length === 0) return draft
  return {
    ...draft,
    ...(metal.length > 0 && { shipment_origin: { ...shipment, ...blanks(metal) } }),
    ...(statement.length > 0 && { totals_declarations: { ...totals, ...blanks(statement) } }),
  }
}

const blanks = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, '']))
