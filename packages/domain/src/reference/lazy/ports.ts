import airportData from '../data/airport-codes.json' with { type: 'json' }
import data from '../data/ports.json' with { type: 'json' }
import { records } from '../table.ts'

export interface Port {
  code: string
  name: string
  state: string
  region: string
  district: string
  /** port, user_fee_airport, courier_or_carrier_facility, border_patrol, preclearance, office, cartage_control. */
  kind: string
}

/** Schedule D: everywhere customs works, entry ports among them. */
export const PORTS: readonly Port[] = /* @__PURE__ */ records<keyof Port>(data)

const byCode = new Map(PORTS.map((port) => [port.code, port]))

export const portOf = (code: string): Port | undefined => byCode.get(code)

const airports = Map.groupBy(records<'iata' | 'port'>(airportData), ({ port }) => port)

/** The codes of air waybills for the airports of a port, such as JFK. */
export const airportsOf = (code: string): string[] => (airports.get(code) ?? []).map(({ iata }) => iata)

const portByAirport = new Map(records<'iata' | 'port'>(airportData).map(({ iata, port }) => [iata, port]))

/** The port of an airport, by its code on air waybills. */
export const portOfAirport = (iata: string): string | undefined => portByAirport.get(iata)

/** Kinds at which entries are filed; the rest are known codes, but seldom what is meant. */
const ENTRY_KINDS = new Set(['port', 'user_fee_airport', 'courier_or_carrier_facility'])

export const isEntryPort = (port: Port): boolean => ENTRY_KINDS.has(port.kind)

/** Ports where an informal entry pays no processing fee (AE usage note q). */
export const isInformalFeeExemptPort = (code: string): boolean =>
  ['user_fee_airport', 'courier_or_carrier_facility'].includes(byCode.get(code)?.kind ?? '')

const EXPRESS_KIND = 'courier_or_carrier_facility'

/** The facilities of express carriers. */
export const EXPRESS_PORTS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  PORTS.filter(({ kind }) => kind === EXPRESS_KIND).map(({ code }) => code),
)

const AIRPORT_KINDS = ['user_fee_airport', EXPRESS_KIND]

/**
 * Codes of ports that are airports by kind or name. A port whose name includes an airport and a city does not
 * count.
 */
export const AIRPORTS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  PORTS.filter(
    ({ name, kind }) =>
      AIRPORT_KINDS.includes(kind) ||
      (/\b(airport|intl air)\b/i.test(name) && !/\binclud|harbor/i.test(name)),
  ).map(({ code }) => code),
)
