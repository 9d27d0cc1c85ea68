import type { DraftData } from '../../src/entry/draft.ts'
import { unifiedFiling } from '../../src/filing/release/unified-filing.ts'
import type { SecurityFiling } from '../../src/security-filing/index.ts'
import { releasedEntry } from '../filing/release-examples.ts'
import { ruleContext } from '../filing/rule-context.ts'
import { isfEntry } from './isf-entry.ts'

/** Lamps by ship that are released first, with the security filing in the message of the release. */
export function unifiedEntry(): DraftData {
  const filing = isfEntry()
  const released = releasedEntry()
  return {
    ...filing,
    shipment_origin: released.shipment_origin,
    release: released.release,
    security_filing: { ...filing.security_filing, with_release: true },
  }
}

type Section = 'header' | 'parties' | 'release' | 'security_filing' | 'shipment_origin'

const changed =
  (section: Section, values: object) =>
  (draft: DraftData): DraftData => ({ ...draft, [section]: { ...draft[section], ...values } })

/** Drafts whose security filing has to go separately: what changes, the field of the finding, and its rule. */
export const UNIFIED_CASES: readonly [string, (draft: DraftData) => DraftData, string, string][] = [
  ['five facts', changed('security_filing', { kind: '5' }), 'security_filing.kind', 'ISF_UNIFIED_TYPE'],
  [
    'household goods',
    changed('security_filing', { shipment_type: '03' }),
    'security_filing.shipment_type',
    'ISF_UNIFIED_SHIPMENT',
  ],
  [
    'a stuffing place that follows',
    changed('parties', { stuffing_place: undefined }),
    'parties.stuffing_place.name',
    'ISF_UNIFIED_REASON',
  ],
  [
    'a consolidator that follows',
    changed('parties', { consolidator: undefined }),
    'parties.consolidator.name',
    'ISF_UNIFIED_REASON',
  ],
  [
    'a buyer by number',
    changed('parties', { buyer: { tin: '07-4418290' } }),
    'parties.buyer.name',
    'ISF_UNIFIED_PARTY',
  ],
  [
    'a single bond of the filing',
    changed('security_filing', { bond: 'single', bond_reference: 'ISF2026001', bond_surety: '054' }),
    'security_filing.bond',
    'ISF_UNIFIED_BOND',
  ],
  [
    'an entry without a bond',
    changed('header', { bond_type: '0', surety_no: '999' }),
    'header.bond_type',
    'ISF_UNIFIED_BOND',
  ],
  [
    'two master bills',
    changed('shipment_origin', {
      further_bills: [{ bill_of_lading: 'MAEU263000123', packages: '20', unit: 'CTN' }],
    }),
    'shipment_origin.bill_of_lading',
    'ISF_UNIFIED_BILLS',
  ],
  [
    'goods that come in parts',
    changed('release', { split_release: '2' }),
    'release.split_release',
    'ISF_UNIFIED_QUANTITY',
  ],
]

/** What would be sent of a security filing that nobody has reviewed. */
export const unifiedSentUnchecked = (draft: DraftData): SecurityFiling =>
  unifiedFiling(draft, ruleContext('cbp'))
