import { parseDay } from '@edfe/domain/calendar'
import { type DraftData, modeOf } from '@edfe/domain/entry'
import { dayInWords } from '../../../messages/day-in-words.ts'

/** What an entry declares, as its sentences and the answers beneath them say it. '' where it is not given. */
export interface DeclaredValues {
  /** The seller, else the maker of the entry or of its first line with one. */
  supplier: { name: string; city: string; isSeller: boolean }
  /** Of buyer and seller; 'some' if the lines differ. */
  relation: 'related' | 'unrelated' | 'some' | ''
  port: { name: string; code: string }
  /** The day of arrival in words. */
  day: string
  mode: string
  carrier: string
  bill: string
}

/** Reads the values that a person checks before the signature; `portName` is that of the port of unlading, else of entry. */
export function declaredValues(draft: DraftData, portName: string | undefined): DeclaredValues {
  const { shipment_origin: shipment = {} } = draft
  const day = parseDay(shipment.import_date)
  return {
    supplier: supplierOf(draft),
    relation: relationOf(draft),
    port: { name: portName ?? '', code: shipment.us_port_unlading ?? '' },
    day: day ? dayInWords(day) : '',
    mode: modeOf(draft),
    carrier: shipment.importing_carrier ?? '',
    bill: shipment.bill_of_lading ?? '',
  }
}

function supplierOf({ parties = {}, line_items: lines = [] }: DraftData): DeclaredValues['supplier'] {
  const isNamed = (party: { name?: string } | undefined) => Boolean(party?.name?.trim())
  const makers = [parties.manufacturer, ...lines.map(({ manufacturer }) => manufacturer)]
  const isSeller = isNamed(parties.seller)
  const party = isSeller ? parties.seller : makers.find(isNamed)
  return { name: party?.name?.trim() ?? '', city: party?.city?.trim() ?? '', isSeller }
}

function relationOf({ line_items: lines = [] }: DraftData): DeclaredValues['relation'] {
  const [first, ...others] = new Set(lines.map(({ relationship }) => relationship ?? ''))
  if (others.length > 0) return 'some'
  return first === 'Y' ? 'related' : first === 'N' ? 'unrelated' : ''
}
