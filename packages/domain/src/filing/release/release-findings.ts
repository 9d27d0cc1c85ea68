import { askedDraft } from '../../entry/asked-fields.ts'
import type { DraftData } from '../../entry/draft.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { Finding } from '../../rules/finding.ts'
import { runAllRules } from '../../rules/rule-runner.ts'
import { entryRow, lineRows } from '../../rules/selection.ts'
import { AGENCY_RULES, type AgencyRule } from '../agencies/agency.rules.ts'
import { type AgencyRow, agencyRows } from '../agencies/agency-line.ts'
import type { ReleaseAction } from '../cargo-release.ts'
import { filingFindings } from '../filing-findings.ts'
import { isReleasedHere } from './is-released-here.ts'
import { releaseContext } from './release-context.ts'
import { INCOMPLETE_PARTY_RULES } from './rules/incomplete-parties.rules.ts'
import { PARTY_LETTER_RULES } from './rules/party-letters.rules.ts'
import { RELEASE_BILL_RULES } from './rules/release-bills.rules.ts'
import { RELEASE_DAY_RULES, RELEASE_HEADER_RULES } from './rules/release-header.rules.ts'
import { RELEASE_PARTY_RULES } from './rules/release-parties.rules.ts'
import type { ReleaseRule } from './rules/release-rule.ts'
import { unifiedFindings } from './unified-findings.ts'

/** What the review asks of a release beyond the summary, in the order of the guide. */
const REVIEW_RULES: readonly ReleaseRule[] = [
  ...RELEASE_HEADER_RULES,
  ...RELEASE_BILL_RULES,
  ...RELEASE_PARTY_RULES,
  ...INCOMPLETE_PARTY_RULES,
  ...PARTY_LETTER_RULES,
]

/** Every rule of a release. */
export const RELEASE_RULES: readonly (ReleaseRule | AgencyRule)[] = [
  ...REVIEW_RULES,
  ...RELEASE_DAY_RULES,
  ...AGENCY_RULES,
]

/** Rules of the summary on facts that a release sends too. */
const SHARED: ReadonlySet<string> = new Set(
  [
    'ENTRY_NUMBER PORT BOND_REQUIRED BOND_TERM BOND_SURETY BOND_AMOUNT WAREHOUSE_ENTRY WAREHOUSE_ENTRY_OTHER',
    'FURTHER_BILLS_TWICE FURTHER_BILLS_PACKAGES FURTHER_BILLS_UNIT MANIFEST_QUANTITY MANIFEST_WHOLE MANIFEST_UNIT',
    'CARRIER_CODE TRIP_NUMBER IT_NUMBER IT_OF_BILL IT_EVERY_BILL LOCATION LOCATION_UNKNOWN IMPORTER CONSIGNEE',
    'ZONE_ID ZONE_STATUS ZONE_QUANTITY LINE_COUNT HTS HTS_CHAPTER DESCRIPTION ORIGIN ORIGIN_OF_LINE VALUE',
    'SET_INDICATOR SET_PART_ALONE SET_PARTS SET_VALUE TARIFF_ROW_NUMBER TARIFF_ROW_REPEATED TARIFF_ROWS_VALUE',
  ]
    .join(' ')
    .split(' ')
    .map((name) => `FILING_${name}`),
)

const findingsOf = (chosen: readonly ReleaseRule[], draft: DraftData, rules: RuleContext): Finding[] => {
  const context = releaseContext(askedDraft(draft), rules)
  const found: Finding[] = []
  runAllRules(chosen, entryRow(context), rules, context, found)
  const agencies = { ...lineRows(agencyRows(context, rules)), suffixOf: ({ at }: AgencyRow) => at }
  runAllRules(AGENCY_RULES, agencies, rules, context, found)
  return found
}

/** What keeps the release of an entry from being reviewed clean; nothing where it is released elsewhere. */
export const releaseReviewFindings = (draft: DraftData, rules: RuleContext): Finding[] =>
  isReleasedHere(draft)
    ? [...findingsOf(REVIEW_RULES, draft, rules), ...unifiedFindings(draft, rules)]
    : unifiedFindings(draft, rules)

/** Paths that a cancellation sends, and those that an update leaves out. */
const OF_CANCELLATION = /^(header\.|parties\.importer_number|shipment_origin\.mode|release\.contact)/
const NOT_OF_UPDATE = /^(parties\.(?!location|firms|importer_number)|line_items(?!\.\d+\.manifest_qty))/

/** Data for agencies go with an addition and a replacement, wherever in the draft a fact of them is typed. */
const OF_AGENCIES: ReadonlySet<string> = new Set(AGENCY_RULES.map(({ id }) => id))

const isSent = ({ rule_id, path }: Finding, action: ReleaseAction): boolean => {
  if (OF_AGENCIES.has(rule_id)) return action === 'A' || action === 'R'
  if (action === 'D') return OF_CANCELLATION.test(path)
  return action !== 'U' || !NOT_OF_UPDATE.test(path)
}

/** Everything for which CBP would refuse the release of this draft today; empty when it can be filed as it is. */
export const releaseFindings = (
  draft: DraftData,
  rules: RuleContext,
  action: ReleaseAction = 'A',
): Finding[] =>
  [
    ...filingFindings(draft, rules).filter(({ rule_id }) => SHARED.has(rule_id)),
    ...findingsOf([...REVIEW_RULES, ...RELEASE_DAY_RULES], draft, rules),
    ...(action === 'A' ? unifiedFindings(draft, rules) : []),
  ].filter((finding) => isSent(finding, action))
