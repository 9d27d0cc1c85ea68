import type { DraftData } from '../../entry/draft.ts'
import {
  BONDED_SHIPMENTS,
  type FilingBond,
  type FilingReference,
  SECURITY_FILING_ACTIVITY,
  SINGLE_BOND,
} from '../../security-filing/index.ts'
import { isSurety } from '../mapping/bond-facts.ts'
import { identifiedParty } from './isf-party.ts'

const CONTINUOUS_BOND = '8'
/** The activity of an importer's continuous bond. */
const IMPORTER_ACTIVITY = '01'

/** The bond for a filing: none is needed, one that covers it, or what is missing by the path of its field. */
export type FilingBondReading =
  | { bond: FilingBond | undefined; references: readonly FilingReference[] }
  | { missing: readonly BondGap[] }

export interface BondGap {
  path: 'security_filing.bond' | 'security_filing.bond_reference' | 'security_filing.bond_surety'
}

/** The continuous bond of the entry covers its security filing (19 CFR 149.5); else a single one has reference and surety. */
export function readFilingBond(
  { header = {}, parties = {}, security_filing: filing = {} }: DraftData,
  shipment: string,
): FilingBondReading {
  if (!BONDED_SHIPMENTS.includes(shipment)) return { bond: undefined, references: [] }
  const holder = identifiedParty(parties.importer_number)?.number ?? ''
  const hasOwn = header.bond_type === CONTINUOUS_BOND
  if (filing.bond !== 'single')
    return hasOwn || filing.bond === 'own'
      ? { bond: { holder, activity: IMPORTER_ACTIVITY, type: CONTINUOUS_BOND }, references: [] }
      : { missing: [{ path: 'security_filing.bond' }] }
  const surety = filing.bond_surety || (isSurety(header.surety_no) ? header.surety_no! : '')
  const missing: BondGap[] = [
    ...(filing.bond_reference ? [] : [{ path: 'security_filing.bond_reference' } as const]),
    ...(isSurety(surety) ? [] : [{ path: 'security_filing.bond_surety' } as const]),
  ]
  if (missing.length > 0) return { missing }
  return {
    bond: { holder, activity: SECURITY_FILING_ACTIVITY, type: SINGLE_BOND },
    references: [
      { qualifier: 'SBN', reference: filing.bond_reference! },
      { qualifier: 'V1', reference: surety },
    ],
  }
}
