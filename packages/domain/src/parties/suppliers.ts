import type { LineItem, LineManufacturer, OtherParty, ShipmentSection } from '../entry/draft.ts'
import { NAME_AND_ADDRESS_FIELDS } from './party.ts'
import { nameWords, plainWords, streetKey } from './party-key.ts'

/** The number of suppliers shown at once. */
export const SUPPLIER_LIMIT = 10

/** A seller, shipper or manufacturer that entries of the organization name, as one record of them says it. */
export interface SupplierRecord {
  /** Manufacturer ID (block 13); '' when the record has none. */
  mid: string
  /** Name, address and contact; a record that has the ID alone leaves them out. */
  party: Omit<OtherParty, 'tin' | 'manufacturer_id'>
  /** The latest answer to block 36C; '' when no line answered. */
  relationship: string
  /** Country of origin of its goods in the latest line, two letters; '' when no line gives one. */
  origin: string
  /** Incoterm of the latest entry that gives one, three letters; '' when none does. */
  incoterm: string
  /** In how many entries it is named. */
  used_in: number
  /** ISO instant of the latest change of such an entry. */
  last_used_at: string
}

/**
 * The suppliers that records name, each once, the most used first, then the latest. Records of one manufacturer ID are
 * one supplier; a record without an ID belongs to the supplier of its name, unless both have a street and differ in it.
 * Each field is the latest that is given.
 */
export function knownSuppliers(records: readonly SupplierRecord[]): SupplierRecord[] {
  const newestFirst = records.toSorted((a, b) => byText(b.last_used_at, a.last_used_at))
  const suppliers: SupplierRecord[] = []
  for (const record of newestFirst.toSorted((a, b) => Number(!a.mid) - Number(!b.mid))) {
    const at = suppliers.findIndex((known) => isSameSupplier(known, record))
    if (at < 0) suppliers.push(record)
    else suppliers[at] = joined(suppliers[at]!, record)
  }
  return suppliers.toSorted(
    (a, b) =>
      b.used_in - a.used_in ||
      byText(b.last_used_at, a.last_used_at) ||
      weight(b.party) - weight(a.party) ||
      byText(a.mid, b.mid),
  )
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function isSameSupplier(known: SupplierRecord, record: SupplierRecord): boolean {
  if (known.mid && record.mid) return known.mid === record.mid
  const [name, other] = [nameKey(known), nameKey(record)]
  if (!name || name !== other) return false
  const [street, otherStreet] = [known, record].map(({ party }) => streetKey(party.address_line1 ?? ''))
  return !street || !otherStreet || street === otherStreet
}

const nameKey = ({ party }: SupplierRecord): string => nameWords(party.name ?? '').join(' ')

/** Two records of one supplier. An address is taken whole, so that no two are mixed. */
function joined(known: SupplierRecord, record: SupplierRecord): SupplierRecord {
  const [newer, older] = known.last_used_at < record.last_used_at ? [record, known] : [known, record]
  return {
    mid: known.mid || record.mid,
    party: saysMore(older.party, newer.party) ? older.party : newer.party,
    relationship: newer.relationship || older.relationship,
    origin: newer.origin || older.origin,
    incoterm: newer.incoterm || older.incoterm,
    // Both may count the same entries, so the sum would be too many.
    used_in: Math.max(known.used_in, record.used_in),
    last_used_at: newer.last_used_at,
  }
}

/** A record with a street says more than a name alone, and a name more than nothing. */
const saysMore = (one: SupplierRecord['party'], other: SupplierRecord['party']): boolean =>
  weight(one) > weight(other)

const weight = ({ name, address_line1 }: SupplierRecord['party']): number =>
  name ? (address_line1 ? 2 : 1) : 0

/** True if a text matches a supplier: the beginning of its ID, or of words of its name, in their order. */
export function fitsSupplier({ mid, party }: Pick<SupplierRecord, 'mid' | 'party'>, text: string): boolean {
  const id = text.replace(/[^a-z0-9]/gi, '').toUpperCase()
  const words = plainWords(text)
  if (words === '') return true
  return (id !== '' && mid.startsWith(id)) || ` ${plainWords(party.name ?? '')}`.includes(` ${words}`)
}

/**
 * The line fields filled from a supplier. A supplier without a name or an answer leaves those of the line
 * unchanged. The origin of its goods is filled in where the line has none and step 2 says another; `known` is the origin
 * of both, two letters.
 */
export function supplierOnLine(
  { mid, party, relationship, origin }: SupplierRecord,
  known: { line?: string | undefined; shipment?: string | undefined } = {},
): Partial<LineItem> {
  const manufacturer: LineManufacturer = {
    name: party.name ?? '',
    address_line1: party.address_line1 ?? '',
    address_line2: party.address_line2 ?? '',
    city: party.city ?? '',
    province: party.state ?? '',
    country: party.country ?? '',
    postal: party.zip ?? '',
  }
  return {
    ...(mid && { manufacturer_mid: mid }),
    ...(party.name && { manufacturer }),
    ...(relationship && { relationship }),
    ...(origin && !known.line && origin !== known.shipment && { origin_country: origin }),
  }
}

/**
 * What the shipment takes of its supplier: the manufacturer ID, and the origin and terms of the last time where the
 * shipment has none. An origin or a term that is given stays.
 */
export function supplierOnShipment(
  { mid, origin, incoterm }: SupplierRecord,
  shipment: ShipmentSection | undefined,
): Pick<ShipmentSection, 'manufacturer_id' | 'country_of_origin' | 'incoterm'> {
  return {
    manufacturer_id: mid,
    ...(origin && !shipment?.country_of_origin && { country_of_origin: origin }),
    ...(incoterm && !shipment?.incoterm && { incoterm }),
  }
}

/**
 * A supplier as a party of the entry: every field, blank if the supplier has none; the ID is the
 * manufacturer's.
 */
export function supplierAsParty({ mid, party }: SupplierRecord, isManufacturer: boolean): OtherParty {
  return {
    ...Object.fromEntries(NAME_AND_ADDRESS_FIELDS.map((field) => [field, party[field] ?? ''])),
    ...(isManufacturer && { manufacturer_id: mid }),
  }
}
