import { type RulesProfile, SPECIFICATION_PROFILE } from '../../profile/index.ts'
import { countryRegion } from '../countries.ts'
import { createReferenceBook, type ReferenceBook } from '../reference-book.ts'
import { createSearch, type LookupRow } from '../search.ts'
import { SMALL_LOOKUPS, type SmallLookupName } from '../small-lookups.ts'
import { ADCVD_CASES } from './adcvd-cases.ts'
import { FOREIGN_PORTS, type ForeignPort } from './foreign-ports.ts'
import { HARBOURS_OF, NAMES_OF_TODAY, US_PLACES } from './port-names.ts'
import { AIRPORTS, airportsOf, EXPRESS_PORTS, isEntryPort, PORTS, type Port } from './ports.ts'

export type LookupName = SmallLookupName | 'port-codes' | 'foreign-ports' | 'adcvd-cases'

/** Where entries are filed comes first, couriers' own facilities after the ports, and last what CBP's own list lacks. */
const placeOf = (port: Port): number =>
  !isEntryPort(port) ? 3 : port.region === '' ? 2 : port.kind === 'courier_or_carrier_facility' ? 1 : 0

/** The keys of a table that lead to one of some values. */
const keysOf = (
  table: Readonly<Record<string, string | readonly string[]>>,
  values: readonly string[],
): string[] =>
  Object.keys(table).filter((key) => [table[key]].flat().some((value) => value && values.includes(value)))

const portRows = (): LookupRow[] =>
  [...PORTS]
    .sort((a, b) => placeOf(a) - placeOf(b) || a.code.localeCompare(b.code))
    .map((port) => ({
      code: port.code,
      name: port.name,
      detail: port.region,
      district: port.district,
      port: port.name,
      state: port.state,
      region: port.region,
      full_name: port.name,
      display_name: `${port.code} - ${port.name}`,
      airports: airportsOf(port.code).join(' '),
      aliases: keysOf(US_PLACES, [port.code]).join('; '),
    }))

/** The other names of a place in Schedule K, those of today and the city that it is a harbour of. */
function otherNames({ name, aliases }: ForeignPort): string[] {
  const names = aliases.split('; ').filter(Boolean)
  return [...names, ...keysOf(NAMES_OF_TODAY, [name, ...names]), ...keysOf(HARBOURS_OF, [name])]
}

const foreignPortRows = (): LookupRow[] =>
  FOREIGN_PORTS.map((port) => ({
    code: port.code,
    name: port.name,
    detail: port.country_name,
    port_name: port.name,
    region: countryRegion(port.country) ?? '',
    country_code: port.country,
    country_name: port.country_name,
    aliases: otherNames(port).join('; '),
  }))

/** Companies without their own rate are filed under 000; the notice of the order has the numbers of the others. */
const ALL_OTHERS = '-000'

const adcvdRows = (): LookupRow[] =>
  ADCVD_CASES.map(({ code, product, country, ordered }) => ({
    code: `${code}${ALL_OTHERS}`,
    name: product,
    detail: `${country}, order of ${ordered}`,
    country_name: country,
    aliases: code.replaceAll('-', ''),
  }))

const SOURCES: Record<LookupName, (profile: RulesProfile) => LookupRow[]> = {
  ...SMALL_LOOKUPS,
  'port-codes': portRows,
  'foreign-ports': foreignPortRows,
  'adcvd-cases': adcvdRows,
}

export const LOOKUP_NAMES = Object.keys(SOURCES) as LookupName[]

export const isLookupName = (name: string): name is LookupName => Object.hasOwn(SOURCES, name)

const alsoFoundBy = (row: LookupRow): string =>
  [row.detail, row.state, row.district, row.aliases, row.country_code, row.alpha3].filter(Boolean).join(' ')

/** Codes of another list that name a row as its own code does. */
const alsoNamed = (row: LookupRow): string[] => row.airports?.split(' ') ?? []

const searches = new Map<string, ReturnType<typeof createSearch>>()

/**
 * Rows of a lookup that match a query: the code's start first, then names, then aliases and places.
 * Without a query, the head of the table. At most `limit` rows, 10 by default.
 */
export function searchLookup(
  name: LookupName,
  query: string,
  limit = 10,
  profile: RulesProfile = SPECIFICATION_PROFILE,
): LookupRow[] {
  const key = `${name} ${profile.name}`
  const search = searches.get(key) ?? createSearch(SOURCES[name](profile), alsoFoundBy, alsoNamed)
  searches.set(key, search)
  return search(query, limit)
}

/** The reference book with every table in it. */
export const fullReferenceBook = (): ReferenceBook =>
  createReferenceBook({
    ports: new Set(PORTS.map((port) => port.code)),
    airports: AIRPORTS,
    expressPorts: EXPRESS_PORTS,
    foreignPorts: new Set(FOREIGN_PORTS.map((port) => port.code)),
  })
