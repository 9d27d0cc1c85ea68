import { parseDay } from '../../calendar/index.ts'
import type { DraftData, FurtherBill, PartiesSection, ShipmentSection } from '../../entry/draft.ts'
import { scaled } from '../../money/cents.ts'
import { isFirmsCode } from '../../reference/small-tables.ts'
import type { CargoFacts, ManifestFacts } from '../entry-summary-facts.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { readBill, readCarrierCode, readHouseBill, readSubHouseBill } from './bill.ts'
import type { Bills } from './bill-rows.ts'
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
    portOfUnlading: takesUnladingPort(context) ? shipment.us_port_unlading || undefined : undefined,
    arrivalDate: parseDay(shipment.eta),
    firmsCode: locationCode(context),
    conveyanceName: conveyanceName(context),
    tripIdentifier: shipment.trip_number || undefined,
    inBondDate: context.hasManifest && shipment.it_number ? parseDay(shipment.it_date) : undefined,
  }
}

/** A withdrawal from a warehouse is filed without a port of unlading (AE chapter, July 2026, usage map, record 20). */
export const takesUnladingPort = ({ needs }: Pick<FilingContext, 'needs'>): boolean =>
  needs?.mode !== 'forbidden'

/** The FIRMS code of the location: the field for it, else a location in its shape. */
export function locationCode({
  firms_code,
  location_of_goods,
}: Pick<PartiesSection, 'firms_code' | 'location_of_goods'>): string | undefined {
  return [firms_code, location_of_goods].map((text) => (text ?? '').trim().toUpperCase()).find(isFirmsCode)
}

/** The importing carrier as record 20 takes it: its first words, as far as the field holds them. */
export const conveyanceName = ({
  importing_carrier,
}: Pick<ShipmentSection, 'importing_carrier'>): string | undefined =>
  wrapText(plainText(importing_carrier), CONVEYANCE_WIDTH)[0]

/**
 * Records 22 and 23: a manifest for each bill, with the bills below it. Further bills say how many packages they count;
 * the bill of block 12 counts the rest of the packages of all lines. Goods that moved in bond say so on each of them, each under its own number.
 */
export function manifestFacts(context: FilingContext): ManifestFacts[] {
  if (!context.hasManifest) return []
  const unit = manifestUnit(context.draft)
  const [first, ...further] = context.bills
  return [
    { quantity: packagesOfFirstBill(context).toString(), unit, bills: billsOf(first, context) },
    ...further.map((row) => ({
      quantity: packagesOf(row).toString(),
      unit: row.unit || unit,
      bills: billsOf(row, context),
    })),
  ]
}

/** The in-bond number, master, house and sub-house bill of a manifest. */
function billsOf(bills: Bills, { mode }: FilingContext): ManifestFacts['bills'] {
  const inBond = readInBondNumber(bills.it_number, mode)
  const bill = readBill(bills.bill_of_lading, mode)
  const house = readHouseBill(bills.house_bill, mode)
  const subHouse = readSubHouseBill(bills.sub_house_bill)
  return [
    ...(inBond ? [{ kind: 'I' as const, number: inBond }] : []),
    ...(bill ? [{ kind: 'M' as const, ...bill }] : []),
    ...(house ? [{ kind: 'H' as const, ...house }] : []),
    ...(subHouse ? [{ kind: 'S' as const, ...subHouse }] : []),
  ]
}

/** The whole packages that a further bill counts; 0 while none are given. */
export const packagesOf = ({ packages = '' }: FurtherBill): bigint =>
  /^\d{1,8}$/.test(packages) ? BigInt(packages) : 0n

/** The packages of all lines that remain for the first bill after the further bills take theirs. */
export const packagesOfFirstBill = ({
  lines,
  furtherBills,
}: PackedLines & Pick<FilingContext, 'furtherBills'>): bigint =>
  furtherBills.reduce((rest, further) => rest - packagesOf(further), packageCount({ lines }))

interface PackedLines {
  lines: readonly Pick<FilingLine, 'manifest_qty'>[]
}

/** Packages of all lines. */
export const packageCount = ({ lines }: PackedLines): bigint =>
  lines.reduce((sum, { manifest_qty }) => sum + (scaled(manifest_qty, 0) ?? 0n), 0n)

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
