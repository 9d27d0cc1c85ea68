import type { DraftData, LineManufacturer, OtherParty } from '../../../entry/draft.ts'
import type { ReleaseAddress, ReleaseIdentifier, ReleaseParty } from '../../cargo-release.ts'
import type { FilingContext } from '../../filing-context.ts'
import { countryCode } from '../../mapping/origin.ts'
import { filedConsignee } from '../../mapping/parties.ts'
import { partyNumber, UNKNOWN_PARTY } from '../../mapping/party-number.ts'
import { keyboardText, wrapText } from '../../mapping/text.ts'
import { NAMED_CONSIGNEE_LIMITS, RELEASE_IDENTIFIERS } from '../release-parties.ts'

/** Characters of a name, a city and a part of a street address (SE30, SE35, SE36). */
const WIDTH = 35
/** Parts of a street address that three records SE35 hold. */
const MOST_PARTS = 6
/** The qualifier of a street address in whole lines (SE35 note 1). */
const WHOLE_LINE = '15'

type Address = Pick<
  OtherParty,
  'name' | 'address_line1' | 'address_line2' | 'city' | 'state' | 'zip' | 'country'
>
type Named = Pick<ReleaseParty, 'name' | 'address'>

const firstPart = (text: string | undefined): string => wrapText(keyboardText(text), WIDTH)[0] ?? ''

/** Name and address as a release takes them; undefined while name, street, city or country is missing. */
export function namedParty(party: Address | undefined): Named | undefined {
  const address = readAddress(party)
  const name = firstPart(party?.name)
  return name && address ? { name, address } : undefined
}

/** What a release needs of a party that it names. */
const NAMED_PARTS = ['name', 'address_line1', 'city', 'country'] as const
export type NamedPart = (typeof NAMED_PARTS)[number]

/** True once something other than the country is given, which a form may fill in. */
const isGiven = (party: Address = {}): boolean =>
  Boolean(party.name || party.address_line1 || party.address_line2 || party.city || party.state || party.zip)

/** What is missing, or not readable by CBP, of a party that is given in part; nothing of one that has a number. */
export function missingParts(party: OtherParty | undefined): readonly NamedPart[] {
  if (!party || !isGiven(party) || namedParty(party) || releaseIdentifier(party.tin)) return []
  const read: Record<NamedPart, unknown> = {
    name: firstPart(party.name),
    address_line1: keyboardText(party.address_line1) || keyboardText(party.address_line2),
    city: firstPart(party.city),
    country: countryCode(party.country),
  }
  return NAMED_PARTS.filter((part) => !read[part])
}

function readAddress({
  address_line1,
  address_line2,
  city,
  state,
  zip,
  country,
}: Address = {}): ReleaseAddress | undefined {
  const street = [address_line1, address_line2]
    .flatMap((line) => wrapText(keyboardText(line), WIDTH))
    .slice(0, MOST_PARTS)
    .map((text) => ({ kind: WHOLE_LINE, text }))
  const place = { city: firstPart(city), country: countryCode(country) }
  if (street.length === 0 || !place.city || !place.country) return undefined
  const subdivision = keyboardText(state)
  const postalCode = keyboardText(zip).slice(0, 15)
  return {
    street,
    ...place,
    ...(/^[A-Z0-9]{1,3}$/.test(subdivision) && { subdivision }),
    ...(postalCode && { postalCode }),
  }
}

/** A number of a party with its kind; undefined for one that CBP does not give. */
export function releaseIdentifier(typed: string | undefined): ReleaseIdentifier | undefined {
  const number = partyNumber(typed)
  const kind = Object.entries(RELEASE_IDENTIFIERS).find(([, form]) => number && form.test(number))?.[0]
  return number && kind ? { kind, number } : undefined
}

const as = (code: string, party: Omit<ReleaseParty, 'code'> | undefined): ReleaseParty[] =>
  party ? [{ code, ...party }] : []

/** The maker of the goods of one line, where the line names it. */
export const lineMaker = (maker: LineManufacturer | undefined): ReleaseParty[] =>
  as('MF', maker && namedParty({ ...maker, state: maker.province, zip: maker.postal }))

/** Maker, seller, buyer, ship-to party and consignee of the whole entry. */
export function releaseParties(context: FilingContext): ReleaseParty[] {
  const { parties } = context.draft
  return [
    ...as('MF', namedParty(parties?.manufacturer)),
    ...as('SE', namedParty(parties?.seller)),
    ...as('BY', buyerOf(parties)),
    ...as('ST', namedParty(parties?.ship_to)),
    ...as('CN', consigneeOf(context)),
  ]
}

/** The buyer by name, else by number; where nobody else is given, the importer. An incomplete buyer is never the importer. */
function buyerOf(parties: DraftData['parties']): Omit<ReleaseParty, 'code'> | undefined {
  const { buyer } = parties ?? {}
  const named = namedParty(buyer)
  if (named) return named
  const number = isGiven(buyer) ? buyer?.tin : buyer?.tin || parties?.importer_number
  const identifier = releaseIdentifier(number)
  return identifier && { identifier }
}

/** By number; on informal entries by name and address where the consignee has none. */
function consigneeOf(context: FilingContext): Omit<ReleaseParty, 'code'> | undefined {
  const number = filedConsignee(context)
  if (number !== UNKNOWN_PARTY) {
    const identifier = releaseIdentifier(number)
    return identifier && { identifier }
  }
  const { ultimate_consignee: consignee } = context.draft.parties ?? {}
  if (NAMED_CONSIGNEE_LIMITS[context.entryType] === undefined) return undefined
  return namedParty({ ...consignee, country: 'US' })
}
