import type { AgencyData } from '../../agencies/index.ts'
import type { CalendarDay } from '../../calendar/index.ts'
import type { DraftData } from '../../entry/draft.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { Finding } from '../../rules/finding.ts'
import { agencyDataOf } from '../agencies/agency-data.ts'
import { agencyFacts } from '../agencies/agency-facts.ts'
import type {
  CertifiedLine,
  CertifiedTariff,
  ReleaseCertification,
  ReleaseParty,
  ReleaseReference,
} from '../cargo-release.ts'
import { filedDraft } from '../filed-draft.ts'
import { type FilingContext, type FilingLine, filingContext } from '../filing-context.ts'
import { locationCode } from '../mapping/cargo.ts'
import { billTransports, needsConveyance } from './mapping/release-bill.ts'
import { expressReference, releaseContact, WAREHOUSE_TYPES } from './mapping/release-header.ts'
import { lineMaker, releaseParties } from './mapping/release-party.ts'
import { releaseFindings } from './release-findings.ts'

type CertificationResult =
  | { ok: true; certification: ReleaseCertification }
  | { ok: false; findings: Finding[] }

/**
 * Returns what a summary adds to certify the release of its goods (AE usage note ee). Refused with every finding if CBP could
 * not release them so; the summary itself is `toEntrySummaryFacts`.
 */
export function toCertification(
  draft: DraftData,
  rules: RuleContext,
  action: 'A' | 'R' = 'A',
): CertificationResult {
  const findings = releaseFindings(draft, rules, action).filter(({ severity }) => severity === 'error')
  if (findings.length > 0) return { ok: false, findings }
  return {
    ok: true,
    certification: certification(filingContext(filedDraft(draft), rules), rules.today, action),
  }
}

function certification(context: FilingContext, today: CalendarDay, action: 'A' | 'R'): ReleaseCertification {
  const { name, telephone } = releaseContact(context)
  return {
    ...(action === 'R' && { contact: { name, telephone } }),
    bills: billTransports(context),
    references: certificationReferences(context),
    parties: releaseParties(context).filter(isNotInSummary),
    lines: context.lines.map(
      (line): CertifiedLine => ({
        parties: lineMaker(line.line.manufacturer),
        tariffs: certifiedTariffs(line, agencyDataOf(line.line, agencyFacts(context, line, today))),
      }),
    ),
  }
}

/** Data of other agencies are under the number of the goods. */
const certifiedTariffs = ({ stack, hts }: FilingLine, agencies: AgencyData | undefined): CertifiedTariff[] =>
  agencies ? stack.map((row) => (row.hts === hts ? { agencies } : {})) : []

/** The summary has the number of its consignee in record 11. */
const isNotInSummary = ({ code, identifier }: ReleaseParty): boolean => code !== 'CN' || !identifier

/** References that stand for the fields of SE10 and SE11. */
function certificationReferences(context: FilingContext): ReleaseReference[] {
  const { draft, entryType } = context
  const { split_release, exam_site, general_order } = draft.release ?? {}
  const location = WAREHOUSE_TYPES.includes(entryType) ? locationCode(draft.parties ?? {}) : undefined
  const given = (qualifier: string, text: string | undefined) => (text ? [{ qualifier, text }] : [])
  return [
    ...given('SSR', split_release),
    ...given('CES', exam_site),
    ...given('NAM', needsConveyance(context) ? 'Y' : undefined),
    ...given('LOC', location),
    ...given('GEN', general_order),
    ...expressReference(context),
  ]
}
