import type { LineItem } from '../entry/draft.ts'
import { type Cents, divideHalfUp, scaled } from '../money/cents.ts'
import { type ExciseRate, exciseRates } from '../reference/excise.ts'
import { cbpUnit } from '../reference/units.ts'
import { ownQuantities, type StackRow } from './tariff-stack.ts'

/** The fields of a line that its tax follows from. */
export const TAXED_FIELDS = [
  'htsus',
  'net_qty',
  'net_uom',
  'net_qty_2',
  'net_uom_2',
  'net_qty_3',
  'net_uom_3',
] as const
export type TaxedLine = Pick<LineItem, (typeof TAXED_FIELDS)[number]>

/** A rate that the goods of a line may owe, with its amount for the quantity. */
export interface IrTax extends ExciseRate {
  /** Undefined while the quantity in the unit of the rate is missing. */
  amount: Cents | undefined
}

const QUANTITY_PLACES = 5
const RATE_PLACES = 4
const SIZE_PLACES = 9

/** Entries into a warehouse, under bond and in transit, which pay no tax yet. */
const UNPAID_TYPES = new Set(['21', '22', '23', '61', '62', '63'])

/** Ports of district 49, Puerto Rico, collect no tax (CBP ACE error dictionary, condition 651). */
const PUERTO_RICO = '49'
export const isInPuertoRico = (port: string): boolean => port.startsWith(PUERTO_RICO)

/** True if customs collects internal revenue tax with an entry of this type at this port of entry. */
export const collectsIrTax = (entryType: string, port: string): boolean =>
  !UNPAID_TYPES.has(entryType) && !isInPuertoRico(port)

/** Quantity times rate, half up to the cent; undefined without a readable quantity. */
export function exciseAmount(
  { rate, size }: Pick<ExciseRate, 'rate' | 'size'>,
  quantity: string | undefined,
): Cents | undefined {
  const amount = scaled(quantity, QUANTITY_PLACES)
  if (amount === undefined) return undefined
  const cents = amount * scaled(rate, RATE_PLACES)! * 100n * 10n ** BigInt(SIZE_PLACES)
  return divideHalfUp(cents, scaled(size, SIZE_PLACES)! * 10n ** BigInt(QUANTITY_PLACES + RATE_PLACES))
}

/**
 * The internal revenue tax of a line: one rate where its number decides it, several where alcohol or weight does, none
 * where the goods owe none or the law has no rate by number. Importers pay the full rates of 26 U.S.C.; lower ones of
 * the Craft Beverage Modernization Act come back from the TTB.
 */
export const irTaxes = (line: TaxedLine): IrTax[] =>
  rowTaxes({ hts: line.htsus ?? '', quantities: ownQuantities(line) })

/** The internal revenue tax of one tariff row, as of a line. */
export const rowTaxes = ({ hts, quantities }: Pick<StackRow, 'hts' | 'quantities'>): IrTax[] =>
  exciseRates(hts).map((rate) => ({
    ...rate,
    amount: exciseAmount(rate, quantities.find(({ unit }) => cbpUnit(unit) === rate.unit)?.amount),
  }))

/** The tax of a line where one rate and its quantity are known. */
export function irTaxOf(line: TaxedLine): Cents | undefined {
  const [only, ...others] = irTaxes(line)
  return others.length === 0 ? only?.amount : undefined
}
