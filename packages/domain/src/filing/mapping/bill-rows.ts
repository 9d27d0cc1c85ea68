import type { FurtherBill, ShipmentSection } from '../../entry/draft.ts'

/** The numbers of a bill and of the in-bond movement that brought its goods. */
export type Bills = Pick<ShipmentSection, 'bill_of_lading' | 'house_bill' | 'sub_house_bill' | 'it_number'>
type ShipmentBills = Bills & Pick<ShipmentSection, 'further_bills'>

const NO_BILLS: readonly FurtherBill[] = []

/** The bills in addition to that of block 12; empty rows are skipped. */
export const furtherBills = ({
  further_bills,
}: Pick<ShipmentSection, 'further_bills'>): readonly FurtherBill[] =>
  further_bills?.filter((row) => Object.values(row).some(Boolean)) ?? NO_BILLS

/**
 * The bill of blocks 12 and 16, then each further one. A further one without a bill of lading or an in-bond number has
 * those of the first.
 */
export function billRows(shipment: ShipmentBills): [Bills, ...FurtherBill[]] {
  const further = furtherBills(shipment).map((row) => ({
    ...row,
    bill_of_lading: row.bill_of_lading || shipment.bill_of_lading,
    it_number: row.it_number || shipment.it_number,
  }))
  return [shipment, ...further]
}

/** True where a manifest is sent: there is some bill or an in-bond number, and the entry type reports a mode. */
export function needsManifest(
  shipment: ShipmentBills,
  { mode, isVessel, isAir }: { mode: string; isVessel: boolean; isAir: boolean },
): boolean {
  const { bill_of_lading, house_bill, sub_house_bill, it_number } = shipment
  const isGiven = Boolean(bill_of_lading || house_bill || sub_house_bill || it_number)
  return mode !== '' && (isVessel || isAir || isGiven || furtherBills(shipment).length > 0)
}
