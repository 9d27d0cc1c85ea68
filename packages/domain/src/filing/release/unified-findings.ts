import type { DraftData } from '../../entry/draft.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { Finding } from '../../rules/finding.ts'
import { BONDED_SHIPMENTS, UNIFIED_RULES, UNIFIED_SHIPMENTS } from '../../security-filing/index.ts'
import { sourceOf } from '../security-filing/isf-elements.ts'
import { isfFinding, unifiedMessages } from '../security-filing/isf-findings.ts'
import { identifiedParty } from '../security-filing/isf-party.ts'
import {
  hasSecurityFiling,
  isFiveFacts,
  mastersOf,
  mayFollow,
  securityFilingFindings,
} from '../security-filing/to-security-filing.ts'

/** The choice itself, where no other field is what stands in the way. */
export const WITH_RELEASE = 'security_filing.with_release'
/** One bond covers both, so that the fields of a separate one are not asked for. */
const OWN_BOND = /^security_filing\.bond/

/** What keeps the security filing of a draft out of the message of its release, each at its field. */
function obstacles(draft: DraftData): Finding[] {
  const { header, release, security_filing: own = {} } = draft
  const shipment = own.shipment_type || '01'
  const isUnbonded = BONDED_SHIPMENTS.includes(shipment) && header?.bond_type === '0'
  const broken: readonly (readonly [string, string])[] = [
    ...(isFiveFacts(draft) ? [['TYPE', 'security_filing.kind'] as const] : []),
    ...(UNIFIED_SHIPMENTS.includes(shipment) ? [] : [['SHIPMENT', 'security_filing.shipment_type'] as const]),
    ...mayFollow(draft).map((element) => ['REASON', `${sourceOf(element, draft).path}.name`] as const),
    ...partiesByNumber(draft).map((path) => ['PARTY', `${path}.name`] as const),
    ...(own.bond === 'single' ? [['BOND', 'security_filing.bond'] as const] : []),
    ...(isUnbonded ? [['BOND', 'header.bond_type'] as const] : []),
    ...(mastersOf(draft).length > 1 ? [['BILLS', 'shipment_origin.bill_of_lading'] as const] : []),
    ...(release?.split_release ? [['QUANTITY', 'release.split_release'] as const] : []),
  ]
  return broken.flatMap(([name, path]) =>
    UNIFIED_RULES.filter(({ rule }) => rule === `ISF_UNIFIED_${name}`).map(({ words }) =>
      isfFinding(`UNIFIED_${name}`, path, { id: words.id }),
    ),
  )
}

/** Seller and buyer that a separate filing names by their number alone. */
const partiesByNumber = (draft: DraftData): string[] =>
  (['sellers', 'buyers'] as const)
    .map((element) => sourceOf(element, draft))
    .flatMap(({ path, party }) => (party && !party.name && identifiedParty(party.tin) ? [path] : []))

/** True if a person chose that the security filing goes in the message of the release, which is filed first. */
export const isWithRelease = ({ release, security_filing }: DraftData): boolean =>
  release?.method === 'first' && security_filing?.with_release === true

/** True if the choice makes sense: a release that is filed first, and one complete security filing of one master bill. */
export const mayGoWithRelease = (draft: DraftData): boolean =>
  draft.release?.method === 'first' &&
  hasSecurityFiling(draft) &&
  mastersOf(draft).length === 1 &&
  obstacles(draft).length === 0

/** Every reason for which the security filing of a draft does not go in the message of its release, if that is chosen. */
export function unifiedFindings(draft: DraftData, rules: RuleContext): Finding[] {
  if (!draft.security_filing?.with_release) return []
  // No message takes it along: nothing is refused for it.
  if (!isWithRelease(draft))
    return [{ ...isfFinding('UNIFIED_FIRST', WITH_RELEASE, unifiedMessages.notFirst()), severity: 'warning' }]
  return [
    ...obstacles(draft),
    ...securityFilingFindings(draft, rules).filter(({ path }) => !OWN_BOND.test(path)),
  ]
}
