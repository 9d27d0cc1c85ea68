import { parseDay } from '../../calendar/index.ts'
import type { DraftData } from '../../entry/draft.ts'
import { scaled } from '../../money/cents.ts'
import { isFirmsCode } from '../../reference/small-tables.ts'
import type { CargoFacts, ManifestFacts } from '../entry-summary-facts.ts'
import type { FilingContext } from '../filing-context.ts'
import { readBill, readCarrierCode, readHouseBill, readSubHouseBill } from './bill.ts'
import { readInBondNumber } from './in-bond.ts'
import { plainText, wrapText } from './text.ts'

const CONVEYANCE_WIDTH = 20
/** Units of the form that name a kind of package; a mixed load counts pieces. */
const PACKAGES = ['CTN', 'BOX', 'PKG']

/** Records 20 and 21: how the goods came and where they lie. */
export function cargoFacts(context: FilingContext): CargoFacts {
  const shipment = context.draft.shipment_origin ?? {}
  return {
    carrierCode: readCarrierCode(shipment, context.mode),
    portOfUnlading: shipment.us_port_unlading || undefined,
    arrivalDate: parseDay(shipment.eta),
    firmsCode: locationCode(context),
    conveyanceName: conveyanceName(context),
    tripIdentifier: shipment.trip_number || undefined,
    inBondDate: needsManifest(context) && shipment.it_number ? parseDay(shipment.it_date) : undefined,
  }
}

/** The FIRMS code of the location: the field for it, else a location in its shape. */
export function locationCode({ draft }: Pick<FilingContext, 'draft'>): string | undefined {
  const { firms_code, location_of_goods } = draft.parties ?? {}
  return [firms_code, location_of_goods].map((text) => (text ?? '').trim().toUpperCase()).find(isFirmsCode)
}

/** The importing carrier as record 20 takes it: its first words, as far as the field holds them. */
export const conveyanceName = ({ draft }: Pick<FilingContext, 'draft'>): string | undefined =>
  wrapText(plainText(draft.shipment_origin?.importing_carrier), CONVEYANCE_WIDTH)[0]

/** A manifest is sent where there is some bill or an in-bond number, and the entry type reports a mode. */
export function needsManifest({
  draft,
  mode,
  isVessel,
  isAir,
}: Pick<FilingContext, 'draft' | 'mode' | 'isVessel' | 'isAir'>): boolean {
  const { bill_of_lading: bill, house_bill, sub_house_bill, it_number: inBond } = draft.shipment_origin ?? {}
  return mode !== '' && (isVessel || isAir || Boolean(bill || house_bill || sub_house_bill || inBond))
}

/** Records 22 and 23: one manifest for the one bill that the form holds, with the bills below it, counting the packages of all lines. */
export function manifestFacts(context: FilingContext): ManifestFacts[] {
  if (!needsManifest(context)) return []
  const shipment = context.draft.shipment_origin ?? {}
  const bill = readBill(shipment.bill_of_lading, context.mode)
  const house = readHouseBill(shipment.house_bill, context.mode)
  const subHouse = readSubHouseBill(shipment.sub_house_bill)
  const inBond = readInBondNumber(shipment.it_number, context.mode)
  return [
    {
      quantity: packageCount(context).toString(),
      unit: manifestUnit(context.draft),
      bills: [
        ...(inBond ? [{ kind: 'I' as const, number: inBond }] : []),
        ...(bill ? [{ kind: 'M' as const, ...bill }] : []),
        ...(house ? [{ kind: 'H' as const, ...house }] : []),
        ...(subHouse ? [{ kind: 'S' as const, ...subHouse }] : []),
      ],
    },
  ]
}

/** Packages of all lines. */
export const packageCount = ({ lines }: Pick<FilingContext, 'lines'>): bigint =>
  lines.reduce((sum, { line }) => sum + (scaled(line.manifest_qty, 0) ?? 0n), 0n)

/** The form of a unit of packages in record 22. */
export const isManifestUnit = (unit: string): boolean => /^[A-Z0-9]{1,5}$/.test(unit)

/**
 * The unit in which the bill counts its packages: the one given, else the kind of package that all lines have, else
 * pieces (usage note h).
 */
export function manifestUnit({ shipment_origin: shipment, line_items: lines = [] }: DraftData): string {
  if (shipment?.manifest_unit) return shipment.manifest_unit
  const [unit = '', ...others] = new Set(lines.map(({ net_uom }) => net_uom))
  return others.length === 0 && PACKAGES.includes(unit) ? unit : 'PCS'
}
