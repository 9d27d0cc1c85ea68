import type { ReferenceBook } from '../rules/context.ts'
import { isCountryCode } from './countries.ts'
import { SURETY_COMPANIES, VESSEL_CARRIERS } from './small-tables.ts'

/** Tables that are too large to load everywhere; without one, its question is answered yes. */
export interface LargeTables {
  ports?: ReadonlySet<string>
  foreignPorts?: ReadonlySet<string>
}

/**
 * The membership questions of the rules, answered from the tables. The port tables are handed in by whoever
 * loaded them (`@edfe/domain/reference-large` has both), so that a browser can judge before they have arrived.
 */
export function createReferenceBook(large: LargeTables = {}): ReferenceBook {
  const sureties = new Set(SURETY_COMPANIES.map((surety) => surety.code))
  const prefixes = new Set(VESSEL_CARRIERS.map((carrier) => carrier.code.slice(0, 3)))
  return {
    hasPort: (code) => large.ports?.has(code) ?? true,
    hasForeignPort: (code) => large.foreignPorts?.has(code) ?? true,
    hasSurety: (code) => sureties.has(code),
    hasCarrierPrefix: (prefix) => prefixes.has(prefix.toUpperCase()),
    hasCountry: isCountryCode,
  }
}
