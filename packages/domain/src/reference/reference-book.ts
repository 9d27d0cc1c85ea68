import { isCountryCode } from './countries.ts'
import { SURETY_COMPANIES, VESSEL_CARRIERS } from './small-tables.ts'
import type { TariffBook } from './tariff-book.ts'

/** Membership questions that rules ask of reference tables; the caller decides how they are loaded. */
export interface ReferenceBook {
  hasPort(code: string): boolean
  /** True if a port is an airport where no vessel unlades. */
  isAirport(code: string): boolean
  /** True if a port is the facility of an express carrier. */
  isExpressPort(code: string): boolean
  hasSurety(code: string): boolean
  /** First three letters of a bill of lading against the vessel carrier table. */
  hasCarrierPrefix(prefix: string): boolean
  hasCountry(alpha2: string): boolean
  hasForeignPort(code: string): boolean
  /** The tariff's answers about a line; left out by a caller without its data, such as a browser. */
  tariff?: TariffBook
}

/** Tables that are too large to load everywhere; without one, its question is answered as if nothing was wrong. */
export interface LargeTables {
  ports?: ReadonlySet<string>
  airports?: ReadonlySet<string>
  expressPorts?: ReadonlySet<string>
  foreignPorts?: ReadonlySet<string>
}

/**
 * The membership questions of the rules, answered from the tables. The port tables are handed in by the
 * caller that loaded them (`@edfe/domain/reference/lazy` has both), so that a browser can judge before they
 * have arrived.
 */
export function createReferenceBook(large: LargeTables = {}): ReferenceBook {
  const sureties = new Set(SURETY_COMPANIES.map((surety) => surety.code))
  const prefixes = new Set(VESSEL_CARRIERS.map((carrier) => carrier.code.slice(0, 3)))
  return {
    hasPort: (code) => large.ports?.has(code) ?? true,
    isAirport: (code) => large.airports?.has(code) ?? false,
    isExpressPort: (code) => large.expressPorts?.has(code) ?? false,
    hasForeignPort: (code) => large.foreignPorts?.has(code) ?? true,
    hasSurety: (code) => sureties.has(code),
    hasCarrierPrefix: (prefix) => prefixes.has(prefix.toUpperCase()),
    hasCountry: isCountryCode,
  }
}
