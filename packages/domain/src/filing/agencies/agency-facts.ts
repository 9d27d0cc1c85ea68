import { type AgencyFacts, type AgencyParty, ARRIVAL_TIME } from '../../agencies/index.ts'
import type { CalendarDay } from '../../calendar/index.ts'
import type { DraftData, LineItem, OtherParty } from '../../entry/draft.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { countryCode } from '../mapping/origin.ts'
import { keyboardText, wrapText } from '../mapping/text.ts'
import { arrivalOf } from '../release/mapping/release-bill.ts'
import { releaseContact } from '../release/mapping/release-header.ts'
import { lineQuantities } from './line-quantities.ts'

/** Columns of PG19 and PG20. */
const WIDTHS = { name: 32, address1: 23, address2: 32, city: 21, subdivision: 3, postalCode: 9 } as const

type Address = Pick<
  OtherParty,
  'name' | 'address_line1' | 'address_line2' | 'city' | 'state' | 'zip' | 'country'
>

const cut = (text: string | undefined, width: number): string => wrapText(keyboardText(text), width)[0] ?? ''

/** Name and address as PG19 and PG20 take them; undefined while name, street, city or country is missing. */
function agencyParty(party: Address | undefined): AgencyParty | undefined {
  if (!party) return undefined
  const [address1, rest] = wrapText(keyboardText(party.address_line1), WIDTHS.address1)
  const name = cut(party.name, WIDTHS.name)
  const city = cut(party.city, WIDTHS.city)
  const country = countryCode(party.country)
  if (!name || !address1 || !city || !country) return undefined
  const address2 = cut([rest, party.address_line2].filter(Boolean).join(' '), WIDTHS.address2)
  const subdivision = keyboardText(party.state)
  const postalCode = keyboardText(party.zip).replaceAll(/[ -]/g, '').slice(0, WIDTHS.postalCode)
  return {
    name,
    address1,
    ...(address2 && { address2 }),
    city,
    ...(/^[A-Z0-9]{1,3}$/.test(subdivision) && { subdivision }),
    country,
    ...(postalCode && { postalCode }),
  }
}

/** True if the line names a manufacturer that is not the one of the entry. */
export function isOtherMaker({ manufacturer }: LineItem, ofEntry: OtherParty | undefined): boolean {
  const named = keyboardText(manufacturer?.name)
  return named !== '' && named !== keyboardText(ofEntry?.name)
}

/** True if the consignee is the importer, whose name and address are then those of both. */
export const isConsigneeImporter = (parties: DraftData['parties']): boolean =>
  Boolean(parties?.same_as_importer) || parties?.consignee_number === 'SAME'

/** The manufacturer of the line; that of the entry only where the line names no other. */
function makerOf(line: LineItem, ofEntry: OtherParty | undefined): AgencyParty | undefined {
  const { manufacturer } = line
  const own =
    manufacturer && agencyParty({ ...manufacturer, state: manufacturer.province, zip: manufacturer.postal })
  return own ?? (isOtherMaker(line, ofEntry) ? undefined : agencyParty(ofEntry))
}

/** The time at which the goods arrive, HHMM: of the shipment, else the first one that a line gives an agency. */
export function arrivalTimeOf({ shipment_origin, line_items = [] }: DraftData): string | undefined {
  if (shipment_origin?.eta_time) return shipment_origin.eta_time
  for (const { agency_statements = [] } of line_items)
    for (const { shipment_answers = [] } of agency_statements) {
      const given = shipment_answers.find(({ question, value }) => question === ARRIVAL_TIME && value)
      if (given) return given.value
    }
  return undefined
}

/** The importer and the consignee of blocks 29 and 30 are in the United States. */
const atHome = (party: Omit<Address, 'country'> | undefined) =>
  party && agencyParty({ ...party, country: 'US' })

/** What the entry and a line say that programs of other agencies need, as their records take it. */
export function agencyFacts(context: FilingContext, line: FilingLine, today: CalendarDay): AgencyFacts {
  const { parties, header } = context.draft
  const importer = atHome(parties?.importer_of_record)
  const manufacturer = makerOf(line.line, parties?.manufacturer)
  const { name, telephone } = releaseContact(context)
  const email = keyboardText(parties?.importer_of_record?.email)
  const date = arrivalOf(context)
  const port = header?.port_code
  return {
    origin: line.origin || undefined,
    quantities: lineQuantities(line.line),
    grossKg: line.line.gross_weight_kg?.replaceAll(',', '') || undefined,
    value: (line.value / 100n).toString(),
    importer,
    consignee: isConsigneeImporter(parties) ? importer : atHome(parties?.ultimate_consignee),
    manufacturer,
    shipper: agencyParty(parties?.seller) ?? manufacturer,
    contact: name && telephone && email ? { name: name.slice(0, 23).trim(), telephone, email } : undefined,
    arrival: date && port ? { date, port } : undefined,
    arrivalTime: arrivalTimeOf(context.draft),
    signedOn: today,
  }
}
