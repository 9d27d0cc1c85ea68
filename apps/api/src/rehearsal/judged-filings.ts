import type { RunFiling } from '@edfe/domain/rehearsal'
import type { StoredFiling } from '../db/stored-rehearsal.ts'

/** The filings that CBP would have had; the product's check stops the others before they leave. */
export const judgedFilings = (filings: readonly StoredFiling[]): RunFiling[] =>
  filings
    .filter(({ outcome }) => outcome !== 'held')
    .map(({ day, kind, port, outcome, faults }) => ({
      day,
      kind,
      port,
      isRefused: outcome === 'refused',
      codes: [...new Set(faults.map(({ code }) => code))],
    }))
